# Lo que rechazan las órdenes: «refusal-» y el código del rechazo. Las páginas no cargan esto.

refusal-calibration-bad_fit = Las tomas difieren en { $error } px (como mucho { $limit } está bien): pon el tablero plano, evita que salga movido, revisa su tamaño en la configuración y repite { $worst }.
refusal-calibration-field_missing = Al archivo de la cámara le falta { $fields }: añádelo o calibra de nuevo con `raja calibrate`.
refusal-calibration-mixed_sizes = { $file } mide { $size } y la primera toma { $first }: da tomas de un solo tamaño.
refusal-calibration-no_fit = Las tomas no encajan con ninguna cámara: haz otras de un tablero plano, inclinado de distintas maneras.
refusal-calibration-no_such_view = Un campo de visión de { $fov }° en { $width }×{ $height } píxeles no es de ninguna cámara: da de 5 a 150 grados para el ancho de la imagen (66 en la Camera Module 3) y el tamaño de la imagen.
refusal-calibration-not_json = El archivo de cámara { $file } no es JSON legible: corrígelo o ejecuta `raja calibrate` otra vez.
refusal-calibration-poor_coverage = Las tomas solo cubren el { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } de la imagen: añade tomas con el tablero { $where }.
refusal-calibration-too_few_shots = Solo hay { $shots } tomas útiles y hacen falta { $needed }: haz más, nítidas, con el tablero o el tapete en distintas partes de la imagen e inclinado hasta 45° de distintas maneras.
refusal-calibration-too_many = { $cameras } archivos de cámara para { $photos } fotos: quita alguno.
refusal-calibration-uncertain = Con { $tilted } tomas inclinadas, la distancia focal sigue insegura: añade tomas con el tablero inclinado de 30° a 45° a izquierda, derecha, arriba y abajo.
refusal-calibration-unreadable = El archivo de cámara { $file } no se puede leer: da el archivo JSON que escribe `raja calibrate`.
refusal-calibration-unwritable = { $file } no se puede escribir ({ $reason }): indica un archivo en una carpeta que exista.
refusal-calibration-wrong_form = El archivo de la cámara no tiene la forma que escribe `raja calibrate`: corrígelo o calibra de nuevo.

refusal-camera-calibrations = Da un --calibration por cada --camera, en el mismo orden, o ninguno.
refusal-camera-calibration_no_json = El archivo de cámara { $file } no es JSON: da el que escribió `raja calibrate`.
refusal-camera-shots_of_one = Las tomas son de una sola cámara: nombra una con --camera.
refusal-camera-cannot_write = No se puede escribir en { $folder } ({ $reason }): indica otra carpeta con --shots.
refusal-camera-no_calibration = El archivo de cámara { $file } no se puede leer ({ $reason }): da el que escribió `raja calibrate`.
refusal-camera-serve_one = Se comparte una sola cámara a la vez: nombra una con --camera, sin --once ni --json.
refusal-camera-no_code = El código de la cámara no se puede guardar en { $file } ({ $reason }): permite escribir en esa carpeta.
refusal-camera-none_served = La cámara de { $place } se comparte sin su calibración: iníciala allí con --calibration CAMARA.json, o nombra aquí un archivo.
refusal-camera-bad_address = Eso no es la dirección de una cámara: copia la que muestra `raja camera --serve`, por ejemplo raja://cocina.local:8001/abcd2345.
refusal-camera-port_taken = El puerto { $port } de { $host } no está libre ({ $reason }): usa otro con --port.

refusal-demonstration-lacks = En esta grabación no ocurre { $what }: usa otra.

refusal-evaluation-bad_looks = Separa con comas los números de fotos: --looks 0,1,2,5.
refusal-evaluation-bad_truth = { $file } no contiene una verdad legible: docs/truth-format.md dice qué va ahí.
refusal-evaluation-no_folder = No existe la carpeta { $folder }: indica una con fotos y un truth.json.
refusal-evaluation-no_truth = La carpeta { $folder } no tiene truth.json (ni frames.json de una grabación), y sin verdad no hay nada que valorar: `raja count` lee fotos sin ella.
refusal-evaluation-not_for_cards = Para las fotos de cartas no hay hoja de contactos, gráfico, distorsión ni barrido: quita esas opciones.
refusal-evaluation-not_for_views = Para las mesas vistas desde varios lados no hay hoja de contactos, gráfico, distorsión ni barrido: quita esas opciones.
refusal-evaluation-not_with_looks = Con --looks no hay barrido, distorsión, hoja de contactos ni lista: quita esas opciones.
refusal-evaluation-not_with_sweep = Con --sweep no hay distorsión, hoja de contactos ni lista: quita esas opciones.
refusal-evaluation-photo_missing = La verdad nombra { $file }, que no está: añádelo o quita su entrada.
refusal-evaluation-photo_unreadable = { $file } no es una imagen legible: da un archivo JPEG o PNG entero.
refusal-evaluation-too_few = Para enseñar hacen falta dos fotos o más: una para enseñar y otra para juzgar.
refusal-evaluation-unwritable = { $file } no se puede escribir: indica un archivo .png en una carpeta que exista.

refusal-evening-eyes = La mesa virtual tiene de una a { $cameras } cámaras y hasta { $phones } teléfonos.
refusal-evening-mats = --mats toma números de 0 a 4, p. ej. 0,2, no { $given }.
refusal-evening-players = En una mesa juegan de dos a cinco, cada cual con su tapete.
refusal-evening-stuck = Los jugadores virtuales dieron una orden que se rechazó ({ $command }): avisa de esta semilla.

refusal-export-cannot_write = { $file } no se puede escribir ({ $reason }): elige otro lugar con -o.
refusal-export-no_pictures = Esta grabación no tiene imágenes: expórtala a html, csv o json.
refusal-export-same_file = Da otro nombre con -o: la grabación queda como está.

refusal-https-cannot_keep = El certificado no se puede guardar en { $folder } ({ $reason }): permite escribir en esa carpeta.

refusal-hub-engine_failed = PostgreSQL no arranca ({ $reason }): sus líneas de arriba dicen por qué.
refusal-hub-engine_missing = Aquí falta { $what }: instálalo con apt install { $package }.
refusal-hub-engine_version = Los datos de { $folder } son de PostgreSQL { $version }, que aquí no está: instala postgresql-{ $version }.
refusal-hub-folder_too_deep = { $socket } es demasiado largo para un socket: elige una carpeta de nombre más corto.
refusal-hub-news_address = { $address } no es una dirección de Valkey o Redis: escribe redis://localhost:6379.
refusal-hub-proxy_address = --proxy admite direcciones IP y redes como 127.0.0.1 o 172.18.0.0/16, pero no { $given }.
refusal-hub-here_address = En una sola máquina, el club y sus puertas comparten un nombre: da solo ese en --address, no { $address }.
refusal-hub-not_installed = Al club le falta { $missing }: instálalo con pip install 'raja-table[hub]'.

refusal-image-edited = Las marcas de { $name } no encajan con ningún objetivo: da la foto tal como salió de la cámara, sin recortar ni estirar, con los tapetes de esta mesa bien planos.
refusal-image-empty_crop = Ese lugar no está en la imagen: mueve la cámara.
refusal-image-mirrored = { $name } está reflejada: repítela con la cámara trasera del teléfono.
refusal-image-not_an_image = { $name } no es una imagen legible: da un JPEG o PNG.
refusal-image-not_encodable = Una imagen no se puede escribir como JPEG: no se muestra.
refusal-image-nothing_stands = No hay nada construido en los tapetes de esta imagen: construye algo antes.
refusal-image-unreadable = La foto { $file } no se puede leer: revisa el nombre.
refusal-image-unwritable = La imagen { $file } no se puede escribir: da un nombre en .png o .jpg en una carpeta que exista.

refusal-kernels-none = Las imágenes se leen en Linux de 64 bits (PC o Raspberry Pi), y esto es { $machine }: léelas en una máquina así.
refusal-kernels-unusable = { $file } no se puede cargar ({ $reason }): instala el paquete de nuevo.

refusal-labels-cannot_write = No se puede escribir en { $folder } ({ $reason }): elige otro lugar con -o.
refusal-labels-malformed = { $what } no tiene la forma que describe docs/truth-format.md: corrígelo.
refusal-labels-none = Nadie dijo nada de lo que hay en una imagen quieta: hacen falta avisos o correcciones.
refusal-labels-not_empty = { $folder } ya tiene { $file }: elige otra carpeta para no perderlo.

refusal-look-no_mat = La imagen no muestra ningún tapete de jugador: muestra a la cámara un tapete entero.

refusal-odds-elephants = En un asedio luchan de 1 a { $most } elefantes, no { $given }.
refusal-odds-no_elephants = ¿Cuántos elefantes atacan? Dilo con --elephants o da --at-least.
refusal-odds-no_stones = ¿Cuántas piedras tiene la muralla? Dilo con --stones, 0 si la ciudad no tiene muralla.
refusal-odds-not_a_number = { $option } pide un número entero, no { $given }: da por ejemplo 3.
refusal-odds-probability = Una probabilidad es mayor que 0 y como mucho 1: da 0.75, 3/4 o 75%.
refusal-odds-shield_value = No hay escudos de valor { $given }: da valores de 1 a 3, p. ej. 2,1.
refusal-odds-shields = Todos los escudos juntos valen de 0 a { $most } puntos, no { $given }.
refusal-odds-stones = Una muralla tiene de 0 a { $most } piedras, no { $given }.
refusal-odds-too_many_shields = La caja tiene { $most } escudos de cada valor: da menos.

refusal-outbox-hub_away = El club no acepta nada de momento ({ $reason }): se vuelve a intentar pronto.
refusal-outbox-hub_refused = El club rechaza esta mesa: { $reason }
refusal-outbox-joined_already = Esta mesa ya está en un club: déjalo antes con `raja hub leave`.
refusal-outbox-no_file = Solo una mesa cuyo registro es un archivo SQLite puede unirse a un club: indica ese archivo.
refusal-outbox-no_progress = El club no acepta lo que se envía: se vuelve a intentar pronto.
refusal-outbox-not_joined = Esta mesa no está en ningún club: únete con `raja hub join ADDRESS CODE`.
refusal-outbox-unreadable = { $file } no se puede leer: únete al club de nuevo.
refusal-outbox-unwritable = { $file } no se puede escribir ({ $reason }): permite escribir en su carpeta.
refusal-outbox-wrong_url = { $url } no es la dirección de un club: da una como http://192.168.1.5:8020.

refusal-palette-no_mat = La foto no muestra ningún tapete de jugador: pon una piedra de cada color en la fila de arriba de un tapete vacío y muestra el tapete entero.
refusal-palette-stones_alike = Las piedras de los sitios { $one } y { $other } se parecen ({ $colours }): pon una piedra de cada color en la fila de arriba, la del sitio 0 a la izquierda, con luz uniforme, y repite la foto.
refusal-palette-unwritable = { $file } no se puede escribir ({ $reason }): indica un archivo en una carpeta que exista.

refusal-photos-cannot_write = No se puede escribir en { $folder } ({ $reason }): elige otro lugar.

refusal-play-no_calibration = Indica también el archivo de la cámara { $camera }: --calibration CAMERA.json (`raja calibrate`), uno por cámara en el mismo orden.
refusal-play-no_camera = ¿De qué cámara es la calibración? Nómbrala: --camera 0.
refusal-play-no_folder = No se puede crear { $folder } ({ $reason }): indica una base de datos con --database.
refusal-play-no_recording = Indica la grabación que reproducir: --recording FILE.
refusal-play-port_taken = El puerto { $port } de { $host } no está libre ({ $reason }): cierra lo que lo ocupa o usa otro con --port (make play PORT={ $next }).
refusal-play-same_camera = La cámara { $camera } aparece dos veces: nombra cada una una sola vez.
refusal-play-two_cameras = Una mesa tiene sus propias cámaras o la virtual: nómbralas o usa --virtual.

refusal-recording-beyond_repair = En { $file } no queda nada de una grabación: usa una copia anterior.
refusal-recording-cannot_write = { $file } no se puede escribir ({ $reason }): haz sitio o elige otro lugar.
refusal-recording-cut_needs_game = { $file } solo tiene lo que entró, así que al corte le faltaría la partida anterior: corta desde 0, o grábala entera con `raja replay { $file } --record WHOLE.mcap` y corta esa.
refusal-recording-damaged = { $file } no es una grabación MCAP entera; si se cortó, `raja recording repair { $file } -o REPAIRED.mcap` salva lo que se escribió.
refusal-recording-damaged_message = Un mensaje a los { $at } s no se puede leer: pasa `raja recording repair` por el archivo.
refusal-recording-empty_cut = Nada de { $file } está entre esos tiempos: va de { $start } s a { $end } s.
refusal-recording-exists = { $file } ya existe: da otro nombre o --force para reemplazarlo.
refusal-recording-folder_incomplete = { $file } no se puede leer ({ $reason }): la carpeta de una grabación tiene imágenes, frames.json y events.json.
refusal-recording-frame_missing = La imagen { $file } no se puede leer ({ $reason }): cópiala ahí.
refusal-recording-gap = En { $file } falta una parte de la partida: reproduce lo que entró con `raja replay { $file } --record WHOLE.mcap` y usa eso.
refusal-recording-merge_two = Indica al menos dos grabaciones: no hay nada que unir.
refusal-recording-missing = La grabación { $file } no se puede abrir ({ $reason }): revisa el nombre.
refusal-recording-no_camera = { $file } no contiene ninguna calibración de cámara: hazla con `raja recording import`.
refusal-recording-no_events = { $file } tiene lo que entró, pero no lo que siguió: reprodúcelo con `raja replay { $file } --record WHOLE.mcap` y usa eso.
refusal-recording-no_names = { $file } no dice quién jugó, ni por tanto qué nombres quitar: se deja como está.
refusal-recording-no_options = La grabación no dice de qué partida es: hazla con `raja recording import`.
refusal-recording-not_json = { $file } no es JSON ({ $reason }): corrígelo ahí.
refusal-recording-not_one_game = { $first } y { $other } no son de la misma partida: une solo partes de una.
refusal-recording-other_camera = { $other } se grabó con otra calibración que { $first }: no pueden ser una sola grabación.
refusal-recording-other_game = Es la grabación de un juego pequeño, sin mesa que mirar: `raja transcript` la muestra y `raja replay --depth re-decide` la decide de nuevo.
refusal-recording-same_file = Da otro nombre con -o: lo que se lee queda como está.
refusal-recording-time = { $given } no es un tiempo: da segundos (95.5), o también minutos y horas (1:35, 1:02:03).
refusal-recording-too_large = { $file } ocuparía al desempaquetarse mucho más que cualquier grabación: se deja como está; usa una de `raja play`.
refusal-recording-unreadable = La grabación { $file } no se puede leer ({ $reason }): inténtalo de nuevo.

refusal-replay-depth_alone = --depth solo va con --json: quita las demás opciones.
refusal-replay-failed = No se pudo recorrer la grabación: la causa está escrita donde se ejecuta `raja`.
refusal-replay-speed = La velocidad es 'max' o un número de 0.25 a 32, no { $given }.

refusal-settings-hash_cost = El ajuste 'pin.hash_cost' es una potencia de dos, de 128 a 1048576: corrígelo.
refusal-settings-impossible_value = El ajuste { $key } no puede valer { $value }: corrígelo.
refusal-settings-missing_key = En la configuración falta { $key }: añádelo.
refusal-settings-not_toml = El archivo de configuración { $file } no es TOML ({ $reason }): corrige esa línea.
refusal-settings-unknown_key = La configuración no tiene { $key }: ¿querías decir { $near }?
refusal-settings-unreadable = El archivo de configuración { $file } no se puede leer ({ $reason }): revisa el nombre.
refusal-settings-wrong_type = El ajuste { $key } no puede valer { $value }: corrígelo.

refusal-stats-cannot_write = { $file } no se puede escribir ({ $reason }): elige otro lugar.

refusal-story-field_missing = A la historia le falta { $field }: añádelo en events.json.
refusal-story-no_frames = { $file } no tiene ninguna imagen con su verdad: una grabación necesita al menos una.
refusal-story-seat_unknown = El sitio { $seat } no está ni en la primera imagen ni en 'offstage': di ahí con qué empieza.
refusal-story-wrong_form = La historia no se puede leer ({ $what }): compara events.json con docs/truth-format.md.

refusal-table-bad_name = El nombre de una mesa solo lleva letras, cifras, espacios y guiones: ponle uno así.
refusal-table-malformed = Ese no es un archivo de mesa como los que escribe `raja teach`: enseña la mesa de nuevo.
refusal-table-missing = En { $file } no hay ninguna mesa enseñada: enséñala con `raja teach` o quita --table.
refusal-table-other_version = La mesa se enseñó con una versión más nueva: instálala o enseña la mesa de nuevo.
refusal-table-unreadable = El archivo de mesa { $file } no se puede leer: enseña la mesa de nuevo con `raja teach`.
refusal-table-unwritable = { $file } no se puede cambiar ({ $reason }): indica un archivo en una carpeta tuya.

refusal-teach-labels_twice = Da --labels o --layout, no los dos a la vez.
refusal-teach-labels_unreadable = { $file } no es un archivo JSON legible: docs/truth-format.md describe su forma.
refusal-teach-no_camera = Indica la cámara que hizo { $picture }: --camera CAMERA.json.
refusal-teach-no_label = { $file } no dice nada de { $picture }: añade una entrada con ese "file".
refusal-teach-nothing = Indica las fotos con que enseñar, o --evening, --undo, --reset o --explain.
refusal-teach-one_thing = Las fotos, --evening, --undo y --reset hacen cosas distintas: úsalas de una en una.
refusal-teach-picture_of_nothing = La imagen se dibuja de lo que se explica: añade --explain.
refusal-teach-too_many = Una mesa se enseña con { $most } fotos como mucho: quita alguna.

refusal-transcript-empty = El archivo está vacío: su primera línea da las opciones de la partida en JSON.
refusal-transcript-no_log = { $file } es una base de datos, pero no un registro de mesas: da otro archivo.
refusal-transcript-not_json = La línea { $line } no es JSON: da un registro, una grabación o un objeto JSON por línea.
refusal-transcript-not_text = { $file } no es texto: da un registro, una grabación o un archivo de texto.
refusal-transcript-unreadable = { $file } no se puede leer ({ $reason }): da un registro, una grabación o un archivo de texto.
refusal-transcript-which_table = Indica con --table una mesa de este registro: { $tables }.

refusal-truth-unreadable = El archivo de verdad { $file } no se puede leer ({ $reason }): revisa el nombre.
refusal-truth-wrong_form = La verdad no tiene la forma que describe docs/truth-format.md ({ $what }): corrígela.
refusal-archive-facts_unreadable = No se pueden leer datos de { $folder } ({ $reason }): borra ese archivo y haz que se extraigan de nuevo.
refusal-archive-facts_unwritable = No se pueden escribir datos en { $folder } ({ $reason }): haz sitio allí o elige otra carpeta.
refusal-archive-no_facts = No hay datos de veladas en { $folder }: indica una carpeta que los tenga, o grabaciones de las que extraerlos.
refusal-archive-not_installed = Los datos de muchas veladas necesitan duckdb: instálalo con pip install 'raja-table[archive]'.
refusal-archive-unreadable = { $file } no se puede leer ({ $reason }): comprueba su nombre.
refusal-mqtt-no_password = No se puede leer { $file }, con la contraseña del broker: comprueba su nombre.
refusal-mqtt-not_installed = MQTT necesita paho-mqtt: instálalo con pip install 'raja-table[makers]', o vacía [mqtt] broker.
refusal-mqtt-table_name = { $name } en [mqtt] no sirve como nombre: usa letras sin acento, cifras y guiones bajos.
refusal-archive-no_folder = No se puede crear { $folder } ({ $reason }): indica otra carpeta con --archive.
refusal-archive-bucket_not_installed = Un bucket necesita obstore: instálalo con pip install 'raja-table[s3]', o vacía [archive] bucket.
refusal-archive-no_bucket = El bucket { $bucket } no responde ({ $reason }): comprueba su nombre, su dirección y sus claves.
