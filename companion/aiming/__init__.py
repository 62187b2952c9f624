"""Helps people aim the camera: pictures are examined one after another, drawn on and judged."""
