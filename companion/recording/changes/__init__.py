"""Makes new recordings from others: cuts, merges, repairs and anonymises them."""
