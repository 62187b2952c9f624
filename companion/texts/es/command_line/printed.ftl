# What commands print.

command-see_help = { $what }: véase { $command } --help.
command-stopped = detenido.

odds-title = { $elephants ->
    [one] { $elephants } elefante
   *[other] { $elephants } elefantes
 } contra { $points ->
    [one] { $points } punto de escudo
   *[other] { $points } puntos de escudo
 } y { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
 } ({ $rulebook })
odds-rulebook-standard = estándar
odds-rulebook-as-printed = como impreso
odds-rulebook-mixed = mixto
odds-wall_destroyed = muralla destruida
odds-stones_lost = piedras perdidas
odds-elephants_lost = elefantes perdidos
odds-mean = (media { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Elefantes necesarios: { $count }.
odds-too_few =
    Con { $elephants ->
        [one] { $elephants } elefante
       *[other] { $elephants } elefantes
    } como mucho, la muralla cae en el { $chance } de los casos: no basta para { $wanted }.

command-looking_through = revisando { $file }
export-looking_through = revisando

play-table_at = Raja en la mesa: { $address }  (aquí: { $here }; Ctrl-C para terminar)
play-recording_at = Raja en la mesa: { $address }  (Ctrl-C para terminar)
play-securely_at = Conexión segura: { $address }  (huella { $fingerprint })
play-log_rescued =
    El registro { $log } estaba dañado: { $rows ->
        [one] se recuperó { $rows } fila
       *[other] se recuperaron { $rows } filas
    }; el archivo dañado se guarda como { $damaged }.
play-newest_copy = La copia más reciente es { $copy }.
play-no_copy = No hay copia de él.
room-open_at = La sala abierta: { $address }  (aquí: { $here }; Ctrl-C para terminar)
look-at = { $file }: { $address }  (Ctrl-C para terminar)
hub-joined = La mesa se ha unido al club: reiníciala, y lo que se juegue irá al club.
hub-at = El club: { $address }  (aquí: { $here }; Ctrl-C para terminar)
hub-gate_at = Una puerta del club: { $address }  (aquí: { $here }; Ctrl-C para terminar)
hub-hosts_open = Los anfitriones abren esto una vez: { $address }
hub-engine_at = { $name }: { $address }
hub-gate = Puerta { $number }: { $address }
hub-left = La mesa ya no está en ningún club: reiníciala.

print-written = { $file }: { $pages ->
    [one] { $pages } página
   *[other] { $pages } páginas
 } de { $width_mm } × { $height_mm } mm
print-near_edge = Las marcas están muy cerca del borde del papel, que muchas impresoras dejan en blanco: usa papel mayor o menor (--paper a4 se pega por páginas), o haz que impriman hasta el borde.
print-true_size = Imprime al 100 % (sin ajustar a la página) y mide la regla impresa: 100 mm.
print-other_squares = En este papel caben cuadrados de { $square_mm } mm: pon estas líneas en tu archivo de configuración y dáselo a `raja --settings FILE calibrate`:

photos-written =
    { $count ->
        [one] { $count } foto
       *[other] { $count } fotos
    } en { $folder }: puntúa la visión con `raja evaluate { $folder }`.

recording-note = nota: { $note }
recording-changed = cambiado: { $change }
recording-kept = { $file }: { $count } mensajes conservados
recording-lost = , { $chunks ->
    [one] { $chunks } bloque perdido
   *[other] { $chunks } bloques perdidos
 }
recording-ended_early = ; terminó antes de tiempo
recording-camera_lost = ; se perdió la calibración de la cámara: las imágenes se ven, pero no se miden
recording-written = { $file }: { $count } mensajes
recording-merged = { $file }: { $count } mensajes de { $recordings } grabaciones
recording-anonymised = { $file }: { $count } mensajes, { $pictures } imágenes recortadas a los tapetes
recording-without_mat = , { $count } sin tapete descartadas
recording-labelled = { $folder }: { $count } fotos con lo que hay en ellas; míralas con `raja evaluate { $folder }`
recording-nothing_said = { $name }: nadie dijo qué hay en una imagen quieta

teach-forgotten = { $file }: olvidado.
teach-nothing_to_forget = { $file }: no había nada que olvidar.
teach-use_it = { $file }: úsalo con --table { $table }.
teach-evening = { $file }: la gente confirmó o corrigió { $told } números leídos; { $right } eran correctos.
teach-look = { $look }: { $right } números correctos de { $told }; colores vistos: { $colours }.
teach-new_look = { $look }: este juego es nuevo para mí: la impresión o la cámara no se parecen a nada de lo que aprendí. Con más imágenes aprendo más; hasta entonces, corrige mis recuentos.
teach-what_stands = { $look }, { $mat }: ¿cuántas piedras y discos hay? Pulsa Intro si está bien leído.
teach-stones = { $tile } piedras
teach-width = { $tile } anchura
teach-grain = { $tile } grano
teach-until_then = Hasta entonces, esta mesa se mira como si no hubiera enseñado nada.

calibrate-guessed = { $file }: estimado para un ángulo de { $degrees }°; los recuentos seguirán inseguros hasta calibrar la cámara.
calibrate-left_out = { $shot }: no se encontró ni el tablero ni bastantes marcas de un tapete; toma descartada.
calibrate-shot = toma
calibrate-points = puntos
calibrate-error = error px
calibrate-hurts = lo empeora: descartada
calibrate-focal = distancia focal ± { NUMBER($sd_px, minimumFractionDigits: 1, maximumFractionDigits: 1) } px
calibrate-came_to = error { NUMBER($error_px, minimumFractionDigits: 3, maximumFractionDigits: 3) } px; cubierto el { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } de la imagen
calibrate-written = escrito en { $file }
calibrate-better_with = Mejoraría con tomas del tablero { $places }.
calibrate-the_top_left = arriba a la izquierda
calibrate-the_top_right = arriba a la derecha
calibrate-the_bottom_left = abajo a la izquierda
calibrate-the_bottom_right = abajo a la derecha
calibrate-the_edges = en los bordes
palette-give_it = { $file }: dáselo a `raja --settings { $file } …`.
camera-next_shot = Toma { $number } de { $count } en { $seconds } s: gira e inclina el tablero y luego no lo muevas.
camera-shot_taken = {"  "}{ $file }
camera-served_at = En la mesa se inicia: { $command }
camera-shots_taken =
    { $count ->
        [one] { $count } toma está
       *[other] { $count } tomas están
    } en { $folder }. Después: raja calibrate { $folder }/*.jpg -o camera.json

replay-replaying = reproduciendo
replay-walls = murallas anunciadas: { $by }
replay-by = { $count } por { $who }
replay-who-camera = la cámara
replay-none = ninguna
replay-nothing = nada
replay-words = lo que los jugadores dijeron de los recuentos: { $outcomes }
replay-outcome-taken = tomado
replay-outcome-confirmed = confirmado
replay-outcome-corrected = corregido
replay-outcome-refused = rechazado
replay-refused = rechazado a los { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $why } ({ $code })
replay-readings = lecturas de imágenes quietas: { $right } correctas, { $wrong } falsas aunque vistas, { $asked } preguntadas (n = { $n })
replay-frame = imagen
replay-against_truth = { $reading }, verdad { $truth }
replay-final_score = puntuación final: { $points }
replay-final_points = puntos al final: { $points }
replay-compared = { $depth }: comparado { $counted }
replay-not_compared = sin comparar: { $counted }
replay-counted-commands = órdenes
replay-counted-events = sucesos
replay-counted-looks = observaciones
replay-counted-readings = lecturas
replay-counted-refusals = rechazos
replay-counted-rolls = tiradas
replay-counted-states = estados
replay-counted-looks_at_a_moving_table = observaciones de una mesa en movimiento
replay-counted-looks_before_the_table_lay_still_for_the_first_time = observaciones antes de que la mesa quedara quieta por primera vez
replay-counted-looks_whose_pictures_were_left_out_for_space = observaciones cuyas imágenes faltan por espacio
replay-counted-looks_without_recorded_readings = observaciones sin lecturas grabadas
replay-counted-pictures_had_been_left_out_for_space_before = imágenes descartadas antes por falta de espacio
replay-played_first = el archivo solo tiene lo que entró: primero se reprodujo, y eso se comparó consigo mismo
replay-no_picture = sin imagen
replay-picture = imagen { $index } a los { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-held = grabado { $recorded }, ahora { $now }
replay-differences = { $count ->
    [0] ninguna diferencia
    [one] { $count } diferencia
   *[other] { $count } diferencias
 }

evening-turn = turno { $turn }, { $phase }
evening-played = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
 }, { $commands } órdenes, { $frames } imágenes, { $seconds } s en la mesa; puntos { $points }
evening-walls = murallas movidas
evening-dice = dados tirados
evening-questions = preguntas
evening-shown = mostradas
evening-said = respondidas
evening-ruled = arbitradas
evening-typed = tecleados
evening-photos = fotos
evening-right = bien
evening-asked = preguntado
evening-told = dicho
evening-wrong = mal
evening-build = construcción
evening-removal = retirada
evening-wall_mistaken =
    { $what } del sitio { $seat } en { $cell }: { $stones ->
        [one] hay { $stones } piedra
       *[other] hay { $stones } piedras
    } con anchura { $width }, leído { $read_stones } y { $read_width }
evening-die_mistaken = un dado mostraba { $face }, leído { $read }

parts-written = { $count } × { $file }: { $size } mm, pared más fina { $thin_mm } mm{ $bridges }; unos { $grams } g y { $hours } h cada una; imprimir { $how }
parts-bridges = , puentes de { $bridges_mm } mm
parts-all = En total unos { $grams } g y { $hours } h, sin soportes. Los archivos STEP están al lado.
parts-dropped = { $dice } dados de { $size_mm } mm: { $alone } quedan rectos solos, { $tapped } con hasta { $most } golpecitos, { $out } saltaron fuera.
parts-not_closed = { $part } no está cerrada.
parts-too_long = { $part } mide { $long_mm } mm de largo; en la impresora caben { $most_mm }.
parts-thin_wall = { $part } tiene una pared de { $thin_mm } mm en ({ $place }); como mínimo { $least_mm }.
parts-how_tower-channel = sobre su pared lateral
parts-how_tower-cover = plana
parts-how_well-plate = como está, esquina arriba; capas de 0,15 mm
parts-how_sensor-carrier = separadores arriba; en negro, para que absorba la luz
parts-how_arm-clamp = de lado; 4 paredes, relleno del 40 %
parts-how_clamp-pad = agujero arriba
parts-how_clamp-knob = hexágono arriba
parts-how_arm-section = de lado; 4 paredes
parts-how_arm-hinge = sobre la cara interior del solape; 4 paredes
parts-how_camera-plate = separadores arriba
parts-how_arduino-case = fondo abajo
parts-how_arduino-lid = cara exterior abajo

recording-imported = { $file }: { $frames } imágenes, { $sentences } frases del tablero ({ $source }), { $commands } órdenes, { $answers } indicaciones sobre la mesa, { $seconds } s
recording-nothing_of_it = ninguno
recording-attachments = adjuntos: { $listed }
recording-marks = marcas: { $listed }
recording-mark-turn = turnos
recording-mark-phase = fases
recording-mark-dice = tiradas
recording-mark-collapse = derrumbes
recording-mark-correction = correcciones
recording-mark-undo = deshechos
recording-mark-score = puntuaciones
recording-mark-end = finales
recording-mark-device = aparatos
recording-mark-recording = grabación
recording-group-pictures = imágenes
recording-group-table = mesa
recording-group-game = partida
recording-group-others = otros
recording-left_out = imágenes descartadas: { $listed }
recording-left_out_idle = { $count } porque no pasaba nada
recording-left_out_space = { $count } por falta de espacio
recording-left_out_private = { $count } porque alguien no quiso que se le viera
recording-software = programas: { $listed }
recording-sentences_from = { $source }

room-log_damaged =
    { $whole ->
        [0] El registro de la sala abierta { $room } está dañado: nada está entero y se deja como está.
       *[other] El registro de la sala abierta { $room } está dañado: sus primeros { $whole } sucesos siguen como una sala propia; el registro dañado se deja como está.
    }
room-log_rescued = El registro { $log } de la sala abierta estaba dañado: se recuperaron { $rows } filas y el archivo dañado se guarda como { $damaged }.
room-log_set_aside = No se puede leer nada del registro { $log } de la sala abierta: la sala empieza de nuevo y el archivo se guarda como { $aside }.
export-filming = haciendo el vídeo

sheet-market = MERCADO
sheet-cards = CARTAS
sheet-grain = grano
sheet-elephants = elefantes
sheet-seat_mat = tapete de jugador { $seat }, { $name }
sheet-market_mat = tapete del mercado
sheet-card_mat = tapete de cartas
sheet-tiles_red = losetas, caras rojas
sheet-tiles_blue = losetas, caras azules
sheet-shields = escudos
sheet-disks = discos del mercado, caras y reversos
sheet-markers = marcas
sheet-of_market = mercado
sheet-of_cards = cartas
sheet-at = en ({ $x }, { $y }) mm
sheet-squares = { $cols } × { $rows } cuadrados de { $square_mm } mm, marcas { $marker_mm } mm, { $dictionary }
sheet-calibration_board = tablero de calibración
sheet-page_of = { $title }, página { $number } de { $of }
sheet-true_size = Imprimir al 100 %.
sheet-true_size_and_cut = Imprimir al 100 %. Cortar por las líneas.
sheet-true_size_by_ruler = Imprimir al 100 %; la regla mide 100 mm.
sheet-page_at = página { $number } de { $of } (fila { $row }, columna { $col })
sheet-glue_here = pegar aquí la hoja vecina
sheet-cut_right = Cortar justo por la derecha.
sheet-cut_bottom = Cortar justo por abajo.
sheet-cut_right_and_bottom = Cortar justo por la derecha y por abajo.
sheet-flap_left = Dejar la solapa de la izquierda.
sheet-flap_top = Dejar la solapa de arriba.
sheet-flap_left_and_top = Dejar las solapas de la izquierda y de arriba.
sheet-card_faces = naipes, caras
sheet-card_backs = naipes, reversos
sheet-rules = reglas
sheet-rules_start = Prepara el mercado: los discos en tres filas con la cara lisa hacia arriba, solo el 3, el 8 y el 14 con su número, y al lado el grano, los escudos y los elefantes. Cada jugador toma 31 piedras, tres nobles, dos dados, 75 $, siete losetas, un escudo de 1, un escudo de 2 y un peón.
sheet-rules_turn = Una loseta sobrante, con el lado azul hacia arriba, está ante el jugador de más edad: indica quién empieza y qué estación es. Después de cada turno pasa al siguiente jugador en el sentido de las agujas del reloj y se le da la vuelta; los elefantes y los peones vuelven a casa.
sheet-box = caja
sheet-glue_inside = pegar por dentro

story-unknown_word = { $at_s } s: «{ $word }» no es una palabra de una historia; se guarda como observación
story-side_untold =
    sitio { $seat }: la historia no dice qué cara está arriba en { $count ->
        [one] una loseta; se toma como roja (no tiene ciudad, así que no importa)
       *[other] { $count } losetas; se toman como rojas (no tienen ciudad, así que no importa)
    }
story-says_otherwise = { $at_s } s: { $step }: la historia dice { $told }, según las reglas { $ruled }
story-left_out = { $at_s } s: { $step } no es posible según las reglas y se omite:
story-dice_unwanted = { $at_s } s: nadie espera los dados { $dice }; solo se mostrarán
story-number_otherwise = { $at_s } s: { $step }: { $name } es { $told } en la historia y { $ruled } según las reglas
story-stones_stand = { $count ->
    [one] { $count } piedra en pie
   *[other] { $count } piedras en pie
 }
story-stones_paid_from = { $count ->
    [one] { $count } piedra pagada
   *[other] { $count } piedras pagadas
 } de { $columns }
story-stones_paid = { $count ->
    [one] { $count } piedra pagada
   *[other] { $count } piedras pagadas
 } de las columnas más altas
archive-evenings =
    { $count ->
        [one] { $count } velada, { $time }
       *[other] { $count } veladas, { $time }
    }
archive-from_to = { $told }, del { $first } al { $last }
archive-points = Puntos al final
archive-none_over = ninguna partida llegó a su fin
archive-seats = sitios
archive-games = partidas
archive-winner = ganador
archive-everybody = todos
archive-most = récord
archive-first_seat = ganó el primer sitio
archive-at_the_end = al final
mqtt-device = Raja { $table }
mqtt-game = Juego
mqtt-phase = Fase
mqtt-siege = Asedio
mqtt-turn = Turno
mqtt-whose_turn = A quién le toca
mqtt-done = Construcción terminada
