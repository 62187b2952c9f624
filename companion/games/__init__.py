"""The rules of all games played at the table: pure functions that use only the standard library."""
