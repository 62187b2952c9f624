"""The small games at a live table: the same people, log and feed as Raja's, rules behind one door."""
