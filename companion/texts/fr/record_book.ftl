# Les gens au fil des soirées : victoires, rivalités, records ; et comment on oublie quelqu’un.

book-title = Joueurs et records
book-hint = Victoires, rivalités et records à cette table
book-nothing = Personne n’a encore terminé de partie ici. Ensuite, cette page dira qui a gagné, qui affronte qui, et quels sont les records.
book-people = Joueurs
book-records = Records
book-rivalries = Rivalités
book-counted = Parties : { $games } · Soirées : { $evenings }
book-person_won = Victoires : { $won }
book-person_games = Parties : { $games }
book-evenings = Soirées
book-since = Première partie
book-streak = Plus longue série de victoires
book-favourite = Place préférée
book-game = Jeu
book-games = Parties
book-won = Victoires
book-best = Meilleur score
book-record_points_in = Meilleur score, { $game }
book-record_stones = Le plus de pierres dans une muraille
book-record_minutes = Partie la plus longue, en minutes
book-record_streak = Plus longue série de victoires
book-forget = Oublier { $name }
book-forget_really = Retirer { $name } de toutes les parties de cette table ? Ce qui a été saisi au clavier dans ces parties disparaît aussi. C’est irréversible. Les enregistrements et les copies du journal gardent le nom tant que vous ne les supprimez pas.
book-forget_yes = Oui, oublier { $name }
book-forget_no = Ne rien changer
book-forgotten = On a oublié { $name }. Parties : { $games }
