"""The Arduino seen from Python: sentences, session, link."""
