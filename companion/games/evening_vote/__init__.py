"""The evening's vote, as in the design contest of the printed rules: everybody secretly ranks the three best games."""
