"""Vision's sections of the settings file, as dataclasses; no values here."""
