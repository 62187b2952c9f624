"""Scripts that compute in advance how virtual players play."""
