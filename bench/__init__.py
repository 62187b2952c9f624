"""Speed, measured: ``python -m bench`` runs every module here, ``python -m bench rules`` one of them."""
