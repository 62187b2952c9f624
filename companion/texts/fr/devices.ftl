# Camera, dice board and recording: how they are, for pages, the doctor and the command line.

as_told_once = { $sentence }
as_it_is = { $text }
sentences = { $first } { $second }
camera-webcam = webcam { $index }
camera-video = vidéo { $name }
camera-stream = flux { $address }
camera-pi = caméra Raspberry Pi { $number }
camera-none = Aucune caméra n’est branchée : on compte murailles et grain à la main.
camera-recording = Les images viennent de l’enregistrement.
camera-source_closed = Source fermée ({ $name }) : ouvrez-la.
camera-source_working = Les images arrivent ({ $name }).
camera-source_ended = Fin de la source ({ $name }) : relancez-la pour continuer.
camera-source_unplugged = Plus aucune image ({ $name }) : vérifiez le câble et rebranchez.
camera-folder_closed = Les images de { $folder } ne sont pas affichées : ouvrez-les.
camera-folder_working = Image { $number } sur { $count } de { $folder }.
camera-folder_ended = Toutes les images de { $folder } ont été montrées : relancez-les pour continuer.
camera-left_out = { $first } Laissées de côté, car illisibles : { $names }.
camera-virtual_closed = La caméra virtuelle est fermée : ouvrez-la.
camera-virtual_working = La caméra virtuelle regarde la table virtuelle.
camera-virtual_unplugged = La caméra virtuelle est débranchée : branchez-la sur l’établi.
camera-not_as_calibrated = La caméra donne { $given }, mais son calibrage vaut pour { $calibrated } : réglez-la à cette taille ou refaites le calibrage.
camera-frozen = L’image de la caméra est exactement la même depuis { $seconds } s, donc figée : débranchez la caméra et rebranchez-la.
camera-no_picture = La caméra n’a donné aucune image depuis { $seconds } s : attendez un instant, puis vérifiez le câble ; elle se rouvre d’elle-même.
camera-several_working = { $count } caméras regardent la table.
camera-one_troubled = Caméra { $camera } : { $status } La partie continue avec les autres.
camera-one_slow = La caméra { $camera } ne donne une image que toutes les { $seconds } s, et les autres l’attendent : vérifiez son câble ou le réseau, ou passez-vous d’elle.
board-none = Aucun Arduino n’est branché : branchez-le en USB ; en attendant, on peut saisir les dés.
board-none_here = Aucun plateau de dés n’est branché : on saisit les lancers.
board-virtual = Plateau virtuel : { $status }
board-asking = On cherche ce qui est branché sur { $device } : cela prend jusqu’à 3 s.
board-connected = L’Arduino est branché sur { $device } (micrologiciel { $firmware }).
board-silent = L’Arduino ne dit rien depuis { $seconds } s : il est bloqué ou redémarre ; si cela dure, débranchez-le et rebranchez-le.
board-newer_protocol = Le micrologiciel de l’Arduino parle le protocole { $protocol }, le compagnon le protocole { $own } : mettez le compagnon à jour.
board-older_protocol = Le micrologiciel de l’Arduino parle le protocole { $protocol }, le compagnon le protocole { $own } : lancez `raja arduino flash`.
board-no_firmware = L’Arduino sur { $device } n’a pas le micrologiciel de Raja : lancez `raja arduino flash`.
board-old_boot_loader = L’Arduino sur { $device } a l’ancien chargeur d’amorçage et aucun micrologiciel de Raja en marche : lancez `raja arduino flash` ; s’il se bloque, il faut le débrancher et le rebrancher, ce qu’un chargeur plus récent (optiboot) évite.
board-never_answered = Ce qui est branché sur { $device } ({ $label }) ne répond pas : si c’est l’Arduino, débranchez-le et rebranchez-le, puis lancez `raja arduino flash`.
board-not_recorded = Ce qu’envoie l’Arduino n’est pas enregistré ({ $reason }) : vérifiez le disque.
board-not_kept = Le compagnon n’a pas pu garder ce qu’a envoyé l’Arduino ({ $reason }) : le lancer reste dans l’Arduino et sera renvoyé.
board-closed = La liaison avec l’Arduino a été fermée.
board-stopped = La liaison avec l’Arduino ne fonctionne pas : relancez le compagnon.
board-tilt_absent = Le capteur d’inclinaison ne répond pas : vérifiez ses quatre fils. Les dés marchent toujours.
board-tilt_stuck = Les valeurs du capteur d’inclinaison ne bougent pas : débranchez-le et rebranchez-le. Les dés marchent toujours.
board-too_bright = Trop de lumière tombe dans le puits à dés { $well } : mettez-le à l’ombre.
board-uncalibrated = Le puits à dés { $well } a ses réglages d’usine : lancez `raja arduino calibrate`.
board-settings_lost = L’Arduino a perdu ses réglages et prend ceux par défaut : réglez-les et refaites le calibrage.
board-memory_full = L’Arduino garde 32 lancers que personne n’a pris : il n’en garde pas plus tant que le compagnon n’est pas relié.
board-not_heard = Cet enregistrement n’a encore aucun message d’un plateau de dés.
board-recording = Les messages du plateau de dés viennent de l’enregistrement.
board-recording_of = Les messages du plateau de dés { $board } (micrologiciel { $firmware }) viennent de l’enregistrement.
board-damaged_sentences =
    { $count ->
        [one] { $count } message est arrivé abîmé.
       *[other] { $count } messages sont arrivés abîmés.
    }
board-flashed = Installé et vérifié.
board-flashed_old = Installé par l’ancien chargeur d’amorçage : si l’Arduino se bloque, il faut le débrancher et le rebrancher, ce qu’un chargeur plus récent (optiboot) évite.
board-uploading = Installation de { $file } sur { $device }…
board-empty_well = Videz le puits { $well }, puis appuyez sur Entrée
board-lay_card = Posez une carte blanche à plat sur le puits { $well }, puis appuyez sur Entrée
board-leave_level = Laissez la table à niveau et au repos, puis appuyez sur Entrée
board-level_learned = La table, telle qu’elle est, compte maintenant comme étant à niveau.
board-calibrated = Puits { $well } calibré : noir { $black }, blanc { $white }, plus petit écart { $span }.
board-screen_well = Puits { $number }
board-screen_tilt = Pente
board-screen_thrown = lancé
board-screen_board = Plateau : en marche { $seconds } s, abandonnés { $dropped }, erronés { $bad }, perdus { $lost }, lancers en attente { $waiting }
board-screen_host = Compagnon : lancers { $rolls }, erronés { $bad }, refusés { $refused }, trouvé { $found } ×
board-screen_end = Ctrl-C pour quitter.
board-well_E = vide
board-well_M = en mouvement
board-well_S = posé
board-well_C = cassé
board-well_U = illisible
board-roll = Lancer { $number } : un { $face } dans le puits { $well } (marge { $percent } %)
board-well = Puits { $well } : { $state }
board-tilt = Inclinaison { $x }° { $y }°
board-bump = Choc { $number } : { $peak } mg pendant { $length } ms
board-appeared = Plateau { $board }, démarrage { $boot }, micrologiciel { $firmware }
board-started = Plateau { $board }, démarrage { $boot } ({ $cause }), micrologiciel { $firmware }
board-well_again = Ce n’est plus le cas : { $fault }
playback-dice_board = Les lancers viennent du plateau de dés.
playback-virtual_board = Les lancers viennent du plateau virtuel.
playback-python_board = Les lancers viennent du plateau virtuel écrit en Python.
playback-virtual_table = Les lancers viennent du plateau virtuel de la table virtuelle.
playback-simulator = Les lancers viennent du vrai micrologiciel dans son simulateur.
playback-unknown_board = Les lancers viennent d’un plateau inconnu.
playback-other_board = Source des lancers : { $source }.
playback-fault = { NUMBER($seconds, maximumFractionDigits: 1) } s : { $reason }
note-damaged_log =
    Le journal de { $title } est abîmé : { $count ->
        [one] son premier coup continue comme une partie
       *[other] ses { $count } premiers coups continuent comme une partie
    } à part. La dernière copie du journal en contient peut-être plus.
note-not_recorded = La soirée n’est pas enregistrée : impossible d’écrire dans { $folder } ({ $reason }). La partie continue.
note-not_recorded_any_more = La soirée n’est plus enregistrée : impossible d’écrire { $file } ({ $reason }). La partie continue.
note-virtual_player_stuck = Un joueur virtuel est bloqué : l’hôte peut prendre sa place. ({ $reason })
note-hands_stuck = Les mains des joueurs virtuels sont bloquées : relancez le compagnon. ({ $reason })
note-end_out_of_reach = Plus personne ne peut atteindre { $points } points : les joueurs virtuels s’arrêtent. L’hôte peut prendre leurs places ou commencer une autre partie.
note-no_end_in_sight = Après { $count } tours, aucune fin en vue : les joueurs virtuels s’arrêtent. L’hôte peut prendre leurs places ou commencer une autre partie.
chronicle-camera_there = La caméra est là.
chronicle-virtual_camera_there = La caméra virtuelle est là.
chronicle-arduino_there = Le plateau de dés est là.
chronicle-virtual_arduino_there = Le plateau de dés virtuel est là.
chronicle-camera_away = La caméra n’est plus là ; la partie continue sans elle.
chronicle-virtual_camera_away = La caméra virtuelle n’est plus là ; la partie continue sans elle.
chronicle-arduino_away = Le plateau de dés n’est plus là ; la partie continue sans lui.
chronicle-virtual_arduino_away = Le plateau de dés virtuel n’est plus là ; la partie continue sans lui.
chronicle-roll_not_needed = Un { $face } a été lancé : ce jeu se joue sans dés.
chronicle-roll_before_start = Un { $face } a été lancé avant le début : il ne compte pas.
chronicle-roll_in_pause = Un { $face } a été lancé pendant la pause : s’il faut des dés, on demandera s’il compte.
chronicle-roll_unwanted = Un { $face } a été lancé alors que personne ne devait lancer : il ne compte pas.

board-upload_silent = pas de réponse depuis { $seconds } s

noted-started = L’enregistrement commence à la version { $version }.
noted-stopped = L’enregistrement finit à la version { $version }.
noted-heeds_table = À partir d’ici, tout ce que montre la table est pris en compte et donne lieu à des questions.
noted-room_plenty = Il y a de nouveau de la place : chaque changement est gardé.
noted-room_sparse = La place manque : d’une table en mouvement, on ne garde qu’une image de temps en temps.
noted-room_still = La place manque : on ne garde que les images de la table immobile.
noted-room_none = Il n’y a plus de place : on ne garde plus d’images, la partie s’enregistre toujours.
noted-cut_begins = La coupe commence à la version { $version }.
noted-cut_ends = La coupe finit à la version { $version }.
noted-part_ends = Cette partie de l’enregistrement finit à la version { $version }.
