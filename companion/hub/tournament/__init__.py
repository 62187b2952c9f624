"""A club's tournaments: pairings and standings."""
