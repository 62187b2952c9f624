"""The club's people: their names, the references that replace these in the log, and accounts for those who want one."""
