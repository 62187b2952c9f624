# La crónica: lo que pasó, una línea por suceso.

chronicle-money = ${ $amount }
chronicle-elephants =
    { $count ->
        [one] { $count } elefante
       *[other] { $count } elefantes
    }
chronicle-grain = { $count } de grano
chronicle-shields =
    { $count ->
        [one] un escudo de { $value }
       *[other] { $count } × escudo de { $value }
    }
chronicle-nothing = nada
chronicle-goods_grain = grano
chronicle-goods_shields = escudos
chronicle-goods_elephants = elefantes
chronicle-named = { $name }
chronicle-the_market = el mercado
chronicle-the_host = El anfitrión
chronicle-says_player = lo dice { $name }
chronicle-says_camera = visto por la cámara
chronicle-says_host = lo dice el anfitrión
chronicle-says_clock = se acabó el tiempo
chronicle-as_reported = según lo dicho
chronicle-game_began = Empieza la partida: { $names }
chronicle-turn =
    Turno { $number }, estación { $season ->
        [blue] lluviosa
       *[red] seca
    }; empieza { $name }
chronicle-phase = { $phase }: primero { $name }
chronicle-harvested = { $name } cosecha { $grain } de grano en { $cell }
chronicle-bid = { $name } puja ${ $amount }
chronicle-passed = { $name } pasa
chronicle-auction_won = { $name } juega primero por ${ $paid }
chronicle-barter_offered = { $name } ofrece { $give } por { $take }
chronicle-barter_made = { $maker } da a { $taker } { $give } por { $take }
chronicle-price_now = ; precio ({ $market }): { $price }
chronicle-bought = { $name } compra { $goods } (vende { $partner }) por ${ $cost }{ $price }
chronicle-sold = { $name } vende { $goods } (compra { $partner }) por ${ $cost }{ $price }
chronicle-grain_placed = { $name } pone { $grain } de grano en { $cell }
chronicle-builds =
    { $name } construye { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    } en { $cell } por { $grain } de grano
chronicle-build_stands =
    La muralla de { $name } en { $cell } aguanta: { $standing ->
        [one] { $standing } piedra
       *[other] { $standing } piedras
    }, anchura { $width } ({ $by })
chronicle-build_fell =
    La muralla de { $name } en { $cell } cayó: { $standing ->
        [0] ninguna en pie
       *[other] { $standing } en pie
    }, { $fallen ->
        [one] { $fallen } caída
       *[other] { $fallen } caídas
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } sin poner vuelve
       *[other] , { $waiting } sin poner vuelven
    } ({ $by })
chronicle-shield_laid = { $name } coloca un escudo de { $value } en { $cell }
chronicle-siege = { $name } asedia a { $defender }: { $targets }, peón en { $marker }
chronicle-siege_target =
    { $cell } con { $count ->
        [one] { $count } elefante
       *[other] { $count } elefantes
    }
chronicle-defends_bare = { $name } defiende sin escudos
chronicle-defends = { $name } defiende con { $shields }
chronicle-defending = el escudo de { $value } para { $city }
chronicle-rolled = { $name } saca { $dice }
chronicle-battle_holds =
    Batalla por { $cell }: { $attacker } contra { $defender } y una muralla de { $wall ->
        [one] { $wall } piedra
       *[other] { $wall } piedras
    }; la muralla resiste{ $lost ->
        [0] { "" }
        [one] , { $lost } elefante perdido
       *[other] , { $lost } elefantes perdidos
    }
chronicle-battle_won =
    Batalla por { $cell }: { $attacker } contra { $defender } y una muralla de { $wall ->
        [one] { $wall } piedra
       *[other] { $wall } piedras
    }; { $off ->
        [one] cae { $off } piedra
       *[other] caen { $off } piedras
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } elefante perdido
       *[other] , { $lost } elefantes perdidos
    }
chronicle-removed =
    { $name } quita { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    } de { $cell }{ $fallen ->
        [0] { "" }
        [one] , cayó { $fallen }
       *[other] , cayeron { $fallen }
    }: { $standing ->
        [0] ninguna en pie
       *[other] { $standing } en pie
    } ({ $by })
chronicle-ransom_demanded = { $name } exige { $goods }
chronicle-ransom_demanded_of = { $attacker } exige { $goods } a { $defender } por el noble en { $city }
chronicle-ransom_paid = { $name } paga { $goods }; el noble se queda
chronicle-ransom_paid_to = { $defender } paga { $goods } a { $attacker }; el noble se queda en { $city }
chronicle-ransom_refused = { $name } no paga
chronicle-ransom_refused_to = { $defender } no paga a { $attacker } por { $city }
chronicle-noble_taken = { $name } captura en { $cell } al noble de { $owner }
chronicle-noble_left = { $name } deja en paz al noble de { $owner }
chronicle-scored = Puntos: { $points }
chronicle-points_of = { $name } { $points }
chronicle-game_ended =
    { $winners } { $count ->
        [one] gana
       *[other] comparten la victoria
    }: { $points }
chronicle-grain_lost =
    { $count ->
        [one] Cayó
       *[other] Cayeron
    } { $count } de grano de la columna de { $owner } en { $cell }
chronicle-wall_collapsed =
    La muralla de { $owner } en { $cell } se derrumbó: { $fallen ->
        [one] { $fallen } caída
       *[other] { $fallen } caídas
    }, { $standing ->
        [0] ninguna en pie
       *[other] { $standing } en pie
    }
chronicle-corrected = { $who } corrige: { $what } ({ $reason })
chronicle-wall_is =
    { $cell } tiene { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }, anchura { $width }
chronicle-grain_is = { $cell } tiene { $grain } de grano
chronicle-shields_are = escudos en { $cell }: { $shields }
chronicle-no_shields = ninguno
chronicle-side_is =
    { $cell } muestra la cara { $side ->
        [blue] azul
       *[red] roja
    }
chronicle-noble_of = el noble de { $cell }
chronicle-a_hand = una mano
chronicle-price_is = { $market } a { $price }
chronicle-price_instead = { $market } a { $price } en lugar de { $before }
