# Camera, dice board and recording: how they are, for pages, the doctor and the command line.

as_told_once = { $sentence }
as_it_is = { $text }
sentences = { $first } { $second }
camera-webcam = Webcam { $index }
camera-video = Video { $name }
camera-stream = Stream { $address }
camera-pi = Raspberry-Pi-Kamera { $number }
camera-none = Keine Kamera ist angeschlossen: zählt Mauern und Korn selbst.
camera-recording = Die Bilder kommen aus der Aufzeichnung.
camera-source_closed = { $name } ist geschlossen: öffne sie.
camera-source_working = { $name } liefert Bilder.
camera-source_ended = { $name } ist zu Ende: starte sie neu, um mehr zu sehen.
camera-source_unplugged = { $name } liefert keine Bilder mehr: prüfe ihr Kabel und stecke sie neu ein.
camera-folder_closed = Die Bilder aus { $folder } werden nicht gezeigt: öffne sie.
camera-folder_working = Bild { $number } von { $count } aus { $folder } wird gezeigt.
camera-folder_ended = Alle Bilder aus { $folder } sind gezeigt: starte sie neu, um mehr zu sehen.
camera-left_out = { $first } Ausgelassen, weil nicht lesbar: { $names }.
camera-virtual_closed = Die virtuelle Kamera ist geschlossen: öffne sie.
camera-virtual_working = Die virtuelle Kamera sieht auf den virtuellen Tisch.
camera-virtual_unplugged = Die virtuelle Kamera ist ausgesteckt: stecke sie an der Werkbank ein.
camera-not_as_calibrated = Die Kamera liefert { $given }, kalibriert ist sie für { $calibrated }: stelle sie auf diese Größe oder kalibriere neu.
camera-frozen = Das Bild der Kamera ist seit { $seconds } s genau dasselbe, also eingefroren: stecke die Kamera aus und wieder ein.
camera-no_picture = Die Kamera liefert seit { $seconds } s kein Bild: warte einen Moment, dann prüfe ihr Kabel; sie wird von selbst wieder geöffnet.
camera-several_working = { $count } Kameras schauen auf den Tisch.
camera-one_troubled = Kamera { $camera }: { $status } Mit den anderen geht es weiter.
camera-one_slow = Kamera { $camera } liefert nur alle { $seconds } s ein Bild, und die anderen warten darauf: prüfe Kabel oder Netz, oder spielt ohne sie.
board-none = Kein Arduino ist angeschlossen: stecke ihn per USB an; Würfe können inzwischen getippt werden.
board-none_here = Kein Würfelbrett ist angeschlossen: Würfe werden getippt.
board-virtual = Virtuelles Brett: { $status }
board-asking = Es wird geprüft, was an { $device } hängt: das dauert bis zu 3 s.
board-connected = Der Arduino ist an { $device } angeschlossen (Firmware { $firmware }).
board-silent = Der Arduino meldet sich seit { $seconds } s nicht: er hängt oder startet neu; bleibt es so, stecke ihn aus und wieder ein.
board-newer_protocol = Die Firmware des Arduino spricht Protokoll { $protocol }, der Begleiter Protokoll { $own }: aktualisiere den Begleiter.
board-older_protocol = Die Firmware des Arduino spricht Protokoll { $protocol }, der Begleiter Protokoll { $own }: starte `raja arduino flash`.
board-no_firmware = Der Arduino an { $device } hat keine Firmware von Raja: starte `raja arduino flash`.
board-old_boot_loader = Der Arduino an { $device } hat den alten Bootloader und keine laufende Firmware von Raja: starte `raja arduino flash`; hängt er einmal, muss man ihn mit diesem Bootloader aus- und einstecken, mit einem neueren (optiboot) nicht.
board-never_answered = Was an { $device } hängt ({ $label }), antwortet nicht: ist es der Arduino, stecke ihn aus und wieder ein und starte `raja arduino flash`.
board-not_recorded = Was der Arduino sendet, wird nicht aufgezeichnet ({ $reason }): sieh nach der Festplatte.
board-not_kept = Der Begleiter konnte nicht speichern, was der Arduino sandte ({ $reason }): der Wurf bleibt im Arduino und kommt noch einmal.
board-closed = Die Verbindung zum Arduino wurde geschlossen.
board-stopped = Die Verbindung zum Arduino läuft nicht: starte den Begleiter neu.
board-tilt_absent = Der Neigungssensor antwortet nicht: prüfe seine vier Drähte. Würfeln geht weiter.
board-tilt_stuck = Die Werte des Neigungssensors stehen still: stecke ihn aus und wieder ein. Würfeln geht weiter.
board-too_bright = In Würfelschacht { $well } fällt zu viel Licht: stelle ihn in den Schatten.
board-uncalibrated = Würfelschacht { $well } hat Werkseinstellungen: starte `raja arduino calibrate`.
board-settings_lost = Der Arduino hat seine Einstellungen verloren und nimmt die vorgegebenen: stelle ihn ein und kalibriere neu.
board-memory_full = Im Arduino liegen 32 Würfe, die niemand abgeholt hat: mehr merkt er sich nicht, bis der Begleiter verbunden ist.
board-not_heard = In dieser Aufzeichnung war bisher kein Würfelbrett zu hören.
board-recording = Das Würfelbrett kommt aus der Aufzeichnung.
board-recording_of = Würfelbrett { $board } (Firmware { $firmware }) kommt aus der Aufzeichnung.
board-damaged_sentences =
    { $count ->
        [one] Eine Meldung kam beschädigt an.
       *[other] { $count } Meldungen kamen beschädigt an.
    }
board-flashed = Aufgespielt und geprüft.
board-flashed_old = Mit dem alten Bootloader aufgespielt: hängt der Arduino einmal, muss man ihn aus- und einstecken, mit einem neueren (optiboot) nicht.
board-uploading = { $file } wird auf { $device } gespielt …
board-empty_well = Nimm alles aus Schacht { $well } und drücke die Eingabetaste
board-lay_card = Lege eine weiße Karte flach auf Schacht { $well } und drücke die Eingabetaste
board-leave_level = Lass den Tisch gerade und ruhig stehen und drücke die Eingabetaste
board-level_learned = Wie der Tisch jetzt steht, gilt er als gerade.
board-calibrated = Schacht { $well } ist kalibriert: Schwarz { $black }, Weiß { $white }, kleinster Abstand { $span }.
board-screen_well = Schacht { $number }
board-screen_tilt = Neigung
board-screen_thrown = geworfen
board-screen_board = Brett: läuft { $seconds } s, verworfen { $dropped }, fehlerhaft { $bad }, verloren { $lost }, wartende Würfe { $waiting }
board-screen_host = Begleiter: Würfe { $rolls }, fehlerhaft { $bad }, abgelehnt { $refused }, gefunden { $found } ×
board-screen_end = Strg-C beendet das Programm.
board-well_E = leer
board-well_M = in Bewegung
board-well_S = liegt
board-well_C = verkantet
board-well_U = unlesbar
board-roll = Wurf { $number }: eine { $face } in Schacht { $well } (Abstand { $percent } %)
board-well = Schacht { $well }: { $state }
board-tilt = Neigung { $x }° { $y }°
board-bump = Stoß { $number }: { $peak } mg während { $length } ms
board-appeared = Brett { $board }, Start { $boot }, Firmware { $firmware }
board-started = Brett { $board }, Start { $boot } ({ $cause }), Firmware { $firmware }
board-well_again = Nicht mehr so: { $fault }
playback-dice_board = Die Würfe kommen vom Würfelbrett.
playback-virtual_board = Die Würfe kommen vom virtuellen Brett.
playback-python_board = Die Würfe kommen vom virtuellen Brett in reinem Python.
playback-virtual_table = Die Würfe kommen vom virtuellen Brett am virtuellen Tisch.
playback-simulator = Die Würfe kommen von der echten Firmware in ihrem Simulator.
playback-unknown_board = Die Würfe kommen von einem unbekannten Brett.
playback-other_board = Die Würfe kommen von: { $source }.
playback-fault = { NUMBER($seconds, maximumFractionDigits: 1) } s: { $reason }
note-damaged_log =
    Das Protokoll von { $title } ist beschädigt: { $count ->
        [one] sein erster Zug geht
       *[other] seine ersten { $count } Züge gehen
    } als eigenes Spiel weiter. Die neueste Kopie des Protokolls enthält vielleicht mehr davon.
note-not_recorded = Der Abend wird nicht aufgezeichnet: { $folder } lässt sich nicht beschreiben ({ $reason }). Das Spiel geht weiter.
note-not_recorded_any_more = Der Abend wird nicht mehr aufgezeichnet: { $file } lässt sich nicht schreiben ({ $reason }). Das Spiel geht weiter.
note-virtual_player_stuck = Ein virtueller Spieler kommt nicht weiter: der Gastgeber kann seinen Platz übernehmen. ({ $reason })
note-hands_stuck = Die Hände der virtuellen Spieler kommen nicht weiter: starte den Begleiter neu. ({ $reason })
note-end_out_of_reach = Niemand kann mehr { $points } Punkte erreichen: die virtuellen Spieler hören auf. Der Gastgeber kann ihre Plätze übernehmen oder ein anderes Spiel beginnen.
note-no_end_in_sight = Nach { $count } Runden ist kein Ende in Sicht: die virtuellen Spieler hören auf. Der Gastgeber kann ihre Plätze übernehmen oder ein anderes Spiel beginnen.
chronicle-camera_there = Die Kamera ist da.
chronicle-virtual_camera_there = Die virtuelle Kamera ist da.
chronicle-arduino_there = Das Würfelbrett ist da.
chronicle-virtual_arduino_there = Das virtuelle Würfelbrett ist da.
chronicle-camera_away = Die Kamera ist weg; gespielt wird ohne sie weiter.
chronicle-virtual_camera_away = Die virtuelle Kamera ist weg; gespielt wird ohne sie weiter.
chronicle-arduino_away = Das Würfelbrett ist weg; gespielt wird ohne es weiter.
chronicle-virtual_arduino_away = Das virtuelle Würfelbrett ist weg; gespielt wird ohne es weiter.
chronicle-roll_not_needed = Eine { $face } wurde gewürfelt: dieses Spiel braucht keine Würfel.
chronicle-roll_before_start = Eine { $face } wurde vor dem Beginn gewürfelt: sie zählt nicht.
chronicle-roll_in_pause = Eine { $face } wurde in der Pause gewürfelt: werden Würfel gebraucht, wird gefragt, ob sie zählt.
chronicle-roll_unwanted = Eine { $face } wurde gewürfelt, als niemand dran war: sie zählt nicht.

board-upload_silent = keine Antwort seit { $seconds } s

noted-started = Die Aufzeichnung beginnt bei Version { $version }.
noted-stopped = Die Aufzeichnung endet bei Version { $version }.
noted-heeds_table = Ab hier wird alles übernommen und erfragt, was der Tisch zeigt.
noted-room_plenty = Es ist wieder Platz: jede Änderung wird behalten.
noted-room_sparse = Der Platz wird knapp: von einem bewegten Tisch bleibt nur ab und zu ein Bild.
noted-room_still = Der Platz wird knapp: nur Bilder des ruhigen Tisches bleiben.
noted-room_none = Es ist kein Platz mehr: Bilder werden nicht mehr behalten, das Spiel wird weiter aufgezeichnet.
noted-cut_begins = Der Ausschnitt beginnt bei Version { $version }.
noted-cut_ends = Der Ausschnitt endet bei Version { $version }.
noted-part_ends = Dieser Teil endet bei Version { $version }.
