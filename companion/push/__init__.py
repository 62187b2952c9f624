"""Web Push: a phone that lies in a pocket is told that it is its turn, where host and player want that."""
