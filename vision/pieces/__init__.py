"""What stands on a mat: nobles, elephants, markers, single stones, and the tiles on which cities may stand."""
