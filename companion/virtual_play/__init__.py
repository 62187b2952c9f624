"""Play at the virtual table: whole evenings faster than real time, and the hands of virtual players at a live table."""
