"""Writing a recording: beside the game or at once, whole on disk, thinned, and without those who did not agree to it."""
