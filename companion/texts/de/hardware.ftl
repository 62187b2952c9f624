# Refusals of camera, dice board, virtual table and printing: "refusal-" and the refusal's code.

refusal-camera-unplugged = Die virtuelle Kamera ist ausgesteckt: stecke sie an der Werkbank ein.
refusal-camera-no_webcam = Es gibt keine Webcam { $index } (da: { $there }): stecke sie ein, oder nenne eine andere Nummer.
refusal-camera-webcam_busy = Webcam { $index } ist da, lässt sich aber nicht öffnen: beende das Programm, das sie benutzt, oder nimm dich in die Gruppe „video“ auf und melde dich neu an.
refusal-camera-no_video = Es gibt kein Video { $path }: prüfe den Namen.
refusal-camera-unreadable_video = { $path } lässt sich nicht als Video lesen: wandle es in MP4 oder MJPEG um.
refusal-camera-no_stream = An { $address } antwortet nichts: prüfe die Adresse, und ob die Kamera an ist.
refusal-camera-not_served = Bei { $place } gibt niemand eine Kamera weiter: starte dort `raja camera --serve` und prüfe die Adresse.
refusal-camera-wrong_code = Die Kamera bei { $place } hat einen anderen Code: nimm die Adresse, die `raja camera --serve` dort nennt.
refusal-camera-no_folder = Es gibt keinen Ordner { $path }: nenne einen, in dem die Bilder liegen.
refusal-camera-no_pictures = Im Ordner { $path } liegt kein .jpg oder .png: lege die Bilder dorthin.
refusal-camera-not_a_picture = Die Kamera gab etwas, das kein Farbbild ist: starte sie neu.
refusal-camera-no_jpeg = Das Bild der Kamera lässt sich nicht als JPEG schreiben: starte sie neu.
refusal-camera-hung = Die Raspberry-Pi-Kamera { $number } hängt: setze ihr Flachkabel an beiden Enden neu ein und starte den Begleiter neu.
refusal-camera-no_picamera = Es gibt keine Raspberry-Pi-Kamera { $number } (angeschlossen: { $count }): schalte den Pi aus, setze das Flachkabel an beiden Enden neu ein und sieh mit `rpicam-hello --list-cameras` nach.
refusal-camera-no_answer = Die Raspberry-Pi-Kamera antwortet nicht: schalte den Pi aus, setze das Flachkabel an beiden Enden neu ein und starte.
refusal-camera-picamera_busy = Die Raspberry-Pi-Kamera lässt sich nicht öffnen ({ $reason }): beende das Programm, das sie benutzt (ein anderer Begleiter, rpicam-hello), und versuche es wieder.
refusal-camera-no_start = Die Raspberry-Pi-Kamera startet nicht: setze ihr Flachkabel an beiden Enden neu ein und starte den Pi neu.
refusal-camera-set_up = Die Raspberry-Pi-Kamera lässt sich nicht einrichten ({ $reason }): starte den Pi neu, und nimm andere Werte für [camera] width_px und height_px, wenn das nicht hilft.
refusal-camera-wrong_size = Die Raspberry-Pi-Kamera gibt { $given }, verlangt war { $wanted }: stelle [camera] width_px und height_px auf eine Größe, die sie hat (`rpicam-hello --list-cameras`).
refusal-camera-wrong_picture = Die Raspberry-Pi-Kamera gab ein Bild von { $given }, eingestellt war { $wanted }: sie wird neu geöffnet.
refusal-camera-not_locked = Die Raspberry-Pi-Kamera hält ihre Einstellung nicht ({ $what }): bringe mehr Licht an den Tisch und beende andere Programme, die sie benutzen.
refusal-camera-stale = Die Raspberry-Pi-Kamera gibt immer dasselbe Bild: sie wird neu geöffnet; hilft das nicht, setze ihr Flachkabel neu ein.
refusal-camera-stalled = Die Raspberry-Pi-Kamera gab seit { $seconds } s kein Bild: setze ihr Flachkabel an beiden Enden neu ein; sie wird von selbst wieder geöffnet.
refusal-camera-light_changed = Das Licht auf dem Tisch hat sich stark geändert: die Kamera stellt sich neu ein.
refusal-camera-no_picamera2 = Das Modul { $module } fehlt: führe auf Raspberry Pi OS `{ $apt }` aus, und lege die Umgebung des Begleiters mit `python3 -m venv --system-site-packages` an.
refusal-camera-broken_picamera2 = picamera2 ist da, lässt sich aber nicht laden ({ $reason }): entferne simplejpeg und numpy mit pip aus der Umgebung des Begleiters und führe dann `{ $apt }` aus.
refusal-link-not_connected = { $why }
refusal-link-no_board = Kein Arduino ist angeschlossen: stecke ihn per USB an, oder nenne seinen Anschluss mit --port.
refusal-link-no_port = Es gibt keinen Anschluss { $port }: stecke den Arduino ein, wenn er nicht eingesteckt ist; ohne --port wird jeder USB-Anschluss gefragt.
refusal-link-no_answer = Der Arduino hat auf { $verb } nicht binnen { $seconds } s geantwortet: versuche es noch einmal.
refusal-link-no_sentence = Einen solchen Befehl gibt es nicht: { $reason }.
refusal-link-no_permission = Du darfst { $device } nicht öffnen: nimm dich mit `sudo usermod -aG dialout $USER` in die Gruppe auf und melde dich ab und wieder an.
refusal-link-port_busy = Ein anderes Programm hat { $device } offen: schließe es (ein serieller Monitor, die Arduino-IDE, ein anderer Begleiter).
refusal-link-no_serial_port = { $device } ist kein serieller Anschluss: nenne den des Arduino, oder keinen, dann wird jeder USB-Anschluss gefragt.
refusal-link-port_failed = { $device } lässt sich nicht öffnen ({ $reason }): stecke den Arduino aus und wieder ein.
refusal-link-port_gone = { $device } ist weg: stecke den Arduino wieder ein.
refusal-flash-virtual = Das virtuelle Brett hat keinen Speicher zum Bespielen: lass --virtual weg.
refusal-flash-no_avrdude = avrdude ist nicht installiert: `sudo apt install avrdude`.
refusal-flash-no_file = Es gibt keine Datei { $path }: lass --hex weg, um die Firmware zu nehmen, die mit Raja kommt.
refusal-flash-failed = Das Aufspielen auf { $device } ist gescheitert ({ $reason }): schließe andere Programme, die es benutzen, stecke neu ein und versuche es wieder.
refusal-calibration-moving = Etwas hat sich bewegt: halte Hände und Würfel fern und versuche es noch einmal.
refusal-calibration-steps = Ein Schritt fehlt: beginne von vorn.
refusal-calibration-contrast = Schwarz und Weiß sehen für einen Sensor gleich aus: reinige den Schacht, prüfe seine Leuchtdiode, lege die weiße Karte flach.
refusal-calibration-absent = Der Neigungssensor antwortet nicht: prüfe seine vier Drähte.
refusal-calibration-not_understood = Der Arduino konnte diesen Schritt nicht ausführen und antwortete { $result }: erneuere seine Firmware mit `raja arduino flash`.
refusal-calibration-reply = Der Arduino antwortete { $values } auf { $verb }: erneuere seine Firmware.
refusal-calibration-refused = Das simulierte Brett nimmt { $words } nicht an ({ $result }): baue es neu.
refusal-simulator-not_built = Der Simulator des Arduino ist nicht gebaut: führe `make firmware` aus, oder nimm das virtuelle Brett.
refusal-simulator-refused = Der Simulator lehnte { $line } ab: { $answer }.
refusal-simulator-failed = Der Simulator des Arduino ist ausgefallen ({ $why }): führe `make firmware` noch einmal aus.
refusal-bench-no_cell = Die Matte hat kein solches Feld: wähle eines aus ihrem Raster.
refusal-bench-no_tile = Auf { $cell } liegt kein Plättchen: lege zuerst eines.
refusal-bench-too_few_stones =
    Die Mauer bei { $cell } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }: nimm nicht mehr ab.
refusal-bench-too_much_grain = Eine Säule hat 0 bis { $most } Scheiben: wähle eine solche Zahl.
refusal-bench-no_market = Auf diesem Tisch ist kein Markt: lege zuerst einen aus.
refusal-bench-no_disk = Diese Reihe hat keine Scheibe { $number }: wähle eine aus der Reihe.
refusal-bench-no_mat = Diese Matte liegt nicht auf dem Tisch: wähle eine, die da ist.
refusal-bench-no_stones =
    { $count ->
        [one] Es ist nur ein Stein übrig
       *[other] Es sind { $count } Steine übrig
    }: nimm nicht mehr, oder sammle ein, was herumliegt.
refusal-bench-no_city = Auf { $cell } steht nichts: wähle eine Stadt.
refusal-bench-no_shield = Schilde zeigen 1, 2 oder 3: wähle eines davon.
refusal-bench-no_wall = Dort steht keine Mauer: stoße eine an, die steht.
refusal-bench-no_board = Dieser Tisch hat kein virtuelles Brett: starte ihn mit einem.
refusal-bench-no_well = Die Schächte sind 1 und 2: wähle einen davon.
refusal-bench-too_hard = Ein Stoß hat 1 bis 4000 Tausendstel g: wähle einen solchen Wert.
refusal-bench-too_steep = Der Tisch neigt sich höchstens um 45°: wähle weniger.
refusal-bench-no_dice = Wirf 1 bis { $most } Würfel, jeden mit einer Augenzahl von 1 bis 6.
refusal-bench-nothing = Nimm 1 oder mehr.
refusal-wiring-no_mark = Der Anleitung fehlt <!-- { $name } --> … <!-- /{ $name } -->: setze die Marken wieder ein.
refusal-wiring-unreadable_header = In pins.h der Firmware fehlt { $name }: passe den Code, der sie liest, an ihre jetzige Form an.
refusal-wiring-pin_twice = Ein Bauteil hat zwei Pins mit einem Namen: benenne einen in rig.toml um.
refusal-wiring-lone_pin = Das Netz { $net } verbindet nichts: gib ihm in rig.toml einen zweiten Pin.
refusal-wiring-no_such_pin = Das Netz { $net } nennt { $pin }, den kein Bauteil hat: berichtige es.
refusal-wiring-two_nets = Der Pin { $pin } ist in den Netzen { $net } und { $other }: nimm ihn aus einem heraus.
refusal-wiring-forgotten = Der Pin { $pin } muss in einem Netz oder als offen genannt sein, nicht beides: berichtige rig.toml.
refusal-parts-unreadable = Die Maße { $path } lassen sich nicht lesen ({ $reason }): prüfe den Namen der Datei.
refusal-parts-not_toml = Die Maße sind kein TOML ({ $reason }): verbessere diese Zeile.
refusal-parts-unknown_key = Die Teile haben kein Maß „{ $key }“: war „{ $near }“ gemeint?
refusal-parts-missing_key = Das Maß „{ $key }“ fehlt: füge es hinzu.
refusal-parts-wrong_type = Das Maß „{ $key }“ muss { $wanted } sein, nicht { $value }: berichtige es.
parts_kind-section = ein Abschnitt
parts_kind-number = eine Zahl
parts_kind-whole_number = eine ganze Zahl
parts_kind-text = ein Text
parts_kind-list = eine Liste
parts_kind-list_of =
    { $count ->
        [one] eine Liste mit einem Wert
       *[other] eine Liste mit { $count } Werten
    }
refusal-parts-no_cad = Zum Zeichnen der Teile braucht es das CAD-Paket build123d, am besten auf dem Rechner neben dem Drucker: installiere es aus den Quellen mit `.venv/bin/pip install -c constraints.txt -e '.[parts]'`.
refusal-parts-cannot_write = Die Teile lassen sich nicht nach { $folder } schreiben ({ $reason }): nenne mit -o einen anderen Ordner.
refusal-parts-impossible = { $what }
refusal-print-no_room = Das Papier { $paper } ist zu klein für { $title }: nimm ein größeres.
refusal-print-no_such_paper = Es gibt kein Papier „{ $paper }“: nimm eines von { $known }.
refusal-print-cuts_marker = Auf { $paper } ginge ein Schnitt durch eine Marke ({ $title }): nimm größeres Papier.
refusal-print-unwritable = { $path } lässt sich nicht schreiben ({ $reason }): nenne mit --output einen eigenen Ordner, und schließe die Datei, falls ein Betrachter sie offen hat.

# Things that can be printed, as refusals name them.
print-sheet_seat_mat = eine Spielermatte
print-sheet_market_mat = die Marktmatte
print-sheet_card_mat = die Kartenmatte
print-sheet_calibration_board = die Kalibriertafel
print-sheet_markers = die Marken
print-sheet_tiles = die Landplättchen
print-sheet_shields = die Schilde
print-sheet_disks = die Marktscheiben
print-sheet_playing_cards = die Spielkarten
print-sheet_rules = die Regeln
print-sheet_box = die Schachtel
