"""Connections of the web server: read, bounded and sent to without a thread for each."""
