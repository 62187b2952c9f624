"""What one look at a tile says: rasters along the lines of sight, the networks, log odds."""
