"""Mats, markers and tokens to print: drawn in millimetres from the geometry that vision uses, laid out on paper,
written as PDF.
"""
