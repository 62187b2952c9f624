"""A club under load: many tables, a hub, gates, PostgreSQL and Valkey, each killed again and again."""
