# The table's log: what happened, one line per event.

chronicle-money = ${ $amount }
chronicle-elephants =
    { $count ->
        [one] { $count } elephant
       *[other] { $count } elephants
    }
chronicle-grain = { $count } grain
chronicle-shields =
    { $count ->
        [one] a { $value }-shield
       *[other] { $count } × { $value }-shield
    }
chronicle-nothing = nothing
chronicle-goods_grain = grain
chronicle-goods_shields = shields
chronicle-goods_elephants = elephants
chronicle-named = { $name }
chronicle-the_market = the market
chronicle-the_host = The host
chronicle-says_player = says { $name }
chronicle-says_camera = seen by the camera
chronicle-says_host = says the host
chronicle-says_clock = time was up
chronicle-as_reported = as reported
chronicle-game_began = The game begins: { $names }
chronicle-turn =
    Turn { $number }, { $season ->
        [blue] rainy
       *[red] dry
    } season; { $name } starts
chronicle-phase = { $phase }: { $name } first
chronicle-harvested = { $name } harvests { $grain } grain at { $cell }
chronicle-bid = { $name } bids ${ $amount }
chronicle-passed = { $name } passes
chronicle-auction_won = { $name } wins first move for ${ $paid }
chronicle-barter_offered = { $name } offers { $give } for { $take }
chronicle-barter_made = { $maker } gives { $taker } { $give } for { $take }
chronicle-price_now = ; { $market } now at { $price }
chronicle-bought = { $name } bought { $goods } from { $partner } for ${ $cost }{ $price }
chronicle-sold = { $name } sold { $goods } to { $partner } for ${ $cost }{ $price }
chronicle-grain_placed = { $name } puts { $grain } grain on { $cell }
chronicle-builds =
    { $name } builds { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    } at { $cell } for { $grain } grain
chronicle-build_stands =
    { $name }'s wall at { $cell } stands: { $standing ->
        [one] { $standing } stone
       *[other] { $standing } stones
    }, { $width } wide ({ $by })
chronicle-build_fell =
    { $name }'s wall at { $cell } fell: { $standing ->
        [0] none stands
        [one] { $standing } stands
       *[other] { $standing } stand
    }, { $fallen } fell{ $waiting ->
        [0] { "" }
        [one] , { $waiting } not yet placed went back
       *[other] , { $waiting } not yet placed went back
    } ({ $by })
chronicle-shield_laid = { $name } lays a { $value }-shield on { $cell }
chronicle-siege = { $name } besieges { $defender }: { $targets }, marker on { $marker }
chronicle-siege_target =
    { $cell } with { $count ->
        [one] { $count } elephant
       *[other] { $count } elephants
    }
chronicle-defends_bare = { $name } defends without shields
chronicle-defends = { $name } defends with { $shields }
chronicle-defending = the { $value }-shield for { $city }
chronicle-rolled = { $name } rolls { $dice }
chronicle-battle_holds =
    Battle for { $cell }: { $attacker } against { $defender } and a wall of { $wall ->
        [one] { $wall } stone
       *[other] { $wall } stones
    }; the wall holds{ $lost ->
        [0] { "" }
        [one] , { $lost } elephant lost
       *[other] , { $lost } elephants lost
    }
chronicle-battle_won =
    Battle for { $cell }: { $attacker } against { $defender } and a wall of { $wall ->
        [one] { $wall } stone
       *[other] { $wall } stones
    }; { $off ->
        [one] { $off } stone comes
       *[other] { $off } stones come
    } off{ $lost ->
        [0] { "" }
        [one] , { $lost } elephant lost
       *[other] , { $lost } elephants lost
    }
chronicle-removed =
    { $name } took { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    } off { $cell }{ $fallen ->
        [0] { "" }
        [one] , { $fallen } fell
       *[other] , { $fallen } fell
    }: { $standing ->
        [0] none stands
        [one] { $standing } stands
       *[other] { $standing } stand
    } ({ $by })
chronicle-ransom_demanded = { $name } demands { $goods }
chronicle-ransom_demanded_of = { $attacker } demands { $goods } from { $defender } for the noble at { $city }
chronicle-ransom_paid = { $name } pays { $goods }; the noble stays
chronicle-ransom_paid_to = { $defender } pays { $attacker } { $goods }; the noble stays at { $city }
chronicle-ransom_refused = { $name } does not pay
chronicle-ransom_refused_to = { $defender } does not pay { $attacker } for { $city }
chronicle-noble_taken = { $name } takes { $owner }'s noble from { $cell }
chronicle-noble_left = { $name } leaves { $owner }'s noble in peace
chronicle-scored = Points: { $points }
chronicle-points_of = { $name } { $points }
chronicle-game_ended =
    { $winners } { $count ->
        [one] wins
       *[other] share the victory
    }: { $points }
chronicle-grain_lost = { $count } grain fell off { $owner }'s column at { $cell }
chronicle-wall_collapsed =
    { $owner }'s wall at { $cell } collapsed: { $fallen } fell, { $standing ->
        [0] none stands
        [one] { $standing } stands
       *[other] { $standing } stand
    }
chronicle-corrected = { $who } corrects: { $what } ({ $reason })
chronicle-wall_is =
    { $cell } has { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }, { $width } wide
chronicle-grain_is = { $cell } has { $grain } grain
chronicle-shields_are = shields on { $cell }: { $shields }
chronicle-no_shields = none
chronicle-side_is =
    { $cell } lies with its { $side ->
        [blue] blue
       *[red] red
    } side up
chronicle-noble_of = the noble of { $cell }
chronicle-a_hand = a hand
chronicle-price_is = { $market } at { $price }
chronicle-price_instead = { $market } at { $price } instead of { $before }
