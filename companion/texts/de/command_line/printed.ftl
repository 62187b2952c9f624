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
odds-wall_destroyed = Mauer zerstört
odds-stones_lost = verlorene Steine
odds-elephants_lost = verlorene Elefanten
odds-mean = (im Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Wenigste Elefanten: { $count }.
odds-too_few = Mit höchstens { $elephants ->
    [one] { $elephants } Elefanten
   *[other] { $elephants } Elefanten
 } wird die Mauer mit höchstens { $chance } zerstört: zu wenige für { $wanted }.

command-getting_ready = Gleich bereit zum Sehen: einmal nach einer Aktualisierung dauert das etwa eine halbe Minute.
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
hub-joined = Der Tisch ist dabei: starte ihn neu, dann geht das Gespielte an den Club.
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
print-true_size = Drucke mit 100 % (nicht an die Seite angepasst) und halte dann ein Lineal an das gedruckte: 100 mm.
print-other_squares = Auf dieses Papier passen Quadrate von { $square_mm } mm: schreibe diese Zeilen in deine Einstellungsdatei und gib sie `raja --settings FILE calibrate`:

photos-written = { $count } Fotos in { $folder }; raja evaluate { $folder } misst an ihnen.

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
palette-give_it = { $file }: gib sie mit `raja --settings { $file } …` an.
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
replay-counted-readings = Lesungen
replay-counted-refusals = Ablehnungen
replay-counted-rolls = Würfe
replay-counted-states = Zustände
replay-counted-looks_at_a_moving_table = Blicke auf einen bewegten Tisch
replay-counted-looks_before_the_table_lay_still_for_the_first_time = Blicke, bevor der Tisch zum ersten Mal ruhig lag
replay-counted-looks_whose_pictures_were_left_out_for_space = Blicke, deren Bilder aus Platzgründen fehlen
replay-counted-looks_without_recorded_readings = Blicke ohne aufgezeichnete Lesungen
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
