"""From the best hypothesis and its rivals to readings with their confidence."""
