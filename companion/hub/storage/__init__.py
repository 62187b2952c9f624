"""The hub's database: its connections, its tables and the steps of its schema."""
