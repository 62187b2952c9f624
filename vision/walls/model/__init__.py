"""Walls, columns and nobles as hypotheses: values in the mat's millimetres, free of any picture."""
