"""Bytes by the million against whatever reads bytes: ``make fuzz``. What was found lies in ``cases`` and is a test."""
