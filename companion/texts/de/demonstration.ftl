# "Show me": a recorded evening told in ten scenes.

demonstration-title = So geht’s
demonstration-hint = Ein Spiel in weniger als zwei Minuten, mit dem Auge der Kamera
demonstration-skip = Überspringen
demonstration-play = Jetzt du
demonstration-pause = Anhalten
demonstration-go_on = Weiter
demonstration-before = Die Szene davor
demonstration-after = Die nächste Szene
demonstration-how_far = Wie weit es ist

demonstration-table = Der König ist ohne Erben gestorben. { $names } haben auf ihren Matten Städte aus Holzwürfeln gebaut; eine Kamera schaut zu und zählt mit.
demonstration-harvest = Zuerst die Ernte: Breite Mauern bringen mehr. { $name } nimmt { $grain } Korn in { $city }, und die Kamera zählt die Scheiben.
demonstration-auction = Wer zuerst zieht, wird auf den Telefonen versteigert. { $name } zahlt dafür { $paid } $.
demonstration-trade = { $count ->
    [one] Dann der Markt: Wer kauft, treibt den Preis. { $name } kauft einen Elefanten für { $cost } $.
   *[other] Dann der Markt: Wer kauft, treibt den Preis. { $name } kauft { $count } Elefanten für { $cost } $.
}
demonstration-build = Jetzt wird gebaut: Ein Korn bezahlt zwei Steine, und sie müssen stehen. { $name } in { $city }: Die Kamera sieht { $standing } Steine, { $width } breit.
demonstration-collapse = Und in { $city } stürzt es ein: { $fallen } fielen, { $standing } stehen noch. Niemand muss streiten, die Kamera hat es gesehen.
demonstration-siege = { $count ->
    [one] Fürsten gewinnt man durch Belagerung. { $attacker } zieht mit einem Elefanten gegen { $city } von { $defender }.
   *[other] Fürsten gewinnt man durch Belagerung. { $attacker } zieht mit { $count } Elefanten gegen { $city } von { $defender }.
}
demonstration-dice = { $off ->
    [one] Echte Würfel, vom Tisch gelesen: { $attacker } gegen { $defender } und eine Mauer aus { $stones } Steinen. Ein Stein kommt herunter.
   *[other] Echte Würfel, vom Tisch gelesen: { $attacker } gegen { $defender } und eine Mauer aus { $stones } Steinen. { $off } Steine kommen herunter.
}
demonstration-removal = Herunter damit, und { $city } hält: Die Kamera zählt { $standing } Steine.
demonstration-score = Ein Punkt für einen Fürsten daheim, zwei für einen gefangenen, einer für eine Mauer von 15. Zehn Punkte gewinnen; zu zweit acht.
