"""What a hub is asked: by tables, by programs, by people."""
