# Was der Schiedsrichter fragt, welche Antworten er anbietet, und worin Tisch und Spiel verschieden sind.

ask-bumped = der Tisch wurde { NUMBER($seconds, minimumFractionDigits: 1) } s davor gestoßen
ask-wall = { $stones }, { $width } breit
ask-no_wall = keine Mauer
ask-land =
    { $cell } { $side ->
        [red] rot
       *[blue] blau
    }
ask-more_stones_than_possible = Die Kamera zählt { $count } Steine bei { $cell }, dort können aber höchstens { $most } stehen: wie viele sind es?
ask-more_grain_than_possible = Die Kamera zählt { $count } Korn bei { $cell }, es gibt aber höchstens { $most }: wie viel steht dort?
ask-more_than_declared = Die Kamera zählt { $count } Steine bei { $cell }, dort können aber nur { $most } stehen: wie viele stehen dort?
ask-fewer_than_to_be_left =
    { $count ->
        [one] Die Kamera zählt { $count } Stein bei { $cell }, es sollten aber { $left } bleiben: wie viele stehen dort?
       *[other] Die Kamera zählt { $count } Steine bei { $cell }, es sollten aber { $left } bleiben: wie viele stehen dort?
    }
ask-stones_in_doubt = Wie viele Steine hat die Mauer bei { $cell }? Die Kamera ist nicht sicher: { $why }.
ask-width_in_doubt = Wie viele Steine breit ist die Mauer bei { $cell }? Die Kamera ist nicht sicher: { $why }.
ask-stones_by_rules = Wie viele Steine hat die Mauer bei { $cell }? Die Kamera sieht { $low } bis { $high } und ist nicht sicher: { $why }. Nach den Regeln können es { $least } bis { $most } sein.
ask-width_by_rules = Wie viele Steine breit ist die Mauer bei { $cell }? Die Kamera sieht { $low } bis { $high } und ist nicht sicher: { $why }. Nach den Regeln können es { $least } bis { $most } sein.
ask-verdict_wanted =
    { $fallen ->
        [one] { $fallen } Stein fiel bei { $cell }
       *[other] { $fallen } Steine fielen bei { $cell }
    }, { $standing ->
        [0] keiner steht mehr
        [one] { $standing } steht
       *[other] { $standing } stehen
    }: { $accident }. Zählt es?
ask-wall_differs = Stadt { $cell }: der Tisch hat { $table }, das Spiel { $game }. Was stimmt?
ask-did_wall_fall = Stadt { $cell }: der Tisch hat { $table }, das Spiel { $game }; { $accident }. Zählt es?
ask-how_wide =
    { $count ->
        [one] Stadt { $cell }: der Tisch hat { $count } Stein, das Spiel { $game }. Wenn der Tisch stimmt: wie breit ist die Mauer?
       *[other] Stadt { $cell }: der Tisch hat { $count } Steine, das Spiel { $game }. Wenn der Tisch stimmt: wie breit ist die Mauer?
    }
ask-grain_differs = Stadt { $cell }: der Tisch hat { $table } Korn, das Spiel { $game }. Was stimmt?
ask-did_grain_fall = Stadt { $cell }: der Tisch hat { $table } Korn, das Spiel { $game }; { $accident }. Ist es gefallen?
ask-tile_differs = Plättchen { $cell }: der Tisch hat { $table }, das Spiel { $game }. Was stimmt?
ask-noble_there = Der Fürst von { $owner } steht bei { $cell }, das Spiel sagt etwas anderes. Ist er wieder zu Hause?
ask-noble_away = Der Fürst von { $owner } ist nicht bei { $cell }, das Spiel sagt etwas anderes. Wer hat ihn?
ask-price_differs = Markt für { $market }: die Scheibe { $disk } liegt offen, das Spiel hat { $game }. Was stimmt?
ask-did_harvest_fall = Die Säule bei { $cell } war um { $most } höher, jetzt um { $more }: sind von den { $full } geernteten { $count } gefallen?
ask-your_lands = Sind das deine Länder? { $tiles }
ask-your_nobles = Stehen deine Fürsten bei { $cells }?
ask-do_dice_count = In der Pause fielen diese Würfel: { $dice }. Zählen sie?

answer-the_table = Der Tisch: { $value }
answer-the_game = Das Spiel: { $value }
answer-the_disk = Die Scheibe: { $price }
answer-it_counts =
    { $count ->
        [0] Es zählt: keiner steht mehr
        [one] Es zählt: { $count } steht
       *[other] Es zählt: { $count } stehen
    }
answer-it_does_not_count = Es zählt nicht: stellt zurück, was fiel
answer-it_fell =
    { $count ->
        [0] Es fiel: nichts steht mehr
        [one] Es fiel: { $count } steht
       *[other] Es fiel: { $count } stehen
    }
answer-put_back = Zurückstellen: { $count }
answer-put_noble_back = Das Spiel: stellt ihn zurück
answer-harvest_fell =
    { $fallen ->
        [one] { $fallen } fiel
       *[other] { $fallen } fielen
    }: { $standing ->
        [0] nichts steht mehr
        [one] { $standing } steht
       *[other] { $standing } stehen
    }
answer-harvest_goes_on = Nichts fiel: es wird noch gestapelt
answer-lands_right = Ja, das sind meine Länder
answer-nobles_right = Ja, dort
answer-tap_them = Nein, ich tippe sie an
answer-dice_count = Sie zählen: { $dice }
answer-dice_do_not_count = Sie zählen nicht: noch einmal würfeln

differs-shields = Schilde { $shields }
differs-no_shields = keine Schilde
differs-side =
    { $side ->
        [red] die rote Seite oben
       *[blue] die blaue Seite oben
    }
differs-a_noble = einen Fürsten
differs-no_noble = keinen Fürsten
differs-disk = die Scheibe { $price }
differs-stones =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
differs-width = Breite { $width }
differs-grain = { $count } Korn
differs-widths = die Mauer auf dem Tisch ist { $table } breit, die im Spiel { $game }
differs-table_and_game = der Tisch hat { $table }, das Spiel { $game }
differs-to_be_put_back = zurückzustellen: { $what }
differs-both = { $first }; { $then }

reason-table_was_right = der Tisch stimmte
reason-counted_again = noch einmal gezählt
