"""A camera on another machine in the house: the server that shares it, and the client at the table."""
