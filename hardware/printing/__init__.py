"""Mats, markers and tokens to print: drawn in millimetres from the geometry that seeing uses, laid on paper, written as PDF."""
