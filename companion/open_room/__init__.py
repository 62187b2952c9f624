"""Banbury Merton Street as an open room: any number of phones, a name each; the lowest number only one sealed wins."""
