# Lo que pregunta el árbitro, las respuestas que ofrece, y en qué difieren la mesa y la partida.

ask-bumped = alguien golpeó la mesa { NUMBER($seconds, minimumFractionDigits: 1) } s antes
ask-wall = { $stones }, anchura { $width }
ask-no_wall = sin muralla
ask-land =
    { $cell } { $side ->
        [red] roja
       *[blue] azul
    }
ask-more_stones_than_possible = La cámara cuenta { $count } piedras en { $cell }, pero allí puede haber { $most } como máximo: ¿cuántas hay?
ask-more_grain_than_possible = La cámara cuenta { $count } de grano en { $cell }, pero solo hay { $most } en total: ¿cuánto hay allí?
ask-more_than_declared = La cámara cuenta { $count } piedras en { $cell }, pero allí puede haber { $most } como máximo: ¿cuántas hay?
ask-fewer_than_to_be_left =
    { $count ->
        [one] La cámara cuenta { $count } piedra en { $cell }, pero deberían quedar { $left }: ¿cuántas hay en pie?
       *[other] La cámara cuenta { $count } piedras en { $cell }, pero deberían quedar { $left }: ¿cuántas hay en pie?
    }
ask-stones_in_doubt = ¿Cuántas piedras tiene la muralla en { $cell }? La cámara no está segura: { $why }.
ask-width_in_doubt = ¿Cuántas piedras de ancho tiene la muralla en { $cell }? La cámara no está segura: { $why }.
ask-stones_by_rules = ¿Cuántas piedras tiene la muralla en { $cell }? La cámara ve de { $low } a { $high } y no está segura: { $why }. Las reglas permiten de { $least } a { $most }.
ask-width_by_rules = ¿Cuántas piedras de ancho tiene la muralla en { $cell }? La cámara ve de { $low } a { $high } y no está segura: { $why }. Las reglas permiten de { $least } a { $most }.
ask-verdict_wanted =
    { $fallen ->
        [one] Cayó { $fallen } piedra en { $cell }
       *[other] Cayeron { $fallen } piedras en { $cell }
    }, { $standing ->
        [0] ninguna en pie
       *[other] { $standing } en pie
    }: { $accident }. ¿Cuenta?
ask-wall_differs = Ciudad { $cell }: en la mesa, { $table }; en la partida, { $game }. ¿Cuál tiene razón?
ask-did_wall_fall = Ciudad { $cell }: en la mesa, { $table }; en la partida, { $game }; { $accident }. ¿Cuenta?
ask-how_wide =
    Ciudad { $cell }: en la mesa, { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }; en la partida, { $game }. Si la mesa tiene razón: ¿qué anchura tiene la muralla?
ask-grain_differs = Ciudad { $cell }: en la mesa, { $table } de grano; en la partida, { $game }. ¿Cuál tiene razón?
ask-did_grain_fall = Ciudad { $cell }: en la mesa, { $table } de grano; en la partida, { $game }; { $accident }. ¿Se cayó grano?
ask-tile_differs = Loseta { $cell }: en la mesa, { $table }; en la partida, { $game }. ¿Cuál tiene razón?
ask-noble_there = El noble de { $owner } está en { $cell }, pero la partida dice otra cosa. ¿Ha vuelto a casa?
ask-noble_away = El noble de { $owner } no está en { $cell }, pero la partida dice otra cosa. ¿Quién lo tiene?
ask-price_differs = Mercado ({ $market }): el disco { $disk } está boca arriba, la partida dice { $game }. ¿Cuál tiene razón?
ask-did_harvest_fall =
    La columna en { $cell } había crecido { $most }, ahora { $more }: de los { $full } cosechados, { $count ->
        [one] ¿cayó { $count }?
       *[other] ¿cayeron { $count }?
    }
ask-your_lands = ¿Son estas tus Tierras? { $tiles }
ask-your_nobles = ¿Están tus nobles en { $cells }?
ask-do_dice_count = En la pausa se tiraron estos dados: { $dice }. ¿Cuentan?

answer-the_table = La mesa: { $value }
answer-the_game = La partida: { $value }
answer-the_disk = El disco: { $price }
answer-it_counts =
    { $count ->
        [0] Cuenta: ninguna en pie
       *[other] Cuenta: { $count } en pie
    }
answer-it_does_not_count = No cuenta: hay que reponer lo que cayó
answer-it_fell =
    { $count ->
        [0] Se cayó: no queda nada
        [one] Se cayó: queda { $count }
       *[other] Se cayó: quedan { $count }
    }
answer-put_back = Reponerlo: { $count }
answer-put_noble_back = La partida: hay que reponerlo
answer-harvest_fell =
    { $fallen ->
        [one] Cayó { $fallen }
       *[other] Cayeron { $fallen }
    }: { $standing ->
        [0] no queda nada
        [one] queda { $standing }
       *[other] quedan { $standing }
    }
answer-harvest_goes_on = No cayó nada: aún se está apilando
answer-lands_right = Sí, son mis Tierras
answer-nobles_right = Sí, allí
answer-tap_them = No, los marco yo
answer-dice_count = Cuentan: { $dice }
answer-dice_do_not_count = No cuentan: se tira otra vez

differs-shields = los escudos { $shields }
differs-no_shields = ningún escudo
differs-side =
    { $side ->
        [red] la cara roja arriba
       *[blue] la cara azul arriba
    }
differs-a_noble = un noble
differs-no_noble = ningún noble
differs-disk = el disco { $price }
differs-stones =
    { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
differs-width = anchura { $width }
differs-grain = { $count } de grano
differs-widths = la muralla tiene anchura { $table } en la mesa y { $game } en la partida
differs-table_and_game = en la mesa, { $table }; en la partida, { $game }
differs-to_be_put_back = hay que reponerlo: { $what }
differs-both = { $first }; { $then }

reason-table_was_right = la mesa tenía razón
reason-counted_again = los jugadores contaron otra vez
