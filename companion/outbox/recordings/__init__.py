"""Sends recordings of finished games to a club's archive, in pieces and while the table is idle."""
