# A finished game's page, and a coach's comments on it.

afterwards-title = Así fue
afterwards-coming = Se está repasando la partida…
afterwards-open = Así fue
afterwards-unfinished = Partida sin terminar
afterwards-how = Con { $parts }
afterwards-length = Turnos: { $turns } · Minutos: { $minutes }
afterwards-points = Los puntos a lo largo de la partida
afterwards-points_summary = Los puntos a lo largo de la partida; al final: { $points }
afterwards-wall = La mayor muralla
afterwards-wall_is = { $name }, { $city }: { $stones } (piedras), { $width } (anchura)
afterwards-bargain = El mejor negocio
afterwards-bargain_worth = Una ganancia de unos ${ $gain } para { $name }.
afterwards-awards = Los premios
afterwards-luck = Suerte y decisiones
afterwards-luck_explains = Asedios: lo que valían antes de tirar los dados. Tratos: lo que dieron. Dados: lo que añadieron o quitaron, frente a todas las tiradas posibles. En dólares, según el valor que dan los jugadores virtuales.
afterwards-luck_percent = Más suerte que en { $percent } de 100 veladas con estos combates
afterwards-no_battle = No tiró dados
afterwards-sieges = Asedios
afterwards-trades = Tratos
afterwards-dice = Dados
afterwards-battle = { $attacker } contra { $defender }
afterwards-coach = El entrenador repasa la partida
afterwards-coach_limits = El entrenador mira una sola decisión por delante, con probabilidades exactas y los valores de los jugadores virtuales; no sabe nada de planes, promesas ni charlas en la mesa.
afterwards-coach_none = Ningún momento decidió por sí solo: se ganó poco a poco.
afterwards-coach_turn = Turno { $turn }, { $phase }
afterwards-share = Para compartir
afterwards-portrait = Imagen
afterwards-tall = Imagen vertical
afterwards-film = Vídeo de 20 s
afterwards-film_made = Se está haciendo el vídeo…

coach-chose_nothing = { $name } dejó pasar la ocasión.
coach-dice_right = Decidieron los dados: un resultado así tenía un { $percent } % de probabilidad. El asedio de { $name } merecía la pena.
coach-dice_risky = Decidieron los dados: un resultado así tenía un { $percent } % de probabilidad. El asedio de { $name } costaba más de lo que prometía.
coach-siege_noble =
    { $count ->
        [one] Mejor: { $count } elefante contra { $city } de { $name }; el noble se ganaba en el { $percent } % de los casos.
       *[other] Mejor: { $count } elefantes contra { $city } de { $name }; el noble se ganaba en el { $percent } % de los casos.
    }
coach-siege_wall =
    { $count ->
        [one] Mejor: { $count } elefante contra { $city } de { $name }; la muralla caía en el { $percent } % de los casos.
       *[other] Mejor: { $count } elefantes contra { $city } de { $name }; la muralla caía en el { $percent } % de los casos.
    }
coach-stay_home = Mejor: dejar los elefantes en casa; este asedio costaba más de lo que podía dar.
coach-great_wall =
    Mejor: { $count ->
        [one] { $count } piedra más
       *[other] { $count } piedras más
    } en { $city }. Había grano y piedras para una gran muralla, y vale un punto.
coach-trade = Unos ${ $amount } demasiado caro: mejor esperar otro precio o pedir algo más.
coach-pay_ransom = Mejor: pagar. El rescate costaba menos de lo que vale un noble.
coach-refuse_ransom = Mejor: negarse. El rescate costaba más de lo que vale un noble.
coach-take_noble = Mejor: llevarse al noble. Vale dos puntos.

award-builder = Manos de albañil
award-builder-line = { $name } puso { $count } piedras. Alguien tenía que hacerlo.
award-gravity = Cómplice de la gravedad
award-gravity-line =
    { $count ->
        [one] Una piedra volvió con { $name }. Tenía morriña.
       *[other] { $count } piedras volvieron con { $name }. Tenían morriña.
    }
award-farmer = Mano para el campo
award-farmer-line = { $name } recogió { $count } de grano, lloviera o no.
award-trader = Alma del bazar
award-trader-line = Tratos de { $name }: { $count }. Ni una mano sin estrechar.
award-mahout = Gran cornaca
award-mahout-line = Elefantes que envió { $name }: { $count }. Piden un día libre.
award-fortress = Por aquí no
award-fortress-line = Asedios rotos contra las murallas de { $name }: { $count }.
award-lucky = Muñeca bendita
award-lucky-line = Los dados quisieron a { $name }: más suerte que { $count } de 100 veladas.
award-unlucky = Los dados deben una
award-unlucky-line = { $count } de 100 veladas habrían sido más amables con { $name }. La próxima será.
award-bidder = Después de mí, por favor
award-bidder-line = { $name } pagó ${ $count } en total por jugar primero.
award-host = Puertas abiertas
award-host-line = Nobles de { $name } que salieron de viaje: { $count }. Mandan postales.
award-peace = Guardián de la paz
award-peace-line = { $name } no asedió a nadie en toda la noche. Los elefantes lo agradecen.
award-company = Buena compañía
award-company-line = Sin { $name } habría sido media velada.

stats-for_engineers = Para ingenieros: ¿están equilibrados los dados y lee bien la cámara?

bg_stats-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
 }
bg_stats-unfinished = { $turns ->
    [one] { $turns } turno, sin terminar
   *[other] { $turns } turnos, sin terminar
 }
