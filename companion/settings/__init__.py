"""The one settings file, and how it becomes frozen dataclasses."""
