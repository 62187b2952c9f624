"""Rules of the games played at the table: pure functions on the standard library alone."""
