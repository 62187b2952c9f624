"""The English auction for the first move."""
