"""What ``raja evaluate`` found, in words, tables and plots."""
