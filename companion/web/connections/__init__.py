"""Connections of the web server: read, limited and answered without one thread for each."""
