"""Walls and grain columns as hypotheses: projected along the line of sight, weighed by colour, rivals kept."""
