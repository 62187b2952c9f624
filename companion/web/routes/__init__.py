"""The routes for phones and screens, one module per topic."""
