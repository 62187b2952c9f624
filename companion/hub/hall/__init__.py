"""Almost for a hall of twenty thousand: gates take the seals, and the hub's database keeps and counts them."""
