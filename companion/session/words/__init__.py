"""What the log says, in English and German."""
