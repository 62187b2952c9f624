"""Batches of events from tables: validated strictly, then added to the club's log once and in order."""
