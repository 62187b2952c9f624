"""Web Push: notifies a dark phone of its player's turn, if host and player want that."""
