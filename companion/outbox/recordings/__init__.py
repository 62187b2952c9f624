"""Recordings on their way to a club's archive: while the table rests, in pieces, of games that are over."""
