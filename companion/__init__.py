"""The companion at the table: one writer, one log, the referee, recordings, the pages and the command line."""
