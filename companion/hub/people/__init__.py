"""The club's people: what they are called, what stands for their names in the log, and accounts for those who want one."""
