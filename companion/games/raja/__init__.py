"""Raja's rules, whole, as pure functions: see ``game`` for the door and docs/rules.md for a guide."""
