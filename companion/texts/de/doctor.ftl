# The report of `raja doctor`: names of the parts, what was found, what to do.

doctor-group_companion = Begleiter
doctor-group_machine = Rechner
doctor-group_camera = Kamera
doctor-group_dice = Würfel
doctor-part_versions = Versionen
doctor-part_settings = Einstellungen
doctor-part_log = Protokoll
doctor-part_rights = Rechte
doctor-part_disk = Festplatte
doctor-part_clock = Uhr
doctor-part_memory = Arbeitsspeicher
doctor-part_temperature = Temperatur
doctor-part_power = Stromversorgung
doctor-part_video = Videogeräte
doctor-part_picamera = picamera2
doctor-part_camera = Kamera
doctor-part_calibration = Kalibrierung
doctor-part_drift = Kalibrierung passt
doctor-part_mats = Matten
doctor-part_nearness = Pixel je Stein
doctor-part_angle = Winkel
doctor-part_sharpness = Schärfe
doctor-part_light = Licht
doctor-part_evenness = Gleichmäßigkeit
doctor-part_glare = Spiegelung
doctor-part_ports = Serielle Ports
doctor-part_board = Arduino
doctor-part_well = Würfelschacht { $number }
doctor-settings_read = gelesen, und jeder Schlüssel ist bekannt
doctor-install_python = installiere Python 3.11 oder neuer
doctor-install_missing = installiere, was fehlt ({ $names }): pip install -c constraints.txt -e .
doctor-not_writable = { $file } darf nicht beschrieben werden
doctor-log_folder_yours = mache { $folder } zu deinem Ordner, oder nenne einen anderen mit raja play --database
doctor-log_to_come = { $file } entsteht mit dem ersten Spiel
doctor-keep_copy = hebe eine Kopie von { $file } auf
doctor-newest_copy = die neueste Kopie ist { $file } (docs/install.md)
doctor-log_damaged = { $file } ist beschädigt ({ $reason })
doctor-log_taken_over = raja play übernimmt, was lesbar ist; { $copy }
doctor-log_damaged_rows = { $file } hat beschädigte Zeilen ({ $games })
doctor-open_game = öffne das Spiel: es geht mit dem weiter, was vor dem Schaden kam; { $copy }
doctor-log_whole = { $file }, { $megabytes } MB, jede Zeile gelesen
doctor-damaged_people = Mitspieler des Spiels { $game }
doctor-damaged_game =
    { $title }: { $count ->
        [one] ein Zug ist heil
       *[other] { $count } Züge sind heil
    }
doctor-readable_by_others = andere an diesem Rechner können { $file } lesen
doctor-readable_and_more = andere an diesem Rechner können { $file } und { $count } weitere lesen
doctor-rights_mended =
    { $count ->
        [one] eine Datei jetzt für andere gesperrt
       *[other] { $count } Dateien jetzt für andere gesperrt
    }
doctor-rights_good = niemand sonst kann Protokoll und Aufzeichnungen lesen
doctor-disk_unknown = { $folder } gibt keine Auskunft
doctor-check_disk = prüfe, ob die Festplatte da ist
doctor-disk_free = { $gigabytes } GB frei für { $folder }
doctor-delete_recordings = lösche alte Aufzeichnungen
doctor-clock_past = geht nach: das Datum liegt in der Vergangenheit
doctor-set_clock = verbinde den Rechner kurz mit einem Netz, oder stelle sie: sudo date -s 'JJJJ-MM-TT HH:MM'
doctor-clock_set = von einem Zeitserver gestellt
doctor-clock_plausible = glaubhaft; kein Zeitserver hat sich gemeldet
doctor-memory_available = { $megabytes } MB frei
doctor-close_programs = schließe andere Programme
doctor-degrees = { $degrees } °C
doctor-cool = gib ihm einen Kühlkörper oder Lüfter, und lass Luft heran
doctor-power_unknown = vcgencmd antwortet nicht
doctor-install_vcgencmd = sudo apt install raspi-utils-core, und nimm dich in die Gruppe video auf
doctor-use_own_supply = nimm das Originalnetzteil des Pi und ein kurzes, dickes Kabel; kühle den Prozessor
doctor-too_little_voltage = zu wenig Spannung
doctor-slowed_down = verlangsamt
doctor-throttled = gedrosselt
doctor-temperature_limit = an der Temperaturgrenze
doctor-power_now = jetzt: { $troubles }
doctor-power_since = seit dem Start: { $troubles }
doctor-power_good = genug Spannung, nie gedrosselt
doctor-no_video = keines da
doctor-connect_camera = schließe eine Kamera an
doctor-video_devices =
    { $count ->
        [one] ein Gerät
       *[other] { $count } Geräte
    }
doctor-not_openable = { $device } darf nicht geöffnet werden
doctor-join_group = sudo usermod -aG { $group } $USER, dann ab- und wieder anmelden
doctor-not_installed = nicht installiert
doctor-no_port = kein serieller USB-Anschluss
doctor-plug_arduino = stecke den Arduino ein
doctor-camera_gives = { $camera } gibt Bilder
doctor-no_calibration = keine genannt
doctor-calibrate_and_name = raja calibrate SHOTS -o camera.json, dann mit --calibration nennen
doctor-calibration_for = für { $size }
doctor-calibration_days =
    für { $size }, { $count ->
        [one] einen Tag alt
       *[other] { $count } Tage alt
    }
doctor-calibration_guessed = für { $size }, nur geschätzt
doctor-calibrate = raja calibrate mit Aufnahmen
doctor-calibrate_anew = mache bei Gelegenheit neue Aufnahmen
doctor-markers_fit = die Marken passen auf { $pixels } Pixel
doctor-lay_mats_flat = lege die Matten flach; hilft das nicht, kalibriere neu
doctor-board_found = Würfelbrett { $board }, Firmware { $firmware } an { $port }
doctor-well_unheard = noch nichts von ihm gehört
doctor-well_E = leer, Abstand { $percent } %
doctor-well_M = in Bewegung, Abstand { $percent } %
doctor-well_S = liegt, Abstand { $percent } %
doctor-well_C = verkantet, Abstand { $percent } %
doctor-well_U = unlesbar, Abstand { $percent } %
