"""Walls and grain columns as hypotheses, scored along the line of sight and compared with their rivals."""
