"""The command line: one module a command group, each thin over the room that does the work."""
