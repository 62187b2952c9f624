"""Scripts that learn the weights seeing ships with, from photos with truth."""
