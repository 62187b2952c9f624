"""The hub's database: its connections, its tables and its migrations."""
