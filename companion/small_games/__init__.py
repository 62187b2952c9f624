"""The small games at a live table: the same people, log and feed as for Raja, with other rules behind one interface."""
