"""Sizes of the set, cameras, and where a mat shows in a picture."""
