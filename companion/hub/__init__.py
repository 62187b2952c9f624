"""A club of tables: one log of all that is played, what is seen of it, and who is ahead. Needs the extra ``hub``."""
