"""Draws hypotheses as they would appear, and computes the likelihood of the drawing."""
