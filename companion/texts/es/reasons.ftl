# Why the camera is not sure; used after a colon in questions, and in the words for a reading.

reason-mat_not_in_picture = su tapete no está en la imagen
reason-nothing_shows = no se ve nada en esa loseta
reason-no_mat = no hay ningún tapete en la imagen
reason-wall_seen =
    ve { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    } y una anchura de { $width }
reason-hand_covers = una mano lo tapa: retírala
reason-hand_over_stones = quizá una mano tape piedras: retírala
reason-hand_covers_part = una mano tapa una parte
reason-skin_over_mat = algo del color de la piel cubre el tapete
reason-part_outside = una parte queda fuera de la imagen: aleja la cámara
reason-not_in_picture = no está en la imagen
reason-turn_camera = fuera de la imagen: gira la cámara hasta que se vea todo el tapete
reason-few_markers = { $shown ->
        [1] solo se ve una
       *[other] solo se ven { $shown }
    } de sus marcas y hacen falta { $needed }: despeja el tapete
reason-markers_disagree = se ven { $shown } de sus marcas, pero no concuerdan: alisa el tapete y quita lo que parezca una marca
reason-two_poses = sus marcas admiten dos posiciones: muestra una más o mira desde más arriba
reason-mat_not_flat = sus marcas no encajan en un tapete plano: alísalo o calibra de nuevo
reason-not_calibrated = la cámara no está calibrada: ejecuta `raja calibrate`
reason-before_part_of_wall = algo está delante de una parte de la muralla
reason-over_marker = algo cubre una marca de detrás y oculta una parte: quítalo
reason-end_to_camera = da el extremo a la cámara: mírala por su lado ancho
reason-stones_behind = puede haber piedras detrás: mira desde otro lado
reason-before_wall = algo está delante de la muralla: mira desde otro lado
reason-another_wall = otra muralla se vería casi igual
reason-before_cell_in_doubt = sus piedras de arriba pueden estar detrás, donde no es seguro que haya una loseta: mira desde otro lado
reason-not_recognised = se ve algo que no se ha reconocido
reason-stones_colour = hay algo del color de las piedras
reason-stone_alone = una piedra sola puede ser una muralla o haber caído
reason-black_and_white = las piedras negras y blancas parecen sombras y papel: cuenta las caídas
reason-stones_close = hay piedras sueltas junto a una muralla o apenas visibles: sepáralas
reason-stone_by_noble = hay una piedra sola junto a un noble: puede ser una muralla o haber caído
reason-before_part_of_column = algo está delante de una parte de la columna
reason-before_column = algo está delante de la columna: mira desde otro lado
reason-between_counts = la altura de la columna queda entre dos números
reason-low_column_behind = puede haber una columna baja detrás: mira desde otro lado
reason-brown_stands = hay algo marrón
reason-elephant_stands = un elefante está donde podría haber discos: apártalo
reason-brown_on_tile = se ve algo marrón en la loseta
reason-hides_part_of_tile = lo que hay ahí tapa parte de la loseta
reason-clear_cell = algo la tapa: despeja la vista de esta casilla
reason-tile_in_doubt = no es seguro que haya una loseta
reason-part_of_noble = se ve parte de lo que quizá es un noble: aparta lo que hay delante
reason-noble_behind = puede haber un noble detrás de lo que está en su loseta: mira desde otro lado o dilo
reason-shield_covered = algo tapa parte del escudo: descubre su número
reason-shield_blurred = el número del escudo está borroso o tapado en parte: descúbrelo o ponlo plano
reason-piece_blurred = es pequeño, borroso o está tapado en parte: gíralo o aparta lo que hay delante
reason-elephant_or_marker = un elefante o un peón: gíralo hacia la cámara
reason-disk_covered = el disco boca arriba está tapado, quizá el { $disk }: descúbrelo
reason-disks_missing = los discos de esta fila están tapados o faltan: descúbrelos
reason-no_numeral = ningún disco de esta fila muestra un número: pon uno boca arriba
reason-two_numerals = dos discos de esta fila muestran signos: pon uno boca abajo
reason-disk_of_row_covered = algo tapa un disco de esta fila: descúbrelo
reason-no_game = no se está jugando ninguna partida
reason-card_between_cells = la carta está entre dos casillas: empújala a una de ellas
reason-cell_cut_off = el borde de la imagen corta esta casilla: gira la cámara o mueve el tapete
reason-card_may_lie = quizá haya una carta que no se puede leer: aparta la lámpara o mueve la carta
reason-several_cards = hay varias cartas en esta casilla: alinéalas o sepáralas
reason-covered_by_cards = cartas de otras casillas la tapan demasiado: apártalas
reason-no_card_over_cell = algo que no es una carta tapa esta casilla: quítalo
reason-card_unreadable = no se leen ni las esquinas ni la cara: gírala o quita lo que tiene encima
reason-no_index = no se lee ninguna esquina: destapa una o evita que se refleje una lámpara
reason-corners_differ = una esquina parece { $one } y la otra { $other }: mira la carta
reason-corner_and_middle = la esquina parece { $corner } y el centro { $middle }: mira la carta
reason-card_blurred = se ve demasiado pequeña, borrosa o tapada: mira la carta
reason-not_all_there = la fila muestra { $cards }, y eso no es posible: mira las cartas o di cuáles son
reason-not_among_prizes = { $card } ya no queda entre los premios: mira otra vez o di qué carta es
reason-no_one_turn = ninguna jugada deja así la cuadrícula: ponla como estaba o di qué se ha jugado
reason-looks_disagree = las fotos se contradicen: algo se movió entre ellas o una lo muestra mal: hazlas de nuevo
reason-no_look = ninguna foto lo muestra
reason-camera_guessed = la cámara no está calibrada, solo estimada por su ángulo de visión: ejecuta `raja calibrate`
reason-lens_unsure = el objetivo de la foto no se conoce lo bastante para medir alturas: muestra más marcas o hazla más en oblicuo
