# "Show me": a recorded evening told in ten scenes.

demonstration-title = Zeig mir, wie
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
demonstration-auction = Wer zuerst zieht, wird auf den Handys versteigert. { $name } zahlt dafür { $paid } $.
demonstration-trade = Dann der Markt: Wer kauft, macht alles teurer. { $name } kauft Elefanten: { $count } für { $cost } $.
demonstration-build = Jetzt wird gebaut: Ein Korn bezahlt zwei Steine, und sie müssen stehen. { $name } in { $city }: Die Kamera sieht { $standing } Steine, { $width } breit.
demonstration-collapse = Und in { $city } stürzt es ein: { $fallen } fielen, { $standing } stehen. Niemand muss streiten, die Kamera hat es gesehen.
demonstration-siege = Fürsten gewinnt man durch Belagerung. { $attacker } zieht gegen { $city } von { $defender }; Elefanten: { $count }.
demonstration-dice = Echte Würfel, vom Tisch gelesen: { $attacker } gegen { $defender } und eine Mauer von { $stones }. Steine, die fallen: { $off }.
demonstration-removal = Herunter damit, und { $city } hält: Die Kamera zählt { $standing } Steine.
demonstration-score = Ein Punkt für einen Fürsten daheim, zwei für einen gefangenen, einer für eine Mauer von 15. Zehn Punkte gewinnen; zu zweit acht.
