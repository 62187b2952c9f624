"""The pages and the programming interface; everything they show comes from the table's feed."""
