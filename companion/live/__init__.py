"""A table that is on: its people, devices, recorder and timekeeper."""
