"""The small games at a live table: the same people, log and feed as Raja, other rules behind one interface."""
