"""What one table's own looks and corrections teach: its colours, its pieces' sizes, and how far its counts can be trusted."""
