# The help of each command and option; companion/texts/de/command_line/help.ftl says how its keys are made.

listed-arduino = Muestra lo que lee el Arduino, o carga su firmware.
listed-calibrate = Calibra la cámara con fotos del tablero o de un tapete.
listed-camera = Ayuda a orientar la cámara: su imagen y qué cambiar.
listed-cards = Lee en una foto las cartas del tapete de cartas.
listed-count = Cuenta murallas, grano, nobles, losetas y el mercado en fotos.
listed-doctor = Revisa cada parte del equipo.
listed-evaluate = Puntúa la visión con fotos cuya verdad se conoce.
listed-evening = Juega una velada entera en la mesa virtual.
listed-export = Saca una velada de su grabación.
listed-hub = Pone en marcha un club, o se une a uno.
listed-look = Mira en una grabación: cualquier momento, y qué habría pasado.
listed-odds = Las probabilidades exactas del combate por una ciudad.
listed-palette = Aprende los colores de las piedras de una foto.
listed-parts = Torre de dados, soporte, brazo y caja para una impresora 3D.
listed-photos = Calcula fotos de mesas al azar, con su verdad.
listed-play = Inicia el compañero: mesa, velada grabada o las dos cosas.
listed-print = Hace PDF para imprimir y piezas para una impresora 3D.
listed-recording = Hace, examina y repara grabaciones.
listed-replay = Reproduce una grabación como en directo y da su resultado.
listed-room = Inicia una sala abierta: un juego para todo un público.
listed-stats = Dice lo que varias grabaciones enseñan juntas.
listed-teach = Enseña una mesa con diez imágenes como mucho.
listed-texts = Comprueba los idiomas.
listed-transcript = Escribe una partida como texto, o las órdenes de un texto.

help-any-address = Dirección o nombre que se dice a los teléfonos, si el que se encuentra está mal.
help-any-as_json = Escribir JSON.
help-any-camera_file = El archivo JSON de la cámara.
help-any-database = URL de SQLAlchemy del registro de esta mesa.  [por defecto: un archivo tuyo]
help-any-force = Reemplazar un archivo de ese nombre.
help-any-host = Dirección en la que se escucha.
help-any-lang = Idioma de lo que se dice.
help-any-output = Carpeta.  [por defecto: aquí]
help-any-paper = a4, a3, letter, tabloid, o uno de los [printing.papers] de tu configuración.
help-any-port = Puerto TCP.  [por defecto: según la configuración]
help-any-proxies = Dirección IP o red de un proxy inverso cuyas cabeceras X-Forwarded se creen; se puede repetir.
help-any-table = La mesa enseñada: su nombre o su archivo.  [por defecto: ninguna]
help-any-while_asked = Terminar cuando nadie tenga ya el otro extremo de la entrada estándar.
default-lang = LANG, o en

help-raja = Un compañero para el juego de mesa Raja.
help-raja-lang = Idioma de la ayuda y de lo que se dice.
help-raja-settings_file = Un archivo TOML cuyos valores van por delante de la configuración incluida.
help-raja-version = Mostrar la versión y terminar.

help-raja-arduino = Muestra lo que lee el Arduino: pozos de dados, márgenes, inclinación, contadores.
help-raja-arduino-port = El puerto serie; sin él se pregunta a todos los puertos USB.
help-raja-arduino-virtual = Usar un tablero en el ordenador en vez de uno real.
help-raja-arduino-as_json = Escribir el estado una vez, como JSON.
help-raja-arduino-calibrate = Enseña a los pozos el negro y el blanco, y al sensor qué es estar nivelado. Hace falta una tarjeta blanca.
help-raja-arduino-calibrate-well = Solo este pozo.
help-raja-arduino-calibrate-port = El puerto serie; sin él se pregunta a todos los puertos USB.
help-raja-arduino-calibrate-virtual = Usar un tablero en el ordenador en vez de uno real.
help-raja-arduino-flash = Carga el firmware en el Arduino con avrdude.
help-raja-arduino-flash-hex_file = Qué cargar; si no, lo que hizo `make firmware`; si no, lo que trae Raja.
help-raja-arduino-flash-port = El puerto serie; sin él se pregunta a todos los puertos USB.

help-raja-calibrate = Calibra la cámara con tomas SHOTS del tablero ChArUco, o de un simple tapete de jugador.
help-raja-calibrate-output = El archivo de cámara que se escribe.
help-raja-calibrate-guess = Estimar una cámara por su campo de visión; no necesita tomas.
help-raja-calibrate-fov_deg = A lo ancho, para --default.
help-raja-calibrate-size = Ancho x alto de la imagen, para --default.

help-raja-camera = Ayuda a orientar la cámara: una página con su imagen y lo que hay que cambiar.
help-raja-camera-cameras = pi, el número de una webcam, una carpeta, un vídeo o la dirección de una transmisión; varias se orientan juntas.
help-raja-camera-calibrations = Su archivo hecho por `raja calibrate`, si lo hay; de varias cámaras, uno cada una, en el mismo orden.
help-raja-camera-port = Puerto TCP de la página.
help-raja-camera-host = 0.0.0.0 para orientarla con un teléfono, mediante un código.  [por defecto: 127.0.0.1; con --serve 0.0.0.0]
help-raja-camera-once = Mirar una vez, decirlo y terminar; estado 1 si está mal orientada.
help-raja-camera-as_json = Con --once: como JSON.
help-raja-camera-serve = Pasar su imagen a una mesa en otro lugar de la casa.
help-raja-camera-shots = Hacer tomas para `raja calibrate` en esta carpeta.
help-raja-camera-count = Con --shots: cuántas.
help-raja-camera-every = Con --shots: segundos entre dos.

help-raja-cards = Lee en una foto los naipes del tapete de cartas.
help-raja-cards-as_json = Escribir la observación como JSON.
help-raja-cards-details = Añadir al JSON el lugar y la certeza de cada carta, y los tiempos.
help-raja-cards-overlay = Dibujar en la foto lo que se vio, como PNG o JPEG.

help-raja-count =
    Cuenta murallas y grano, nobles, losetas y el mercado en una foto, o en varias de una mesa que nadie tocó entre
    ellas: lo que una oculta, otra lo muestra.
help-raja-count-camera_files = El archivo JSON de la cámara de la primera foto (repetido: de la segunda, …); sin él, el objetivo se estima por las marcas, como en la foto de un teléfono.
help-raja-count-as_json = Escribir la observación como JSON.
help-raja-count-details = Añadir al JSON poses, piezas, recortes, certezas y tiempos.
help-raja-count-overlay = Dibujar en la foto lo que se vio, como PNG o JPEG; en la segunda de varias como NOMBRE-2, y así.

help-raja-doctor = Revisa cada parte del equipo. Estado 1 si algo no funciona.
help-raja-doctor-camera = La cámara por la que se mira: pi, el número de una webcam, …  [por defecto: pi en una Raspberry Pi]
help-raja-doctor-calibration = El archivo de esa cámara, hecho por `raja calibrate`.
help-raja-doctor-board = El puerto del tablero de dados; si se nombra uno, tiene que estar.  [por defecto: cualquier puerto USB]
help-raja-doctor-log = El archivo SQLite de las partidas.  [por defecto: un archivo tuyo]
help-raja-doctor-no_devices = Dejar en paz cámara y tablero de dados: los usa una partida.
help-raja-doctor-mend = Quitar a los demás el acceso a los archivos de las partidas, donde lo tengan.
help-raja-doctor-as_json = Para programas.
help-raja-doctor-lang = Idioma del informe.

help-raja-evaluate =
    Puntúa la visión con FOLDER, que tiene fotos y un truth.json (o es la carpeta de una grabación).

    La configuración se ajusta con una mitad (--half even) y se juzga con la otra (--half odd).
help-raja-evaluate-as_json = Escribir todo como JSON.
help-raja-evaluate-contact_sheet = Escribir los fallos en una sola imagen.
help-raja-evaluate-plot = Dibujar la certeza que se afirma frente a la tasa real (con --sweep: lo exacto en cada paso).
help-raja-evaluate-half = Solo una foto de cada dos, desde la primera o la segunda.
help-raja-evaluate-every = Solo una foto de cada N.
help-raja-evaluate-distort = Empeorar cada foto antes de mirarla.
help-raja-evaluate-sweep = Cambiar paso a paso una magnitud de las fotos.
help-raja-evaluate-taught = El archivo de la mesa enseñada (`raja teach`).
help-raja-evaluate-looks = Enseñar con tantas fotos y juzgar con las demás: 0,1,2,5.
help-raja-evaluate-splits = Con --looks: veces con cada número.
help-raja-evaluate-seed = Con --looks: qué fotos enseñan.
help-raja-evaluate-mistaken = Con --looks: parte de los números mal dichos.
help-raja-evaluate-together = Leer juntas todas las fotos de una mesa, como las de cámaras enfrentadas.
help-raja-evaluate-asked = Nombrar también lo que se preguntó aunque estaba a la vista.

help-raja-evening = Juega una velada entera en la mesa virtual: deciden jugadores virtuales, la cámara cuenta y el tablero tira los dados.
help-raja-evening-virtual = En la mesa virtual; todavía no hay otra.
help-raja-evening-seed = La misma semilla juega la misma velada.
help-raja-evening-mats = Los tapetes en uso, uno por jugador, p. ej. 0,2,4.
help-raja-evening-turns = Terminar tras tantos turnos; 0: jugar hasta el final.
help-raja-evening-collapses = Una construcción de cada tantas se cae.
help-raja-evening-no_survey = Mirar solo donde se mueven piedras; más rápido.
help-raja-evening-cameras = Cuántas miran la mesa.
help-raja-evening-phones = Cuántos fotografían lo que se preguntaría.
help-raja-evening-ask_all = Preguntar por todo lo que muestra la mesa, como en una mesa de verdad, no solo por las murallas movidas.
help-raja-evening-output = Escribir la velada como grabación (.mcap).
help-raja-evening-force = Reemplazar una grabación de ese nombre.
help-raja-evening-as_json = Escribir el informe como JSON.

help-raja-export = Saca la velada de la grabación FILE.
help-raja-export-form = Qué hacer con ella.
help-raja-export-output = El archivo que se escribe (csv, share: la carpeta).  [por defecto: el texto en la pantalla; si no, junto a FILE]
help-raja-export-speed = mp4: cuántas veces más rápido.
help-raja-export-plain = html, mp4: imágenes sin lo que se vio en ellas.
help-raja-export-lang = csv, html, mp4, share, bgstats: su idioma.

help-raja-hub = Pone en marcha un club: todas las mesas en una pantalla, clasificación, puntuaciones, récords.
help-raja-hub-address = Dirección, nombre o URL que se dice a mesas e invitados.
help-raja-hub-database = URL de SQLAlchemy, postgresql+psycopg://…  [por defecto: un archivo SQLite tuyo]
help-raja-hub-archive = Dónde se guardan las grabaciones y sus datos.  [por defecto: junto al archivo SQLite; con otra base de datos, en ningún sitio]
help-raja-hub-valkey = Dirección de Valkey o Redis, por la que las puertas se enteran al momento: redis://localhost:6379.
help-raja-hub-gate = Atiende a quienes miran, junto a un club; tantas puertas como hagan falta.
help-raja-hub-gate-port = Puerto TCP.
help-raja-hub-gate-address = Dirección, nombre o URL que se dice a los invitados.
help-raja-hub-gate-database = URL de SQLAlchemy de la base de datos del club.  [por defecto: un archivo SQLite tuyo]
help-raja-hub-gate-valkey = Dirección de Valkey o Redis, por la que las puertas se enteran al momento: redis://localhost:6379.
help-raja-hub-seal-gate = Recibe los sellos de una sala de Almost; varias pueden compartir un puerto de esta máquina.
help-raja-hub-seal-gate-address = Dirección, nombre o URL que se dice a los teléfonos, si lo que se encuentra está mal.
help-raja-hub-seal-gate-database = URL de SQLAlchemy de la base de datos del club.  [por defecto: un archivo SQLite tuyo]
help-raja-hub-seal-gate-valkey = Dirección de Valkey o Redis, por la que las puertas se enteran al momento: redis://localhost:6379.
help-raja-hub-here = Inicia PostgreSQL, Valkey, las puertas y el club en esta máquina, con todos los datos en FOLDER.
help-raja-hub-here-gates = Puertas, en los puertos siguientes.
help-raja-hub-here-seal_gates = Puertas de sellos, todas en el puerto siguiente.
help-raja-hub-here-address = Dirección o nombre que se dice a mesas e invitados.
help-raja-hub-join = Se une al club en URL con el código que muestra su página.
help-raja-hub-join-name = Cómo llama el club a esta mesa.
help-raja-hub-join-certificate = El certificado propio de un club, en el que confiar.
help-raja-hub-leave = Deja el club; este conserva lo que tiene.
help-raja-hub-send = Envía al club lo que se juega; `raja play` lo inicia solo si la mesa se ha unido a uno.

help-raja-look = Mira en la grabación FILE: cualquier momento, y lo que habría seguido de otro número.
help-raja-look-port = Puerto TCP.
help-raja-look-host = 0.0.0.0 para mirar también con un teléfono de la casa.

help-raja-odds = Las probabilidades exactas del combate por una ciudad: x, piedras y elefantes perdidos, muralla destruida.
help-raja-odds-elephants = Elefantes que atacan, de 1 a 10; con --at-least: disponibles.
help-raja-odds-shields = Valores de los escudos que defienden, p. ej. 2,1.
help-raja-odds-stones = Piedras de la muralla; 0 es una ciudad sin muralla.
help-raja-odds-rulebook = standard o as-printed (según lo impreso).
help-raja-odds-at_least = Hallar el mínimo de elefantes que destruyen la muralla con esta probabilidad.
help-raja-odds-as_json = Escribir los números exactos como JSON.

help-raja-palette =
    Aprende los colores de las piedras de PHOTO: un tapete de jugador vacío, con una piedra de cada color en su fila de arriba.

    La piedra del sitio 0 está en la casilla izquierda, la del sitio 1 en la siguiente, y así, cada una hacia el centro.
help-raja-palette-output = Escribir la configuración aquí, no en la pantalla.

help-raja-photos =
    Escribe COUNT fotos calculadas de mesas al azar y su truth.json en FOLDER, que se crea si hace falta.

    Sitios y lámparas se alternan; una mesa de cada cuatro, se fotografía también el mercado.
help-raja-photos-virtual = De la mesa virtual; no hay otras.
help-raja-photos-count = Cuántas mesas.
help-raja-photos-seed = La misma semilla da las mismas fotos.

help-raja-play = Inicia el compañero: una mesa para jugar, una velada grabada o las dos cosas.
help-raja-play-port = Puerto TCP.
help-raja-play-host = Dirección en la que se escucha.  [por defecto: 0.0.0.0; una grabación sola: 127.0.0.1]
help-raja-play-https = Servir también de forma segura, con un certificado hecho aquí: mantiene despiertos los teléfonos.
help-raja-play-database = URL de SQLAlchemy del registro.  [por defecto: un archivo tuyo]
help-raja-play-virtual = Ofrecer la mesa virtual: tapetes, cámara y dados en el ordenador.
help-raja-play-camera = pi, el número de una webcam, una carpeta, un vídeo o la dirección de una transmisión; una o varias.
help-raja-play-calibration = El archivo de cada cámara, hecho por `raja calibrate`.
help-raja-play-board = El puerto del tablero de dados, o auto: cualquier puerto USB.
help-raja-play-recording = Una velada grabada, que se ofrece en /recorded/; `example` viene con Raja.
help-raja-play-recording_only = Reproducir solo la grabación, sin mesa.
help-raja-play-speed = Segundos grabados por segundo.

help-raja-print = Hace PDF para imprimir al 100 % (tapetes, marcas, losetas, reglas, una caja, el tablero de calibración) y piezas para una impresora 3D.
help-raja-print-box = Una caja para todas las piezas, para recortar y plegar.
help-raja-print-box-paper = a3 (una página), a4, tabloid o letter (varias para pegar), o uno tuyo.
help-raja-print-cards = Una baraja para los juegos pequeños, por las dos caras.
help-raja-print-charuco = El tablero que mira `raja calibrate`.
help-raja-print-markers = Todas las marcas sueltas, para pegarlas en tapetes propios.
help-raja-print-mats = Un tapete por sitio, el del mercado y el de cartas.
help-raja-print-mats-paper = a3 (un tapete por página), a4 (cuatro páginas para pegar), tabloid (dos), letter (cuatro), o uno tuyo.
help-raja-print-parts = Torre de dados, soporte de sensores, brazo de la cámara y caja del Arduino para una impresora 3D.
help-raja-print-parts-folder = Carpeta.
help-raja-print-parts-parameters_file = Un archivo TOML cuyos valores van por delante de los incluidos (docs/parts.md).
help-raja-print-parts-drops = Dejar caer también N dados por la torre, calculado con rozamiento.
help-raja-print-rules = Las reglas en una hoja, para imprimir por las dos caras.
help-raja-print-tokens = Losetas de territorio, escudos y discos del mercado, para pegar en cartón.

help-raja-recording = Hace, examina y repara grabaciones.
help-raja-recording-anonymise = Quita los nombres, la fecha y lo que se escribió; de las imágenes solo quedan los tapetes.
help-raja-recording-anonymise-output = El archivo .mcap que se escribe.
help-raja-recording-cut = Toma la parte entre los tiempos FROM y TO, cada uno como 95.5, 1:35 o 1:02:03; lo anterior queda como pasado de la partida.
help-raja-recording-cut-output = El archivo .mcap que se escribe.
help-raja-recording-import =
    Hace una grabación de FOLDER: imágenes, frames.json, events.json y camera.json.

    Los dados de la historia caen en los pozos del tablero, y se graba lo que este dice.
    Donde la historia y las reglas discrepan en un número, valen las reglas, y se dice cada cambio.
help-raja-recording-import-output = El archivo .mcap que se hace.
help-raja-recording-import-truth_file = Escribir también la verdad de cada imagen como JSON.
help-raja-recording-import-board = Qué tira los dados: el firmware real en su simulador, o el tablero virtual en puro Python.
help-raja-recording-info = Dice lo que hay en una grabación.
help-raja-recording-labels = Reúne lo que la gente dijo de los números como fotos con su verdad, para `raja evaluate`.
help-raja-recording-labels-output = La carpeta que se hace.
help-raja-recording-labels-corrections = Solo lo que cambió el estado de la partida, sin los primeros avisos.
help-raja-recording-merge = Hace una grabación de varias de la misma partida, como las de antes y después de un reinicio.
help-raja-recording-merge-output = El archivo .mcap que se escribe.
help-raja-recording-repair = Salva todo lo que aún se puede leer de una grabación cortada o dañada.
help-raja-recording-repair-output = El archivo entero que se escribe.

help-raja-replay = Pasa la grabación FILE por el mismo camino que una velada en directo y da su resultado.
help-raja-replay-speed = 'max' (por defecto), o segundos grabados por segundo.
help-raja-replay-as_json = Escribir solo el estado final, como JSON.
help-raja-replay-truth_file = Decir dónde difieren lo leído y la verdad.
help-raja-replay-camera_only = Dejar fuera lo que los jugadores dijeron de los números: solo vale lo que ven los aparatos.
help-raja-replay-depth = Comparar la grabación consigo misma: sucesos aplicados, órdenes decididas de nuevo, o imágenes y frases releídas.
help-raja-replay-record = Grabar lo que se reproduce, con todo lo que sigue (.mcap).
help-raja-replay-without_readings = Sin lo que se ve en las imágenes.
help-raja-replay-force = Reemplazar una grabación de ese nombre.

help-raja-room = Inicia una sala abierta: cuantos teléfonos se quiera, y gana el número más bajo que no se repite.
help-raja-room-database = URL de SQLAlchemy del registro de la sala.  [por defecto: un archivo tuyo]
help-raja-room-table = URL de SQLAlchemy del registro de la mesa, cuyos anfitriones lo son también aquí.
help-raja-room-table_port = El puerto de esa mesa.

help-raja-stats = Dice lo que las grabaciones FILES enseñan juntas.
help-raja-stats-plots = Escribir los gráficos en esta carpeta.
help-raja-stats-form = Formato de los gráficos.
help-raja-stats-facts = Guardar los datos de cada grabación en esta carpeta (Parquet) y decir lo que enseñan todas sus veladas.
help-raja-stats-page = Escribir gráficos y tablas como una página HTML.
help-raja-stats-lang = Idioma de palabras, gráficos y página.

help-raja-teach =
    Enseña una mesa con diez imágenes LOOKS como mucho, de las que se sabe qué hay en ellas.

    Se sabe por --labels o --layout; si no, se pregunta. Las imágenes nuevas se suman a las anteriores.
help-raja-teach-labels_file = Lo que hay en ellas: un truth.json.
help-raja-teach-layout = start: nueve piedras en cada tapete, repartidas a gusto; sin grano.
help-raja-teach-evening_file = Una velada grabada en esta mesa.
help-raja-teach-table = El nombre de la mesa, o un archivo donde guardarla.
help-raja-teach-undo = Quitar tantas de las últimas imágenes.
help-raja-teach-reset = Olvidar todo lo que enseñó la mesa.
help-raja-teach-explain = Decir lo que se aprendió, antes y después.
help-raja-teach-picture = Con --explain: los colores como imagen.

help-raja-texts = Comprueba los idiomas.
help-raja-texts-check = Dice qué textos faltan, sobran o nombran otros valores que los que da el código.

help-raja-transcript =
    Escribe como texto la partida de FILE.

    FILE es un registro SQLite, una grabación (.mcap, que se reproduce) o líneas JSON: las opciones y luego una orden
    por línea, como las escribe --commands. De un juego pequeño en curso solo se escribe lo que todos pueden ver.
help-raja-transcript-table_id = Qué mesa de un registro; hace falta si tiene varias.
help-raja-transcript-back = Leer FILE como transcripción y escribir sus órdenes, un JSON por línea.
