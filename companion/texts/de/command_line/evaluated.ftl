# Was `raja evaluate` schreibt und zeichnet, für alle, die am Sehen arbeiten.

evaluation-photos = { $photos ->
        [one] { $photos } Foto
       *[other] { $photos } Fotos
    }. genau: gesehen und richtig; falsch: gesehen und falsch; gefragt: unsicher oder verdeckt (Bestes: unsicher, aber die wahrscheinlichste Antwort stimmt).
evaluation-card_photos = { $photos ->
        [one] { $photos } Foto von Karten.
       *[other] { $photos } Fotos von Karten.
    }
evaluation-tables = { $tables ->
        [one] { $tables } Tisch.
       *[other] { $tables } Tische.
    }
evaluation-quantity = Größe
evaluation-best = Bestes
evaluation-asked_of_clear = Gefragt, obwohl klar zu sehen: { $share } (Ziel ≤ { $goal }).
evaluation-by_visibility = nach Sichtbarkeit
evaluation-by_tag = klare nach { $tag }
evaluation-tag-seat = Platz
evaluation-tag-style = Bauweise
evaluation-shown = { $what }, { $low } bis { $high } sichtbar
evaluation-goal_exact = genau ≥ { $share }
evaluation-goal_wrong = falsch ≤ { $share }
evaluation-goal_both = { $exact }, { $wrong }
evaluation-goal_reached = erreicht ({ $goal })
evaluation-goal_missed = VERFEHLT ({ $goal })
evaluation-claimed_confidence = behauptete Sicherheit
evaluation-claimed = behauptet
evaluation-true = wahr
evaluation-stage = Stufe
evaluation-median_ms = Median ms
evaluation-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-whole_share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
evaluation-confidence = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
evaluation-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-step_of = { NUMBER($step, maximumFractionDigits: 2) }
evaluation-interval = { $low } bis { $high }
evaluation-interval_95 = 95-%-Intervall

evaluation-claim = { $verdict }: { $file } { $what }: wahr { $truth }, gelesen { $read }
evaluation-photos_of = { $looks }: { $files }
evaluation-failure = { $what }: { $verdict }
evaluation-against_truth = wahr { $truth }, gelesen { $read }
evaluation-no_failures = keine Fehler
evaluation-seat = Platz { $seat }
evaluation-visible = { $share } sichtbar

evaluation-swept = { $photos ->
        [one] { $photos } Foto
       *[other] { $photos } Fotos
    }. Schritte: { $what }; unverändert bei { $step }. Intervalle nach Wilson.
evaluation-step = Schritt
evaluation-fall = { $what } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-falls = Größter Abfall in Punkten: { $falls }.
evaluation-sweep-ink = Schwarz der Marken, Anteil von Weiß
evaluation-sweep-veil = Streulicht, Anteil von Weiß
evaluation-sweep-gamma = Potenz der Pixelwerte
evaluation-sweep-cast = Farbe einer 2700-K-Lampe bleibt, in dieser Potenz
evaluation-sweep-crosstalk = rotes Licht als Blau, Anteil
evaluation-sweep-exposure = Belichtung in Blendenstufen
evaluation-sweep-noise = Rauschen, Prozent von Weiß
evaluation-sweep-jpeg = JPEG-Qualität (100: wie es war)
evaluation-sweep-chroma = Unschärfe der Farben, Pixel
evaluation-sweep-halos = Schärfung

evaluation-looked_at = { $photos ->
        [one] { $photos } Foto angesehen
       *[other] { $photos } Fotos angesehen
    }
evaluation-taught_with = { $looks ->
        [one] { $looks } Aufnahme
       *[other] { $looks } Aufnahmen
    }: { $splits ->
        [one] { $splits } Aufteilung
       *[other] { $splits } Aufteilungen
    }
evaluation-taught = Mit einigen Fotos gelernt, an den anderen gemessen. Intervalle nach Wilson.
evaluation-looks = Aufnahmen
evaluation-splits = Aufteilungen
evaluation-untaught_exact = ungelernt genau
evaluation-untaught_wrong = ungelernt falsch

evaluation-plot_reliability = Was eine behauptete Sicherheit wert ist
evaluation-plot_true_rate = wahrer Anteil (mit n)
evaluation-plot_share = genau
evaluation-plot_exact = { $what }, genau
evaluation-plot_untaught = { $what }, dieselben Fotos ungelernt
evaluation-plot_clear_asked = klare, gefragt
evaluation-plot_clear_wrong = klare, falsch
evaluation-plot_looks = Aufnahmen, aus denen der Tisch gelernt hat

evaluation-of-exact = genau
evaluation-of-wrong = falsch
evaluation-of-asked = gefragt
evaluation-of-mats = Matten
evaluation-of-tiles = Plättchen
evaluation-of-tiles_and_sides = Plättchen und ihre Seiten
evaluation-of-market = Markt
evaluation-of-market_disks = Marktscheiben
evaluation-of-noble = Fürst
evaluation-of-nobles = Fürsten
evaluation-of-nobles_half_or_more_shows = Fürsten, mindestens halb zu sehen
evaluation-of-nobles_less_shows = Fürsten, weniger zu sehen
evaluation-of-nobles_nothing_shows = Fürsten, nichts zu sehen
evaluation-of-no_noble_there = kein Fürst da
evaluation-of-stones = Steine
evaluation-of-stones_clear_walls = Steine, klare Mauern
evaluation-of-stones_partly = Steine, teils verdeckt
evaluation-of-stones_where_no_wall_is = Steine, wo keine Mauer ist
evaluation-of-width = Breite
evaluation-of-width_clear_walls = Breite, klare Mauern
evaluation-of-width_partly = Breite, teils verdeckt
evaluation-of-grain = Korn
evaluation-of-grain_clear_columns = Korn, klare Säulen
evaluation-of-grain_partly = Korn, teils verdeckt
evaluation-of-grain_where_none_is = Korn, wo keines ist
evaluation-of-no_grain = kein Korn
evaluation-of-partly_hidden_all = teils verdeckt, alle
evaluation-of-owner = Besitzer
evaluation-of-loose = lose Steine
evaluation-of-loose_some_lie = lose Steine, wo welche liegen
evaluation-of-all_of_them_clear = alle davon klar
evaluation-of-loose_none_lies = lose Steine, wo keiner liegt
evaluation-of-shields = Schilde
evaluation-of-elephants = Elefanten
evaluation-of-elephants_clear = Elefanten, klar
evaluation-of-markers = Spielfiguren
evaluation-of-player_markers = Spielfiguren
evaluation-of-player_markers_clear = Spielfiguren, klar
evaluation-of-hand = Hand
evaluation-of-no_city_there = keine Stadt da
evaluation-of-other_cities = andere Städte
evaluation-of-clear_ones_all = klare, alle
evaluation-of-all_clear = alle klaren
evaluation-of-all = alle
evaluation-of-card_mats = Kartenmatten
evaluation-of-cards = Karten
evaluation-of-cards_clear = Karten, klar
evaluation-of-cards_partly_covered = Karten, teils verdeckt
evaluation-of-cards_face_down = verdeckte Karten
evaluation-of-cards_that_are_none = Karten, die keine sind
evaluation-of-cells_with_a_card = Felder mit einer Karte
evaluation-of-cells_with_several = Felder mit mehreren
evaluation-of-empty_cells = leere Felder
evaluation-of-cells_under_an_arm = Felder unter einem Arm
evaluation-of-one_fixed_look = eine feste Aufnahme
evaluation-of-fixed_and_one_phone = fest und ein Telefon
evaluation-of-fixed_and_two_phones = fest und zwei Telefone
evaluation-of-two_phones = zwei Telefone
evaluation-of-two_fixed_looks = zwei feste Aufnahmen

evaluation-read-True = ja
evaluation-read-False = nein
evaluation-read-there = da
evaluation-read-absent = nicht da
evaluation-read-hidden = verdeckt
evaluation-read-nothing = nichts
evaluation-read-unsure = unsicher
evaluation-read-not_found = nicht gefunden
evaluation-read-no_tile = kein Plättchen
evaluation-read-no_shield = kein Schild
evaluation-read-red = rot
evaluation-read-blue = blau
evaluation-read-empty = leer
evaluation-read-back = Rückseite
evaluation-read-several = mehrere
evaluation-read-something_of_unknown_kind = etwas Unbekanntes
