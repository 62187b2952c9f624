"""Real cards of a small game, read by the camera: frames of the card mat in, proposals for the phones out."""
