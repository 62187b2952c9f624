"""A club of tables: one log of all that is played, pages that show it, and standings. Needs the extra ``hub``."""
