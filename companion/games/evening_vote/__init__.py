"""The evening's vote, as the design contest of the printed rules held it: the three best games, in secret."""
