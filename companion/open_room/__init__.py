"""Banbury Merton Street as an open room: any number of phones, one name each; the lowest number that nobody else sealed
wins.
"""
