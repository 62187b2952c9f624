# Camera, dice board and recording: how they are, for pages, the doctor and the command line.

as_told_once = { $sentence }
as_it_is = { $text }
sentences = { $first } { $second }
camera-webcam = cámara web { $index }
camera-video = vídeo { $name }
camera-stream = emisión { $address }
camera-pi = cámara Raspberry Pi { $number }
camera-none = No hay ninguna cámara conectada: contad vosotros murallas y grano.
camera-recording = Las imágenes vienen de la grabación.
camera-source_closed = Fuente cerrada ({ $name }): ábrela.
camera-source_working = Llegan imágenes ({ $name }).
camera-source_ended = La fuente ha terminado ({ $name }): iníciala de nuevo para ver más.
camera-source_unplugged = Ya no llegan imágenes ({ $name }): revisa el cable y vuelve a enchufarla.
camera-folder_closed = No se muestran las imágenes de { $folder }: ábrelas.
camera-folder_working = Imagen { $number } de { $count } de { $folder }.
camera-folder_ended = Ya se mostraron todas las imágenes de { $folder }: inícialas de nuevo para ver más.
camera-left_out = { $first } Omitidas por ilegibles: { $names }.
camera-virtual_closed = La cámara virtual está cerrada: ábrela.
camera-virtual_working = La cámara virtual mira la mesa virtual.
camera-virtual_unplugged = La cámara virtual está desenchufada: enchúfala en el banco.
camera-not_as_calibrated = La cámara da { $given }, pero está calibrada para { $calibrated }: ponla a ese tamaño o calíbrala de nuevo.
camera-frozen = La imagen de la cámara lleva { $seconds } s exactamente igual, así que está congelada: desenchufa la cámara y vuelve a enchufarla.
camera-no_picture = La cámara lleva { $seconds } s sin dar imagen: espera un momento y luego revisa el cable; se abre de nuevo sola.
camera-several_working = { $count } cámaras miran la mesa.
camera-one_troubled = Cámara { $camera }: { $status } La mesa sigue con las demás.
camera-one_slow = La cámara { $camera } solo da una imagen cada { $seconds } s y las demás la esperan: comprueba su cable o la red, o prescinde de ella.
board-none = No hay ningún Arduino conectado: conéctalo por USB; mientras tanto se pueden teclear los dados.
board-none_here = No hay ningún tablero de dados conectado: las tiradas se teclean o se tocan.
board-virtual = Tablero virtual: { $status }
board-asking = Se está mirando qué hay conectado en { $device }: tarda hasta 3 s.
board-connected = El Arduino está conectado en { $device } (firmware { $firmware }).
board-silent = El Arduino lleva { $seconds } s sin decir nada: está colgado o se reinicia; si sigue así, desenchúfalo y vuelve a enchufarlo.
board-newer_protocol = El firmware del Arduino habla el protocolo { $protocol } y el compañero el { $own }: actualiza el compañero.
board-older_protocol = El firmware del Arduino habla el protocolo { $protocol } y el compañero el { $own }: ejecuta `raja arduino flash`.
board-no_firmware = El Arduino en { $device } no tiene el firmware de Raja: ejecuta `raja arduino flash`.
board-old_boot_loader = El Arduino en { $device } tiene el cargador de arranque antiguo y ningún firmware de Raja en marcha: ejecuta `raja arduino flash`; si se bloquea, con este cargador hay que desenchufarlo y volver a enchufarlo; con uno nuevo (optiboot), no.
board-never_answered = Lo que hay conectado en { $device } ({ $label }) no responde: si es el Arduino, desenchúfalo y vuelve a enchufarlo, y luego ejecuta `raja arduino flash`.
board-not_recorded = Lo que envía el Arduino no se está grabando ({ $reason }): revisa el disco.
board-not_kept = El compañero no pudo guardar lo que envió el Arduino ({ $reason }): la tirada se queda en el Arduino y volverá a llegar.
board-closed = Se cerró la conexión con el Arduino.
board-stopped = La conexión con el Arduino no está en marcha: reinicia el compañero.
board-tilt_absent = El sensor de inclinación no responde: revisa sus cuatro cables. Los dados siguen funcionando.
board-tilt_stuck = Los valores del sensor de inclinación no cambian: desenchúfalo y vuelve a enchufarlo. Los dados siguen funcionando.
board-too_bright = Entra demasiada luz en el pozo de dados { $well }: hazle sombra.
board-uncalibrated = El pozo de dados { $well } usa los niveles de fábrica: ejecuta `raja arduino calibrate`.
board-settings_lost = El Arduino perdió sus ajustes y usa los de fábrica: ajústalos y calibra de nuevo.
board-memory_full = El Arduino guarda 32 tiradas que nadie recogió: no guarda más hasta que el compañero esté conectado.
board-not_heard = En esta grabación aún no hay mensajes de ningún tablero de dados.
board-recording = Los mensajes del tablero de dados vienen de la grabación.
board-recording_of = Los mensajes del tablero de dados { $board } (firmware { $firmware }) vienen de la grabación.
board-damaged_sentences =
    { $count ->
        [one] Un mensaje llegó dañado.
       *[other] { $count } mensajes llegaron dañados.
    }
board-flashed = Cargado y verificado.
board-flashed_old = Cargado con el cargador de arranque antiguo: si el Arduino se bloquea, hay que desenchufarlo y volver a enchufarlo; con uno nuevo (optiboot), no.
board-uploading = Cargando { $file } en { $device }…
board-empty_well = Vacía el pozo { $well } y pulsa Intro
board-lay_card = Pon una tarjeta blanca plana sobre el pozo { $well } y pulsa Intro
board-leave_level = Deja la mesa nivelada y quieta y pulsa Intro
board-level_learned = La mesa tal como está cuenta ahora como nivelada.
board-calibrated = Pozo { $well } calibrado: negro { $black }, blanco { $white }, menor diferencia { $span }.
board-screen_well = Pozo { $number }
board-screen_tilt = Nivel
board-screen_thrown = tirado
board-screen_board = Tablero: en marcha { $seconds } s, descartados { $dropped }, erróneos { $bad }, perdidos { $lost }, tiradas en espera { $waiting }
board-screen_host = Compañero: tiradas { $rolls }, erróneos { $bad }, rechazados { $refused }, encontrado { $found } ×
board-screen_end = Ctrl-C para salir.
board-well_E = vacío
board-well_M = en movimiento
board-well_S = quieto
board-well_C = ladeado
board-well_U = ilegible
board-roll = Tirada { $number }: un { $face } en el pozo { $well } (margen { $percent } %)
board-well = Pozo { $well }: { $state }
board-tilt = Inclinación { $x }° { $y }°
board-bump = Golpe { $number }: { $peak } mg durante { $length } ms
board-appeared = Tablero { $board }, arranque { $boot }, firmware { $firmware }
board-started = Tablero { $board }, arranque { $boot } ({ $cause }), firmware { $firmware }
board-well_again = Ya no es así: { $fault }
playback-dice_board = Las tiradas vienen del tablero de dados.
playback-virtual_board = Las tiradas vienen del tablero virtual.
playback-python_board = Las tiradas vienen del tablero virtual escrito en Python.
playback-virtual_table = Las tiradas vienen del tablero virtual de la mesa virtual.
playback-simulator = Las tiradas vienen del firmware real en su simulador.
playback-unknown_board = Las tiradas vienen de un tablero desconocido.
playback-other_board = Origen de las tiradas: { $source }.
playback-fault = { NUMBER($seconds, maximumFractionDigits: 1) } s: { $reason }
note-damaged_log =
    El registro de { $title } está dañado: { $count ->
        [one] su primera jugada sigue
       *[other] sus { $count } primeras jugadas siguen
    } como partida aparte. La copia más reciente del registro quizá tenga más.
note-not_recorded = La velada no se graba: no se puede escribir en { $folder } ({ $reason }). El juego sigue.
note-not_recorded_any_more = La velada ya no se graba: no se puede escribir { $file } ({ $reason }). El juego sigue.
note-virtual_player_stuck = Un jugador virtual se ha atascado: el anfitrión puede ocupar su sitio. ({ $reason })
note-hands_stuck = Las manos de los jugadores virtuales se han atascado: reinicia el compañero. ({ $reason })
note-end_out_of_reach = Ya nadie puede llegar a { $points } puntos: los jugadores virtuales paran. El anfitrión puede ocupar sus sitios o empezar otra partida.
note-no_end_in_sight = Tras { $count } turnos no se ve el final: los jugadores virtuales paran. El anfitrión puede ocupar sus sitios o empezar otra partida.
chronicle-camera_there = La cámara está conectada.
chronicle-virtual_camera_there = La cámara virtual está conectada.
chronicle-arduino_there = El tablero de dados está conectado.
chronicle-virtual_arduino_there = El tablero de dados virtual está conectado.
chronicle-camera_away = La cámara ya no está; el juego sigue sin ella.
chronicle-virtual_camera_away = La cámara virtual ya no está; el juego sigue sin ella.
chronicle-arduino_away = El tablero de dados ya no está; el juego sigue sin él.
chronicle-virtual_arduino_away = El tablero de dados virtual ya no está; el juego sigue sin él.
chronicle-roll_not_needed = Salió un { $face }: este juego no usa dados.
chronicle-roll_before_start = Salió un { $face } antes de empezar: no cuenta.
chronicle-roll_in_pause = Salió un { $face } durante la pausa: si hacen falta dados, se preguntará si cuenta.
chronicle-roll_unwanted = Salió un { $face } cuando nadie debía tirar: no cuenta.

board-upload_silent = sin respuesta en { $seconds } s

noted-started = La grabación empieza en la versión { $version }.
noted-stopped = La grabación termina en la versión { $version }.
noted-heeds_table = Desde aquí se tiene en cuenta todo lo que muestra la mesa, y se pregunta por ello.
noted-room_plenty = Vuelve a haber espacio: se guarda cada cambio.
noted-room_sparse = Falta espacio: de una mesa en movimiento solo se guarda una imagen de vez en cuando.
noted-room_still = Falta espacio: solo se guardan imágenes de la mesa quieta.
noted-room_none = No queda espacio: no se guardan más imágenes, la partida se sigue grabando.
noted-cut_begins = El corte empieza en la versión { $version }.
noted-cut_ends = El corte termina en la versión { $version }.
noted-part_ends = Esta parte termina en la versión { $version }.
