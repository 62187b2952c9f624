"""What white looks like anywhere on a mat, and the palette class of each colour relative to it."""
