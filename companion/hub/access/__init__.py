"""Who may join and what programs may do: table keys, one-time codes, tokens, and limits on guessing."""
