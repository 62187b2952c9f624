# Lo que hizo cada uno, jugada a jugada: se nombra al deshacer o rehacer.

deed-laid_lands = { $name } colocó sus Tierras
deed-placed_nobles = { $name } colocó sus nobles
deed-built = { $name } construyó en { $cell }
deed-laid_out_shields = { $name } colocó escudos
deed-was_ready = { $name } terminó la preparación
deed-harvested = { $name } cosechó en { $cell }
deed-bid = { $name } pujó ${ $amount }
deed-passed = { $name } pasó
deed-offered_barter = { $name } ofreció un trueque
deed-made_counter_offer = { $name } hizo una contraoferta
deed-declined_barter = { $name } rechazó un trueque
deed-accepted_barter = { $name } aceptó un trueque
deed-withdrew_offer = { $name } retiró una oferta
deed-filled_trade = { $name } aceptó un trato
deed-left_trade = { $name } dejó un trato a otros
deed-put_grain = { $name } puso grano en { $cell }
deed-finished_trading = { $name } terminó de comerciar
deed-declared_build = { $name } anunció una construcción en { $cell }
deed-laid_shield = { $name } puso un escudo en { $cell }
deed-finished_building = { $name } terminó de construir
deed-besieged = { $name } asedió { $cities }
deed-chose_defence = { $name } eligió la defensa
deed-rolled = { $name } sacó { $dice }
deed-took_stones = { $name } quitó piedras de { $cell }
deed-demanded_ransom = { $name } exigió un rescate
deed-paid_ransom = { $name } pagó el rescate
deed-refused_ransom = { $name } rechazó el rescate
deed-took_noble = { $name } capturó a un noble
deed-left_noble = { $name } dejó en paz a un noble
deed-laid_no_siege = { $name } no asedió
deed-reported_grain = { $name } avisó de grano caído en { $cell }
deed-reported_stones = { $name } avisó de piedras caídas en { $cell }
deed-corrected = { $name } corrigió { $cell }
deed-corrected_hand = { $name } corrigió una mano
deed-corrected_price = { $name } corrigió un precio
deed-went_to_trade =
    { $how ->
        [buy] { $name } quiso comprar { $goods }
       *[sell] { $name } quiso vender { $goods }
    }
deed-and_before =
    { $newest }, y { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } antes

chronicle-took_back = { $name } deshace: { $what }
chronicle-taken_back = Deshecho: { $what }
chronicle-done_again = Rehecho
chronicle-done_again_what = Rehecho: { $what }
chronicle-more = { $count } más

undo-goes_back =
    Se vuelve { $phase ->
        [set-up] a la preparación
        [production] a la producción
        [auction] a la subasta
        [commerce] al comercio
        [building] a la construcción
        [siege] al asedio
       *[ended] al final
    }{ $turn ->
        [0] .
       *[other] { " " }del turno { $turn }.
    }
undo-takes_back_of = Se deshacen jugadas de { $names }.
