"""Writes recordings: in the background or at once, whole on disk, with fewer pictures, and without people who did not
consent.
"""
