"""Things that stand on a mat: nobles, elephants, markers, single stones, and tiles that may hold cities."""
