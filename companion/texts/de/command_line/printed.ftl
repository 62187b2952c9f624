# What commands print.

command-see_help = { $what }: siehe { $command } --help.
command-stopped = abgebrochen.

odds-title = { $elephants ->
    [one] { $elephants } Elefant
   *[other] { $elephants } Elefanten
 } gegen { $points ->
    [one] { $points } Schildpunkt
   *[other] { $points } Schildpunkte
 } und { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
 } ({ $rulebook })
odds-rulebook-standard = Standard
odds-rulebook-as-printed = Wie gedruckt
odds-rulebook-mixed = Gemischt
odds-wall_destroyed = Mauer zerstört
odds-stones_lost = verlorene Steine
odds-elephants_lost = verlorene Elefanten
odds-mean = (im Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Wenigste Elefanten: { $count }.
odds-too_few = Selbst mit { $elephants ->
    [one] { $elephants } Elefanten
   *[other] { $elephants } Elefanten
} wird die Mauer höchstens mit { $chance } zerstört: zu wenig für { $wanted }.

command-looking_through = { $file } wird durchgesehen
export-looking_through = wird durchgesehen

play-table_at = Raja am Tisch: { $address }  (hier: { $here }; Strg-C beendet)
play-recording_at = Raja am Tisch: { $address }  (Strg-C beendet)
play-securely_at = Verschlüsselt: { $address }  (Fingerabdruck { $fingerprint })
play-log_rescued = Das Protokoll { $log } war beschädigt: { $rows } Zeilen wurden übernommen, die beschädigte Datei bleibt als { $damaged }.
play-newest_copy = Die neueste Kopie ist { $copy }.
play-no_copy = Es gibt keine Kopie davon.
room-open_at = Der offene Raum: { $address }  (hier: { $here }; Strg-C beendet)
look-at = { $file }: { $address }  (Strg-C beendet)
hub-joined = Der Tisch ist dabei: starte ihn neu, dann geht an den Club, was gespielt wird.
hub-at = Der Club: { $address }  (hier: { $here }; Strg-C beendet)
hub-gate_at = Ein Tor des Clubs: { $address }  (hier: { $here }; Strg-C beendet)
hub-hosts_open = Gastgeber öffnen einmal: { $address }
hub-engine_at = { $name }: { $address }
hub-gate = Tor { $number }: { $address }
hub-left = Der Tisch ist in keinem Club mehr: starte ihn neu.

print-written = { $file }: { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
 } zu { $width_mm } × { $height_mm } mm
print-near_edge = Die Marken stehen sehr nah am Rand des Papiers, den viele Drucker frei lassen: nimm größeres oder kleineres Papier (--paper a4 wird aus Seiten geklebt), oder lass randlos drucken.
print-true_size = Drucke mit 100 % (nicht an die Seite angepasst) und halte dann ein Lineal an das gedruckte: es muss 100 mm messen.
print-other_squares = Auf dieses Papier passen Quadrate von { $square_mm } mm: schreibe diese Zeilen in deine Einstellungsdatei und gib sie `raja --settings FILE calibrate`:

photos-written = { $count } Fotos in { $folder }; raja evaluate { $folder } misst daran.

recording-note = Hinweis: { $note }
recording-changed = geändert: { $change }
recording-kept = { $file }: { $count } Nachrichten behalten
recording-lost = , { $chunks ->
    [one] { $chunks } Block
   *[other] { $chunks } Blöcke
 } verloren
recording-ended_early = ; sie bricht vorzeitig ab
recording-camera_lost = ; die Kalibrierung der Kamera ist verloren: Bilder sind zu sehen, aber nicht zu vermessen
recording-written = { $file }: { $count } Nachrichten
recording-merged = { $file }: { $count } Nachrichten aus { $recordings } Aufzeichnungen
recording-anonymised = { $file }: { $count } Nachrichten, { $pictures } Bilder auf die Matten beschnitten
recording-without_mat = , { $count } ohne Matte weggelassen
recording-labelled = { $folder }: { $count } Fotos mit Wahrheit; sieh sie mit `raja evaluate { $folder }` an
recording-nothing_said = { $name }: niemand hat etwas zu dem gesagt, was in einem ruhigen Bild liegt

teach-forgotten = { $file }: vergessen.
teach-nothing_to_forget = { $file }: es gab nichts zu vergessen.
teach-use_it = { $file }: benutze sie mit --table { $table }.
teach-evening = { $file }: { $told } gelesene Zahlen wurden auch gesagt, { $right } so, wie sie gelesen waren.
teach-look = { $look }: { $right } von { $told } Zahlen wie gesagt, { $colours } Farben gesehen.
teach-new_look = { $look }: Dieses Spiel ist mir neu: Druck oder Kamera sind anders als alles, woran ich gelernt habe. Weitere Bilder lehren mich mehr; bis dahin berichtigt, was ich zähle.
teach-what_stands = { $look }, { $mat }: Wie viele Steine und Scheiben stehen dort? Eingabetaste: wie gelesen.
teach-stones = { $tile } Steine
teach-width = { $tile } Breite
teach-grain = { $tile } Korn
teach-until_then = Bis dahin wird dieser Tisch angesehen, als hätte er nichts gelehrt.

calibrate-guessed = { $file }: aus { $degrees }° geschätzt; Zahlen bleiben unsicher, bis die Kamera kalibriert ist.
calibrate-left_out = { $shot }: weder die Tafel noch genug Marken einer Matte gefunden; weggelassen.
calibrate-shot = Aufnahme
calibrate-points = Punkte
calibrate-error = Fehler px
calibrate-hurts = schadet: weggelassen
calibrate-focal = Brennweite ± { NUMBER($sd_px, minimumFractionDigits: 1, maximumFractionDigits: 1) } px
calibrate-came_to = Fehler { NUMBER($error_px, minimumFractionDigits: 3, maximumFractionDigits: 3) } px; { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } des Bildes abgedeckt
calibrate-written = geschrieben: { $file }
calibrate-better_with = Besser wird es durch Aufnahmen mit der Tafel { $places }.
calibrate-the_top_left = oben links
calibrate-the_top_right = oben rechts
calibrate-the_bottom_left = unten links
calibrate-the_bottom_right = unten rechts
calibrate-the_edges = an den Rändern
palette-give_it = { $file }: gib sie mit `raja --settings { $file } …` an.
camera-next_shot = Aufnahme { $number } von { $count } in { $seconds } s: dreh und neige die Tafel, dann halte sie still.
camera-shot_taken = {"  "}{ $file }
camera-served_at = Am Tisch startet man: { $command }
camera-shots_taken = { $count } Aufnahmen liegen in { $folder }. Weiter: raja calibrate { $folder }/*.jpg -o camera.json

replay-replaying = wird abgespielt
replay-walls = gemeldete Mauern: { $by }
replay-by = { $count } von { $who }
replay-who-camera = der Kamera
replay-none = keine
replay-nothing = nichts
replay-words = Was Leute über Zahlen sagten: { $outcomes }
replay-outcome-taken = übernommen
replay-outcome-confirmed = bestätigt
replay-outcome-corrected = berichtigt
replay-outcome-refused = abgelehnt
replay-refused = abgelehnt bei { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $why } ({ $code })
replay-readings = Gelesenes in ruhigen Bildern: { $right } richtig, { $wrong } falsch trotz Sicht, { $asked } gefragt (n = { $n })
replay-frame = Bild
replay-against_truth = { $reading }, Wahrheit { $truth }
replay-final_score = Endstand: { $points }
replay-final_points = Punkte am Ende: { $points }
replay-compared = { $depth }: verglichen { $counted }
replay-not_compared = nicht verglichen: { $counted }
replay-counted-commands = Befehle
replay-counted-events = Ereignisse
replay-counted-looks = Blicke
replay-counted-readings = Ablesungen
replay-counted-refusals = Ablehnungen
replay-counted-rolls = Würfe
replay-counted-states = Zustände
replay-counted-looks_at_a_moving_table = Blicke auf einen bewegten Tisch
replay-counted-looks_before_the_table_lay_still_for_the_first_time = Blicke, bevor der Tisch zum ersten Mal ruhig lag
replay-counted-looks_whose_pictures_were_left_out_for_space = Blicke, deren Bilder aus Platzgründen fehlen
replay-counted-looks_without_recorded_readings = Blicke ohne aufgezeichnete Ablesungen
replay-counted-pictures_had_been_left_out_for_space_before = davor fehlen Bilder aus Platzgründen
replay-played_first = die Datei enthält nur, was hereinkam: sie wurde zuerst durchgespielt und dann an sich selbst geprüft
replay-no_picture = kein Bild
replay-picture = Bild { $index } bei { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-held = aufgezeichnet { $recorded }, jetzt { $now }
replay-differences = { $count ->
    [0] kein Unterschied
    [one] { $count } Unterschied
   *[other] { $count } Unterschiede
 }

evening-turn = Runde { $turn }, { $phase }
evening-played = { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
 }, { $commands } Befehle, { $frames } Bilder, { $seconds } s am Tisch; Punkte { $points }
evening-walls = Mauern
evening-dice = Würfe
evening-questions = Fragen
evening-shown = gezeigt
evening-said = beantwortet
evening-ruled = entschieden
evening-typed = getippt
evening-photos = Fotos
evening-right = richtig
evening-asked = gefragt
evening-told = gesagt
evening-wrong = falsch
evening-build = Bau
evening-removal = Abbau
evening-wall_mistaken = { $what } von Platz { $seat } auf { $cell }: es stehen { $stones } Steine bei Breite { $width }, gelesen { $read_stones } und { $read_width }
evening-die_mistaken = ein Würfel zeigte { $face }, gelesen { $read }

parts-written = { $count } × { $file }: { $size } mm, dünnste Wand { $thin_mm } mm{ $bridges }; je etwa { $grams } g und { $hours } h; drucken: { $how }
parts-bridges = , Brücken { $bridges_mm } mm
parts-all = Zusammen etwa { $grams } g und { $hours } h, ohne Stützen. STEP-Dateien liegen daneben.
parts-dropped = { $dice } Würfel von { $size_mm } mm: { $alone } liegen von selbst gerade, { $tapped } nach bis zu { $most }-mal Klopfen, { $out } sprangen heraus.
parts-not_closed = { $part } ist nicht geschlossen.
parts-too_long = { $part } ist { $long_mm } mm lang; auf den Drucker passen { $most_mm }.
parts-thin_wall = { $part } hat bei ({ $place }) eine Wand von { $thin_mm } mm; nötig sind { $least_mm }.
parts-how_tower-channel = auf der Seitenwand
parts-how_tower-cover = flach
parts-how_well-plate = wie es liegt, Ecke nach oben; Schichten von 0,15 mm
parts-how_sensor-carrier = Abstandhalter nach oben; schwarz, damit es Licht schluckt
parts-how_arm-clamp = auf der Seite; 4 Wände, 40 % Füllung
parts-how_clamp-pad = Loch nach oben
parts-how_clamp-knob = Sechskant nach oben
parts-how_arm-section = auf der Seite; 4 Wände
parts-how_arm-hinge = auf der Innenseite der Lasche; 4 Wände
parts-how_camera-plate = Abstandhalter nach oben
parts-how_arduino-case = Boden nach unten
parts-how_arduino-lid = Außenseite nach unten

recording-imported = { $file }: { $frames } Bilder, { $sentences } Sätze ({ $source }), { $commands } Befehle, { $answers } Antworten zum Tisch, { $seconds } s
recording-nothing_of_it = keine
recording-attachments = Anhänge: { $listed }
recording-marks = Merkzeichen: { $listed }
recording-mark-turn = Runden
recording-mark-phase = Phasen
recording-mark-dice = Würfe
recording-mark-collapse = Einstürze
recording-mark-correction = Berichtigungen
recording-mark-undo = Zurückgenommenes
recording-mark-score = Wertungen
recording-mark-end = Ende
recording-mark-device = Geräte
recording-mark-recording = Aufzeichnung
recording-group-pictures = Bilder
recording-group-table = Tisch
recording-group-game = Spiel
recording-group-others = anderes
recording-left_out = weggelassene Bilder: { $listed }
recording-left_out_idle = { $count }, weil nichts geschah
recording-left_out_space = { $count }, weil der Platz knapp war
recording-left_out_private = { $count }, weil jemand nicht gesehen werden wollte
recording-software = Software: { $listed }
recording-sentences_from = { $source }

room-log_damaged = { $whole ->
    [0] Das Protokoll des offenen Raums { $room } ist beschädigt: nichts davon ist heil, es bleibt, wie es ist.
   *[other] Das Protokoll des offenen Raums { $room } ist beschädigt: die ersten { $whole } Ereignisse gehen als eigener Raum weiter, das beschädigte bleibt, wie es ist.
 }
room-log_rescued = Das Protokoll { $log } des offenen Raums war beschädigt: { $rows } Zeilen wurden übernommen, die beschädigte Datei heißt jetzt { $damaged }.
room-log_set_aside = Vom Protokoll { $log } des offenen Raums ist nichts lesbar: der Saal beginnt neu, die Datei heißt jetzt { $aside }.
export-filming = Film entsteht

sheet-market = MARKT
sheet-cards = KARTEN
sheet-grain = Korn
sheet-elephants = Elefanten
sheet-seat_mat = Spielermatte { $seat }, { $name }
sheet-market_mat = Marktmatte
sheet-card_mat = Kartenmatte
sheet-tiles_red = Plättchen, rote Seiten
sheet-tiles_blue = Plättchen, blaue Seiten
sheet-shields = Schilde
sheet-disks = Marktscheiben, Vorder- und Rückseiten
sheet-markers = Marken
sheet-of_market = Markt
sheet-of_cards = Karten
sheet-at = bei ({ $x }, { $y }) mm
sheet-squares = { $cols } × { $rows } Quadrate von { $square_mm } mm, Marken { $marker_mm } mm, { $dictionary }
sheet-calibration_board = Kalibriertafel
sheet-page_of = { $title }, Seite { $number } von { $of }
sheet-true_size = Mit 100 % drucken.
sheet-true_size_and_cut = Mit 100 % drucken. An den Marken schneiden.
sheet-true_size_by_ruler = Mit 100 % drucken: dieses Lineal muss 100 mm messen.
sheet-page_at = Seite { $number } von { $of } (Reihe { $row }, Spalte { $col })
sheet-glue_here = hier das Nachbarblatt aufkleben
sheet-cut_right = Rechts genau schneiden.
sheet-cut_bottom = Unten genau schneiden.
sheet-cut_right_and_bottom = Rechts und unten genau schneiden.
sheet-flap_left = Die Lasche links stehen lassen.
sheet-flap_top = Die Lasche oben stehen lassen.
sheet-flap_left_and_top = Die Laschen links und oben stehen lassen.
sheet-card_faces = Spielkarten, Vorderseiten
sheet-card_backs = Spielkarten, Rückseiten
sheet-rules = Regeln
sheet-rules_start = Legt den Markt aus: die Scheiben in drei Reihen mit der leeren Seite nach oben, nur 3, 8 und 14 mit der Zahl, daneben Getreide, Schilde und Elefanten. Jeder nimmt 31 Steine, drei Fürsten, zwei Würfel, 75 $, sieben Plättchen, ein 1er- und ein 2er-Schild und eine Figur.
sheet-rules_turn = Ein übriges Plättchen liegt mit der blauen Seite nach oben vor der ältesten Person: Es zeigt, wer beginnt und welche Jahreszeit ist. Nach jeder Runde wandert es im Uhrzeigersinn weiter und wird umgedreht; Elefanten und Figuren kehren heim.
sheet-box = Schachtel
sheet-glue_inside = innen ankleben

story-unknown_word = { $at_s } s: „{ $word }“ ist kein Wort einer Geschichte; als Bemerkung behalten
story-side_untold = Platz { $seat }: die Geschichte sagt nicht, welche Seite von { $count ->
    [one] einem Plättchen oben liegt; als rot genommen (es trägt keine Stadt, also folgt nichts daraus)
   *[other] { $count } Plättchen oben liegt; als rot genommen (sie tragen keine Stadt, also folgt nichts daraus)
 }
story-says_otherwise = { $at_s } s: { $step }: laut Geschichte { $told }, nach den Regeln { $ruled }
story-left_out = { $at_s } s: { $step } ist nach den Regeln nicht möglich und fällt weg:
story-dice_unwanted = { $at_s } s: niemand wartet auf die Würfel { $dice }; sie werden nur gezeigt
story-number_otherwise = { $at_s } s: { $step }: { $name } ist laut Geschichte { $told }, nach den Regeln { $ruled }
story-stones_stand = { $count ->
    [one] { $count } Stein steht
   *[other] { $count } Steine stehen
 }
story-stones_paid_from = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }, bezahlt von { $columns }
story-stones_paid = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }, bezahlt von den höchsten Säulen
archive-evenings =
    { $count ->
        [one] { $count } Abend, { $time }
       *[other] { $count } Abende, { $time }
    }
archive-from_to = { $told }, von { $first } bis { $last }
archive-points = Punkte am Ende
archive-none_over = kein Spiel wurde zu Ende gespielt
archive-seats = Plätze
archive-games = Spiele
archive-winner = Sieger
archive-everybody = alle
archive-most = höchste
archive-first_seat = erster Platz gewann
archive-at_the_end = am Ende
mqtt-device = Raja { $table }
mqtt-game = Spiel
mqtt-phase = Phase
mqtt-siege = Belagerung
mqtt-turn = Runde
mqtt-whose_turn = Am Zug
mqtt-done = Fertig gebaut
