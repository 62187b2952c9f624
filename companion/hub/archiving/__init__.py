"""The club's recordings: received from tables in pieces, kept while there is space, and summarised once."""
