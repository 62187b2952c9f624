# Was jemand tat, Zug um Zug: genannt, wo es zurückgenommen oder wiederholt wird.

deed-laid_lands = { $name }: Länder gelegt
deed-placed_nobles = { $name }: Fürsten aufgestellt
deed-built = { $name }: auf { $cell } gebaut
deed-laid_out_shields = { $name }: Schilde ausgelegt
deed-was_ready = { $name }: fertig aufgebaut
deed-harvested = { $name }: auf { $cell } geerntet
deed-bid = { $name }: ${ $amount } geboten
deed-passed = { $name }: gepasst
deed-offered_barter = { $name }: Tausch angeboten
deed-made_counter_offer = { $name }: Gegenangebot gemacht
deed-declined_barter = { $name }: Tausch abgelehnt
deed-accepted_barter = { $name }: Tausch angenommen
deed-withdrew_offer = { $name }: Angebot zurückgezogen
deed-filled_trade = { $name }: Handel übernommen
deed-left_trade = { $name }: Handel anderen gelassen
deed-put_grain = { $name }: Korn auf { $cell } gelegt
deed-finished_trading = { $name }: Handel beendet
deed-declared_build = { $name }: Bau auf { $cell } angesagt
deed-laid_shield = { $name }: Schild auf { $cell } gelegt
deed-finished_building = { $name }: Bauen beendet
deed-besieged = { $name }: { $cities } belagert
deed-chose_defence = { $name }: Verteidigung gewählt
deed-rolled = { $name }: { $dice } gewürfelt
deed-took_stones = { $name }: Steine von { $cell } genommen
deed-demanded_ransom = { $name }: Lösegeld gefordert
deed-paid_ransom = { $name }: Lösegeld gezahlt
deed-refused_ransom = { $name }: Lösegeld verweigert
deed-took_noble = { $name }: einen Fürsten gefangen
deed-left_noble = { $name }: einen Fürsten in Frieden gelassen
deed-laid_no_siege = { $name }: nicht belagert
deed-reported_grain = { $name }: gefallenes Korn auf { $cell } gemeldet
deed-reported_stones = { $name }: gefallene Steine auf { $cell } gemeldet
deed-corrected = { $name }: { $cell } berichtigt
deed-corrected_hand = { $name }: eine Hand berichtigt
deed-corrected_price = { $name }: einen Preis berichtigt
deed-went_to_trade =
    { $how ->
        [buy] { $name }: { $goods } kaufen
       *[sell] { $name }: { $goods } verkaufen
    }
deed-and_before =
    { $newest }, und { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } davor

chronicle-took_back = { $name } nimmt zurück: { $what }
chronicle-taken_back = Zurückgenommen: { $what }
chronicle-done_again = Wiederholt
chronicle-done_again_what = Wiederholt: { $what }
chronicle-more = { $count } weitere

undo-goes_back =
    Das geht zurück in { $phase ->
        [set-up] den Aufbau
        [production] die Ernte
        [auction] die Versteigerung
        [commerce] den Handel
        [building] das Bauen
        [siege] die Belagerung
       *[ended] das Ende
    }{ $turn ->
        [0] .
       *[other] { " " }der Runde { $turn }.
    }
undo-takes_back_of = Es nimmt Züge zurück von { $names }.
