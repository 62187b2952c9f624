"""The companion's texts for people: one folder of Fluent files per language, and the code that reads and checks them."""
