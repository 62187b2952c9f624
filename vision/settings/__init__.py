"""What the settings file tells vision; no values here."""
