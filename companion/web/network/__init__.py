"""How phones find the table: addresses, announcement, certificates, entry codes."""
