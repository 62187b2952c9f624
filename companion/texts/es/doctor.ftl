# The report of `raja doctor`: names of the parts, what was found, what to do.

doctor-group_companion = Compañero
doctor-group_machine = Equipo
doctor-group_camera = Cámara
doctor-group_dice = Dados
doctor-part_versions = Versiones
doctor-part_settings = Ajustes
doctor-part_log = Registro
doctor-part_rights = Permisos
doctor-part_disk = Disco
doctor-part_clock = Reloj
doctor-part_memory = Memoria
doctor-part_temperature = Temperatura
doctor-part_power = Alimentación
doctor-part_video = Vídeo
doctor-part_picamera = picamera2
doctor-part_camera = Cámara
doctor-part_calibration = Calibración
doctor-part_drift = Calibración válida
doctor-part_mats = Tapetes
doctor-part_nearness = Píxeles por piedra
doctor-part_angle = Ángulo
doctor-part_sharpness = Nitidez
doctor-part_light = Luz
doctor-part_evenness = Uniformidad
doctor-part_glare = Reflejos
doctor-part_ports = Puertos serie
doctor-part_board = Arduino
doctor-part_well = Pozo de dados { $number }
doctor-settings_read = leídos; todas las claves son conocidas
doctor-install_python = instala Python 3.11 o posterior
doctor-install_missing = instala lo que falta ({ $names }): pip install -c constraints.txt -e .
doctor-not_writable = no se puede escribir en { $file }
doctor-log_folder_yours = hazte dueño de { $folder } o indica otra carpeta con raja play --database
doctor-log_to_come = { $file } se creará con la primera partida
doctor-keep_copy = guarda una copia de { $file }
doctor-newest_copy = la copia más reciente es { $file } (docs/install.md)
doctor-log_damaged = { $file } está dañado ({ $reason })
doctor-log_taken_over = raja play recupera lo que se pueda leer; { $copy }
doctor-log_damaged_rows = { $file } contiene filas dañadas ({ $games })
doctor-open_game = abre la partida: sigue desde antes del daño; { $copy }
doctor-log_whole = { $file }, { $megabytes } MB, todas las filas leídas
doctor-damaged_people = jugadores de la partida { $game }
doctor-damaged_game =
    { $title }: { $count ->
        [one] una jugada intacta
       *[other] { $count } jugadas intactas
    }
doctor-readable_by_others = otros en este equipo pueden leer { $file }
doctor-readable_and_more = otros en este equipo pueden leer { $file } y { $count } más
doctor-rights_mended =
    { $count ->
        [one] un archivo cerrado ahora a los demás
       *[other] { $count } archivos cerrados ahora a los demás
    }
doctor-rights_good = nadie más puede leer el registro ni las grabaciones
doctor-disk_unknown = no se puede consultar { $folder }
doctor-check_disk = comprueba que su disco esté ahí
doctor-disk_free = { $gigabytes } GB libres para { $folder }
doctor-delete_recordings = borra grabaciones antiguas
doctor-clock_past = incorrecto: la fecha está en el pasado
doctor-set_clock = conecta el equipo a una red durante un minuto, o ponlo en hora: sudo date -s 'AAAA-MM-DD HH:MM'
doctor-clock_set = puesto en hora por un servidor
doctor-clock_plausible = plausible; ningún servidor de hora ha respondido
doctor-memory_available = { $megabytes } MB disponibles
doctor-close_programs = cierra otros programas
doctor-degrees = { $degrees } °C
doctor-cool = ponle un disipador o un ventilador, y que le dé el aire
doctor-power_unknown = vcgencmd no responde
doctor-install_vcgencmd = sudo apt install raspi-utils-core, y añádete al grupo video
doctor-use_own_supply = usa la fuente propia de la Pi y un cable corto y grueso; enfría el procesador
doctor-too_little_voltage = voltaje insuficiente
doctor-slowed_down = ralentizada
doctor-throttled = limitada
doctor-temperature_limit = en su límite de temperatura
doctor-power_now = ahora: { $troubles }
doctor-power_since = desde que arrancó: { $troubles }
doctor-power_good = voltaje suficiente, nunca limitada
doctor-no_video = no se encontró ninguno
doctor-connect_camera = conecta una cámara
doctor-video_devices =
    { $count ->
        [one] un dispositivo
       *[other] { $count } dispositivos
    }
doctor-not_openable = no se puede abrir { $device }
doctor-join_group = sudo usermod -aG { $group } $USER y vuelve a iniciar sesión
doctor-not_installed = no está instalado
doctor-no_port = ningún puerto serie USB
doctor-plug_arduino = enchufa el Arduino
doctor-camera_gives = llegan imágenes ({ $camera })
doctor-no_calibration = no se indicó ninguna
doctor-calibrate_and_name = raja calibrate SHOTS -o camera.json y luego indícala con --calibration
doctor-calibration_for = para { $size }
doctor-calibration_days =
    para { $size }, { $count ->
        [one] de hace un día
       *[other] de hace { $count } días
    }
doctor-calibration_guessed = para { $size }, solo estimada
doctor-calibrate = raja calibrate con fotos
doctor-calibrate_anew = haz fotos nuevas cuando tengas tiempo
doctor-markers_fit = las marcas encajan con { $pixels } píxeles de error
doctor-lay_mats_flat = pon los tapetes planos; si no basta, calibra de nuevo
doctor-board_found = tablero de dados { $board }, firmware { $firmware } en { $port }
doctor-well_unheard = aún no ha dicho nada
doctor-well_E = vacío, margen { $percent } %
doctor-well_M = en movimiento, margen { $percent } %
doctor-well_S = quieto, margen { $percent } %
doctor-well_C = ladeado, margen { $percent } %
doctor-well_U = ilegible, margen { $percent } %
