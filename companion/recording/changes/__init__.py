"""Recordings made from others: cut, merged, repaired, without people."""
