"""Pictures of the parts for the docs."""
