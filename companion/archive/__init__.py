"""A club's archive of evenings: keeps recordings whole, and extracts the facts of each once."""
