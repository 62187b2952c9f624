"""Real cards of a small game, read by the camera: turns frames of the card mat into proposals for the phones."""
