"""Training sets, renderers and trainers of the learned networks: for a large computer, not for the Pi."""
