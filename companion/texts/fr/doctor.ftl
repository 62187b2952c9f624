# The report of `raja doctor`: names of the parts, what was found, what to do.

doctor-group_companion = Compagnon
doctor-group_machine = Machine
doctor-group_camera = Caméra
doctor-group_dice = Dés
doctor-part_versions = Versions
doctor-part_settings = Réglages
doctor-part_log = Journal
doctor-part_rights = Droits
doctor-part_disk = Disque
doctor-part_clock = Horloge
doctor-part_memory = Mémoire
doctor-part_temperature = Température
doctor-part_power = Alimentation
doctor-part_video = Périphériques vidéo
doctor-part_picamera = picamera2
doctor-part_camera = Caméra
doctor-part_calibration = Calibrage
doctor-part_drift = Calibrage valable
doctor-part_mats = Tapis
doctor-part_nearness = Pixels par pierre
doctor-part_angle = Angle
doctor-part_sharpness = Netteté
doctor-part_light = Lumière
doctor-part_evenness = Uniformité
doctor-part_glare = Reflets
doctor-part_ports = Ports série
doctor-part_board = Arduino
doctor-part_well = Puits à dés { $number }
doctor-settings_read = lus ; toutes les clés sont connues
doctor-install_python = installez Python 3.11 ou plus récent
doctor-install_missing = installez ce qui manque ({ $names }) : pip install -c constraints.txt -e .
doctor-not_writable = écriture interdite : { $file }
doctor-log_folder_yours = rendez-vous propriétaire de { $folder }, ou nommez un autre dossier avec raja play --database
doctor-log_to_come = { $file } sera créé à la première partie
doctor-keep_copy = gardez une copie de { $file }
doctor-newest_copy = la copie la plus récente est { $file } (docs/install.md)
doctor-log_damaged = { $file } est endommagé ({ $reason })
doctor-log_taken_over = raja play reprend ce qui est lisible ; { $copy }
doctor-log_damaged_rows = { $file } a des lignes endommagées ({ $games })
doctor-open_game = ouvrez la partie : elle reprend juste avant les dégâts ; { $copy }
doctor-log_whole = { $file }, { $megabytes } Mo, toutes les lignes ont été lues
doctor-damaged_people = joueurs de la partie { $game }
doctor-damaged_game =
    { $title } : { $count ->
        [one] { $count } coup intact
       *[other] { $count } coups intacts
    }
doctor-readable_by_others = d’autres sur cette machine peuvent lire { $file }
doctor-readable_and_more = d’autres sur cette machine peuvent lire { $file } et { $count } autres
doctor-rights_mended =
    { $count ->
        [one] { $count } fichier maintenant fermé aux autres
       *[other] { $count } fichiers maintenant fermés aux autres
    }
doctor-rights_good = personne d’autre ne peut lire journal et enregistrements
doctor-disk_unknown = { $folder } ne répond pas
doctor-check_disk = vérifiez que son disque est là
doctor-disk_free = { $gigabytes } Go libres pour { $folder }
doctor-delete_recordings = supprimez d’anciens enregistrements
doctor-clock_past = fausse : la date est dans le passé
doctor-set_clock = connectez la machine à un réseau une minute, ou réglez-la : sudo date -s 'AAAA-MM-JJ HH:MM'
doctor-clock_set = réglée par un serveur de temps
doctor-clock_plausible = plausible ; aucun serveur de temps n’a répondu
doctor-memory_available = { $megabytes } Mo disponibles
doctor-close_programs = fermez d’autres programmes
doctor-degrees = { $degrees } °C
doctor-cool = ajoutez un dissipateur ou un ventilateur, et laissez circuler l’air
doctor-power_unknown = vcgencmd ne répond pas
doctor-install_vcgencmd = sudo apt install raspi-utils-core, et ajoutez-vous au groupe video
doctor-use_own_supply = utilisez l’alimentation d’origine du Pi et un câble court et épais ; refroidissez le processeur
doctor-too_little_voltage = tension trop faible
doctor-slowed_down = ralenti
doctor-throttled = bridé
doctor-temperature_limit = à sa limite de température
doctor-power_now = maintenant : { $troubles }
doctor-power_since = depuis le démarrage : { $troubles }
doctor-power_good = tension suffisante, jamais bridé
doctor-no_video = aucun trouvé
doctor-connect_camera = branchez une caméra
doctor-video_devices =
    { $count ->
        [one] { $count } périphérique
       *[other] { $count } périphériques
    }
doctor-not_openable = ouverture interdite : { $device }
doctor-join_group = sudo usermod -aG { $group } $USER, puis reconnectez-vous
doctor-not_installed = non installé
doctor-no_port = aucun port série USB
doctor-plug_arduino = branchez l’Arduino
doctor-camera_gives = images reçues ({ $camera })
doctor-no_calibration = aucun n’est indiqué
doctor-calibrate_and_name = raja calibrate SHOTS -o camera.json, puis indiquez-le avec --calibration
doctor-calibration_for = pour { $size }
doctor-calibration_days =
    pour { $size }, { $count ->
        [one] vieux de { $count } jour
       *[other] vieux de { $count } jours
    }
doctor-calibration_guessed = pour { $size }, seulement estimé
doctor-calibrate = raja calibrate avec des photos
doctor-calibrate_anew = prenez de nouvelles photos quand vous aurez le temps
doctor-markers_fit = les repères concordent à { $pixels } pixels près
doctor-lay_mats_flat = posez les tapis bien à plat ; si cela ne suffit pas, refaites le calibrage
doctor-board_found = plateau de dés { $board }, micrologiciel { $firmware } sur { $port }
doctor-well_unheard = n’a encore rien transmis
doctor-well_E = vide, marge { $percent } %
doctor-well_M = en mouvement, marge { $percent } %
doctor-well_S = posé, marge { $percent } %
doctor-well_C = cassé, marge { $percent } %
doctor-well_U = illisible, marge { $percent } %
