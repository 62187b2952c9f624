# Refusals that stand on screens for a while, too; of all others the English sentence stands where they are raised.

refusal-log-cannot_open = The log cannot be opened: check the database.
refusal-log-cannot_write = The log cannot be written now: free some disk space or close what holds the database; nothing was taken.
refusal-log-damaged_game = The log of that game is damaged: open it, and what came before the damage goes on.
refusal-log-damaged_people = The line of the log that says who plays is damaged: take the newest copy.
refusal-log-in_use = Another companion already uses this log: play on there, or end it first.
refusal-log-not_understood = The database was written by another version of the companion: use that one.
refusal-people-unknown = Nobody of that name played here: choose one who is shown.
refusal-people-at_the_table = { $name } is in the game that is open: open another game first.
refusal-people-needed = Without { $name } one of the games would no longer be the same: nothing was changed in it. Delete the log instead, as the page on privacy says.
