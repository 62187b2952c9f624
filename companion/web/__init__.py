"""The pages and the interface for programs; everything they show comes from the table's feed."""
