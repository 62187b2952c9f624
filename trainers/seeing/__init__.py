"""Training sets, renderers and trainers of vision's networks: for a large computer, not for the Pi."""
