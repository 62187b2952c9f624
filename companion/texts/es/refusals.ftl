# Lo que el compañero rechaza: «refusal-» y el código.

refusal-add-not_a_one_or_three = Tras descubrir solo se añaden unos y treses: elige de esos.
refusal-add-nothing = Elige las cartas que añades, o pasa.
refusal-add-passed_already = Has pasado o no tienes nada que añadir: espera a los demás.

refusal-aim-after = Primero se ajusta la cámara: mira si muestra una imagen.
refusal-aim-no_camera = Aquí ninguna cámara se llama así: elige una en la página.
refusal-camera-frame_asked = Pide una imagen con el número de la anterior y los segundos de espera.
refusal-aim-no_picture = La cámara aún no muestra imagen: espera un poco o revisa su cable.

refusal-auction-beyond_cash = Nadie puede pujar más de lo que tiene, aquí ${ $cash }: puja menos, o pasa.
refusal-auction-bid_too_low = Una puja debe ser de ${ $lowest } al menos: sube, o pasa.
refusal-auction-must_open = Quien empieza debe abrir: puja $0 o más.

refusal-ballot-none = No hay voto tuyo: vota primero.
refusal-ballot-places = Un voto lleva { $wanted } juegos distintos: elige tantos.
refusal-ballot-unknown_game = Ese juego no se vota: elige uno de la lista.

refusal-bench-no_game = Aún no hay partida que disponer: empiézala primero.
refusal-bench-unknown = Eso no se puede hacer ahí: elige otra cosa.

refusal-bid-closed_already = Tu puño ya está cerrado: ábrelo a escondidas para pujar otra cosa.
refusal-bid-count = No se puede pujar con tantas cartas: elige otro número.
refusal-bid-empty_hand = Tu mano está vacía: tu puja cuenta 0 por sí sola.
refusal-bid-laid_already = Tu carta ya está puesta: recógela para poner otra.
refusal-bid-none = No hay puja tuya: puja primero.
refusal-bid-not_a_bidder = Quien ofrece una carta no puja: espera a la siguiente subasta.
refusal-bid-other_cards = En esta mesa se puja con cartas reales: ponlas boca abajo.
refusal-bid-other_means = En esta mesa se puja de otra forma: haz como los demás.
refusal-bid-out_of_range = Una puja es un número entero de 1 a { $most }: elige otro.
refusal-bid-sealed_already = Tu puja está sellada: retírala antes de jugar cartas de acción.
refusal-bid-shown_already = Esas cartas ya están anunciadas: deshazlo si fue un error.
refusal-bid-too_low = Para subir hay que mostrar más de { $worth }: toma una carta más alta, o pasa.

refusal-building-beyond_reserve =
    En la reserva { $reserve ->
        [one] hay 1 piedra: anuncia una
       *[other] hay { $reserve } piedras: anuncia de 1 a { $reserve }
    }.
refusal-building-impossible_fall = Si quedan tantas en pie, cayeron de { $lowest } a { $highest } piedras: cuenta otra vez.
refusal-building-nothing_declared = No hay construcción anunciada: anuncia primero piedras para una muralla.
refusal-building-report_first = Aún no se ha dicho cómo quedó una construcción anunciada: di primero qué queda en pie.

refusal-card-not_in_hand = Esas cartas no están en la mano: elige otras.

refusal-cell-taken = Ahí ya hay una carta: elige una casilla vacía.
refusal-cell-unknown = Esa casilla no existe: elige una de la cuadrícula.

refusal-clock-seconds = El reloj va de 1 a 600 segundos, o no corre.

refusal-code-wanted = Esta página pide un código: abre la dirección que sale en el terminal.

refusal-command-needs_history = Deshacer y rehacer solo se puede en la mesa.

refusal-commerce-barter_open = Hay un trueque abierto: retíralo, o espera las respuestas.
refusal-commerce-beyond_stock = El mercado no tiene tantos: compra menos.
refusal-commerce-no_barter = No hay ningún trueque abierto.
refusal-commerce-no_such_offer = Esa oferta ya no existe.
refusal-commerce-no_trade = No hay ningún trato abierto.
refusal-commerce-not_asked = No se te pregunta, o ya has respondido.
refusal-commerce-trade_open = Hay un trato abierto: espera las respuestas de los demás.
refusal-commerce-traded_already = Solo un trato por turno con cada mercado.
refusal-commerce-with_yourself = Nadie trueca consigo mismo: elige otro sitio.
refusal-commerce-wrong_items = Di cuántos: los escudos por su valor, lo demás un número desde 1.

refusal-crop-unknown = En esa imagen no se leyó nada ahí: mira una más reciente.

refusal-deal-not_a_shuffle = Cada mazo debe tener justo las cartas del juego: baraja otra vez.
refusal-deal-not_needed = Ese mazo aún tiene cartas, o no le toca: déjalo.
refusal-deal-real_cards = En la mesa hay cartas reales: baraja esas.
refusal-deal-shuffle_first = Se está barajando: espera un momento.

refusal-dice-none_wanted = Nadie espera tus dados ahora.
refusal-dice-not_agreed = En esta mesa tira cada uno: toca lo que muestran los dados.

refusal-frame-unknown = Esa imagen ya no se guarda: mira una más reciente.

refusal-game-created = Una partida empieza a una hora con su zona, p. ej. 2026-11-20T19:00:00+00:00: corrígela.
refusal-game-differs = Un paso de esta partida no es lo que dicen las reglas: el archivo fue modificado.
refusal-game-hidden_cards = Hay cartas ocultas en esta partida: se puede exportar cuando termine.
refusal-game-not_a_game = Este archivo no es una partida exportada de aquí: elige otro.
refusal-game-over = La partida terminó: deshaz algo para seguir, o empieza otra.
refusal-game-title = Un título tiene de 1 a 60 caracteres: pon otro.
refusal-game-unknown = Esa partida no existe: elige una de la lista.

refusal-goods-negative = Nadie da menos que nada: usa números desde 0.
refusal-goods-not_owned = No hay tanto: da lo que hay.
refusal-goods-nothing = No se ha elegido nada: pon algo en cada lado.

refusal-grain-beyond_pile = Ahí puede haber de 0 a { $most } de grano: cuenta otra vez.
refusal-grain-impossible_fall = Ahí pueden caer { $most } de grano como máximo: cuenta otra vez.
refusal-grain-no_city = No hay ciudad donde poner grano: quita el grano.
refusal-grain-none_to_place = No hay tanto grano que poner: pon menos.
refusal-grain-not_there = Esa columna no tiene tanto grano: elige otra.
refusal-grain-place_first = Queda grano por poner en una columna: eso va primero.
refusal-grain-too_little = Eso cuesta { $units } de grano, y hay { $there }: toma menos.
refusal-grain-wrong_sum = Las columnas elegidas deben sumar justo ese grano, cada una una vez.

refusal-hand-beyond_stock = La reserva del mercado no tiene tantos: corrígela primero.
refusal-hand-bid_stands = Hay una puja de ${ $highest }: deshaz primero la puja.

refusal-host-only = Solo un anfitrión puede: escribe el PIN que muestra la pantalla de la mesa.
refusal-host-too_many_tries = Demasiados errores: inténtalo en { $wait_s } s, o pide un código en la pantalla de un anfitrión.
refusal-host-unknown = Ese teléfono ya no es anfitrión: mira otra vez la lista.
refusal-host-wrong_pin = Ese no es el PIN: léelo en la pantalla de la mesa.

refusal-http-address_too_long = Esa dirección es demasiado larga: pide una más corta.
refusal-http-bad_length = Content-Length es un número entero: envíalo una vez.
refusal-http-body_too_large = Es demasiado de una vez: envía menos.
refusal-http-head_too_large = La cabecera es demasiado grande: envía una más corta, o borra las cookies de este sitio.
refusal-http-line_ends = Las líneas de cabecera acaban en CR y LF: envíalas así, cada una con nombre y dos puntos.
refusal-http-no_length = El contenido llega con su longitud: envía Content-Length y no Transfer-Encoding.
refusal-http-not_secure = Esta es la dirección segura de la mesa: escribe https:// delante, no http://.
refusal-http-too_many_connections = Hay demasiadas conexiones abiertas: cierra algunas páginas e inténtalo otra vez.
refusal-http-too_many_headers = La petición tiene demasiadas cabeceras: envía menos.
refusal-http-too_slow = La petición no llegó entera a tiempo: envíala otra vez.

refusal-log-cannot_open = El registro no se puede abrir: revisa la base de datos.
refusal-log-cannot_write = El registro no se puede escribir: libera espacio, o cierra lo que retiene la base de datos; no se guardó nada.
refusal-log-damaged_game = El registro de esta partida está dañado: ábrela, y seguirá desde antes del daño.
refusal-log-damaged_people = La línea del registro que dice quién juega está dañada: usa la copia más reciente.
refusal-log-id_reused = Ese identificador ya es de otra orden: envía cada una con el suyo.
refusal-log-in_use = Otro compañero ya usa este registro: juega allí, o ciérralo primero.
refusal-log-not_understood = La base de datos es de otra versión del compañero: ábrela con esa.
refusal-log-stale_version = La mesa ha avanzado: mira otra vez y repítelo si aún quieres.

refusal-moment-unknown = Ese momento no existe en esta partida: elige otro.

refusal-move-not_beaten = Un montón avanza una casilla, no en diagonal, sobre una carta del otro color a la que vence.
refusal-move-not_your_stack = Ese montón no tiene tu color arriba: mueve otro.

refusal-noble-tile_taken = Ahí hay escudos o un peón: corrige eso primero.

refusal-pages-too_many = Hay demasiadas páginas abiertas: cierra algunas, o siéntate primero.
refusal-pages-too_many_of_yours = Ya tienes { $most } páginas abiertas aquí: cierra una.

refusal-person-unknown = La mesa aún no te conoce: siéntate primero.

refusal-phase-wrong = Eso no se puede en esta fase: espera su momento.

refusal-pile-not_there = Esa carta ya no está en el mazo: mira otra vez, o deshaz algo.
refusal-pile-top_known = La carta de arriba ya se conoce, o no queda ninguna: sigue jugando.
refusal-pile-top_missing = Di primero qué carta está ahora arriba del mazo.

refusal-playback-speed = Esa velocidad no existe: elige una de las que hay.

refusal-price-no_such_disk = Esa fila tiene los discos { $lowest } a { $highest }: elige uno.

refusal-prize-not_there = Esa carta ya no está entre los premios: mira otra vez, o deshaz algo.

refusal-production-not_to_harvest = Esa ciudad no da nada ahora: cosecha otra.

refusal-question-choose = Esa no es una de las respuestas: elige una de las que hay.
refusal-question-closed = Esa pregunta ya no está abierta: mira otra vez la mesa.
refusal-question-not_yours = Esa pregunta es para otro sitio: deja que responda quien lo ocupa.

refusal-redo-nothing = No hay nada que rehacer: desde entonces pasó algo nuevo.

refusal-replay-not_ready = La grabación aún se está leyendo: inténtalo otra vez enseguida.

refusal-request-content_type = Envía JSON, con Content-Type: application/json.
refusal-request-cross_site = La petición vino de otro sitio web: usa las páginas de la mesa.
refusal-request-foreign_host = Esta mesa tiene otra dirección: usa la que muestra.
refusal-request-id = Un identificador tiene de 1 a 40 caracteres simples: envía otro.
refusal-request-no_number = Aquí va un número: pon uno.
refusal-request-not_json = La petición debe ser un objeto JSON: envía uno.
refusal-request-unknown = Esa petición ya está resuelta.

refusal-room-changes = En esta ronda ya no se puede cambiar más el número: queda así.
refusal-room-door_shut = El anfitrión cerró la puerta: pídele que abra.
refusal-room-fault = Algo salió mal: inténtalo otra vez.
refusal-room-full = La sala está llena: mira, y juega la próxima vez.
refusal-room-name = Un nombre tiene de 1 a 24 letras simples: pon otro.
refusal-room-next_round = Esta ronda empezó antes que tú: juegas en la siguiente.
refusal-room-no_new_round = Una ronda empieza cuando la anterior está revelada.
refusal-room-none = No hay ninguna sala abierta: pide al anfitrión que abra una.
refusal-room-not_in = No estás en esta sala: entra primero con un nombre.
refusal-room-not_served = La sala no se abre: ¿tiene otro programa su puerto?
refusal-room-nothing_sealed = Nadie está sellando ahora: empieza una ronda.
refusal-room-number = Un número es un entero de 1 a { $most }: elige otro.
refusal-room-over = Esta partida terminó: espera a que el anfitrión abra otra.
refusal-room-prolong = Una ronda se alarga de 1 a 3600 segundos.
refusal-room-removed = El anfitrión te sacó de esta sala: habla con él.
refusal-room-round_over = Esta ronda terminó: tu número llegó tarde, espera a la siguiente.
refusal-room-rounds = En una sala se juegan de 1 a 30 rondas: elige otro número.
refusal-room-seconds = El tiempo va de 0 a 3600 segundos: elige otro.
refusal-room-slow_disk = El disco no da abasto: espera un poco y mira otra vez.
refusal-room-still_open = Hay una partida en la sala: termínala antes de abrir otra.
refusal-room-still_sealed = Esta ronda aún se está sellando: mira después de la revelación.
refusal-room-title = El título de una sala tiene 60 letras como máximo: pon otro.
refusal-room-too_fast = Demasiado rápido: inténtalo otra vez en { $wait_s } s.
refusal-room-unknown_guest = Nadie tiene ese número aquí: mira otra vez la lista.
refusal-room-unknown_round = Esa ronda no se jugó aquí: mira las que se jugaron.

refusal-seal-weak_salt = Un sello necesita una sal de 32 a 128 cifras hexadecimales.

refusal-seat-ask_host = Alguien tiene las cartas o piezas de ese sitio: pide al anfitrión que te lo ceda.
refusal-seat-free = Ahí no hay nadie: toma el sitio sin más.
refusal-seat-marker_taken = Alguien ya tiene ese peón: elige otro.
refusal-seat-name = Un nombre tiene de 1 a 24 caracteres: pon otro.
refusal-seat-name_taken = Alguien ya se llama así: usa otro nombre.
refusal-seat-not_allowed = Solo puede decirlo el dueño de esas Tierras, o el anfitrión.
refusal-seat-not_returnable = Ese sitio no se puede devolver: nadie fue retirado de él, o está ocupado.
refusal-seat-not_yours = Esa jugada es de otro sitio: espera la tuya.
refusal-seat-one_each = Ya tienes un sitio: levántate primero.
refusal-seat-taken = Ahí ya hay alguien: elige otro sitio, o pídeselo al anfitrión.
refusal-seat-too_many_requests = Demasiados piden sitio: el anfitrión debe responder primero.
refusal-seat-unknown = Ese sitio no existe en la mesa: elige uno de los que se ven.

refusal-setup-already_finished = Tu preparación está terminada: deshazla para cambiarla.
refusal-setup-lands_first = Coloca primero las Tierras.
refusal-setup-lands_fixed = Los nobles ya están: las Tierras quedan como están.
refusal-setup-nobles_first = Coloca primero los nobles: donde están ellos hay una ciudad.
refusal-setup-nobles_stand = Los nobles ya están: deshazlo para ponerlos de nuevo.
refusal-setup-not_lands = Las Tierras son 7 losetas en cuadrícula: cuatro en cuadrado y las demás borde con borde.
refusal-setup-stones_left =
    { $left ->
        [one] Queda una de las nueve piedras: construye primero con ella
       *[other] Quedan { $left } de las nueve piedras: construye primero con ellas
    }.
refusal-setup-three_tiles = Los tres nobles van en tres losetas distintas: nombra tres.
refusal-setup-too_many_stones =
    { $left ->
        [one] Queda una de las nueve piedras: construye con ella
       *[other] Quedan { $left } de las nueve piedras: construye con 1 a { $left }
    }.

refusal-shield-beyond_stock = Ahí no puede haber esos escudos: mira otra vez.
refusal-shield-none_named = No hay ningún escudo elegido: elige, o guárdalos en la mano.
refusal-shield-not_in_hand = No tienes tantos de esos escudos en la mano: elige menos.
refusal-shield-not_there = Ese escudo no está ahí: elige uno que esté.
refusal-shield-out_of_reach = Un escudo defiende una ciudad atacada que toca su loseta.
refusal-shield-with_noble = Los escudos no van con un noble: elige otra loseta tuya.

refusal-siege-already_assigned = Los escudos ya están asignados.
refusal-siege-declared_already = Hay un asedio en curso: termínalo.
refusal-siege-impossible_fall = Con tantas piedras caídas no quedan tantas en pie: cuenta otra vez.
refusal-siege-marker_not_allowed = Ahí hay un noble o un peón: elige otra loseta.
refusal-siege-no_dice_left = No te quedan dados en esta batalla.
refusal-siege-no_dice_now = Ahora no se tiran dados por un asedio.
refusal-siege-no_noble_at_stake = No ha caído ninguna muralla con un noble detrás.
refusal-siege-no_ransom = No se te pide ningún rescate.
refusal-siege-no_target = Nombra al menos una ciudad, o pasa.
refusal-siege-not_a_die = Un dado muestra de 1 a 6.
refusal-siege-not_a_target = Solo se atacan ciudades junto al peón al alcance de los elefantes.
refusal-siege-not_in_hand =
    Tienes { $in_hand ->
        [one] { $in_hand } elefante
       *[other] { $in_hand } elefantes
    } en la mano: no envíes más.
refusal-siege-not_the_defender = Eso solo lo hace el asediado.
refusal-siege-nothing_to_take = Ahora no hay piedras que quitar.
refusal-siege-own_lands = El peón va en las Tierras de un rival, no en las tuyas.
refusal-siege-ransom_named = Ya se pidió un rescate: espera la respuesta.
refusal-siege-target_twice = Una ciudad aparece dos veces: nombra cada una solo una vez.
refusal-siege-too_many_dice =
    { $left ->
        [one] Te queda un dado: tíralo
       *[other] Te quedan { $left } dados: tira de 1 a { $left }
    }.
refusal-siege-too_many_elephants =
    Esa ciudad se ataca con { $most ->
        [one] un solo elefante
       *[other] 1 a { $most } elefantes
    }.

refusal-small-companion_shuffles = Baraja y reparte el compañero: nadie más.
refusal-small-no_virtual_votes = Los jugadores virtuales no votan: deja fuera sus sitios.
refusal-small-none_open = No hay ningún juego pequeño abierto: el anfitrión elige el siguiente.
refusal-small-nothing_to_vote = Para votar hacen falta dos juegos distintos terminados: jugad uno más.
refusal-small-own_options = Eso depende de quién está en la mesa: no lo indiques.
refusal-small-players = Ese juego no es para tantos: elige quién juega.
refusal-small-salt_given = La sal de un sello la saca la mesa: no la indiques.
refusal-small-seats = En uno de esos sitios no hay nadie: nombra cada sitio ocupado una vez.
refusal-small-unknown_kind = Ese juego pequeño no existe: elige otro.
refusal-small-virtual_hands = Los jugadores virtuales no tienen manos: jugad cartas y pujas en los teléfonos.

refusal-table-not_started = La partida no ha empezado: sentaos y empezadla.
refusal-table-other_game = En esta mesa hay otro juego abierto: tiene su propia página.
refusal-table-paused = La partida está en pausa: el anfitrión la reanuda.
refusal-table-places = Una mesa tiene de 5 a { $most } sitios: da uno de esos números.
refusal-table-rulings = Las interpretaciones son del reglamento mixto: da ambas cosas, o elige Estándar o Según lo impreso.
refusal-table-started = Esta partida ya empezó: empieza otra.
refusal-table-starting_seat = En el sitio que debe empezar no hay nadie: nombra uno ocupado.
refusal-table-too_few = Raja es para 2 a 5: esperad a alguien, o añadid un jugador virtual.
refusal-table-too_many = Raja es para 2 a 5: { $leaving } deben levantarse.

refusal-tile-not_a_city = Esa loseta no es una ciudad: elige una ciudad.
refusal-tile-unknown = Ahí no hay loseta: elige otra casilla.

refusal-turn-not_yours = Le toca a otro: espera tu turno.

refusal-undo-at_least_one = Di cuántas jugadas deshacer, desde 1.
refusal-undo-not_allowed = En esta mesa no puedes deshacer: pídeselo al anfitrión.
refusal-undo-nothing =
    Solo se { $count ->
        [one] puede deshacer { $count } jugada
       *[other] pueden deshacer { $count } jugadas
    }: deshaz menos.

refusal-wall-impossible_stones = Ahí puede haber de 0 a { $most } piedras: cuenta otra vez.
refusal-wall-impossible_width =
    Una muralla de { $standing ->
        [one] { $standing } piedra
       *[other] { $standing } piedras
    } no puede tener anchura { $width }: mira su hilada más ancha.
refusal-wall-none = Ahí no hay muralla.

refusal-what_if-no_step = La partida no tiene ese paso: elige otro.

refusal-photo-busy = Ahora se lee la foto de otra persona: vuelve a enviar la tuya dentro de un momento.
refusal-photo-count = Envía de una a tres fotos de una mesa.
refusal-photo-edited = Las marcas de la foto no encajan con ningún objetivo: usa la foto como la hizo la cámara, sin recortar, de tapetes planos de este juego.
refusal-photo-lost = La lectura de fotos se interrumpió y ha empezado de nuevo: haz la foto otra vez.
refusal-photo-table_moves = Algo se mueve en la mesa: quitad todas las manos y repetid la foto.
refusal-photo-hand = Hay una mano en la foto: retírala y repite la foto.
refusal-photo-not_yours = Siéntate primero: las fotos de la mesa se hacen desde un sitio.
refusal-photo-game_went_on = Entretanto se ha abierto otra partida: la foto no se ha usado.
refusal-photo-mirrored = La foto está en espejo: usa la cámara de la parte trasera del teléfono.
refusal-photo-no_mats = La foto no muestra ningún tapete: hazla de modo que se vean al menos dos marcas impresas de un tapete.
refusal-photo-not_an_image = Eso no es una imagen que se pueda leer: usa una foto JPEG o PNG.
refusal-photo-not_base64 = La foto no llegó entera: envíala otra vez.
refusal-photo-refused = En esta foto no se reconoce nada: haz otra.
refusal-play_now-others = Otras personas están sentadas a esta mesa: toma un sitio junto a ellas, o vuelve cuando se hayan ido.
refusal-bench-mat = Un tapete es un número a partir de 0: este no lo es.
refusal-games-goes_on = Esta partida aún no ha terminado: jugadla primero hasta el final.

refusal-afterwards-goes_on = Esta partida aún no ha terminado: su página estará al final.
refusal-film-being_made = El vídeo se está haciendo: vuelve a pedirlo en un momento.
refusal-people-unknown = Nadie con ese nombre ha jugado aquí: elige a alguien de la lista.
refusal-people-at_the_table = { $name } está en la partida abierta: abre antes otra.
refusal-people-needed = Sin { $name } una de las partidas ya no sería la misma: no se ha cambiado nada en ella. Borra en su lugar el registro, como dice la página sobre privacidad.
refusal-photo-nothing_stands = En esta imagen no hay nada sobre un tapete: construye algo primero.
refusal-teaching-look_gone = Esa imagen ya no está: haz otra.
refusal-teaching-nothing_learned = Nada de lo dicho encaja con la imagen: cuenta otra vez o haz otra.
refusal-teaching-cities = Di qué hay al menos en una loseta.
refusal-teaching-counts = Una muralla tiene hasta 31 piedras y una columna hasta 50 discos.
refusal-teaching-nothing_to_undo = A esta mesa no se le ha enseñado nada que se pueda retirar.
refusal-frame-none_yet = La cámara aún no ha dado ninguna imagen: comprueba que funciona.
refusal-request-too_long = Es demasiado largo: envía como mucho { $most } bytes.

refusal-push-endpoint = Esa no es una dirección de un fabricante de navegadores: deja que la dé el navegador del teléfono.
refusal-push-keys = Esas no son claves de un teléfono: deja que las haga el navegador del teléfono.
refusal-push-not_installed = Los avisos necesitan dos bibliotecas: instálalas con pip install 'raja-table[push]' o apaga [push].
refusal-push-no_contact = Los fabricantes de navegadores quieren saber quién envía: indica [push] contact, por ejemplo mailto:tu@example.org.
refusal-push-cannot_keep = La clave de los avisos, { $file }, no se puede leer ni crear: haz que se pueda escribir en esa carpeta o borra el archivo.
refusal-https-unusable_certificate = { $certificate } y { $key } no son un certificado con su clave: revisa [reaching] en los ajustes.

refusal-machine-name = El nombre de una mesa lleva letras de la a a la z, cifras y guiones en medio, 30 como máximo: por ejemplo, raja.
refusal-machine-language = Elige uno de los idiomas de la lista.
refusal-machine-network = El nombre de una wifi tiene 32 bytes como máximo: escríbelo como lo muestra tu teléfono.
refusal-machine-network_missing = Escribe también el nombre de la wifi, o deja la contraseña vacía.
refusal-machine-password = La contraseña de una wifi tiene de 8 a 63 letras, cifras y signos.
refusal-machine-wish_damaged = La petición está dañada: envía la página otra vez.
refusal-machine-slots_damaged = La nota de la tarjeta sobre sus sistemas está dañada.
refusal-machine-no_image = Este equipo no se grabó con la imagen de Raja.
refusal-machine-update_under_way = Se está probando una actualización: espera a que arranque o falle.
refusal-machine-update_damaged = Esta actualización está dañada o incompleta: descárgala otra vez.
refusal-machine-update_unsigned = Esta actualización no es de quien hizo la imagen de esta mesa: usa la suya.
refusal-machine-piece_missing = Falta una parte de la actualización: envíala otra vez desde el principio.
refusal-machine-card_full = La tarjeta no tiene sitio para la actualización: borra antes grabaciones viejas.
refusal-machine-no_update = No ha llegado ninguna actualización: elige antes su archivo.
