"""Helping somebody to aim the camera: pictures looked at one after another, drawn on and judged."""
