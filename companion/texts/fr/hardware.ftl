# Refusals of camera, dice board, virtual table and printing: "refusal-" and the refusal's code.

refusal-camera-unplugged = La caméra virtuelle est débranchée : branchez-la sur l’établi.
refusal-camera-no_webcam = Il n’y a pas de webcam numéro { $index } (présentes : { $there }) : branchez-la ou donnez un autre numéro.
refusal-camera-webcam_busy = La webcam { $index } est là mais ne s’ouvre pas : fermez le programme qui l’utilise, ou ajoutez-vous au groupe « video » et reconnectez-vous.
refusal-camera-no_video = Il n’y a pas de vidéo { $path } : vérifiez son nom.
refusal-camera-unreadable_video = { $path } n’est pas lisible comme vidéo : convertissez le fichier en MP4 ou en MJPEG.
refusal-camera-no_stream = Rien ne répond à { $address } : vérifiez l’adresse, et que la caméra est allumée.
refusal-camera-not_served = Aucune caméra n’est partagée à { $place } : lancez-y `raja camera --serve`, et vérifiez l’adresse.
refusal-camera-wrong_code = La caméra de { $place } a un autre code : copiez l’adresse que `raja camera --serve` y affiche.
refusal-camera-no_folder = Il n’y a pas de dossier { $path } : donnez celui qui contient les images.
refusal-camera-no_pictures = Le dossier { $path } ne contient ni .jpg ni .png : mettez-y les images.
refusal-camera-not_a_picture = La caméra n’a pas donné d’image en couleurs : redémarrez-la.
refusal-camera-no_jpeg = L’image de la caméra ne peut pas être convertie en JPEG : redémarrez-la.
refusal-camera-hung = La caméra Raspberry Pi { $number } est bloquée : remettez sa nappe aux deux bouts, puis relancez le compagnon.
refusal-camera-no_picamera = Il n’y a pas de caméra Raspberry Pi numéro { $number } (branchées : { $count }) : éteignez le Pi, remettez la nappe aux deux bouts et regardez avec `rpicam-hello --list-cameras`.
refusal-camera-no_answer = La caméra Raspberry Pi ne répond pas : éteignez le Pi, remettez la nappe aux deux bouts et redémarrez.
refusal-camera-picamera_busy = La caméra Raspberry Pi ne s’ouvre pas ({ $reason }) : fermez le programme qui l’utilise (un autre compagnon, rpicam-hello), puis réessayez.
refusal-camera-no_start = La caméra Raspberry Pi ne démarre pas : remettez sa nappe aux deux bouts et redémarrez le Pi.
refusal-camera-set_up = La caméra Raspberry Pi ne se règle pas ({ $reason }) : redémarrez le Pi et, si cela ne suffit pas, prenez d’autres valeurs de [camera] width_px et height_px.
refusal-camera-wrong_size = La caméra Raspberry Pi donne { $given } au lieu de { $wanted } : réglez [camera] width_px et height_px sur une taille dont elle est capable (`rpicam-hello --list-cameras`).
refusal-camera-wrong_picture = La caméra Raspberry Pi a donné une image de { $given } au lieu de { $wanted } : elle est rouverte.
refusal-camera-not_locked = La caméra Raspberry Pi ne garde pas son réglage ({ $what }) : éclairez mieux la table et fermez les autres programmes qui l’utilisent.
refusal-camera-stale = La caméra Raspberry Pi donne toujours la même image : elle est rouverte ; si cela ne suffit pas, remettez sa nappe.
refusal-camera-stalled = La caméra Raspberry Pi n’a donné aucune image depuis { $seconds } s : remettez sa nappe aux deux bouts ; elle se rouvre d’elle-même.
refusal-camera-light_changed = La lumière sur la table a beaucoup changé : la caméra se règle à nouveau.
refusal-camera-no_picamera2 = Le module { $module } manque : lancez `{ $apt }` sur Raspberry Pi OS, et créez l’environnement du compagnon avec `python3 -m venv --system-site-packages`.
refusal-camera-broken_picamera2 = picamera2 est installé mais ne se charge pas ({ $reason }) : retirez simplejpeg et numpy de l’environnement du compagnon avec pip, puis lancez `{ $apt }`.
refusal-link-not_connected = { $why }
refusal-link-no_board = Aucun Arduino n’est branché : branchez-le en USB, ou nommez son port avec --port.
refusal-link-no_port = Il n’y a pas de port { $port } : si l’Arduino n’est pas branché, branchez-le ; sans --port, tous les ports USB sont essayés.
refusal-link-no_answer = L’Arduino n’a pas répondu à { $verb } en { $seconds } s : réessayez.
refusal-link-no_sentence = Cette commande n’existe pas : { $reason }.
refusal-link-no_permission = Vous n’avez pas le droit d’ouvrir { $device } : ajoutez-vous au groupe avec `sudo usermod -aG dialout $USER`, puis reconnectez-vous.
refusal-link-port_busy = Un autre programme a ouvert { $device } : fermez-le (un moniteur série, l’IDE Arduino, un autre compagnon).
refusal-link-no_serial_port = { $device } n’est pas un port série : nommez celui de l’Arduino, ou aucun pour essayer tous les ports USB.
refusal-link-port_failed = { $device } ne s’ouvre pas ({ $reason }) : débranchez l’Arduino et rebranchez-le.
refusal-link-port_gone = { $device } a disparu : rebranchez l’Arduino.
refusal-flash-virtual = Le plateau virtuel n’a pas de micrologiciel à charger : enlevez --virtual.
refusal-flash-no_avrdude = avrdude n’est pas installé : `sudo apt install avrdude`.
refusal-flash-no_file = Il n’y a pas de fichier { $path } : enlevez --hex pour le micrologiciel fourni avec Raja.
refusal-flash-failed = L’installation sur { $device } a échoué ({ $reason }) : fermez les autres programmes qui l’utilisent, rebranchez et réessayez.
refusal-calibration-moving = Quelque chose a bougé : éloignez mains et dés et réessayez.
refusal-calibration-steps = Il manque une étape : recommencez.
refusal-calibration-contrast = Un capteur ne distingue pas le noir du blanc : nettoyez le puits, vérifiez la diode, posez la carte blanche bien à plat.
refusal-calibration-absent = Le capteur d’inclinaison ne répond pas : vérifiez ses quatre fils.
refusal-calibration-not_understood = L’Arduino n’a pas pu faire cette étape et a répondu { $result } : mettez son micrologiciel à jour avec `raja arduino flash`.
refusal-calibration-reply = L’Arduino a répondu { $values } à { $verb } : mettez son micrologiciel à jour.
refusal-calibration-refused = Le plateau simulé n’accepte pas { $words } ({ $result }) : reconstruisez-le.
refusal-simulator-not_built = Le simulateur de l’Arduino n’est pas construit : lancez `make firmware`, ou prenez le plateau virtuel.
refusal-simulator-refused = Le simulateur a refusé { $line } : { $answer }.
refusal-simulator-failed = Le simulateur de l’Arduino a échoué ({ $why }) : relancez `make firmware`.
refusal-bench-no_cell = Le tapis n’a pas cette case : choisissez-en une de sa grille.
refusal-bench-no_tile = Il n’y a pas de tuile sur { $cell } : posez-en d’abord une.
refusal-bench-too_few_stones =
    La muraille en { $cell } a { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } : n’en retirez pas plus.
refusal-bench-too_much_grain = Une colonne a de 0 à { $most } disques : choisissez un nombre entre les deux.
refusal-bench-no_market = Il n’y a pas de marché sur cette table : installez-en d’abord un.
refusal-bench-no_disk = Cette rangée n’a pas de disque { $number } : choisissez l’un des siens.
refusal-bench-no_mat = Ce tapis n’est pas sur la table : choisissez l’un de ceux qui y sont.
refusal-bench-no_stones =
    { $count ->
        [one] Il reste { $count } pierre
       *[other] Il reste { $count } pierres
    } : n’en prenez pas plus, ou ramassez celles qui traînent.
refusal-bench-no_city = Il n’y a rien sur { $cell } : choisissez une ville.
refusal-bench-no_shield = Les boucliers valent 1, 2 ou 3 : choisissez l’un d’eux.
refusal-bench-no_wall = Il n’y a pas de muraille là : cognez-en une qui tient debout.
refusal-bench-no_board = Cette table n’a pas de plateau virtuel : démarrez-la avec un.
refusal-bench-no_well = Les puits sont 1 et 2 : choisissez l’un d’eux.
refusal-bench-too_hard = Un choc va de 1 à 4000 millièmes de g : choisissez une valeur entre les deux.
refusal-bench-too_steep = La table penche de 45° au plus : choisissez un angle plus petit.
refusal-bench-no_dice = Lancez de 1 à { $most } dés, chacun montrant de 1 à 6.
refusal-bench-nothing = Prenez 1 ou plus.
refusal-wiring-no_mark = Il manque au guide <!-- { $name } --> … <!-- /{ $name } --> : remettez les repères.
refusal-wiring-unreadable_header = Il manque { $name } dans le pins.h du micrologiciel : adaptez la lecture à ce qui s’y trouve.
refusal-wiring-pin_twice = Une pièce a deux broches du même nom : renommez-en une dans rig.toml.
refusal-wiring-lone_pin = La liaison { $net } ne relie rien : donnez-lui une deuxième broche dans rig.toml.
refusal-wiring-no_such_pin = La liaison { $net } nomme { $pin }, qu’aucune pièce n’a : corrigez-la.
refusal-wiring-two_nets = La broche { $pin } est dans les liaisons { $net } et { $other } : enlevez-la de l’une.
refusal-wiring-forgotten = La broche { $pin } doit être dans une liaison ou nommée comme libre, pas les deux : corrigez rig.toml.
refusal-parts-unreadable = Le fichier de paramètres { $path } n’est pas lisible ({ $reason }) : vérifiez son nom.
refusal-parts-not_toml = Le fichier de paramètres n’est pas du TOML ({ $reason }) : corrigez cette ligne.
refusal-parts-unknown_key = Les pièces n’ont pas de paramètre « { $key } » : vouliez-vous dire « { $near } » ?
refusal-parts-missing_key = Le paramètre « { $key } » manque : ajoutez-le.
refusal-parts-wrong_type = Le paramètre « { $key } » doit être { $wanted }, pas { $value } : corrigez-le.
parts_kind-section = une section
parts_kind-number = un nombre
parts_kind-whole_number = un nombre entier
parts_kind-text = un texte
parts_kind-list = une liste
parts_kind-list_of =
    { $count ->
        [one] une liste d’une valeur
       *[other] une liste de { $count } valeurs
    }
refusal-parts-no_cad = Pour dessiner les pièces, il faut le paquet de CAO build123d, de préférence sur l’ordinateur près de l’imprimante : installez-le depuis les sources avec `.venv/bin/pip install -c constraints.txt -e '.[parts]'`.
refusal-parts-cannot_write = Impossible d’écrire les pièces dans { $folder } ({ $reason }) : nommez un autre dossier avec -o.
refusal-parts-impossible = { $what }
refusal-print-no_room = Le papier { $paper } est trop petit pour { $title } : prenez-en un plus grand.
refusal-print-no_such_paper = Il n’y a pas de papier « { $paper } » : prenez l’un de ceux-ci : { $known }.
refusal-print-cuts_marker = Sur { $paper }, une coupe traverserait un repère ({ $title }) : prenez un papier plus grand.
refusal-print-unwritable = Impossible d’écrire { $path } ({ $reason }) : nommez un de vos dossiers avec --output, et fermez le fichier s’il est ouvert dans un lecteur.

# Things that can be printed, as refusals name them.
print-sheet_seat_mat = un tapis de joueur
print-sheet_market_mat = le tapis du marché
print-sheet_card_mat = le tapis de cartes
print-sheet_calibration_board = la mire
print-sheet_markers = les repères
print-sheet_tiles = les tuiles de territoire
print-sheet_shields = les boucliers
print-sheet_disks = les disques du marché
print-sheet_playing_cards = les cartes à jouer
print-sheet_rules = les règles
print-sheet_box = la boîte
