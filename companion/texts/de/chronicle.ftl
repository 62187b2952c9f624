# Die Chronik: was geschah, eine Zeile je Ereignis.

chronicle-money = ${ $amount }
chronicle-elephants =
    { $count ->
        [one] { $count } Elefant
       *[other] { $count } Elefanten
    }
chronicle-grain = { $count } Korn
chronicle-shields =
    { $count ->
        [one] einen { $value }er-Schild
       *[other] { $count } × { $value }er-Schild
    }
chronicle-nothing = nichts
chronicle-goods_grain = Korn
chronicle-goods_shields = Schilde
chronicle-goods_elephants = Elefanten
chronicle-named = { $name }
chronicle-the_market = dem Markt
chronicle-the_host = Der Gastgeber
chronicle-says_player = sagt { $name }
chronicle-says_camera = von der Kamera gesehen
chronicle-says_host = sagt der Gastgeber
chronicle-says_clock = durch die Uhr
chronicle-as_reported = wie gemeldet
chronicle-game_began = Das Spiel beginnt: { $names }
chronicle-turn =
    Runde { $number }, { $season ->
        [blue] Regenzeit
       *[red] Trockenzeit
    }; { $name } beginnt
chronicle-phase = { $phase }: zuerst { $name }
chronicle-harvested = { $name } erntet { $grain } Korn auf { $cell }
chronicle-bid = { $name } bietet ${ $amount }
chronicle-passed = { $name } passt
chronicle-auction_won = { $name } darf für ${ $paid } zuerst ziehen
chronicle-barter_offered = { $name } bietet { $give } für { $take }
chronicle-barter_made = { $maker } gibt { $taker } { $give } für { $take }
chronicle-price_now = ; { $market } jetzt bei { $price }
chronicle-bought = { $name } kaufte { $goods } von { $partner } für ${ $cost }{ $price }
chronicle-sold = { $name } verkaufte { $goods } an { $partner } für ${ $cost }{ $price }
chronicle-grain_placed = { $name } legt { $grain } Korn auf { $cell }
chronicle-builds =
    { $name } baut { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } auf { $cell } für { $grain } Korn
chronicle-build_stands =
    Die Mauer von { $name } auf { $cell } steht: { $standing ->
        [one] { $standing } Stein
       *[other] { $standing } Steine
    }, { $width } breit ({ $by })
chronicle-build_fell =
    Die Mauer von { $name } auf { $cell } stürzte ein: { $standing ->
        [0] keiner steht mehr
        [one] { $standing } steht
       *[other] { $standing } stehen
    }, { $fallen ->
        [one] { $fallen } Stein fiel
       *[other] { $fallen } Steine fielen
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } Stein kam zurück
       *[other] , { $waiting } Steine kamen zurück
    } ({ $by })
chronicle-shield_laid = { $name } legt einen { $value }er-Schild auf { $cell }
chronicle-siege = { $name } belagert { $defender }: { $targets }, Spielfigur auf { $marker }
chronicle-siege_target =
    { $cell } mit { $count ->
        [one] { $count } Elefant
       *[other] { $count } Elefanten
    }
chronicle-defends_bare = { $name } verteidigt ohne Schilde
chronicle-defends = { $name } verteidigt mit { $shields }
chronicle-defending = dem { $value }er-Schild für { $city }
chronicle-rolled = { $name } würfelt { $dice }
chronicle-battle_holds =
    Schlacht um { $cell }: { $attacker } gegen { $defender } und eine Mauer von { $wall ->
        [one] { $wall } Stein
       *[other] { $wall } Steinen
    }; die Mauer hält{ $lost ->
        [0] { "" }
        [one] , { $lost } Elefant verloren
       *[other] , { $lost } Elefanten verloren
    }
chronicle-battle_won =
    Schlacht um { $cell }: { $attacker } gegen { $defender } und eine Mauer von { $wall ->
        [one] { $wall } Stein
       *[other] { $wall } Steinen
    }; { $off ->
        [one] { $off } Stein kommt
       *[other] { $off } Steine kommen
    } weg{ $lost ->
        [0] { "" }
        [one] , { $lost } Elefant verloren
       *[other] , { $lost } Elefanten verloren
    }
chronicle-removed =
    { $name } nahm { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } von { $cell }{ $fallen ->
        [0] { "" }
        [one] , { $fallen } fiel dazu
       *[other] , { $fallen } fielen dazu
    }: { $standing ->
        [0] keiner steht mehr
        [one] { $standing } steht
       *[other] { $standing } stehen
    } ({ $by })
chronicle-ransom_demanded = { $name } fordert { $goods }
chronicle-ransom_demanded_of = { $attacker } fordert { $goods } von { $defender } für den Fürsten auf { $city }
chronicle-ransom_paid = { $name } zahlt { $goods }; der Fürst bleibt
chronicle-ransom_paid_to = { $defender } zahlt { $goods } an { $attacker }; der Fürst bleibt auf { $city }
chronicle-ransom_refused = { $name } zahlt nicht
chronicle-ransom_refused_to = { $defender } zahlt { $attacker } nichts für { $city }
chronicle-noble_taken = { $name } nimmt den Fürsten von { $owner } auf { $cell } gefangen
chronicle-noble_left = { $name } lässt den Fürsten von { $owner } in Frieden
chronicle-scored = Punkte: { $points }
chronicle-points_of = { $name } { $points }
chronicle-game_ended =
    { $winners } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }: { $points }
chronicle-grain_lost =
    { $count } Korn { $count ->
        [one] fiel
       *[other] fielen
    } von der Säule von { $owner } auf { $cell }
chronicle-wall_collapsed =
    Die Mauer von { $owner } auf { $cell } stürzte ein: { $fallen ->
        [one] { $fallen } Stein fiel
       *[other] { $fallen } Steine fielen
    }, { $standing ->
        [0] keiner steht mehr
        [one] { $standing } steht
       *[other] { $standing } stehen
    }
chronicle-corrected = { $who } stellt richtig: { $what } ({ $reason })
chronicle-wall_is =
    { $cell } hat { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }, { $width } breit
chronicle-grain_is = { $cell } hat { $grain } Korn
chronicle-shields_are = Schilde auf { $cell }: { $shields }
chronicle-no_shields = keine
chronicle-side_is =
    { $cell } liegt mit der { $side ->
        [blue] blauen
       *[red] roten
    } Seite oben
chronicle-noble_of = der Fürst von { $cell }
chronicle-a_hand = eine Hand
chronicle-price_is = { $market } bei { $price }
chronicle-price_instead = { $market } bei { $price } statt { $before }
