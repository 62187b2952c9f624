"""Playing cards of the project's own drawing, photographed by arithmetic: what the cards' networks are taught with."""
