"""Almost for a hall of twenty thousand: seals taken by gates, kept and counted in the hub's database."""
