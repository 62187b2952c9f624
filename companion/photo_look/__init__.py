"""Reads photos that people take of a table with their phones, and forgets them."""
