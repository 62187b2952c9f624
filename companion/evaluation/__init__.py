"""Folders of photos with their truth, looked at and scored."""
