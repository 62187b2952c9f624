"""``raja doctor``: every part of a rig in a line: what was found, whether it works, what to do."""
