"""A camera of another machine in the house: how its pictures are given, and how a table takes them."""
