"""Commands that look at photos."""
