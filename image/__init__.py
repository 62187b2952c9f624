"""Debian folders for other processors, and the Raspberry Pi's image made from one; only used to build, not on the Pi."""
