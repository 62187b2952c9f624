"""Sizes of the set, cameras, and where a mat appears in a picture."""
