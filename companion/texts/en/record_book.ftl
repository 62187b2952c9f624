# People over all evenings: wins, rivalries and records; and deleting a person.

book-title = People and records
book-hint = Wins, rivalries and records at this table
book-nothing = Nobody has finished a game here yet. Then this page shows who won, who plays whom, and all records.
book-people = People
book-records = Records
book-rivalries = Rivalries
book-counted = Games: { $games } · Evenings: { $evenings }
book-person_won = Won: { $won }
book-person_games = Games: { $games }
book-evenings = Evenings
book-since = First game
book-streak = Most wins in a row
book-favourite = Favourite seat
book-game = Game
book-games = Games
book-won = Won
book-best = Most points
book-record_points_in = Most points, { $game }
book-record_stones = Most stones in a wall
book-record_minutes = Longest game, in minutes
book-record_streak = Most wins in a row
book-forget = Forget { $name }
book-forget_really = Remove { $name } from every game at this table? Everything people typed in those games is deleted too. This cannot be undone. Recordings and backups of the log keep the name until you delete them.
book-forget_yes = Yes, forget { $name }
book-forget_no = Keep them
book-forgotten = { $name } is forgotten. Games: { $games }
