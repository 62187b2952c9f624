"""Who may join, and which programs may do what: codes and keys of tables, tokens, and limits for those who guess."""
