# Ce que chacun a fait, coup par coup : nommé là où on l'annule ou le refait.

deed-laid_lands = { $name } a posé ses Terres
deed-placed_nobles = { $name } a placé ses nobles
deed-built = { $name } a construit en { $cell }
deed-laid_out_shields = { $name } a posé des boucliers
deed-was_ready = { $name } a fini la mise en place
deed-harvested = { $name } a récolté en { $cell }
deed-bid = { $name } a enchéri à { $amount } $
deed-passed = { $name } a passé
deed-offered_barter = { $name } a proposé un troc
deed-made_counter_offer = { $name } a fait une contre-offre
deed-declined_barter = { $name } a refusé un troc
deed-accepted_barter = { $name } a accepté un troc
deed-withdrew_offer = { $name } a retiré une offre
deed-filled_trade = { $name } a accepté un échange
deed-left_trade = { $name } a laissé un échange aux autres
deed-put_grain = { $name } a posé du grain en { $cell }
deed-finished_trading = { $name } a fini d’échanger
deed-declared_build = { $name } a annoncé une construction en { $cell }
deed-laid_shield = { $name } a posé un bouclier en { $cell }
deed-finished_building = { $name } a fini de construire
deed-besieged = { $name } a assiégé { $cities }
deed-chose_defence = { $name } a choisi sa défense
deed-rolled = { $name } a lancé { $dice }
deed-took_stones = { $name } a enlevé des pierres de { $cell }
deed-demanded_ransom = { $name } a exigé une rançon
deed-paid_ransom = { $name } a payé la rançon
deed-refused_ransom = { $name } a refusé la rançon
deed-took_noble = { $name } a capturé un noble
deed-left_noble = { $name } a laissé un noble en paix
deed-laid_no_siege = { $name } n’a pas fait de siège
deed-reported_grain = { $name } a signalé du grain tombé en { $cell }
deed-reported_stones = { $name } a signalé des pierres tombées en { $cell }
deed-corrected = { $name } a corrigé { $cell }
deed-corrected_hand = { $name } a corrigé une main
deed-corrected_price = { $name } a corrigé un prix
deed-went_to_trade =
    { $how ->
        [buy] { $name } a voulu acheter : { $goods }
       *[sell] { $name } a voulu vendre : { $goods }
    }
deed-and_before =
    { $newest }, et { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } avant

chronicle-took_back = { $name } annule : { $what }
chronicle-taken_back = Annulé : { $what }
chronicle-done_again = Rétabli
chronicle-done_again_what = Rétabli : { $what }
chronicle-more =
    { $count ->
        [one] { $count } autre coup
       *[other] { $count } autres coups
    }

undo-goes_back =
    On revient { $phase ->
        [set-up] à la mise en place
        [production] à la production
        [auction] à l’enchère
        [commerce] au commerce
        [building] à la construction
        [siege] au siège
       *[ended] à la fin
    }{ $turn ->
        [0] .
       *[other] { " " }du tour { $turn }.
    }
undo-takes_back_of = Cela annule des coups de : { $names }.
