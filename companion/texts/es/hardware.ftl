# Refusals of camera, dice board, virtual table and printing: "refusal-" and the refusal's code.

refusal-camera-unplugged = La cámara virtual está desenchufada: enchúfala en el banco.
refusal-camera-no_webcam = No hay ninguna cámara web número { $index } (hay: { $there }): enchúfala o da otro número.
refusal-camera-webcam_busy = La cámara web { $index } está ahí pero no se puede abrir: cierra el programa que la usa, o añádete al grupo «video» y vuelve a iniciar sesión.
refusal-camera-no_video = No existe el vídeo { $path }: revisa el nombre.
refusal-camera-unreadable_video = { $path } no se puede leer como vídeo: conviértelo a MP4 o MJPEG.
refusal-camera-no_stream = Nada responde en { $address }: revisa la dirección y que la cámara esté encendida.
refusal-camera-not_served = En { $place } no se comparte ninguna cámara: inicia allí `raja camera --serve` y revisa la dirección.
refusal-camera-wrong_code = La cámara de { $place } tiene otro código: copia la dirección que muestra allí `raja camera --serve`.
refusal-camera-no_folder = No existe la carpeta { $path }: indica la que contiene las imágenes.
refusal-camera-no_pictures = La carpeta { $path } no tiene ningún .jpg ni .png: pon ahí las imágenes.
refusal-camera-not_a_picture = La cámara no ha dado una imagen en color: reiníciala.
refusal-camera-no_jpeg = La imagen de la cámara no se puede convertir en JPEG: reiníciala.
refusal-camera-hung = La cámara Raspberry Pi { $number } está colgada: encaja bien su cinta por los dos extremos y reinicia el compañero.
refusal-camera-no_picamera = No hay ninguna cámara Raspberry Pi número { $number } (conectadas: { $count }): apaga la Pi, encaja la cinta por los dos extremos y mira con `rpicam-hello --list-cameras`.
refusal-camera-no_answer = La cámara Raspberry Pi no responde: apaga la Pi, encaja la cinta por los dos extremos y enciéndela.
refusal-camera-picamera_busy = La cámara Raspberry Pi no se puede abrir ({ $reason }): cierra el programa que la usa (otro compañero, rpicam-hello) e inténtalo de nuevo.
refusal-camera-no_start = La cámara Raspberry Pi no arranca: encaja su cinta por los dos extremos y reinicia la Pi.
refusal-camera-set_up = La cámara Raspberry Pi no se puede configurar ({ $reason }): reinicia la Pi y, si no basta, usa otros valores de [camera] width_px y height_px.
refusal-camera-wrong_size = La cámara Raspberry Pi da { $given } en vez de { $wanted }: pon en [camera] width_px y height_px un tamaño que ofrezca (`rpicam-hello --list-cameras`).
refusal-camera-wrong_picture = La cámara Raspberry Pi dio una imagen de { $given } en vez de { $wanted }: se abre de nuevo.
refusal-camera-not_locked = La cámara Raspberry Pi no mantiene su ajuste ({ $what }): pon más luz en la mesa y cierra otros programas que la usen.
refusal-camera-stale = La cámara Raspberry Pi da siempre la misma imagen: se abre de nuevo; si no basta, encaja bien su cinta.
refusal-camera-stalled = La cámara Raspberry Pi lleva { $seconds } s sin dar imagen: encaja su cinta por los dos extremos; se abre de nuevo sola.
refusal-camera-light_changed = La luz de la mesa ha cambiado mucho: la cámara vuelve a ajustarse.
refusal-camera-no_picamera2 = Falta el módulo { $module }: ejecuta `{ $apt }` en Raspberry Pi OS y crea el entorno del compañero con `python3 -m venv --system-site-packages`.
refusal-camera-broken_picamera2 = picamera2 está instalado pero no se puede cargar ({ $reason }): quita simplejpeg y numpy del entorno del compañero con pip y luego ejecuta `{ $apt }`.
refusal-link-not_connected = { $why }
refusal-link-no_board = No hay ningún Arduino conectado: conéctalo por USB o indica su puerto con --port.
refusal-link-no_port = No existe el puerto { $port }: si el Arduino no está enchufado, enchúfalo; sin --port se prueban todos los puertos USB.
refusal-link-no_answer = El Arduino no respondió a { $verb } en { $seconds } s: inténtalo de nuevo.
refusal-link-no_sentence = Esa orden no existe: { $reason }.
refusal-link-no_permission = No puedes abrir { $device }: añádete al grupo con `sudo usermod -aG dialout $USER` y vuelve a iniciar sesión.
refusal-link-port_busy = Otro programa tiene abierto { $device }: ciérralo (un monitor serie, el IDE de Arduino, otro compañero).
refusal-link-no_serial_port = { $device } no es un puerto serie: indica el del Arduino, o ninguno para probar todos los puertos USB.
refusal-link-port_failed = No se puede abrir { $device } ({ $reason }): desenchufa el Arduino y vuelve a enchufarlo.
refusal-link-port_gone = { $device } ya no está: vuelve a enchufar el Arduino.
refusal-flash-virtual = El tablero virtual no tiene firmware que cargar: quita --virtual.
refusal-flash-no_avrdude = avrdude no está instalado: `sudo apt install avrdude`.
refusal-flash-no_file = No existe el archivo { $path }: quita --hex para usar el firmware que viene con Raja.
refusal-flash-failed = La carga en { $device } falló ({ $reason }): cierra otros programas que lo usen, vuelve a enchufarlo e inténtalo de nuevo.
refusal-calibration-moving = Algo se movió: aparta manos y dados e inténtalo de nuevo.
refusal-calibration-steps = Falta un paso: empieza de nuevo.
refusal-calibration-contrast = Un sensor no distingue el negro del blanco: limpia el pozo, revisa su emisor y pon la tarjeta blanca bien plana.
refusal-calibration-absent = El sensor de inclinación no responde: revisa sus cuatro cables.
refusal-calibration-not_understood = El Arduino no pudo hacer este paso y respondió { $result }: actualiza su firmware con `raja arduino flash`.
refusal-calibration-reply = El Arduino respondió { $values } a { $verb }: actualiza su firmware.
refusal-calibration-refused = El tablero simulado no acepta { $words } ({ $result }): constrúyelo de nuevo.
refusal-simulator-not_built = El simulador del Arduino no está construido: ejecuta `make firmware` o elige el tablero virtual.
refusal-simulator-refused = El simulador rechazó { $line }: { $answer }.
refusal-simulator-failed = El simulador del Arduino falló ({ $why }): ejecuta `make firmware` otra vez.
refusal-bench-no_cell = El tapete no tiene esa casilla: elige una de su cuadrícula.
refusal-bench-no_tile = No hay ninguna loseta en { $cell }: coloca una primero.
refusal-bench-too_few_stones =
    La muralla en { $cell } tiene { $count ->
        [one] una piedra
       *[other] { $count } piedras
    }: no quites más.
refusal-bench-too_much_grain = Una columna tiene de 0 a { $most } discos: elige un número entre ambos.
refusal-bench-no_market = No hay mercado en esta mesa: monta uno primero.
refusal-bench-no_disk = Esa fila no tiene el disco { $number }: elige uno de esa fila.
refusal-bench-no_mat = Ese tapete no está en la mesa: elige uno de los que están.
refusal-bench-no_stones =
    { $count ->
        [one] Queda una piedra
       *[other] Quedan { $count } piedras
    }: no uses más, o recoge las que están sueltas.
refusal-bench-no_city = No hay nada en { $cell }: elige una ciudad.
refusal-bench-no_shield = Los escudos valen 1, 2 o 3: elige uno de ellos.
refusal-bench-no_wall = Ahí no hay ninguna muralla: golpea una que esté en pie.
refusal-bench-no_board = Esta mesa no tiene tablero virtual: iníciala con uno.
refusal-bench-no_well = Los pozos son 1 y 2: elige uno de ellos.
refusal-bench-too_hard = Un golpe va de 1 a 4000 milésimas de g: elige un valor entre ambos.
refusal-bench-too_steep = La mesa se inclina 45° como mucho: elige un ángulo menor.
refusal-bench-no_dice = Tira de 1 a { $most } dados, cada uno con un número del 1 al 6.
refusal-bench-nothing = Toma 1 o más.
refusal-wiring-no_mark = La guía no tiene <!-- { $name } --> … <!-- /{ $name } -->: vuelve a poner las marcas.
refusal-wiring-unreadable_header = Al pins.h del firmware le falta { $name }: adapta la lectura a lo que hay ahora.
refusal-wiring-pin_twice = Una pieza tiene dos pines con el mismo nombre: cambia uno en rig.toml.
refusal-wiring-lone_pin = La conexión { $net } no une nada: dale un segundo pin en rig.toml.
refusal-wiring-no_such_pin = La conexión { $net } nombra { $pin }, que ninguna pieza tiene: corrígela.
refusal-wiring-two_nets = El pin { $pin } está en las conexiones { $net } y { $other }: quítalo de una.
refusal-wiring-forgotten = El pin { $pin } debe estar en una conexión o figurar como libre, no ambas cosas: corrige rig.toml.
refusal-parts-unreadable = El archivo de parámetros { $path } no se puede leer ({ $reason }): revisa el nombre.
refusal-parts-not_toml = El archivo de parámetros no es TOML ({ $reason }): corrige esa línea.
refusal-parts-unknown_key = Las piezas no tienen el parámetro «{ $key }»: ¿querías decir «{ $near }»?
refusal-parts-missing_key = Falta el parámetro «{ $key }»: añádelo.
refusal-parts-wrong_type = El parámetro «{ $key }» debe ser { $wanted }, no { $value }: corrígelo.
parts_kind-section = una sección
parts_kind-number = un número
parts_kind-whole_number = un número entero
parts_kind-text = un texto
parts_kind-list = una lista
parts_kind-list_of =
    { $count ->
        [one] una lista de un valor
       *[other] una lista de { $count } valores
    }
refusal-parts-no_cad = Para dibujar las piezas hace falta el paquete de CAD build123d, mejor en el ordenador junto a la impresora: instálalo desde el código fuente con `.venv/bin/pip install -c constraints.txt -e '.[parts]'`.
refusal-parts-cannot_write = No se pueden escribir las piezas en { $folder } ({ $reason }): indica otra carpeta con -o.
refusal-parts-impossible = { $what }
refusal-print-no_room = El papel { $paper } es demasiado pequeño para { $title }: usa uno mayor.
refusal-print-no_such_paper = No existe el papel «{ $paper }»: usa uno de estos: { $known }.
refusal-print-cuts_marker = En { $paper }, un corte pasaría por una marca ({ $title }): usa un papel mayor.
refusal-print-unwritable = No se puede escribir { $path } ({ $reason }): indica una carpeta tuya con --output y cierra el archivo si un visor lo tiene abierto.

# Things that can be printed, as refusals name them.
print-sheet_seat_mat = un tapete de jugador
print-sheet_market_mat = el tapete del mercado
print-sheet_card_mat = el tapete de cartas
print-sheet_calibration_board = el tablero de calibración
print-sheet_markers = las marcas
print-sheet_tiles = las losetas de territorio
print-sheet_shields = los escudos
print-sheet_disks = los discos del mercado
print-sheet_playing_cards = las cartas
print-sheet_rules = las reglas
print-sheet_box = la caja
