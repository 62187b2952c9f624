"""Commands for camera and dice board."""
