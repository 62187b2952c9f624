# Refusals that also stay on screens for a while; the English text of all others is where they are raised.

refusal-log-cannot_open = The log cannot be opened: check the database.
refusal-log-cannot_write = The log cannot be written now: free some disk space or close the program that locks the database. The move was not recorded.
refusal-log-damaged_game = The log of that game is damaged: open the game to continue it from before the damage.
refusal-log-damaged_people = The log's entry on who plays is damaged: use the newest backup.
refusal-log-in_use = Another companion already uses this log: play on there, or end it first.
refusal-log-not_understood = The database was written by another version of the companion: use that one.
refusal-people-unknown = Nobody of that name has played here: choose one of the names shown.
refusal-people-at_the_table = { $name } is in the open game: open another game first.
refusal-people-needed = One of the games cannot be replayed without { $name }, so it was not changed. Delete the log instead, as the page on privacy explains.
