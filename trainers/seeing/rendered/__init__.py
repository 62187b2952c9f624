"""Photorealistic photos with exact truth, to teach the networks of vision with: `python -m trainers.seeing.rendered`."""
