"""Teaching: learns a table's colours, its pieces' sizes, and how far to trust its counts, from looks and corrections."""
