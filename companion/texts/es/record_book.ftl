# La gente a lo largo de las veladas: victorias, rivalidades, récords; y cómo se olvida a alguien.

book-title = Jugadores y récords
book-hint = Victorias, rivalidades y récords en esta mesa
book-nothing = Aquí nadie ha terminado todavía una partida. Después, esta página dirá quién ganó, quién se enfrenta a quién y cuáles son los récords.
book-people = Jugadores
book-records = Récords
book-rivalries = Rivalidades
book-counted = Partidas: { $games } · Veladas: { $evenings }
book-person_won = Victorias: { $won }
book-person_games = Partidas: { $games }
book-evenings = Veladas
book-since = Primera partida
book-streak = Más victorias seguidas
book-favourite = Sitio preferido
book-game = Juego
book-games = Partidas
book-won = Victorias
book-best = Más puntos
book-record_points_in = Más puntos, { $game }
book-record_stones = Más piedras en una muralla
book-record_minutes = Partida más larga, en minutos
book-record_streak = Más victorias seguidas
book-forget = Olvidar a { $name }
book-forget_really = ¿Quitar a { $name } de todas las partidas de esta mesa? También se borra lo que se escribió en ellas. No se puede deshacer. Las grabaciones y las copias del registro conservan el nombre hasta que las borres.
book-forget_yes = Sí, olvidar a { $name }
book-forget_no = Dejarlo como está
book-forgotten = Se ha olvidado a { $name }. Partidas: { $games }
