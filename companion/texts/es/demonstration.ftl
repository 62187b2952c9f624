# "Show me": a recorded evening told in ten scenes.

demonstration-title = Enséñame
demonstration-hint = Una partida en menos de dos minutos, vista por la cámara
demonstration-skip = Saltar
demonstration-play = Te toca
demonstration-pause = Pausa
demonstration-go_on = Seguir
demonstration-before = La escena anterior
demonstration-after = La escena siguiente
demonstration-how_far = Por dónde va

demonstration-table = El rey ha muerto sin heredero. { $names } han levantado ciudades de cubos de madera en sus tapetes; una cámara mira y lleva la cuenta.
demonstration-harvest = Primero la cosecha: las murallas anchas dan más. { $name } toma { $grain } de grano en { $city }, y la cámara cuenta los discos.
demonstration-auction = En los teléfonos se subasta quién juega primero. { $name } paga ${ $paid } por ello.
demonstration-trade =
    { $count ->
        [one] Luego el mercado: comprar sube los precios. { $name } compra { $count } elefante por ${ $cost }.
       *[other] Luego el mercado: comprar sube los precios. { $name } compra { $count } elefantes por ${ $cost }.
    }
demonstration-build = Ahora se construye: un grano paga dos piedras, y tienen que sostenerse. { $name } en { $city }: la cámara ve { $standing } piedras, { $width } de ancho.
demonstration-collapse = Y en { $city } se viene abajo: { $fallen } cayeron, { $standing } siguen en pie. Nadie discute; la cámara lo ha visto.
demonstration-siege =
    { $count ->
        [one] Los nobles se ganan con asedios. { $attacker } marcha sobre { $city } de { $defender } con { $count } elefante.
       *[other] Los nobles se ganan con asedios. { $attacker } marcha sobre { $city } de { $defender } con { $count } elefantes.
    }
demonstration-dice =
    { $off ->
        [one] Dados de verdad, leídos por la mesa: { $attacker } contra { $defender } y una muralla de { $stones }. Cae { $off } piedra.
       *[other] Dados de verdad, leídos por la mesa: { $attacker } contra { $defender } y una muralla de { $stones }. Caen { $off } piedras.
    }
demonstration-removal = Fuera con ellas, y { $city } resiste: la cámara cuenta { $standing } piedras.
demonstration-score = Un punto por noble en casa, dos por uno capturado, uno por una muralla de 15. Se gana con diez puntos; si juegan dos, con ocho.
