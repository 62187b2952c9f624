"""What is asked and told, described: request bodies, schemas, OpenAPI."""
