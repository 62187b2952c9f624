# Why the camera is not sure: what stands after a colon in a question, and in the words for a reading.

reason-mat_not_in_picture = su tapete no está en la imagen
reason-nothing_shows = no se ve nada en esa loseta
reason-no_mat = no hay ningún tapete en la imagen
reason-wall_seen = ve { $stones } piedras y una anchura de { $width }
reason-hand_covers = una mano lo tapa: retírala
reason-hand_over_stones = quizá una mano tape piedras: retírala
reason-hand_covers_part = una mano tapa una parte
reason-skin_over_mat = algo del color de la piel cubre el tapete
reason-part_outside = una parte queda fuera de la imagen: aleja la cámara
reason-not_in_picture = no está en la imagen
reason-turn_camera = fuera de la imagen: gira la cámara hasta que se vea todo el tapete
reason-few_markers = solo se ve { $shown ->
        [1] una
       *[other] { $shown }
    } de sus marcas y hacen falta { $needed }: despeja el tapete
reason-markers_disagree = se ven { $shown } de sus marcas, pero no concuerdan: alisa el tapete y quita lo que parezca una marca
reason-two_poses = sus marcas admiten dos posiciones: muestra una más o mira desde más arriba
reason-mat_not_flat = sus marcas no encajan en un tapete plano: alísalo o calibra de nuevo
reason-not_calibrated = la cámara no está calibrada: ejecuta `raja calibrate`
reason-before_part_of_wall = algo está delante de una parte del muro
reason-over_marker = algo cubre una marca de detrás y oculta una parte: quítalo
reason-end_to_camera = da el extremo a la cámara: míralo por su lado ancho
reason-stones_behind = puede haber piedras detrás: mira desde otro lado
reason-before_wall = algo está delante del muro: mira desde otro lado
reason-another_wall = otro muro se vería casi igual
reason-not_recognised = se ve algo que no se ha reconocido
reason-stones_colour = hay algo del color de las piedras
reason-stone_alone = una piedra sola puede ser un muro o haber caído
reason-black_and_white = las piedras negras y blancas parecen sombras y papel: cuenta las caídas
reason-stones_close = hay piedras sueltas junto a un muro o apenas visibles: sepáralas
reason-stone_by_noble = hay una piedra sola junto a un noble: puede ser un muro o haber caído
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
reason-elephant_or_marker = un elefante o una ficha de jugador: gíralo hacia la cámara
reason-disk_covered = el disco boca arriba está tapado, quizá el { $disk }: descúbrelo
reason-disks_missing = los discos de esta fila están tapados o faltan: descúbrelos
reason-no_numeral = ningún disco de esta fila muestra un número: pon uno boca arriba
reason-two_numerals = dos discos de esta fila muestran marcas: pon uno boca abajo
reason-disk_of_row_covered = algo tapa un disco de esta fila: descúbrelo
reason-no_game = no se está jugando ninguna partida
