"""Photorealistic photos with exact truth, to train vision's networks: `python -m trainers.seeing.rendered`."""
