"""The hub and its gates as programs, alone or together with their databases on one machine."""
