"""Draws hypotheses as they would look, and computes the likelihood of the drawing."""
