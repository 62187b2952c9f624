"""Webhooks: programs elsewhere are told what happens in the club, signed, in order, and again until they have it."""
