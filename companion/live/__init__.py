"""A live table: its people, devices, recorder and timekeeper."""
