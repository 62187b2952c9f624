"""The command that serves a table: its address, log, devices and the programs beside it."""
