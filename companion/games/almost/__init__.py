"""Almost, and its ancestor Banbury Merton Street: the lowest bid that nobody else made, for 3 or more (``L1``–``L4``)."""
