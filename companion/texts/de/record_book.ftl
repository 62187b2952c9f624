# Leute über alle Abende: Siege, Rivalitäten, Rekorde; und wie jemand vergessen wird.

book-title = Leute und Rekorde
book-hint = Siege, Rivalitäten und Rekorde an diesem Tisch
book-nothing = Hier hat noch niemand ein Spiel zu Ende gespielt. Danach steht hier, wer gewonnen hat, wer auf wen trifft und was noch niemand besser gemacht hat.
book-people = Leute
book-records = Rekorde
book-rivalries = Rivalitäten
book-counted = Spiele: { $games } · Abende: { $evenings }
book-person_won = Siege: { $won }
book-person_games = Spiele: { $games }
book-evenings = Abende
book-since = Erstes Spiel
book-streak = Meiste Siege in Folge
book-favourite = Lieblingsplatz
book-game = Spiel
book-games = Spiele
book-won = Siege
book-best = Meiste Punkte
book-record_points_in = Meiste Punkte, { $game }
book-record_stones = Meiste Steine in einer Mauer
book-record_minutes = Längstes Spiel, in Minuten
book-record_streak = Meiste Siege in Folge
book-forget = { $name } vergessen
book-forget_really = { $name } aus allen Spielen dieses Tischs streichen? Auch was in diesen Spielen getippt wurde, geht verloren. Das lässt sich nicht zurücknehmen. In Aufzeichnungen und Kopien des Protokolls bleibt der Name, bis ihr sie löscht.
book-forget_yes = Ja, { $name } vergessen
book-forget_no = Lieber behalten
book-forgotten = { $name } ist vergessen. Spiele: { $games }
