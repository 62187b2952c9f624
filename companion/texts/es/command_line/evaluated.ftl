# Lo que `raja evaluate` escribe y dibuja, para quienes trabajan en la visión.

evaluation-photos = { $photos ->
        [one] { $photos } foto
       *[other] { $photos } fotos
    }. exacto: visto y correcto; mal: visto y no correcto; preguntado: dudoso u oculto (mejor: dudoso, pero su respuesta más probable es correcta).
evaluation-card_photos = { $photos ->
        [one] { $photos } foto de cartas.
       *[other] { $photos } fotos de cartas.
    }
evaluation-tables = { $tables ->
        [one] { $tables } mesa.
       *[other] { $tables } mesas.
    }
evaluation-quantity = magnitud
evaluation-best = mejor
evaluation-asked_of_clear = Preguntado aunque se ve bien: { $share } (meta ≤ { $goal }).
evaluation-by_visibility = según lo que se ve
evaluation-by_tag = bien visibles por { $tag }
evaluation-tag-seat = sitio
evaluation-tag-style = estilo
evaluation-shown = { $what }, visible del { $low } al { $high }
evaluation-goal_exact = exacto ≥ { $share }
evaluation-goal_wrong = mal ≤ { $share }
evaluation-goal_both = { $exact }, { $wrong }
evaluation-goal_reached = alcanzada ({ $goal })
evaluation-goal_missed = NO ALCANZADA ({ $goal })
evaluation-claimed_confidence = confianza declarada
evaluation-claimed = declarada
evaluation-true = real
evaluation-stage = etapa
evaluation-median_ms = mediana ms
evaluation-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-whole_share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
evaluation-confidence = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
evaluation-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-step_of = { NUMBER($step, maximumFractionDigits: 2) }
evaluation-interval = { $low } a { $high }
evaluation-interval_95 = intervalo del 95 %

evaluation-claim = { $verdict }: { $file } { $what }: real { $truth }, leído { $read }
evaluation-photos_of = { $looks }: { $files }
evaluation-failure = { $what }: { $verdict }
evaluation-against_truth = real { $truth }, leído { $read }
evaluation-no_failures = ningún fallo
evaluation-seat = sitio { $seat }
evaluation-visible = { $share } visible

evaluation-swept = { $photos ->
        [one] { $photos } foto
       *[other] { $photos } fotos
    }. Pasos: { $what }; sin cambios en { $step }. Intervalos de Wilson.
evaluation-step = paso
evaluation-fall = { $what } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-falls = Mayor caída en puntos: { $falls }.
evaluation-sweep-ink = negro de las marcas, parte del blanco
evaluation-sweep-veil = luz dispersa, parte del blanco
evaluation-sweep-gamma = potencia de los valores de píxel
evaluation-sweep-cast = color de una lámpara de 2700 K que queda, a esta potencia
evaluation-sweep-crosstalk = luz roja vista como azul, parte
evaluation-sweep-exposure = exposición, en pasos de diafragma
evaluation-sweep-noise = ruido, en porcentaje del blanco
evaluation-sweep-jpeg = calidad JPEG (100: como estaba)
evaluation-sweep-chroma = desenfoque de los colores, en píxeles
evaluation-sweep-halos = realce de nitidez

evaluation-looked_at = { $photos ->
        [one] { $photos } foto mirada
       *[other] { $photos } fotos miradas
    }
evaluation-taught_with = { $looks ->
        [one] { $looks } toma
       *[other] { $looks } tomas
    }: { $splits ->
        [one] { $splits } reparto
       *[other] { $splits } repartos
    }
evaluation-taught = Se aprende con algunas fotos y se juzga con las demás. Intervalos de Wilson.
evaluation-looks = tomas
evaluation-splits = repartos
evaluation-untaught_exact = exacto sin aprender
evaluation-untaught_wrong = mal sin aprender

evaluation-plot_reliability = Lo que vale una confianza declarada
evaluation-plot_true_rate = parte real (con n)
evaluation-plot_share = exacto
evaluation-plot_exact = { $what }, exacto
evaluation-plot_untaught = { $what }, las mismas fotos sin aprender
evaluation-plot_clear_asked = bien visibles, preguntado
evaluation-plot_clear_wrong = bien visibles, mal
evaluation-plot_looks = tomas que enseñaron la mesa

evaluation-of-exact = exacto
evaluation-of-wrong = mal
evaluation-of-asked = preguntado
evaluation-of-mats = tapetes
evaluation-of-tiles = losetas
evaluation-of-tiles_and_sides = losetas y sus caras
evaluation-of-market = mercado
evaluation-of-market_disks = discos del mercado
evaluation-of-noble = noble
evaluation-of-nobles = nobles
evaluation-of-nobles_half_or_more_shows = nobles, se ve la mitad o más
evaluation-of-nobles_less_shows = nobles, se ve menos
evaluation-of-nobles_nothing_shows = nobles, no se ve nada
evaluation-of-no_noble_there = ningún noble ahí
evaluation-of-stones = piedras
evaluation-of-stones_clear_walls = piedras, murallas bien visibles
evaluation-of-stones_partly = piedras, en parte ocultas
evaluation-of-stones_where_no_wall_is = piedras donde no hay muralla
evaluation-of-width = anchura
evaluation-of-width_clear_walls = anchura, murallas bien visibles
evaluation-of-width_partly = anchura, en parte oculta
evaluation-of-grain = grano
evaluation-of-grain_clear_columns = grano, columnas bien visibles
evaluation-of-grain_partly = grano, en parte oculto
evaluation-of-grain_where_none_is = grano donde no hay
evaluation-of-no_grain = sin grano
evaluation-of-partly_hidden_all = en parte ocultos, todos
evaluation-of-owner = dueño
evaluation-of-loose = piedras caídas
evaluation-of-loose_some_lie = piedras caídas, si hay
evaluation-of-all_of_them_clear = todas bien visibles
evaluation-of-loose_none_lies = piedras caídas, si no hay
evaluation-of-shields = escudos
evaluation-of-elephants = elefantes
evaluation-of-elephants_clear = elefantes, bien visibles
evaluation-of-markers = peones
evaluation-of-player_markers = peones
evaluation-of-player_markers_clear = peones, bien visibles
evaluation-of-hand = mano
evaluation-of-no_city_there = ninguna ciudad ahí
evaluation-of-other_cities = otras ciudades
evaluation-of-clear_ones_all = bien visibles, todos
evaluation-of-all_clear = todos los bien visibles
evaluation-of-all = todos
evaluation-of-card_mats = tapetes de cartas
evaluation-of-cards = cartas
evaluation-of-cards_clear = cartas, bien visibles
evaluation-of-cards_partly_covered = cartas, en parte tapadas
evaluation-of-cards_face_down = cartas boca abajo
evaluation-of-cards_that_are_none = cartas que no lo son
evaluation-of-cells_with_a_card = casillas con una carta
evaluation-of-cells_with_several = casillas con varias
evaluation-of-empty_cells = casillas vacías
evaluation-of-cells_under_an_arm = casillas bajo un brazo
evaluation-of-one_fixed_look = una toma fija
evaluation-of-fixed_and_one_phone = fija y un teléfono
evaluation-of-fixed_and_two_phones = fija y dos teléfonos
evaluation-of-two_phones = dos teléfonos
evaluation-of-two_fixed_looks = dos tomas fijas

evaluation-read-True = sí
evaluation-read-False = no
evaluation-read-there = ahí
evaluation-read-absent = ausente
evaluation-read-hidden = oculto
evaluation-read-nothing = nada
evaluation-read-unsure = dudoso
evaluation-read-not_found = no encontrado
evaluation-read-no_tile = ninguna loseta
evaluation-read-no_shield = ningún escudo
evaluation-read-red = rojo
evaluation-read-blue = azul
evaluation-read-empty = vacía
evaluation-read-back = reverso
evaluation-read-several = varias
evaluation-read-something_of_unknown_kind = algo desconocido
