"""Play at the virtual table: whole evenings faster than time, and the virtual players' hands at a live one."""
