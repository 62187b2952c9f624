"""All of Raja's rules as pure functions: ``game`` puts them together, docs/rules.md is a guide."""
