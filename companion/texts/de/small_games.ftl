# Die Chronik der kleinen Spiele und der Abstimmung: was geschah, eine Zeile je Ereignis.

line-jokers =
    { $count ->
        [one] Joker
       *[other] { $count } Joker
    }
line-with_jokers = { $cards } { $jokers }
line-game_began = Das Spiel beginnt: { $names }.
line-round = Runde { $number }.
line-auction = Versteigerung { $number }.
line-shuffled = Die Karten sind gemischt.
line-on_offer = Im Angebot: { $card }.
line-sealed = { $name } hat ein Gebot versiegelt.
line-bid_withdrawn = { $name } nimmt das Gebot zurück.
line-bid = { $name } { $bid }
line-bids = Gebote: { $bids }.
line-fist_closed = { $name } hat die Faust geschlossen.
line-all_closed = Alle Fäuste sind geschlossen: öffnet sie.
line-fist_shown = { $name } hatte { $bid } in der Faust.
line-scores = { $name } bekommt { $points }.
line-nobody_scores = Niemand bekommt Punkte: kein Gebot stand allein.
line-deck_reshuffled = Die Ablage von { $name } wird zum Stapel.
line-two_played = { $name } spielt eine 2 und zieht zwei Karten.
line-seven_played = { $name } spielt eine 7: { $card } ist aus dem Spiel.
line-cards_laid =
    { $count ->
        [one] { $name } legt eine Karte verdeckt.
       *[other] { $name } legt { $count } Karten verdeckt.
    }
line-all_laid = Alle Gebote liegen: deckt sie auf.
line-cards_shown = { $name } zeigt { $cards }.
line-cards_added = { $name } legt { $cards } dazu.
line-nothing_added = { $name } legt nichts dazu.
line-offer_won = { $name } gewinnt das Angebot mit { $total }.
line-offer_tied = Gleichstand: niemand gewinnt das Angebot.
line-offers = { $name } bietet { $card } an.
line-bids_card = { $name } bietet { $card }.
line-passes = { $name } passt.
line-offer_taken = { $name } bekommt das Angebot.
line-offer_stays = Niemand gewinnt: der Preis bleibt für die nächste Versteigerung liegen.
line-offer_out = Niemand gewinnt: der Preis ist aus dem Spiel.
line-top_shown = Auf dem Stapel von { $name } liegt { $card }.
line-card_placed = { $name } legt eine Karte auf { $cell }.
line-stack_moved = { $name } zieht { $cell } auf { $onto }.
line-won =
    { $count ->
        [one] Das Spiel ist aus: { $names } hat gewonnen.
       *[other] Das Spiel ist aus: { $names } haben gewonnen.
    }
line-nobody_won = Das Spiel ist aus: niemand hat gewonnen.
line-vote_began = Die Abstimmung beginnt: { $games }.
line-voted = { $name } hat abgestimmt.
line-ballot_withdrawn = { $name } nimmt den Stimmzettel zurück.
line-all_voted = Alle haben abgestimmt: die Stimmzettel liegen offen.
line-taken_back = Etwas wurde zurückgenommen.
line-counts_again = Das Zurückgenommene gilt wieder.
