# The club's hub: its pages, and what it refuses.
club-title = El club
club-wall = Mesas
club-standings = Clasificación
club-records = Récords
club-hosts = Anfitriones
club-pages = Páginas del club
club-no_tables = Aún no hay mesas: la página de los anfitriones tiene un código para la primera.
club-rests = Aún sin partida
club-away = Sin noticias desde hace un rato
club-moments = Grandes momentos
club-no_moments = Aún no ha pasado nada grande.
club-someone = Jugador { $number }
club-log = Lo que pasó
club-nothing_yet = Aún no ha pasado nada.
club-season = Temporada { $year }
club-no_results = Aún no ha terminado ninguna partida de esta temporada.
club-place = Puesto
club-name = Nombre
club-played = Partidas
club-won = Ganadas
club-behind = Puntos
club-behind_hint = Un punto por cada jugador que queda detrás, en cada partida.
club-rating = Nivel
club-rating_hint = OpenSkill: el nivel mínimo, estimado con todas las partidas.
club-all_games = Todos los juegos
club-against = Contra quién
club-before = Delante
club-after = Detrás
club-level = Empatadas
club-last_games = Últimas partidas
club-game = Juego
club-greatest_walls = Mayores murallas
club-longest_sieges = Asedios más largos
club-stones =
    { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
club-rolls =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
club-no_records = Nadie ha logrado ninguno todavía.
club-csv = En CSV
club-join = Inscribir una mesa
club-new_code = Código nuevo
club-join_hint = Escribe esto en la mesa en los próximos { $minutes } minutos:
club-revoke = Expulsar
club-revoked = expulsada
club-archive = Grabaciones
club-archive_space =
    { $count ->
        [one] { $count } grabación; { $used } de { $most } GB ocupados, { $free } GB libres en el disco.
       *[other] { $count } grabaciones; { $used } de { $most } GB ocupados, { $free } GB libres en el disco.
    }
club-archive_stays = Cuando falta sitio, se borran las más antiguas.
club-archive_goes = Se borran a los { $days } días, o antes si falta sitio.
club-archive_facts = Lo que enseñan se conserva sin nombres: { $drawn } analizadas, { $waiting } en espera.
club-archive_empty = Ninguna mesa ha enviado una todavía.
club-archive_delete = Borrar
club-tournaments = Torneos
club-no_tournaments = Aún no ha empezado ninguno.
club-new_tournament = Un torneo nuevo
club-tournament_title = Título
club-tournament_form = Modalidad
club-swiss = Sistema suizo
club-league = Liga
club-tournament_game = Juego
club-at_a_table = Jugadores por mesa
club-rounds = Rondas
club-entrants_typed = Quiénes juegan, un nombre por línea
club-begin = Empezar
club-round_of = Ronda { $round } de { $rounds }
club-round = Ronda { $round }
club-tournament_over = Ha terminado.
club-pair_next = Emparejar la ronda siguiente
club-opponents = Rivales
club-leaves = Se va
club-has_left = se ha ido
club-tournament_hint = Un punto por cada jugador que queda detrás; descansar vale uno. A igualdad de puntos cuentan las victorias y luego los puntos de todos los rivales. Los resultados llegan solos cuando termina la partida en la mesa.
club-more_entrants = Alguien más
club-enters = Se apunta
club-bye = Descansa
club-table_number = Mesa { $number }
club-ranked = { $place }.º
club-say_result = Indicar los puestos
club-result_waits = Aún se juega.
club-webhooks = Webhooks
club-webhooks_hint = Programas de otros lugares a los que se cuenta lo que pasa aquí. Los indica un programa de los anfitriones: POST /api/hub/webhooks.
club-webhooks_waiting = { $waiting } en espera, { $lost } abandonados
club-webhooks_test = Probar
club-webhooks_end = Terminar
club-webhooks_none = No se le cuenta a nadie.
club-forget = Borrar a esta persona
club-forget_hint = El nombre desaparece de todas partes; las partidas conservan un número.
club-sure = Toca otra vez para confirmar
club-language = Idioma

refusal-hub-batch = Eso no son sucesos de una partida: actualiza la mesa y el club.
refusal-hub-cannot_open = Esa no es una base de datos para un club: comprueba su dirección.
refusal-hub-cannot_write = La base de datos del club no responde: compruébala; las mesas volverán a enviar.
refusal-hub-codes_too_fast = Demasiados códigos erróneos: inténtalo de nuevo en { $wait_s } s.
refusal-hub-entrants = Juegan hasta { $people } personas, cada una con un apodo de hasta { $letters } letras: corrige la lista.
refusal-hub-no_such_entrant = Nadie sigue jugando con ese número: mira el torneo.
refusal-hub-no_such_pairing = Ninguna mesa de una ronda tiene ese número: mira el torneo.
refusal-hub-no_such_tournament = El club no tiene ningún torneo con ese número: mira la lista.
refusal-hub-ranks = Da un puesto a cada uno, desde el 1; los iguales lo comparten.
refusal-hub-round_waits = Falta un resultado de esta ronda: espéralo o indícalo.
refusal-hub-too_few_entrants = Siguen jugando menos de dos personas: apunta a alguien.
refusal-hub-tournament = Un torneo tiene un título de hasta { $title } letras, una modalidad (swiss o league), un juego, de { $least } a { $most } jugadores por mesa y de 1 a { $rounds } rondas: indícalo todo.
refusal-hub-tournament_over = Se han jugado todas las rondas: empieza otro torneo.
refusal-hub-hosts_only = Solo los anfitriones del club pueden hacerlo: abre primero su dirección.
refusal-hub-other_seats = Esa partida tenía antes otros sitios: envíala con una clave propia.
refusal-hub-key_known = Una mesa con esa clave ya estuvo en el club: inscríbela de nuevo.
refusal-hub-no_such_person = El club no conoce a nadie con ese número: mira la clasificación.
refusal-hub-not_begun = Esa base de datos no contiene aún ningún club de esta versión: inicia primero `raja hub`.
refusal-hub-no_such_table = Esa mesa no está en el club: elige una de las que muestra.
refusal-hub-not_signed = La inscripción no está firmada con la clave de la mesa: inscríbela de nuevo.
refusal-hub-not_signed_here = Eso no está firmado por esa mesa para este club: inscríbela de nuevo.
refusal-hub-season = Una temporada es un año, como 2026: di uno.
refusal-hub-table_name = El nombre de una mesa tiene de 1 a 40 letras: da otro.
refusal-hub-table_revoked = Esta mesa ya no está en el club: inscríbela con un código nuevo.
refusal-hub-unknown_table = Ninguna mesa de este club tiene esa clave: inscríbela con un código nuevo.
refusal-hub-wrong_code = Ese no es un código de este club, o ya no vale: pide uno nuevo.
refusal-hub-archive_full = El club no tiene sitio para grabaciones ahora: haz sitio; las mesas volverán a enviar.
refusal-hub-game_goes_on = El club no tiene esa partida de esta mesa, o aún no ha terminado: envía la grabación más tarde.
refusal-hub-no_such_recording = El club no tiene esa grabación: mira la página de grabaciones.
refusal-hub-recording = Eso no es parte de una grabación: actualiza la mesa y el club.
refusal-hub-hook_kinds = Un webhook pide parte de { $kinds }: di cuál.
refusal-hub-hook_known = A esa dirección ya se le cuenta todo: termina antes ese webhook.
refusal-hub-hook_url = A esa dirección no se le puede contar nada: da una como https://example.org/raja.
refusal-hub-no_such_hook = El club no tiene ese webhook: mira su lista.
