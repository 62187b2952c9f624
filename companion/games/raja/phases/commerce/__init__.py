"""Commerce: barter, markets, and grain that was received."""
