"""``raja doctor``: one line for each part of the rig: what was found, whether it works, what to do."""
