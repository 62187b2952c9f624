"""Quick, rough search for the walls, columns and nobles that explain the evidence best."""
