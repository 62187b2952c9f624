"""Hypotheses drawn as they would show, and the likelihood of the drawing."""
