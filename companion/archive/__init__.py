"""A club's archive of evenings: recordings kept whole, and what each of them teaches drawn from it once."""
