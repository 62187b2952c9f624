"""The evidence of one look at a tile: rasters along the lines of sight, the networks, log odds."""
