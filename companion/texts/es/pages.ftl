# Español.

# The language's own name for itself, as in the list of languages.
language-name = Español

season-title = Estación
season-blue = Estación lluviosa
season-red = Estación seca
season-blue-yields = las tierras azules producen
season-red-yields = las tierras rojas producen

turn-title = A quién le toca
turn-moves = juega
turn-everybody = todos
turn-number = turno { $number }
turn-over = la partida ha terminado

phase-title = Fases del turno
phase-set-up = Preparación
phase-production = Producción
phase-auction = Subasta
phase-commerce = Comercio
phase-building = Construcción
phase-siege = Asedio
phase-ended = Final

tools-language = Idioma
tools-speak = Voz
tools-sound = Sonido
tools-details = Detalles

theme-auto = Auto
theme-light = Claro
theme-dark = Oscuro
text_size-normal = Texto normal
text_size-large = Texto grande
text_size-larger = Texto muy grande
hold-left = Mano izquierda

connection-on = Conectado
connection-off = Sin conexión con la mesa: reintentando

room-come_in = Entrar
room-come_in_hint = Escribe un nombre. Este teléfono guarda tu sitio aunque se apague la pantalla.
room-enter = Entrar
room-in = Ya estás dentro
room-waiting = La primera ronda empieza enseguida. Mira la pantalla de la sala.
room-waiting_next = La siguiente ronda empieza enseguida.
room-guests_in = { $count ->
    [one] Hay una persona en la sala.
   *[other] Hay { $count } personas en la sala.
}
room-are_in = en la sala
room-none = No hay ninguna sala abierta
room-none_hint = En cuanto el anfitrión abra una, aparecerá aquí.
room-shut = La puerta está cerrada
room-shut_hint = Pide al anfitrión que abra, o mira la pantalla de la sala.
room-over = La partida ha terminado
room-over_hint = Espera a que el anfitrión abra otra.
room-soon = Pronto empieza
room-round = Ronda { $round } de { $rounds }
room-after = Ronda { $round } de { $rounds }, revelada
room-next_round = Esta ronda empezó antes de que llegaras: juegas en la siguiente.
room-left = quedan { $time }
room-next_in = Siguiente ronda en { $time }
room-number = Tu número, desde 1
room-do_seal = Sellar
room-whole_number = Elige un número entero desde 1.
room-yours = Tu número sellado
room-sealed_hint = Está sellado. Puedes cambiarlo hasta que se revele.
room-change = Elegir otro número
room-sealed = { $sealed } de { $players } han sellado.
room-of_sealed = de { $players } han sellado
room-seal = Tu sello
room-seal_is = Lo que todos pueden ver:
room-seal_of = Es el SHA-256 de:
room-fits = Este teléfono lo ha calculado: coincide.
room-wrong_seal = El sello no coincide con tu número: avisa al anfitrión.
room-openings = Todos los sellos abiertos de esta ronda
room-result = La revelación
room-won = { $name } (n.º { $number }) gana la ronda.
room-nobody = Ningún número quedó sin repetir: nadie gana esta ronda.
room-no_round = No se reveló ninguna ronda.
room-bids = { $count ->
    [one] Se selló un número.
   *[other] Se sellaron { $count } números.
}
room-no_number = No sellaste ningún número en esta ronda.
room-you_won = ¡Tu { $number } gana: es el más bajo que no se repite!
room-same = { $count ->
    [one] Tu { $number }: otra persona también lo eligió.
   *[other] Tu { $number }: otras { $count } personas también lo eligieron.
}
room-not_lowest = Tu { $number } no se repitió, pero tampoco otro número más bajo.
room-too_high = Tu { $number } era más alto que el número ganador.
room-standings = Quién va ganando
room-nobody_yet = Nadie ha ganado todavía una ronda.
room-won_rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
room-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
room-place = Tu puesto: { $place } de { $guests }
room-no_place = Sin ronda ganada: puesto { $place } de { $guests }, en empate con los demás
room-winner = { $names } gana la partida.
room-winners = { $names } comparten la victoria.
room-no_winner = Nadie ganó una ronda: nadie gana.
room-rules = Cómo se juega
room-rules_1 = Cada uno sella un número entero desde 1.
room-rules_2 = Gana la ronda el número más bajo que no se repite.
room-rules_3 = Hasta que se revele puedes cambiar el tuyo. Nadie lo ve antes; después cualquiera puede comprobar que nada cambió.
room-way = Entra con tu teléfono
room-histogram = Cuántas veces se selló cada número: { $bids } en total, { $most } iguales como máximo.
room-host_login = Solo un anfitrión puede dirigir la sala
room-host_login_hint = Escribe primero el PIN en la página del anfitrión, o usa la pantalla de la mesa.
room-host_page = La página del anfitrión
room-steer = La partida
room-door = La puerta
room-door_open = Puede entrar quien quiera
room-door_open_hint = El código de la pantalla deja entrar a todos.
room-door_shut_hint = Solo siguen jugando los que ya están dentro.
room-guests = Quién está
room-find = Nombre o número
room-remove = Quitar
room-sure = ¿Seguro? Toca otra vez
room-nobody_found = No hay nadie con ese nombre.
room-screen = Pantalla para la sala
room-phone = Jugar con esta pantalla
room-controls = Dirigir la sala
room-end = Terminar la partida
room-begin = Empezar la ronda { $round }
room-reveal = Revelar ahora
room-prolong = { $seconds } s más
room-open = Abrir la sala
room-option_title = Título
room-option_rounds = Rondas
room-option_round_s = Tiempo por ronda
room-option_pause_s = Pausa tras revelar
room-option_winner = Quién gana la partida
room-by_rounds = Más rondas ganadas
room-by_points = Más puntos: una ronda ganada vale su número
room-by_host = cuando el anfitrión diga
room-seconds = { $seconds } s
room-hall = Un juego para toda una sala
room-hall_hint = Banbury Merton Street en una sala abierta, con todos los teléfonos que quieras. La partida de la mesa sigue sin interrupción.
room-start = Abrir una sala
room-stop = Cerrar la sala
room-starting = La sala se está abriendo…

lands-title = Tierras

tile-red = roja
tile-blue = azul
tile-place = { $cell }, { $side }
tile-city =
    ciudad de { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }, anchura { $width }, grano { $grain }
tile-noble = noble en casa
tile-noble_gone = noble capturado
tile-differs = la mesa y la partida difieren: { $what }
tile-shield = escudo { $value }

marker-chair = silla
marker-dome = cúpula
marker-head = cabeza
marker-square = cuadrado
marker-dragon = dragón

city-stones = piedras
city-width = anchura
city-grain = grano
city-game = partida
city-camera = cámara
city-crop = Lo que vio la cámara de la ciudad en { $city }
city-no_crop = aún sin imagen
city-off_camera = fuera de cámara
city-counting = { $placed } de { $declared } puestas

reading-seen = la cámara ve { $value }
reading-agrees = la cámara ve { $value }, igual que la partida
reading-differs = la cámara ve { $value }, la partida dice { $game }
reading-unsure = la cámara cree que son { $best }, entre { $low } y { $high }: { $why }
reading-hidden = oculto a la cámara: { $why }
reading-none = no leído por la cámara
reading-yes = sí
reading-no = no

market-title = Mercado
market-grain = Grano
market-shields = Escudos
market-elephants = Elefantes
market-price = { $goods }: precio { $price }
market-left = en venta

bank-overdrawn = La banca ha pagado ${ $amount } más de lo que hay en billetes impresos

cash-notes = En billetes: { $notes }
cash-change = Si das ${ $handed }, te devuelven ${ $back } ({ $notes })

market-reading = Cámara:

stage-waiting = Se está preparando la mesa
stage-order = Orden de juego
stage-set-up = Se colocan las Tierras, se instalan los nobles y cada uno recibe nueve piedras.
stage-production = Cada ciudad de la estación da un grano, más la anchura de su muralla.
stage-commerce = Trueca con quien quieras; un trato por mercado.
stage-building = Dos piedras por un grano, y buen pulso.
stage-siege = Elefantes contra murallas y escudos.

auction-nobody = aún sin pujas
auction-leads = puja de
auction-passed = ha pasado
auction-bids = le toca pujar
auction-in = sigue

trade-buy = Compra { $goods } por ${ $cost }: ¿quién vende?
trade-sell = Vende { $goods } por ${ $cost }: ¿quién compra?

siege-attacker = ataca
siege-defender = defiende
siege-dice = Dados { $dice }, en total { $total }
siege-wanted =
    { $count ->
        [one] falta { $count } dado por tirar
       *[other] faltan { $count } dados por tirar
    }
siege-sum-attacker = atacante
siege-sum-defender = defensor
siege-sum-stones = piedras de la muralla
siege-sum-x = resto
siege-sum-words = Un total menos el otro, menos las piedras de la muralla: ese es el número de piedras que caen.
siege-falls = { $count ->
    [one] cae { $count } piedra de la muralla
   *[other] caen { $count } piedras de la muralla
}
siege-holds = La muralla resiste; se pierde un elefante

dice-title = Dados
dice-well = Dado { $number }: { $state } { $face }
dice-rolls = Tiradas
dice-roll = { $name } { $face }
dice-spoken = { $face }

well-empty = ninguno
well-moving = rodando
well-settled = quieto
well-cocked = inclinado
well-unreadable = ilegible

camera-title = La cámara
camera-overlay = Lo que se ve
camera-nothing = Aún sin imagen
camera-frame = { $time }
camera-picture = La mesa a las { $time }
camera-picture_overlay = La mesa a las { $time }, con lo que ve la cámara dibujado encima
camera-loose = piedras sueltas

devices-title = Aparatos

device-camera = Cámara
device-arduino = Tablero de dados
device-on = en marcha
device-off = sin usar
device-recording = grabación
device-fault = fallo
device-virtual = virtual
device-camera-off = Se cuenta a mano.
device-arduino-off = Cada uno marca su tirada.
device-camera-fault = No funciona: murallas y grano se cuentan a mano. La página del anfitrión dice por qué.
device-arduino-fault = No funciona: las tiradas se marcan en los teléfonos. La página del anfitrión dice por qué.

score-title = Puntuación
score-player = Jugador
score-nobles_home = nobles en casa
score-some-nobles_home = { $count ->
    [one] 1 noble en casa
   *[other] { $count } nobles en casa
}
score-some-captured = { $count ->
    [one] 1 capturado
   *[other] { $count } capturados
}
score-some-great_walls = { $count ->
    [one] 1 gran muralla
   *[other] { $count } grandes murallas
}
score-captured = capturados
score-great_walls = grandes murallas
score-sum = puntos
score-points = { $count ->
    [one] punto
   *[other] puntos
}
score-wins = { $count ->
    [one] { $names } gana
   *[other] { $names } comparten la victoria
}
score-winner = ganador

log-title = Crónica

questions-title = Una pregunta para la mesa
questions-another = Otro número
questions-erase = Borrar una cifra
questions-host = Anfitrión
questions-before = { $seconds } s antes
questions-after = { $seconds } s después
questions-picture = La mesa, { $when }
questions-accident = Los segundos antes y después
questions-send = Responder con este número
questions-crop = El lugar en cuestión, como lo ve la cámara

playback-play = Reproducir
playback-pause = Pausa
playback-restart = Desde el principio
playback-speed = { $factor } veces más rápido
playback-speeds = Velocidad
playback-progress = Hasta dónde ha llegado la velada

evening-recording = una velada grabada
evening-live = en directo
evening-finished = la grabación ha terminado
evening-notes = Sobre esta velada

moment-collapse = ¡Se viene abajo!
moment-close = Seguir
moment-auction = { $name } empieza
moment-auction_paid = por ${ $paid } a la banca
moment-auction_free = sin puja
moment-siege = { $name } asedia a { $other }
moment-odds = La muralla cae con una probabilidad de { $least }; con todos los escudos, de { $most }.
moment-odds_bare = La muralla cae con una probabilidad de { $least }.
moment-siege_cities = { $count ->
    [one] Los elefantes están ante la muralla
   *[other] Los elefantes están ante { $count } murallas
}
moment-holds = ¡{ $city } resiste!
moment-breach = { $city }, bajo ataque
moment-noble = { $name } captura un noble
moment-noble_from = Capturado a { $name }: dos puntos al final
moment-noble_worth = Dos puntos al final
moment-great_wall = Una gran muralla para { $name }
moment-great_wall_worth = Un punto más mientras siga en pie
moment-wall_of_evening = { $count ->
    [one] La muralla más alta es de { $name }: { $count } piedra
   *[other] La muralla más alta es de { $name }: { $count } piedras
}
moment-won_with = { $count ->
    [one] con { $count } punto
   *[other] con { $count } puntos
}
call-bid = { $name } puja { $count }
call-dice = { $attacker } contra { $defender }
call-points = { $count ->
    [one] { $name }: { $count } punto
   *[other] { $name }: { $count } puntos
}

city-picture = Imagen
city-city = Ciudad
city-caption = Las ciudades de { $name }: el número de la partida, y debajo el de la cámara

stage-recording_ended = La puntuación al acabar la grabación
stage-to_harvest = Falta cosechar

trade-barter = ofrece { $give } por { $take }

act-unreached = La mesa no responde. ¿Está este teléfono en la red de la mesa?
act-moved_on = Algo cambió mientras tanto: vuelve a mirar antes de decidir.

stepper-fewer = { $what }: { $step } menos
stepper-more = { $what }: { $step } más

wall-seen_number = { $number }, como lo ve la cámara

act-back = Atrás

now-yours = Te toca: { $what }

seat-page = Tu sitio en la mesa

when-before = antes del primer turno

season-blue-short = lluvia
season-red-short = seca

tabs-title = Partes de esta página
tabs-now = Ahora
tabs-market = Mercado
tabs-more = Más

hand-title = Tu mano
hand-shut = Tras tu biombo
hand-open = Mostrar la mano
hand-hide = Ocultar la mano
hand-money = { $count } dólares
hand-elephants = { $count ->
    [one] { $count } elefante
   *[other] { $count } elefantes
}
hand-shields = escudos: { $shields }
hand-stones = { $count ->
    [one] { $count } piedra en reserva
   *[other] { $count } piedras en reserva
}

goods-money = Dinero
goods-shield = Escudo { $value }
goods-elephants = { $count ->
    [one] { $count } elefante
   *[other] { $count } elefantes
}
goods-grain = { $count } de grano
goods-shields = { $count ->
    [one] un escudo de { $value }
   *[other] { $count } × escudo de { $value }
}

lobby-title = Hola, { $name }
lobby-alone = Raja es para dos a cinco. La pantalla de la mesa muestra cómo entran los demás.
lobby-waits = El anfitrión empieza la partida cuando todos están sentados.
lobby-empty = libre
lobby-marker_dealt = peón al azar
lobby-change = Cambiar sitio, nombre o peón
lobby-host = Empezar como anfitrión

lay-title = Coloca tus Tierras
lay-seen = Así ve la cámara tus { $tiles } losetas. Toca una casilla para corregirla: roja, luego azul, luego vacía.
lay-hint = Toca las casillas donde están tus { $tiles } losetas: una vez, roja; dos veces, azul; tres veces, vacía. Cuatro de ellas deben formar un cuadrado.
lay-cash = Toma ${ $cash } de la banca: { $notes }.
lay-cell = { $cell }: { $side }
lay-bare = sin loseta
lay-of = de { $tiles } losetas
lay-too_few = coloca más
lay-too_many = demasiadas losetas
lay-no_square = cuatro deben formar un cuadrado
lay-apart = todas deben tocarse por un borde
lay-good = son unas Tierras válidas
lay-send = Estas son mis Tierras
lay-again = Colocarlas de nuevo

nobles-title = Coloca tus nobles
nobles-seen = Aquí ve nobles la cámara. Toca lo que esté mal para corregirlo.
nobles-hint = Tres losetas distintas: serán tus ciudades. Una ciudad en azul produce en la estación lluviosa; en rojo, en la seca.
nobles-of = de { $count } nobles
nobles-here = tu noble
nobles-left = { $count ->
    [one] queda { $count } noble
   *[other] quedan { $count } nobles
}
nobles-send = Aquí están

walls-title = Primeras murallas
walls-which = Qué hacer
walls-hint = { $count ->
    [one] Queda { $count } piedra por repartir entre tus ciudades. Construye y di qué queda en pie.
   *[other] Quedan { $count } piedras por repartir entre tus ciudades. Construye y di qué queda en pie.
}
walls-choose = Toca primero una ciudad.
walls-put = Piedras para { $city }
walls-send = { $count ->
    [one] Hay { $count } piedra en pie
   *[other] Hay { $count } piedras en pie
}

wall-standing = ¿Cuántas piedras hay en pie?
wall-width = Piedras de la hilada más ancha
wall-wider = Una hilada más ancha
wall-no_width = Di cuántas piedras tiene la hilada más ancha.
wall-fallen = { $count ->
    [one] cayó { $count } piedra
   *[other] cayeron { $count } piedras
}

shields-title = Escudos
shields-hint = Colócalos en losetas sin noble, o guárdalos en la mano. Un escudo defiende las ciudades que comparten un borde con su loseta.
shields-in_hand = Escudos en la mano
shields-left = { $count } en la mano
shields-send = { $count ->
    [one] Colocar { $count } escudo
   *[other] Colocar { $count } escudos
}
shields-first = Coloca primero los escudos elegidos, o tócalos otra vez.

ready-title = Listo
ready-hint = Las nueve piedras están repartidas.
ready-keep = Listo: guardo el resto en la mano
ready-send = Estoy listo

harvest-title = Cosecha una ciudad
harvest-hint = Una ciudad cada vez, por turnos. Cada una da un grano, y otro por cada piedra de la hilada más ancha de su muralla.
harvest-city = { $city }: { $grain } de grano
harvest-width = anchura { $width } → { $grain }
harvest-bare = sin muralla → 1
harvest-short =
    anchura { $width } → { $due }, pero en el montón solo { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
harvest-seen = La cámara ve { $units } de grano en { $city }.
harvest-fallen = Grano caído al apilar
harvest-send = { $grain } de grano en { $city }
harvest-back = { $count } de vuelta al montón
harvest-left = { $city } (anchura { $width })

bid-title = Tu puja por jugar primero
bid-yours = Tu puja
bid-bounds = ${ $lowest } a ${ $highest }
bid-beyond = Tienes ${ $cash }: no basta para pujar más.
bid-must_open = Empiezas tú: abre la subasta, con $0 como mínimo.
bid-dear = A partir de aquí, una puja cuesta más de la décima parte de tu dinero.
bid-pass = Pasar
bid-send = Pujar ${ $amount }

clock-left = { $count } s

grain-title = Pon { $count } de grano en una columna
grain-hint = Va en una de tus ciudades. La partida sigue cuando todo está puesto.
grain-which = ¿En qué ciudad?
grain-choose = Elige una ciudad.
grain-units = Unidades para esta columna
grain-send = { $units } de grano en { $city }
grain-has = tiene { $units }
grain-column = De { $city }
grain-from = Grano de { $columns }
grain-from_column = { $city }: { $units }
grain-fullest = De las columnas más llenas
grain-sum = Grano elegido: { $sum } de { $needed }

commerce-title = Comercia a tu gusto
commerce-hint = Tienes ${ $cash }. Trueca con libertad; un trato con cada mercado.
commerce-done = Terminar de comerciar

market-price_stock = ${ $price } cada uno · { $stock } en venta
market-buy = Comprar
market-sell = Vender
market-traded = ya has comerciado este turno
market-no_city = sin ciudad donde ponerlo
market-closed = nada que comerciar

trade-title_buy = Comprar: { $goods }
trade-title_sell = Vender: { $goods }
trade-price = ${ $price } por unidad
trade-stock = { $count } en el mercado
trade-most = { $count } como máximo
trade-each = ${ $price } cada uno
trade-nothing = Elige qué comerciar.
trade-others_first = Primero se pregunta a los demás si lo aceptan a este precio. Si lo hace el mercado, su precio cambia un paso.
trade-send_buy = Comprar por ${ $cost }
trade-send_sell = Vender por ${ $cost }

fill-title = { $name } quiere comerciar: ¿aceptas?
fill-hint = Se lo lleva el primero que quiera en sentido horario; el precio del mercado no cambia.
fill-cannot = No tienes lo que hace falta.
fill-no = Dejarlo
fill-yes = Acepto

barter-title = Trueque
barter-hint = Ofrece lo que tengas a quien quieras
barter-counter_title = Tu contraoferta
barter-to = ¿A quién?
barter-everybody = A todos
barter-you_give = Das
barter-you_get = Recibes
barter-no_city = Sin ciudad no hay sitio para el grano.
barter-nothing = Hay que dar algo y recibir algo.
barter-send = Hacer la oferta
barter-send_counter = Hacer la contraoferta
barter-yours = Tu oferta
barter-answer = Una oferta para ti
barter-to_all = Se pregunta a todos.
barter-to_one = Se pregunta a { $name }.
barter-waits = Aún sin respuesta.
barter-countered = Tu contraoferta
barter-counter_waits = { $name } la tiene y aún no ha respondido.
barter-offers = ofrece
barter-cannot = No tienes lo que se pide.
barter-accept = Aceptar
barter-decline = Rechazar
barter-counter = Contraoferta
barter-withdraw = Retirar la oferta

build-title = Construir
build-hint = Toca la ciudad, di cuántas piedras, paga el grano y construye.
build-which = ¿Qué ciudad?
build-stones = Piedras para { $city }
build-then = { $stood } en pie, luego { $total }
build-cost = Cuesta { $grain } de grano
build-send =
    { $stones ->
        [one] Anunciar { $stones } piedra
       *[other] Anunciar { $stones } piedras
    }
build-done = Terminar de construir
build-no_grain = Sin grano o sin piedras: no hay con qué construir.
build-up = Construye la muralla en { $city }
build-stood = En pie: { $stood }; anunciadas: { $declared }. Añádelas una a una.
build-stands =
    { $standing ->
        [one] { $standing } piedra en pie
       *[other] { $standing } piedras en pie
    }
build-collapsed = Se cayó: { $standing } en pie
build-fallen_hint = { $count ->
    [one] { $count } piedra cayó o estaba en espera; vuelve a tu reserva.
   *[other] { $count } piedras cayeron o estaban en espera; vuelven a tu reserva.
}

deploy-title = Colocar un escudo
deploy-short = De tu mano a una de tus losetas
deploy-hint = En cualquier loseta tuya sin noble; defiende las ciudades de al lado.
deploy-choose = Toca una loseta.
deploy-send = Escudo { $value } en { $cell }

siege-your_turn = ¿Asediar?
siege-nothing = Nada al alcance de tus elefantes.
siege-hint = { $count ->
    [one] Tienes { $count } elefante. Pon tu peón en una loseta junto a la ciudad que atacas.
   *[other] Tienes { $count } elefantes. Pon tu peón en una loseta junto a la ciudad que atacas.
}
siege-whom = ¿En las Tierras de quién?
siege-marker = Tu peón está en
siege-elephants = Elefantes (disponibles: { $left } de { $count })
siege-target = Hacia { $city }
siege-target_wall =
    { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    } · { $most } como máximo
siege-declare = { $count ->
    [one] Atacar con { $count } elefante
   *[other] Atacar con { $count } elefantes
}
siege-lay = Asediar
siege-no_marker = Coloca primero tu peón.
siege-no_elephants = Envía al menos un elefante.
siege-pass = Sin asedio
siege-besieges = asedia a
siege-battle = { $count ->
    [one] { $city }, { $count } elefante
   *[other] { $city }, { $count } elefantes
}

assign-title = Te asedian
assign-hint = ¿Qué escudos defienden? Un escudo que defiende se descarta después.
assign-none = No hay escudos junto a la ciudad atacada.
assign-attacked =
    { $stones ->
        [one] { $city }, { $stones } piedra
       *[other] { $city }, { $stones } piedras
    }
assign-elephants = { $count ->
    [one] { $count } elefante
   *[other] { $count } elefantes
}
assign-shield = Escudo { $value } en { $cell }
assign-stays = No defiende
assign-defends = Defiende { $city }
assign-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
assign-send = { $count ->
    [one] Defender con { $count } dado
   *[other] Defender con { $count } dados
}
assign-send_none = Defender sin escudos

roll-title = { $count ->
    [one] Tira { $count } dado
   *[other] Tira { $count } dados
}
roll-hint = Tira y toca lo que veas. Varias tiradas se suman.
roll-hint_wells = Tira en la torre de dados: el tablero los lee solo. También puedes tocarlos aquí.
roll-tray = Tu tirada
roll-take_back = { $face }, toca para quitarlo
roll-faces = Lo que sacaste
roll-face = un { $face }
roll-none = Toca lo que sacaste.
roll-left = { $count ->
    [one] Falta tirar { $count } dado
   *[other] Faltan { $count } dados por tirar
}
roll-send = { $count ->
    [one] Contar { $count } dado
   *[other] Contar { $count } dados
}

removal-title = { $count ->
    [one] Quita { $count } piedra de { $city }
   *[other] Quita { $count } piedras de { $city }
}
removal-send = { $count ->
    [one] Queda { $count } piedra
   *[other] Quedan { $count } piedras
}
removal-fallen = { $count ->
    [one] Cayó { $count } piedra más; no cuenta como quitada.
   *[other] Cayeron { $count } piedras más; no cuentan como quitadas.
}

spoils-title = La muralla de { $city } ha caído
spoils-hint = El noble de { $name } está en tus manos.
spoils-which = ¿Qué haces?
spoils-take = Llevarte al noble
spoils-take_hint = vale 2 puntos al final
spoils-ransom = Pedir un rescate
spoils-ransom_hint = si { $name } no paga, el noble es tuyo
spoils-leave = Dejarlo en paz
spoils-leave_hint = el noble se queda en casa
spoils-nothing = Di qué quieres.

pay-title = ¿Pagar a { $name } el rescate por { $city }?
pay-hint = Si pagas, tu noble se queda en { $city }.
pay-cannot = No tienes lo que se pide.
pay-refuse = No pagar: el noble se va
pay-send = Pagar

plan-title = Planear tu turno
plan-hint = Solo lo sabe este teléfono. Cuando te toque, basta un toque.
plan-trade = Planear un trato
plan-build = Planear una muralla
plan-keep = Guardar este plan
plan-forget = Olvidar
plan-as_planned = como planeaste
plan-buys = Comprar { $goods }
plan-sells = Vender { $goods }
plan-builds =
    { $count ->
        [one] Construir en { $city } con { $count } piedra
       *[other] Construir en { $city } con { $count } piedras
    }
plan-gone = Tu plan ya no es posible: { $what }.

waiting-for = Esperando a { $name }
waiting-before =
    { $count ->
        [one] Después te toca a ti.
       *[other] { $count } turnos antes del tuyo.
    }
waiting-many = Esperando a los demás
waiting-at_stake = Asedian tus murallas: { $cities }. Lo que caiga lo quitas tú del tapete.
waiting-what_ransom = ¿Se pagará el rescate?
waiting-what_spoils = ¿Qué trae la victoria: un noble, un rescate o nada?
waiting-what_removal = Se quitan las piedras que han caído.
waiting-what_dice = Deciden los dados.
waiting-what_shields = ¿Qué escudos defenderán la ciudad?
waiting-what_siege = ¿Habrá un asedio?
waiting-what_building = ¿Se construirá, y dónde?
waiting-what_commerce = Un trueque con cualquiera o un trato en el mercado.
waiting-ready = listo
waiting-lays_lands = coloca sus Tierras
waiting-places_nobles = coloca sus nobles
waiting-lays_shields = coloca escudos
waiting-stones_left = { $count ->
    [one] { $count } piedra por construir
   *[other] { $count } piedras por construir
}
waiting-builds = { $count ->
    [one] construye con { $count } piedra
   *[other] construye con { $count } piedras
}

questions-for_you = La cámara te pregunta

pause-title = En pausa
pause-by = Pausa de { $name }
pause-by_host = Pausa del anfitrión
pause-who = Cualquier anfitrión puede reanudar la partida.
pause-you = Eres anfitrión: puedes reanudar la partida.

notice-take_back = Deshacer
notice-close = Cerrar

awake-keep = Pantalla encendida
awake-on = La pantalla sigue encendida.
awake-cannot = Este navegador deja que la pantalla se apague: toca la página de vez en cuando.

push-ask = Avísame cuando sea mi turno
push-how = El aviso pasa, cifrado, por el servidor del fabricante de tu navegador y solo dice que es tu turno. Termina con la velada.
push-on = Este teléfono avisa cuando es tu turno, también con la pantalla apagada.
push-denied = Este teléfono no permite avisos de esta página: permítelos en sus ajustes y vuelve a tocar.
push-cannot = Este navegador no pudo prepararlo: mira de vez en cuando o inténtalo más tarde.
push-turn = Es tu turno.

app-keep = Guardar como app
app-share = Para guardar esta página como app, toca Compartir y luego «Añadir a pantalla de inicio».
app-menu = Para guardar esta página como app, abre el menú del navegador y añádela a la pantalla de inicio.
app-secure = Como app se abre a pantalla completa. Los teléfonos lo permiten en la página segura de la mesa.
app-plain = Los teléfonos solo guardan una página como app por HTTPS. Quien inició la mesa puede añadir --https a raja play.

more-phone = Este teléfono
more-pages = Otras páginas

undo-title = Deshacer
undo-undo = Deshacer
undo-what = Deshacer: { $what }
undo-redo = Rehacer
undo-again = Rehacer: { $what }
undo-yes = Sí, deshacer
undo-no = No, dejarlo
undo-host_only = En esta mesa deshace el anfitrión.
undo-nothing = No hay nada que deshacer.

leave-leave = Dejar este sitio
leave-sure = Tu sitio sigue en la partida; quien lo tome juega con tus piezas.
leave-yes = Sí, dejarlo

mend-title = Corregir algo
mend-short = Una piedra caída, grano volcado, un recuento equivocado
mend-where = ¿En qué loseta?
mend-choose = Toca la loseta en cuestión.
mend-whose = ¿De quién?
mend-lands_of = Las Tierras de { $name }
mend-hand_of = La mano de { $name }
mend-price_of = Precio: { $goods }
mend-what = ¿Qué pasa en { $cell }?
mend-wall_fell = Cayeron piedras
mend-grain_fell = Cayó grano
mend-wall = La muralla es distinta
mend-grain = El grano es distinto
mend-shields = Los escudos son distintos
mend-side = La loseta muestra la otra cara
mend-noble = El noble está en otro sitio
mend-stood = Había { $stood }. ¿Cuántas quedan en pie?
mend-all_stand = Di cuántas quedan en pie.
mend-units_fell = Unidades caídas
mend-units_now = Unidades en la columna
mend-same = La partida ya lo tiene así.
mend-turn_over = De { $from } a { $to }.
mend-noble_with = El noble está con
mend-at_home = en casa
mend-why = ¿Por qué?
mend-miscounted = mal contado
mend-misread = mal leído
mend-moved = movido sin querer
mend-send = Corregir
mend-nothing = Ahora no hay nada que corregir.
mend-hand_unseen = No ves esta mano: indícala entera, tal como es.

join-title = Siéntate a la mesa
join-hint = Toma un sitio: su símbolo está en tu tapete.
join-hint_playing = Se está jugando { $title }. ¿Qué sitio es el tuyo?
join-free = Libre
join-left = sin teléfono
join-taken = ocupado
join-mine = tuyo
join-virtual = jugador virtual
join-name = Tu nombre
join-marker = Peón
join-marker_dealt = Si no eliges, te toca uno al azar.
join-marker_chosen = Esta pieza se pone en las Tierras de otros cuando los asedias.
join-sit = Sentarse
join-keep = Guardar
join-take_over = Seguir como { $name }
join-taken_hint = Aquí juega { $name }. ¿Es tu sitio con otro teléfono? Pregunta al anfitrión.
join-ask = Pedir este sitio al anfitrión
join-asked = Se pide al anfitrión el sitio de { $name }. Esta página sigue sola.
join-refused = El anfitrión no lo aceptó.

colour-green = verde
colour-purple = morado
colour-orange = naranja
colour-black = negro
colour-white = blanco
colour-blue = azul
colour-brown = marrón
colour-red = rojo
colour-teal = turquesa
colour-pink = rosa
colour-grey = gris
colour-yellow = amarillo

door-title = ¿Adónde?
door-home = Inicio
door-line = Murallas de madera, elefantes y una cámara que cuenta.
door-play = Jugar
door-back = Volver al sitio de { $name }
door-play_hint = Toma un sitio con este teléfono
door-seat = Tu sitio
door-table = Pantalla de la mesa
door-table_hint = Para el televisor: todo, para todos
door-recorded = La velada grabada
door-recorded_hint = Asha y Bo, como los vio la cámara
door-host = Anfitrión
door-host_hint = Sitios, opciones, deshacer, corregir
door-virtual = Mesa virtual
door-virtual_hint = Apilar, derribar y tirar dados sin ningún aparato
door-help_hint = Cómo va un turno y qué hace el compañero
door-look_back = Volver a ver
door-watch = Solo mirar
door-empty = La mesa está lista. Aún no hay nadie.
door-gathering = En la mesa: { $names }
door-playing = { $title }, { $when }: { $names }
door-ended = { $title } ha terminado: { $names }

help-title = Reglas y ayuda

host-login = Escribe el PIN del anfitrión
host-login_hint = La pantalla de la mesa muestra el PIN; un anfitrión también puede mostrar un código para este teléfono.
host-pin = PIN
host-enter = Ser anfitrión
host-seats = Sitios
host-asks = { $name } pide el sitio de { $seat }.
host-refuse = No
host-hand_over = Cederlo
host-there = aquí
host-away = teléfono apagado o ausente
host-nobody = sin teléfono
host-virtual_sensible = virtual, sensato
host-virtual_random = virtual, al azar
host-free = Liberar
host-free_title = ¿Quitar el sitio a { $name }?
host-free_open = { $name } ya no está en la mesa, y el sitio queda abierto a todos.
host-free_playing = El teléfono de { $name } ya no juega. Tierras, mano y nombre siguen en el sitio, y quien lo tome sigue jugando. Puedes devolverlo mientras nadie lo tome.
host-free_yes = Sí, liberar
host-free_no = No
host-give_back = Devolver a { $name }
host-let_sensible = Jugador virtual
host-let_random = Virtual, al azar
host-let_none = Sin jugador virtual
host-game = Esta partida
host-rulebook = Reglamento

rulebook-standard = Estándar
rulebook-standard-hint = las interpretaciones de este compañero
rulebook-as-printed = Según lo impreso
rulebook-as-printed-hint = el texto impreso al pie de la letra
rulebook-mixed = Mixto
rulebook-one_by_one = Interpretaciones, una a una

ruling-as_printed = { $row } según lo impreso
ruling-final_pass = Pasar es definitivo
ruling-final_pass-on = Quien pasa queda fuera de esta subasta.
ruling-final_pass-off = Según lo impreso: quien pasó puede volver hasta que nadie suba.
ruling-bare_city_attackable = Se puede atacar una ciudad sin muralla
ruling-bare_city_attackable-on = Un elefante puede atacar una ciudad con noble y sin muralla.
ruling-bare_city_attackable-off = Según lo impreso: una muralla de anchura 0 no deja atacar a ningún elefante, así que una ciudad sin muralla está a salvo.
ruling-attacker_minus_defender = Atacante menos defensor
ruling-attacker_minus_defender-on = x = total del atacante − total del defensor − piedras de la muralla.
ruling-attacker_minus_defender-off = Según lo impreso: x = total del defensor − total del atacante − piedras de la muralla.

host-options = Lo que acuerda la mesa

option-open_hands = Manos abiertas
option-open_hands-hint = todos ven dinero, escudos y elefantes
option-hints = Pistas
option-hints-hint = probabilidades exactas antes de un asedio
option-companion_dice = Dados del compañero
option-companion_dice-hint = puede tirar por quien lo pida
option-undo = Todos pueden deshacer
option-undo-hint = si no, solo el anfitrión

host-oldest = Empieza el de más edad
host-start = Empezar la partida
host-too_few = dos jugadores como mínimo
host-too_many = Raja es para cinco como máximo: elige otro juego abajo
host-with = con { $names }
host-pause = Pausa
host-go_on = Seguir
host-clock = Reloj de la subasta
host-clock_seconds = Segundos por puja
host-no_clock = ninguno
host-seconds = { $count } s
host-right = Corregir
host-correct = Corregir cualquier cosa
host-frame = La última imagen, número { $number }, con lo que se ve
host-phones = Teléfonos y anfitriones
host-overlay = Rótulos para una emisión
host-code = Código para { $address }
host-pin_hint = Quien escriba este PIN también es anfitrión.

hosts-title = Anfitriones
hosts-none = Nadie más que esta pantalla.
hosts-this_phone = Este teléfono
hosts-a_phone = Un teléfono sin sitio
hosts-since = anfitrión desde las { $time }
hosts-stop = Dejar de ser anfitrión
hosts-revoke = Quitar como anfitrión
hosts-revoke_title = ¿Quitar a { $name } como anfitrión?
hosts-revoke_hint = El sitio y las jugadas quedan como están. Se crea un PIN nuevo, para que el que conoce ya no sirva.
hosts-revoke_yes = Sí, quitar
hosts-code = Añadir un anfitrión
hosts-new_pin = PIN nuevo
hosts-code_hint = Para un solo teléfono, durante dos minutos: escanéalo, o escríbelo allí en lugar del PIN.

host-secure = Conexión segura:
host-secure_hint = En esta dirección los teléfonos no se apagan y guardan la página como aplicación. El certificado lo hace la propia mesa: cada teléfono pregunta una vez; compara la huella si quieres estar seguro.
host-fingerprint = Huella (SHA-256)

awake-secure = Funciona en la página segura de la mesa

host-pin_elsewhere = La pantalla de la mesa muestra el PIN para otros anfitriones.

recorded-now = grabando

consent-title = Esta mesa graba
consent-hint = Se guardan jugadas, nombres y, con cámara, imágenes de la mesa. Sin ti: sin nombre, y solo imágenes de los tapetes quietos.
consent-yes = Grabar mi nombre y mis manos
consent-no = Sin mí
consent-first = Elige primero si se pueden grabar tu nombre y tus manos.

recording-title = Grabación
recording-record = Grabar la velada
recording-on = Se guarda todo lo de la mesa; solo tú puedes leerlo.
recording-off = No se guarda nada.
recording-into = En { $file }, { $size } MB hasta ahora.
recording-waits = Empieza con la partida.
recording-none = No se está grabando.

host-games = Partidas guardadas

games-new = Partida nueva
games-open = Abrir
games-present = en juego
games-export = Exportar
games-import = Importar una partida
games-no_file = Eso no es un archivo de partida.
games-sure = ¿Dejar esta partida?
games-stage_open = sin empezar
games-stage_playing = en curso
games-stage_ended = terminada

help-aim = El rey ha muerto sin heredero. Protege a tu familia, captura nobles rivales y fortifica tus Tierras: en cuanto alguien tenga diez puntos al final de un turno (ocho con dos jugadores), la partida termina y gana quien tenga más puntos.
help-set-up = Coloca siete losetas, cuatro de ellas en cuadrado, cada una tocando a otra por un borde, con cualquier cara arriba. Pon tus tres nobles en losetas distintas: son tus ciudades. Construye nueve piedras en sus murallas, y coloca tus dos escudos en losetas sin noble, o guárdalos.
help-set-up-companion = Toca tus Tierras tal como están; todos lo hacen a la vez.
help-production = En la estación lluviosa producen las ciudades en azul; en la seca, las de rojo: un grano, y otro por cada piedra de la hilada más ancha de la muralla. Una ciudad cada vez, por turnos desde el jugador inicial. Apila el grano en una columna; lo que cae vuelve al montón.
help-production-companion = Tu página dice qué da cada ciudad y por qué.
help-auction = Todos pujan por jugar primero, en dólares enteros. Solo paga el ganador. Comercio, construcción y asedio siguen en sentido horario desde él.
help-auction-companion = Si se acaba el tiempo, el reloj pasa por ti.
help-commerce = Trueca dinero, elefantes, grano y escudos de la mano con quien quieras. Un trato con cada mercado: los demás pueden aceptarlo al precio del mercado; si nadie lo hace, lo hace el mercado y su precio cambia un paso.
help-commerce-companion = Una oferta llega a los teléfonos de aquellos a quienes se pregunta.
help-building = Dos piedras cuestan un grano. Anuncia primero cuántas van en qué muralla y luego construye. Si se derrumba, las piedras caídas y las que esperaban vuelven a tu reserva; lo que queda en pie es la muralla. Coloca escudos en losetas sin noble.
help-building-companion = La cámara cuenta a la vez que tú. Anota sola lo que ve con seguridad; un toque lo deshace.
help-siege = Pon tu peón en una loseta rival sin noble ni peón y envía elefantes a las ciudades de al lado, no más que la anchura de la muralla. Los escudos vecinos pueden defender. Tiras dos dados por elefante; el defensor, uno por punto de escudo. Tu total, menos el del defensor, menos las piedras de la muralla: tantas piedras caen. Una muralla sin piedras queda destruida: llévate al noble, o pide un rescate.
help-siege-companion = Si no sobra nada, no cae ninguna piedra y se pierde un elefante; si no, uno por cada seis que sacó el defensor.
help-ended = Un punto por cada noble propio en casa, dos por cada capturado, uno por cada muralla de quince piedras o más. En empate gana quien tenga más dinero.
help-ended-companion = «Volver a ver» muestra de nuevo cualquier momento de la partida.
help-wrong-title = Cuando algo sale mal
help-wrong = Una piedra caída, grano volcado, un recuento equivocado: «Corregir algo», en Tierras y Más. La palabra de una persona siempre vale más que la de la cámara.
help-wrong-companion = El anfitrión puede deshacer y corregir todo, poner pausa y pasar un sitio a otro teléfono. Sin cámara ni tablero de dados, todo se puede marcar en los teléfonos.

odds-destroyed = de que la muralla caiga
odds-if_all =
    Contra { $count ->
        [one] { $count } dado de escudo:
       *[other] { $count } dados de escudo:
    }
odds-with =
    Con { $count ->
        [one] { $count } dado de escudo:
       *[other] { $count } dados de escudo:
    }
odds-lost = bajas medias: { $stones } (piedras), { $elephants } (elefantes)

siege-destroyed = La muralla queda destruida

bench-notice = Nada aquí es real: esta mesa sustituye a tapetes, cámara y tablero de dados.
bench-picture = Lo que ve la cámara virtual
bench-look = Adónde mira la cámara
bench-market = Mercado
bench-image = La mesa virtual: { $where }
bench-hands = Tus manos
bench-plan = Tapete del sitio { $seat }
bench-cell = Casilla { $cell }
bench-cell-bare = { $cell }, sin loseta
bench-cell-tile = { $cell }, loseta { $side }
bench-cell-city =
    { $cell }, ciudad: { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }, anchura { $width }, grano { $grain }
bench-tile = Loseta
bench-no_tile = Sin loseta
bench-wall = Muralla
bench-stack = Una piedra
bench-stack_up = Una encima
bench-take = Quitar una
bench-build = { $count ->
    [one] Construir { $count } piedra
   *[other] Construir { $count } piedras
}
bench-knock = Golpearla
bench-gather = Recoger caídas
bench-stones = Piedras por construir
bench-width = Anchura por construir
bench-grain = Columna de grano
bench-pieces = Piezas
bench-noble = Noble
bench-shield = Colocar escudo { $value }
bench-no_shields = Quitar escudos
bench-hand = Mano en la imagen
bench-dice = Dados, mesa, aparatos
bench-no_board = Esta mesa no tiene tablero de dados virtual.
bench-throw = Tirar dados
bench-throw_count = { $count ->
    [one] Tirar { $count } dado
   *[other] Tirar { $count } dados
}
bench-lift = Sacar el dado { $well }
bench-face = Tirar un dado para sacar
bench-throw_face = Tirar un { $face }
bench-table = Mesa
bench-lay_out = Disponer según la partida
bench-bump = Golpear la mesa
bench-lean = Inclinar la mesa
bench-level = Nivelar de nuevo
bench-camera = Cámara enchufada
bench-frozen = Cámara congelada
bench-board = Tablero de dados enchufado

lobby-others = Los demás entran en { $address }

removal-count = { $off } de { $take } quitadas

invitation-title = Entra con un teléfono
invitation-scan = Apunta aquí con la cámara de un teléfono, o escribe
invitation-or = o { $address }
invitation-pin = PIN de otros anfitriones

back-title = Volver a ver
back-nothing = Aún no ha pasado nada: vuelve cuando la partida haya empezado.

course-title = Cómo fue la velada

back-points = Puntos
back-prices = Precios
back-chosen = Momento de la partida
back-step_before = Un momento atrás
back-step_after = Un momento adelante
back-turn_before = Al turno anterior
back-turn_after = Al turno siguiente

replay-gathering = Se está recorriendo la grabación.
replay-gathered = Se está recorriendo la grabación: { $percent } %
replay-marks = Ir al siguiente
replay-keys = Teclas
replay-time = Hora de la velada
replay-mark_before = A la marca anterior
replay-mark_after = A la marca siguiente
replay-open = Examinar

mark-turn = Turno
mark-phase = Fase
mark-dice = Dados
mark-collapse = Derrumbe
mark-correction = Corrección
mark-undo = Deshecho
mark-device = Aparato
mark-end = El final

key-toggle = reproducir, pausa
key-step_after = al momento siguiente
key-step_before = al momento anterior
key-picture_after = una imagen adelante
key-picture_before = una imagen atrás
key-mark_after = a la marca siguiente
key-mark_before = a la marca anterior
key-faster = más rápido
key-slower = más lento
key-start = al principio
key-end = al final
key-overlay = mostrar u ocultar lo que se ve

what_if-title = ¿Y si…?
what_if-number = Este número
what_if-instead = hubiera sido
what_if-show = Ver qué pasaría
what_if-end = Volver a la partida real
what_if-beside = La mesa en ese caso
what_if-at_end = Al final
what_if-real = en realidad
what_if-other = en ese caso
what_if-points = { $name }, puntos
what_if-stones = { $name }, piedras en { $city }
what_if-stuck = Desde { $time } la partida espera: nadie en la mesa decidió lo que ahora hay que decidir.
what_if-different = Lo que habría pasado
what_if-left_out = Ya no se permite, así que se omite
what_if-carried = Recuentos adaptados: las mismas piedras puestas, quitadas o caídas

number-standing = piedras en pie
number-width = anchura
number-fallen = caídas
number-amount = puja
number-count = cantidad
number-units = unidades
number-stones = piedras
number-die = dado { $place }
number-price = precio

tabs-table = Mesa
tabs-rules = Reglas

suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles

suits-title = Qué palo tiene cada uno
suits-spare = Palo de reserva
suits-whose = El palo de { $name }
suits-of_deck = { $suit }, { $back }
suits-blue = reverso azul
suits-red = reverso rojo

card-words = { $rank } de { $suit }
card-joker = comodín
card-rank-1 = as
card-rank-2 = 2
card-rank-3 = 3
card-rank-4 = 4
card-rank-5 = 5
card-rank-6 = 6
card-rank-7 = 7
card-rank-8 = 8
card-rank-9 = 9
card-rank-10 = 10
card-rank-11 = jota
card-rank-12 = reina
card-rank-13 = rey

cards-which_own = ¿Qué cartas descubriste?
cards-which_of = ¿Qué descubrió { $name }?
cards-others_show = Los demás descubren sus cartas
cards-these = Estas son
cards-this = Esta es
cards-choose_one = toca una carta
cards-more = { $count ->
    [one] una carta más
   *[other] { $count } cartas más
}

picker-chosen = Elegidas:
picker-camera = Lo que ve la cámara
picker-sees = La cámara ve { $card }: ¿correcto?
picker-may_see = La cámara no está segura: ¿{ $card }?
picker-agree = Toca para confirmar, o di otra carta abajo

seal-title = Sellos, para comprobar
seal-explains = Un sello es el SHA-256 del texto de abajo. Se mostró antes que cualquier puja; así nadie ha cambiado nada desde entonces.
seal-opened = Abierto en la ronda { $number }
seal-check = Comprobar
seal-right = ✓ Coincide con el sello
seal-wrong = ✕ No coincide con el sello

small-game-almost = Almost
small-game-banbury-merton-street = Banbury Merton Street
small-game-bid-war = Bid War
small-game-suit-bidding = Puja de palos
small-game-belemmer = Belemmer
small-game-evening-vote = La votación de la velada
small-game-raja = Raja
small-round = ronda { $number }
small-round_of = ronda { $number } de { $count }
small-auction = subasta { $number }
small-hold = Oculto: mantén pulsado
small-player = Jugador
small-winner = ganador
small-prizes = premios
small-seal = Sellar
small-sealed = sellado
small-laid = puesto
small-thinks = piensa
small-take_back = Retirarlo
small-take_up = Retomarlo
small-back = Atrás
small-sealed_title = Tu puja está sellada
small-laid_title = Tu puja está boca abajo
small-dealing = Se barajan las cartas
small-last_round = Ronda { $number }
small-nobody_wins = Nadie ha ganado
small-nobody_has = { $count ->
    [one] Nadie ha ganado: hace falta { $count } punto
   *[other] Nadie ha ganado: hacen falta { $count } puntos
}
small-wins = { $names } gana
small-win_together = { $names } comparten la victoria
small-host_goes_on = El anfitrión elige el siguiente juego; teléfonos y sitios se conservan.
small-all_to_move = les toca a todos
small-all_talk = todos hablan
small-the_table = La mesa
small-end_talk = Terminar la charla
small-undo_what = Deshacer: { $what }
small-undo_none = No hay nada que puedas deshacer.
small-evening-title = Esta velada
small-evening-none = Aún no ha terminado ningún juego de esta velada.
small-evening-won = ganados
small-evening-points = jugadores vencidos
small-phase-discussing = Hablar
small-phase-sealing = Sellar
small-phase-showing = Mostrar
small-phase-ended = El final
small-phase-dealing = Barajar
small-phase-preparing = Premio
small-phase-bidding = Pujar
small-phase-adding = Añadir 1 y 3
small-phase-shuffling = Barajar
small-phase-turning = Premio
small-phase-offering = Ofrecer
small-phase-raising = Subir
small-phase-placing = Colocar
small-phase-moving = Mover
small-phase-voting = Votar

almost-clock = Tiempo para hablar
almost-talk_title = Hablad de vuestras pujas
almost-talk_hint = Promete, amenaza, farolea: nada de lo dicho obliga.
almost-seal_title = ¿Cuántas fichas pujas?
almost-number_title = ¿Qué número pujas?
almost-sealed_title = Tu puja está sellada
almost-fist_title = Toma fichas en el puño
almost-show_title = Abrid los puños
almost-all_seal = Cada uno sella un número
almost-your_bid = Tu puja
almost-lies_sealed = está sellado
almost-may_change = Hasta que todos hayan sellado puedes cambiarla.
almost-hint = La puja más baja que no se repite puntúa su valor.
almost-hint_any = Gana la ronda el número entero más bajo que no se repite.
almost-fist_hint = 1 a 10 fichas, bajo la mesa; luego cierra el puño encima.
almost-fist_lies = Tu puño está cerrado. Espera a que lo estén todos.
almost-fist_open = Abrirlo a escondidas
almost-close_fist = Mi puño está cerrado
almost-fist_closed = puño cerrado
almost-fist_counted = contado
almost-seal = Sellar { $bid }
almost-change_to = Cambiar a { $bid }
almost-choose = elige un número
almost-choose_other = elige otro número
almost-markers = Fichas
almost-show_own = ¿Cuántas fichas tenías en el puño?
almost-show_of = ¿Cuántas fichas tenía { $name } en el puño?
almost-say_fist = Eran { $bid }
almost-scores = puntúa { $count }
almost-nobody = Ninguna puja quedó sola: nadie puntúa.
almost-rounds_won = rondas
almost-rounds = { $count ->
    [one] { $count } ronda ganada
   *[other] { $count } rondas ganadas
}

bid_war-offer = En oferta
bid_war-prizes_left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
bid_war-worth = puntos, el doble para el dueño del palo
bid_war-worth_you = puntos para ti
bid_war-seal_title = Puja de una a tres cartas
bid_war-lay_title = Pon de una a tres cartas boca abajo
bid_war-nothing_title = No tienes cartas para pujar
bid_war-empty_hand = sin cartas en la mano: puja 0
bid_war-of_most = con { $count } de { $most } cartas como máximo
bid_war-seal = Sellar { $sum }
bid_war-change_to = Cambiar a { $sum }
bid_war-choose = elige hasta { $most } cartas
bid_war-choose_other = elige otras cartas
bid_war-play_two = Jugar { $card }: robar dos
bid_war-play_seven = Jugar { $card }: eliminar una
bid_war-trash_title = ¿Qué carta sale de la partida?
bid_war-trash = Eliminar { $card }
bid_war-trash_any = Eliminarla
bid_war-choose_trash = elige una carta
bid_war-draw_up = Roba hasta cinco cartas; tienes { $count }.
bid_war-lie = { $count ->
    [one] Hay una carta puesta
   *[other] Hay { $count } cartas puestas
}
bid_war-how_many = ¿cuántas cartas?
bid_war-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
bid_war-flip_title = ¿Qué premio se descubrió?
bid_war-flip_hint = Todos roban hasta cinco; luego uno descubre el premio de arriba.
bid_war-add_title = ¿Añadir unos y treses?
bid_war-added_title = Los demás pueden añadir unos y treses
bid_war-no_ones = No tienes ni 1 ni 3 que añadir.
bid_war-pass = No añadir nada
bid_war-add = Añadir { $sum }
bid_war-add_any = Añadir
bid_war-choose_add = elige unos y treses
bid_war-passed = no añade nada
bid_war-may_add = puede añadir
bid_war-nothing = nada
bid_war-piles = Mazos y premios
bid_war-pile_counts = mano { $hand } · mazo { $deck } · descartes { $discard } · eliminadas { $trash }
bid_war-reshuffles = { $count ->
    [one] { $count } rebarajado
   *[other] { $count } rebarajados
}
bid_war-won_by = Premios de { $name }
bid_war-last = La última ronda
bid_war-tie = Empate: nadie gana, y la oferta crece.
bid_war-takes = { $name } se lleva la oferta.
bid_war-all_bid = Cartas de acción, luego pujas selladas
bid_war-all_add = Se pueden añadir unos y treses hasta que todos pasen
bid_war-all_show = Todas las pujas están puestas: descubridlas

suit_bidding-offer = En oferta
suit_bidding-offer_of = { $name } ofrece
suit_bidding-spare_left = { $count } por venir
suit_bidding-points = puntos
suit_bidding-seal_title = ¿Qué carta pujas?
suit_bidding-lay_title = Pon una carta boca abajo
suit_bidding-lay_hint = Una carta de tu palo, sin que nadie la vea.
suit_bidding-others_bid = Los demás pujan
suit_bidding-seal = Sellar { $card }
suit_bidding-change_to = Cambiar a { $card }
suit_bidding-choose_other = elige otra carta
suit_bidding-it_lies = Mi carta está puesta
suit_bidding-raise_title = ¿Subir o pasar?
suit_bidding-raise = Pujar { $card }
suit_bidding-raise_any = Pujar
suit_bidding-none_higher = No tienes carta más alta.
suit_bidding-offer_title = ¿Qué carta ofreces?
suit_bidding-offering = { $name } ofrece una carta
suit_bidding-offer_card = Ofrecer { $card }
suit_bidding-offer_any = Ofrecerla
suit_bidding-turn_title = ¿Qué premio se descubrió?
suit_bidding-turn_hint = Descubre la carta de arriba del palo de reserva.
suit_bidding-nobody_leads = Nadie ha pujado todavía
suit_bidding-leads = va ganando:
suit_bidding-offers = ofrece
suit_bidding-no_card = sin cartas
suit_bidding-face_down = boca abajo
suit_bidding-passed = ha pasado
suit_bidding-turn = le toca pujar
suit_bidding-in = sigue
suit_bidding-red_back = reverso rojo
suit_bidding-money = Dinero de { $name }
suit_bidding-prizes = Premios
suit_bidding-out = fuera
suit_bidding-last = Subasta { $number }
suit_bidding-nobody = Nadie se lleva la oferta.
suit_bidding-takes = { $name } se lleva la oferta.
suit_bidding-prize_goes = La puja más alta se lleva el premio.
suit_bidding-all_seal = Cada uno sella una carta
suit_bidding-all_raise = Subasta abierta: sube o pasa del todo
suit_bidding-all_show = Todas las pujas están puestas: descubridlas

belemmer-grid = La cuadrícula
belemmer-stack = { $cell }: { $card }, altura { $count }
belemmer-empty = { $cell }: vacía
belemmer-from = a mover
belemmer-onto = adónde mover
belemmer-place = { $card } en { $cell }
belemmer-red = rojo
belemmer-black = negro
belemmer-left = { $count } en el mazo
belemmer-top_unknown = carta de arriba aún sin decir
belemmer-total = puntos
belemmer-cards_left = mazo
belemmer-total_column = puntos
belemmer-by_totals = Los dos mazos están vacíos: se compararon los totales.
belemmer-stuck = Quien no puede mover ha perdido.
belemmer-place_title = Pon tu carta de arriba en la cuadrícula
belemmer-place_hint = Va en cualquier casilla vacía.
belemmer-place_any = Ponerla ahí
belemmer-place_here = ponerla aquí
belemmer-choose_cell = elige una casilla
belemmer-move_title = Mueve uno de tus montones
belemmer-choose_from = elige uno de tus montones
belemmer-choose_onto = elige adónde va
belemmer-move = { $card } sobre { $other }
belemmer-move_any = Mover
belemmer-top_own = ¿Qué carta hay arriba de tu mazo?
belemmer-top_of = ¿Qué carta hay arriba del mazo de { $name }?
belemmer-others_turn = Le toca a { $name }
belemmer-places = { $name } pone una carta en la cuadrícula
belemmer-moves = { $name } mueve un montón

vote-title = El mejor juego de la velada
vote-hint = Ordena en secreto los { $count } mejores: 5, 3 y 1 puntos.
vote-ballot = Tu voto
vote-voted = ha votado
vote-voted_title = Tu voto está sellado
vote-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
vote-send = Votar
vote-change = Cambiar mi voto
vote-missing = { $count ->
    [one] un juego más
   *[other] { $count } juegos más
}
vote-lies = está sellado
vote-all = Todos los votos están abiertos; esta es la primera elección de cada uno.

reveal-scores = { $name } puntúa { $count }
reveal-nobody = Ningún número quedó solo
reveal-lowest_alone = El número más bajo que no se repite.
reveal-bids = Las pujas están abiertas
reveal-tie = Empate
reveal-takes = { $name } se lo lleva
reveal-offer = Toda la oferta va al total más alto.

rules-agreed = En esta mesa
rules-agreed-bids = Pujas: { $how }
rules-agreed-talk = { $count } segundos de charla antes de cada ronda
rules-agreed-winner = Gana quien tenga más { $how }
rules-agreed-cards = Cartas: { $how }
rules-seals = Lo que sellas no se dice a nadie antes de revelarlo. Las cifras del sello están enseguida en «Sellos, para comprobar», para que todos puedan comprobarlo después.
rules-almost-aim = Ganan quienes tengan diez puntos o más al final: uno, varios o nadie.
rules-almost-1 = Hay una ronda menos que jugadores.
rules-almost-2 = Primero se habla: promete y farolea como quieras.
rules-almost-3 = Luego cada uno sella de 1 a 10 fichas. Las fichas nunca se gastan.
rules-almost-4 = El número más bajo que no se repite puntúa su valor. 5, 5, 6, 7, 10, 10: el 6 puntúa 6.
rules-almost-5 = Si todas las pujas están repetidas, nadie puntúa.
rules-banbury-merton-street-aim = Se juegan diez rondas: gana la partida quien gane más.
rules-banbury-merton-street-1 = Cada uno sella un número entero cualquiera, desde 1.
rules-banbury-merton-street-2 = Gana la ronda el número más bajo que no se repite.
rules-banbury-merton-street-3 = Si se juega a puntos, cuenta el número mismo.
rules-bid-war-aim = Gana quien sume más puntos en premios; en caso de empate, la victoria se comparte.
rules-bid-war-1 = Tienes un palo: 1 a 10, cada uno dos veces. En cada ronda robas hasta cinco cartas.
rules-bid-war-2 = Se descubre un premio: jota 5, reina 10, rey 15, comodín 25; tu propio palo vale el doble.
rules-bid-war-3 = Primero las cartas de acción: un 2 roba dos cartas, un 7 saca de la partida otra carta de tu mano.
rules-bid-war-4 = Luego cada uno sella de una a tres cartas; todas se descubren a la vez.
rules-bid-war-5 = Después se pueden añadir unos y treses, en respuesta a los demás, hasta que todos pasen seguidos.
rules-bid-war-6 = El total más alto se lleva todos los premios en oferta. En caso de empate no se los lleva nadie, y la siguiente ronda añade un premio.
rules-bid-war-7 = Las cartas pujadas van a los descartes; cuando el mazo se vacía, se rellena con ellos. La partida acaba con el último premio.
rules-suit-bidding-aim = Gana quien sume el valor más alto en premios; en caso de empate, la victoria se comparte.
rules-suit-bidding-1 = Cada uno tiene un palo entero como dinero: as 1 a rey 13.
rules-suit-bidding-2 = Se subastan trece cartas, una tras otra.
rules-suit-bidding-3 = Pujas selladas: cada uno sella una carta, la más alta se lleva el premio y todas las cartas pujadas quedan fuera.
rules-suit-bidding-4 = Pujas abiertas: por turnos, muestra una carta más alta o pasa del todo; solo se gasta la carta del ganador.
rules-suit-bidding-5 = Si las dos pujas más altas son iguales, el premio queda fuera, o se suma al siguiente, o va a la puja más alta que no se repite, según lo acordado.
rules-suit-bidding-6 = Si se juega con cartas de la propia mano, cada uno ofrece una por turnos, del primero al último y luego al revés; quien ofrece no puja.
rules-belemmer-aim = Quien no puede mover en su turno ha perdido.
rules-belemmer-1 = Uno juega las cartas rojas, otro las negras. Por turnos, cada uno pone la carta de arriba de su mazo en una casilla vacía, hasta llenar las dieciséis.
rules-belemmer-2 = Luego un montón con tu color arriba avanza una casilla sobre un montón del otro color cuya carta de arriba vence.
rules-belemmer-3 = La más alta vence a la más baja. Un as vence a jota, reina y rey, y pierde contra 2 a 10. Dos rangos iguales no se vencen.
rules-belemmer-4 = La casilla vaciada recibe la siguiente carta de tu mazo, mientras haya.
rules-belemmer-5 = Si los dos mazos están vacíos, deciden los totales: cada uno cuenta todas las cartas de los montones con su color arriba, figuras 10, as 1.
rules-evening-vote-aim = El juego con más puntos es el mejor de la velada.
rules-evening-vote-1 = Cada uno ordena en secreto los tres mejores juegos.
rules-evening-vote-2 = El primero recibe 5 puntos, el segundo 3, el tercero 1.
rules-evening-vote-3 = Todos los votos se abren a la vez, cuando todos han votado.

option-cards = Cartas
option-cards-phones = en los teléfonos
option-cards-phones-hint = El compañero baraja y reparte
option-cards-typed = reales, marcadas a mano
option-cards-typed-hint = Toca lo que se descubre
option-cards-camera = reales, leídas por la cámara
option-cards-camera-hint = Ella propone, tú confirmas
option-bids = Pujas
option-bids-phones = en los teléfonos
option-bids-phones-hint = Selladas, y todos pueden comprobarlo
option-bids-fists = fichas en el puño
option-bids-fists-hint = Los puños se cuentan tocando
option-variant = Variante
option-variant-almost = Almost
option-variant-almost-hint = 1 a 10, diez puntos ganan
option-variant-banbury-merton-street = Banbury Merton Street
option-variant-banbury-merton-street-hint = Cualquier número, diez rondas
option-winner = Gana quien tenga más
option-winner-rounds = rondas ganadas
option-winner-points = puntos
option-discussion_s = Charla antes de cada ronda
option-values = Valores
option-values-standard = as 1 a rey 13
option-values-queen-high = reina 13, rey 12
option-values-queen-equal = reina y rey 13
option-values-pictures-10 = figuras 10
option-offer = Premios
option-offer-spare = un palo de reserva
option-offer-own = cartas de la propia mano
option-bidding = Pujas
option-bidding-sealed = selladas
option-bidding-open = abiertas, por turnos
option-ties = Pujas más altas iguales
option-ties-discard = el premio queda fuera
option-ties-carry = el premio se queda
option-ties-next-highest = gana la siguiente
option-first = Quién mueve primero
option-default = por defecto

next-title = El siguiente juego de esta velada
next-hint = Cada uno conserva teléfono, nombre y peón.
next-which = ¿Qué juego?
next-players = { $least } a { $most } jugadores
next-players_same = { $count } jugadores
next-who = Quién juega, en este orden
next-aside = no juega
next-plays = juega en el puesto { $place }
next-virtual = Jugadores virtuales además
next-virtual_player = Jugador virtual
next-start = Empezar { $game }
next-too_few = hacen falta { $count }
next-too_many = { $count } como máximo
next-leaves = La partida abierta queda guardada.
next-sure = Dejar la partida abierta y empezar
next-toss = Lanzar una moneda
next-seconds = { $count } s
next-no_talk = ninguna
next-end = Terminar esta partida
next-places = Sitios en la mesa
next-places-hint = Raja es para cinco; Almost, para tantos como sitios haya
next-vote_needs = Antes deben terminar dos juegos de la velada

door-small = Se está jugando { $game }: { $names }

small-open = La partida abierta
small-waits = Espera a
small-waits_table = la mesa

reveal-again = Ver otra vez lo revelado

small-many_to_move = les toca jugar a { $count }

album-evening = { $count ->
    [one] Una velada de Raja: { $count } turno, { $time }
   *[other] Una velada de Raja: { $count } turnos, { $time }
}
album-won = { $count ->
    [one] ganó
   *[other] ganaron
}
album-and = { " " }y{ " " }
album-moments = Momentos clave
album-beginning = El principio
album-table_at = La mesa a las { $time }
album-course = Cómo fue
album-points = Puntos
album-prices = Precios
album-at_the_end = al final
album-kept = Guardado por el compañero en la mesa.

stats-title = Lo que enseñan las veladas
stats-plot = Gráfico: { $about }; sus números están en la tabla de abajo
stats-evenings = { $count ->
    [one] { $count } velada, { $time }: { $titles }
   *[other] { $count } veladas, { $time }: { $titles }
}
stats-dice-title = Dados
stats-dice-none = no se tiró ningún dado
stats-dice-dice = dados
stats-dice-corrected = p corregido
stats-dice-all_dice_of_the_board = todos los dados del tablero
stats-dice-well = pozo { $well }
stats-dice-well_of = tablero { $board }, pozo { $well }
stats-dice-rolled_by = tirados por { $name }
stats-dice-strays = ningún dado equilibrado se desvía tanto ({ $p } < { $level }, corregido por todas las pruebas)
stats-dice-fair = nada indica que el dado no sea equilibrado
stats-dice-nothing_found = ningún dado cargado se descubriría con seguridad
stats-dice-findable = una cara que saliera el { $share } de las veces en lugar del 17 % se descubriría cuatro de cada cinco veces
stats-dice-sentence = { $verdict }; con { $n } tiradas { $reach }, una que saliera el doble, el { $power } de las veces
stats-dice-needed = Para descubrir una cara que sale el doble hacen falta unas { $twice } tiradas; al 25 %, { $quarter }; p es exacto hasta { $exact } tiradas, ~ por la distribución ji cuadrado más allá; corregido según Holm.
stats-dice-wells = El tablero conoce pozos, no dados: las tiradas de un pozo son las del dado que cayó en él.
stats-asked-title = Preguntas
stats-asked-none = no se preguntó a nadie
stats-asked-city = ciudad
stats-asked-about = sobre
stats-asked-times = veces
stats-place-market = mercado
stats-about-stones = piedras
stats-about-width = anchura
stats-about-grain = grano
stats-about-shields = escudos
stats-about-side = cara
stats-about-noble = noble
stats-about-price = precio
stats-about-lands = tierras
stats-about-nobles = nobles
stats-about-rolls = tiradas
stats-readings-title = Lo que leyó la cámara y lo que dijo la gente
stats-readings-words_on = lo que se dijo de
stats-readings-taken = De { $taken } recuentos tomados de la cámara, se corrigieron { $corrected }. La gente habla sobre todo cuando la cámara duda, así que estas cifras no representan todo lo que lee: para eso está `raja evaluate`.
stats-verdict-right = bien
stats-verdict-wrong = mal
stats-verdict-best_right = estimación bien
stats-verdict-best_wrong = estimación mal
stats-verdict-hidden = oculto
stats-verdict-not_seen = no visto
stats-time-title = Tiempo
stats-time-phase = fase
stats-time-median = mediana
stats-time-longest = más largo
stats-time-all = total
stats-time-builds = De { $finished } construcciones, en { $fell } cayeron piedras.
stats-prices-title = Precios
stats-prices-evening = velada
stats-prices-market = mercado
stats-prices-lowest = más bajo
stats-prices-highest = más alto
stats-prices-path = recorrido
stats-sieges-title = Asedios: probabilidades y resultado
stats-sieges-none = ninguna batalla llegó a su fin
stats-sieges-forces = { $elephants } contra { $shields } y { $stones }
stats-sieges-at = en
stats-sieges-of = elefantes, escudos, piedras
stats-sieges-destroyed = destruida
stats-sieges-won = piedras caídas
stats-sieges-lost = rechazado
stats-sieges-came = lo que pasó
stats-sieges-promised = prometido
stats-sieges-average = de media
stats-sieges-came_true = se cumplió
stats-sieges-brier =
    { $count ->
        [one] Puntuación de Brier { $score } en { $count } batalla (0: un profeta; 0,25: cara o cruz)
       *[other] Puntuación de Brier { $score } en { $count } batallas (0: un profeta; 0,25: cara o cruz)
    }
stats-sieges-few =
    { $count ->
        [one] ; { $count } batalla es muy poco para dudar de las probabilidades: están calculadas, no adivinadas.
       *[other] ; { $count } batallas son muy pocas para dudar de las probabilidades: están calculadas, no adivinadas.
    }

plots-band = 95 % de los dados equilibrados, una cara
plots-fair_die = un dado equilibrado
plots-face = cara
plots-rolls = tiradas
plots-phases = Tiempo de cada fase
plots-minutes = minutos
plots-minutes_of_all = minutos, todos los turnos juntos
plots-prices = precios
plots-points = puntos
plots-odds_kept = una predicción perfecta
plots-battle = una batalla: perdida o ganada
plots-share = parte ganada, por grupos
plots-sieges = Asedios: n = { $count }, puntuación de Brier { $score }
plots-chance = probabilidad de que caigan piedras, antes de los dados

evening-of = Velada del { $day } de { $month } de { $year }

month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

# Fotos de una mesa, leídas sin partida.
look-title = Hacer una foto
look-hint = Lo que hay en la mesa, contado en una foto
look-lead = Fotografía un tapete de modo que se vean al menos dos de sus marcas impresas. Una segunda foto desde otro lado muestra lo que la primera oculta. Las fotos se leen y se olvidan.
look-take = Hacer una foto
look-another = Otra foto, desde otro lado
look-again = Empezar de nuevo
look-reading = Leyendo la foto…
look-all_clear = Todo lo que se ve está contado.
look-in_doubt =
    { $count ->
        [one] Un dato es dudoso: haz otra foto desde otro lado.
       *[other] { $count } datos son dudosos: haz otra foto desde otro lado.
    }
look-contradict = Las fotos se contradicen: algo se movió entre ellas. Empieza de nuevo.
look-city = Ciudad
look-noble = Noble
look-stones = Piedras
look-width = Anchura
look-grain = Grano
look-seat = Sitio { $seat }
look-loose = Piedras caídas: { $count }
look-picture = Foto { $number }, con lo que se ha visto dibujado encima
look-none = Allí no hay ninguna ciudad.
look-tile_unsure = La loseta { $cell } es dudosa: { $why }
look-hidden_seat = Tapete del sitio { $seat }: { $why }
look-hidden_market = Tapete del mercado: { $why }
look-unreadable = Este teléfono no puede leer esa imagen: haz otra foto.

# Un teléfono le enseña la mesa al juego.
show-title = Una foto de la mesa
show-me = Enséñamelo: haz una foto
show-again = Repetir la foto
show-done = Listo
show-closed = Se ve bien: la pregunta queda resuelta.
show-followed = Se ve bien: el juego ha tomado lo que hay allí.
show-still = Con eso aún no basta. Responde abajo o haz otra foto desde otro lado.
show-contradicts = Las imágenes se contradicen: algo se movió entre ellas, o es otra mesa. Repite la foto.
show-nothing = La foto no muestra nada que el juego espere ahora.
show-asks = La foto está leída. Abajo hay una pregunta sobre ella.
show-unseen = Ninguna cámara ve tu tapete: haz una foto o di abajo lo que hay allí.

play_now-title = Jugar ahora
play_now-hint = En este teléfono, contra dos jugadores virtuales
play_now-as = Juegas como
play_now-name = Invitado
wood-title = Tu tapete
wood-offer = ¿Sin piezas de madera? Jugar en un tapete en el ordenador
wood-offer_short = Si tienes tus piezas en una mesa real, déjalo.
wood-coming = Dibujando tu tapete…
wood-hint = Arrastra una pieza a la imagen. Saca una piedra de su muralla, o pasa el dedo por la muralla para derribarla.
wood-image = Tu tapete en la mesa virtual
wood-tray = Piezas para { $cell }
wood-stone = Una piedra para { $cell }
wood-grain = Un disco de grano para { $cell }
wood-noble = El noble en { $cell }
wood-shield1 = Un escudo 1 para { $cell }
wood-shield2 = Un escudo 2 para { $cell }
wood-shield3 = Un escudo 3 para { $cell }
wood-build = { $count ->
    [one] Pon { $count } piedra en { $city }
   *[other] Pon { $count } piedras en { $city }
}
wood-built = { $city } está en pie: dilo más arriba
wood-remove = Quita de { $city } las piedras derribadas
wood-first = { $count ->
    [one] { $count } piedra para tus ciudades
   *[other] { $count } piedras para tus ciudades
}
wood-first_done = Todas tus piedras están puestas: dilo más arriba
roll-swipe = { $count ->
    [one] Desliza para tirar { $count } dado
   *[other] Desliza para tirar { $count } dados
}
roll-throw = { $count ->
    [one] Tirar { $count } dado
   *[other] Tirar { $count } dados
}
roll-own = Hemos tirado dados de verdad
bench-workshop = Taller
bench-workshop_hint = Cada pieza y aparato con botones
lay-suggest = Colócalas por mí
again-title = ¡Otra partida!
again-hint = La misma gente, los mismos sitios, una partida nueva

# Enseñar a la mesa sus propias piezas.
teach-title = Enseñar esta mesa
teach-lead = Dos minutos, una sola vez: construye sobre un tapete murallas de nueve piedras en total y, al lado, una columna de cinco discos. Muéstralas, di qué hay, y el compañero conocerá los colores y las piezas de esta mesa y sabrá hasta dónde puede fiarse aquí.
teach-camera = Mirar por la cámara de la mesa
teach-photo = Mostrarlo con una foto
teach-reading = Mirando…
teach-learning = Aprendiendo…
teach-found = Veo { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
} y { $grain ->
    [one] un disco
   *[other] { $grain } discos
}
teach-new_set = Este juego es nuevo para mí: la impresión o la cámara no se parecen a nada de lo que aprendí. Muéstrame nueve piedras y una columna antes de la partida, y corrige mis recuentos.
teach-ask = ¿Es correcto? Corrige lo que no lo sea y confirma.
teach-right = Es correcto: recuérdalo
teach-picture = Los tapetes, cada ciudad con su nombre
teach-known = Lo que ha enseñado esta mesa
teach-lessons =
    { $count ->
        [one] Una imagen
       *[other] { $count } imágenes
    }; recuentos bien leídos de entrada: { $right } de { $counts }.
teach-stone_size = Arista de una piedra: { $after } mm en vez de { $before } mm
teach-disk_size = Altura de un disco: { $after } mm en vez de { $before } mm
teach-stones_green = Piedras verdes
teach-stones_purple = Piedras moradas
teach-stones_orange = Piedras naranjas
teach-stones_black = Piedras negras
teach-stones_white = Piedras blancas
teach-brown = Grano
teach-tile_red = Losetas rojas
teach-tile_blue = Losetas azules
teach-stays = { $colour }: sin cambios
teach-undo = Quitar la última imagen
teach-done = Aprendido: el compañero lo tendrá en cuenta desde ahora.
teach-undone = Retirado.
shell-name = Raja: el compañero en la mesa

title-afterwards = Raja: la velada
title-demonstration = Raja: enséñame
title-help = Raja: reglas y ayuda
title-host = Raja: anfitrión
title-join = Raja: sentarse
title-look = Raja: hacer una foto
title-look_back = Raja: volver a ver
title-overlay = Raja: rótulos para una emisión
title-record_book = Raja: jugadores y récords
title-replay = Raja: una velada grabada
title-seat = Raja: tu sitio
title-table = Raja: la mesa
title-teach = Raja: enseñar esta mesa
title-virtual = Raja: mesa virtual
