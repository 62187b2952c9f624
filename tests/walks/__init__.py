"""Walks through the product as newcomers take them, filmed: ``make walks``."""
