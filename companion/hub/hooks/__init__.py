"""Webhooks: other programs are notified of what happens in the club, signed, in order, and until they confirm."""
