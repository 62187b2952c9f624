"""Speed measurements: ``python -m bench`` runs all modules here, ``python -m bench rules`` only one."""
