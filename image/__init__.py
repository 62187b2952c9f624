"""Debian folders for other processors, and the Raspberry Pi's image that is made of one: for whoever builds, not for the Pi."""
