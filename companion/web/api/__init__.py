"""The interface for programs, described: request bodies, answers, schemas, OpenAPI."""
