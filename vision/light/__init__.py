"""The appearance of white anywhere on a mat, and the palette class of each colour relative to it."""
