# The help of each command and option; companion/texts/de/command_line/help.ftl says how its keys are made.

listed-arduino = Montre ce que lit l’Arduino, ou charge son micrologiciel.
listed-calibrate = Calibre la caméra avec des photos de la mire ou d’un tapis.
listed-camera = Aide à orienter la caméra : son image et ce qu’il faut changer.
listed-cards = Lit sur une photo les cartes du tapis de cartes.
listed-count = Compte murailles, grain, nobles, tuiles et marché sur des photos.
listed-doctor = Vérifie chaque partie de l’installation.
listed-evaluate = Note la vision sur des photos dont la vérité est connue.
listed-evening = Joue une soirée entière à la table virtuelle.
listed-export = Tire une soirée de son enregistrement.
listed-hub = Fait tourner un club, ou en rejoint un.
listed-look = Regarde un enregistrement : tout instant, et « et si ? ».
listed-odds = Les chances exactes du combat pour une ville.
listed-palette = Apprend les couleurs des pierres d’après une photo.
listed-parts = Tour à dés, support de capteurs, bras et boîtier à imprimer en 3D.
listed-photos = Calcule des photos de tables au hasard, avec leur vérité.
listed-play = Lance le compagnon : table, soirée enregistrée, ou les deux.
listed-print = Fait des PDF à imprimer et des pièces pour imprimante 3D.
listed-recording = Fait, examine et répare des enregistrements.
listed-replay = Rejoue un enregistrement comme en direct et donne son score.
listed-room = Lance une salle ouverte : un jeu pour tout un public.
listed-stats = Dit ce que des enregistrements enseignent ensemble.
listed-teach = Présente une table par dix images au plus.
listed-texts = Vérifie les langues.
listed-transcript = Affiche une partie en texte, ou les commandes d’un texte.

help-any-address = Adresse ou nom donné aux téléphones, si celui qui est trouvé est faux.
help-any-as_json = Afficher en JSON.
help-any-camera_file = Le fichier JSON de la caméra.
help-any-database = URL SQLAlchemy du journal de cette table.  [par défaut : un fichier à vous]
help-any-force = Remplacer un fichier du même nom.
help-any-host = Adresse d’écoute.
help-any-lang = Langue de ce qui est dit.
help-any-output = Dossier.  [par défaut : ici]
help-any-paper = a4, a3, letter, tabloid, ou l’un des [printing.papers] de vos réglages.
help-any-port = Port TCP.  [par défaut : selon les réglages]
help-any-proxies = Adresse IP ou réseau d’un proxy inverse dont les en-têtes X-Forwarded sont crus ; peut être répété.
help-any-table = La table présentée : son nom ou son fichier.  [par défaut : aucune]
help-any-while_asked = Finir quand plus personne ne tient l’autre bout de l’entrée standard.
default-lang = LANG, sinon en

help-raja = Un compagnon pour le jeu de plateau Raja.
help-raja-lang = Langue de l’aide et de ce qui est dit.
help-raja-settings_file = Un fichier TOML dont les valeurs passent avant les réglages fournis.
help-raja-version = Afficher la version et finir.

help-raja-arduino = Montre ce que lit l’Arduino : puits à dés, marges, inclinaison, compteurs.
help-raja-arduino-port = Le port série ; sans lui, tous les ports USB sont interrogés.
help-raja-arduino-virtual = Prendre un plateau dans l’ordinateur au lieu d’un vrai.
help-raja-arduino-as_json = Afficher l’état une fois, en JSON.
help-raja-arduino-calibrate = Apprend aux puits le noir et le blanc, et au capteur ce qui est de niveau. Il faut une carte blanche.
help-raja-arduino-calibrate-well = Ce puits seulement.
help-raja-arduino-calibrate-port = Le port série ; sans lui, tous les ports USB sont interrogés.
help-raja-arduino-calibrate-virtual = Prendre un plateau dans l’ordinateur au lieu d’un vrai.
help-raja-arduino-flash = Charge le micrologiciel sur l’Arduino avec avrdude.
help-raja-arduino-flash-hex_file = Ce qu’il faut charger ; sinon ce que `make firmware` a produit, sinon ce que Raja fournit.
help-raja-arduino-flash-port = Le port série ; sans lui, tous les ports USB sont interrogés.

help-raja-calibrate = Calibre la caméra avec des prises SHOTS de la mire ChArUco, ou d’un simple tapis de joueur.
help-raja-calibrate-output = Le fichier de caméra à écrire.
help-raja-calibrate-guess = Estimer une caméra d’après son champ de vision ; sans aucune prise.
help-raja-calibrate-fov_deg = Sur la largeur, pour --default.
help-raja-calibrate-size = Largeur x hauteur de l’image, pour --default.

help-raja-camera = Aide à orienter la caméra : une page avec son image et ce qu’il faut changer.
help-raja-camera-cameras = pi, le numéro d’une webcam, un dossier, une vidéo ou l’adresse d’un flux ; plusieurs s’orientent ensemble.
help-raja-camera-calibrations = Son fichier fait par `raja calibrate`, s’il existe ; de plusieurs caméras, un chacune, dans le même ordre.
help-raja-camera-port = Port TCP de la page.
help-raja-camera-host = 0.0.0.0 pour l’orienter avec un téléphone, au moyen d’un code.  [par défaut : 127.0.0.1 ; avec --serve 0.0.0.0]
help-raja-camera-once = Regarder une fois, le dire et finir ; état 1 si elle est mal orientée.
help-raja-camera-as_json = Avec --once : en JSON.
help-raja-camera-serve = Transmettre son image à une table ailleurs dans la maison.
help-raja-camera-shots = Faire des prises pour `raja calibrate` dans ce dossier.
help-raja-camera-count = Avec --shots : combien.
help-raja-camera-every = Avec --shots : secondes entre deux.

help-raja-cards = Lit sur une photo les cartes à jouer du tapis de cartes.
help-raja-cards-as_json = Afficher l’observation en JSON.
help-raja-cards-details = Ajouter au JSON la place et la certitude de chaque carte, et les temps.
help-raja-cards-overlay = Dessiner sur la photo ce qui a été vu, en PNG ou JPEG.

help-raja-count =
    Compte murailles et grain, nobles, tuiles et marché sur une photo, ou sur plusieurs d’une même table que personne
    n’a touchée entre elles : ce que l’une cache, une autre le montre.
help-raja-count-camera_files = Le fichier JSON de la caméra de la première photo (répété : de la deuxième, …) ; sans lui, l’objectif est estimé d’après les repères, comme pour une photo de téléphone.
help-raja-count-as_json = Afficher l’observation en JSON.
help-raja-count-details = Ajouter au JSON poses, pièces, extraits, certitudes et temps.
help-raja-count-overlay = Dessiner sur la photo ce qui a été vu, en PNG ou JPEG ; sur la deuxième de plusieurs dans NOM-2, et ainsi de suite.

help-raja-doctor = Vérifie chaque partie de l’installation. État 1 si quelque chose ne marche pas.
help-raja-doctor-camera = La caméra par laquelle regarder : pi, le numéro d’une webcam, …  [par défaut : pi sur un Raspberry Pi]
help-raja-doctor-calibration = Le fichier de cette caméra, fait par `raja calibrate`.
help-raja-doctor-board = Le port du plateau de dés ; un plateau nommé doit y être.  [par défaut : tout port USB]
help-raja-doctor-log = Le fichier SQLite des parties.  [par défaut : un fichier à vous]
help-raja-doctor-no_devices = Laisser caméra et plateau de dés tranquilles : une partie s’en sert.
help-raja-doctor-mend = Retirer aux autres l’accès aux fichiers des parties, là où ils l’ont.
help-raja-doctor-as_json = Pour les programmes.
help-raja-doctor-lang = Langue du rapport.

help-raja-evaluate =
    Note la vision sur FOLDER, qui contient des photos et un truth.json (ou est le dossier d’un enregistrement).

    Les réglages se cherchent sur une moitié (--half even) et se jugent sur l’autre (--half odd).
help-raja-evaluate-as_json = Tout afficher en JSON.
help-raja-evaluate-contact_sheet = Écrire les échecs en une seule image.
help-raja-evaluate-plot = Tracer la certitude annoncée contre le taux réel (avec --sweep : ce qui est exact à chaque pas).
help-raja-evaluate-half = Une photo sur deux, à partir de la première ou de la deuxième.
help-raja-evaluate-every = Une photo sur N seulement.
help-raja-evaluate-distort = Dégrader chaque photo avant de la regarder.
help-raja-evaluate-sweep = Changer une grandeur des photos pas à pas.
help-raja-evaluate-taught = Le fichier de la table présentée (`raja teach`).
help-raja-evaluate-looks = Apprendre d’autant de photos, juger sur les autres : 0,1,2,5.
help-raja-evaluate-splits = Avec --looks : essais pour chaque nombre.
help-raja-evaluate-seed = Avec --looks : quelles photos enseignent.
help-raja-evaluate-mistaken = Avec --looks : part des nombres mal dits.
help-raja-evaluate-together = Lire ensemble toutes les photos d’une même table, comme celles de caméras placées face à face.
help-raja-evaluate-asked = Donner aussi ce qui a été demandé alors que c’était visible.

help-raja-evening = Joue une soirée entière à la table virtuelle : des joueurs virtuels décident, la caméra compte, le plateau lance les dés.
help-raja-evening-virtual = À la table virtuelle ; il n’y en a pas encore d’autre.
help-raja-evening-seed = La même graine joue la même soirée.
help-raja-evening-mats = Les tapis utilisés, un par joueur, p. ex. 0,2,4.
help-raja-evening-turns = Finir après ce nombre de tours ; 0 : jouer jusqu’au bout.
help-raja-evening-collapses = Une construction sur autant s’écroule.
help-raja-evening-no_survey = Ne regarder que là où des pierres bougent ; plus rapide.
help-raja-evening-cameras = Combien regardent la table.
help-raja-evening-phones = Combien photographient ce qui serait demandé.
help-raja-evening-ask_all = Demander tout ce que montre la table, comme à une vraie table, pas seulement les murailles bougées.
help-raja-evening-output = Écrire la soirée en enregistrement (.mcap).
help-raja-evening-force = Remplacer un enregistrement du même nom.
help-raja-evening-as_json = Afficher le rapport en JSON.

help-raja-export = Tire la soirée de l’enregistrement FILE.
help-raja-export-form = Ce qu’il faut en faire.
help-raja-export-output = Le fichier à écrire (csv, share : le dossier).  [par défaut : le texte à l’écran ; sinon à côté de FILE]
help-raja-export-speed = mp4 : combien de fois plus vite.
help-raja-export-plain = html, mp4 : images sans ce qui y a été vu.
help-raja-export-lang = csv, html, mp4, share, bgstats : leur langue.

help-raja-hub = Fait tourner un club : toutes les tables sur un grand écran, classement, cotes, records.
help-raja-hub-address = Adresse, nom ou URL donné aux tables et aux invités.
help-raja-hub-database = URL SQLAlchemy, postgresql+psycopg://…  [par défaut : un fichier SQLite à vous]
help-raja-hub-archive = Où sont gardés les enregistrements et leurs faits.  [par défaut : à côté du fichier SQLite ; avec une autre base, nulle part]
help-raja-hub-valkey = Adresse de Valkey ou Redis, qui prévient aussitôt les portes : redis://localhost:6379.
help-raja-hub-gate = Sert les spectateurs à côté d’un club ; autant de portes qu’il en faut.
help-raja-hub-gate-port = Port TCP.
help-raja-hub-gate-address = Adresse, nom ou URL donné aux invités.
help-raja-hub-gate-database = URL SQLAlchemy de la base du club.  [par défaut : un fichier SQLite à vous]
help-raja-hub-gate-valkey = Adresse de Valkey ou Redis, qui prévient aussitôt les portes : redis://localhost:6379.
help-raja-hub-seal-gate = Reçoit les sceaux d’une salle d’Almost ; plusieurs peuvent partager un port de cette machine.
help-raja-hub-seal-gate-address = Adresse, nom ou URL donné aux téléphones, si ce qui est trouvé est faux.
help-raja-hub-seal-gate-database = URL SQLAlchemy de la base du club.  [par défaut : un fichier SQLite à vous]
help-raja-hub-seal-gate-valkey = Adresse de Valkey ou Redis, qui prévient aussitôt les portes : redis://localhost:6379.
help-raja-hub-here = Lance PostgreSQL, Valkey, les portes et le club sur cette machine, avec toutes les données dans FOLDER.
help-raja-hub-here-gates = Portes, aux ports qui suivent.
help-raja-hub-here-seal_gates = Portes des sceaux, toutes au port suivant.
help-raja-hub-here-address = Adresse ou nom donné aux tables et aux invités.
help-raja-hub-join = Rejoint le club à URL avec le code que montre sa page.
help-raja-hub-join-name = Le nom de cette table au club.
help-raja-hub-join-certificate = Le certificat propre d’un club, à qui se fier.
help-raja-hub-leave = Quitte le club ; il garde ce qu’il a.
help-raja-hub-send = Envoie au club ce qui se joue ; `raja play` le lance de lui-même si la table en a rejoint un.

help-raja-look = Regarde l’enregistrement FILE : tout instant, et ce qu’un autre nombre aurait entraîné.
help-raja-look-port = Port TCP.
help-raja-look-host = 0.0.0.0 pour regarder aussi avec un téléphone de la maison.

help-raja-odds = Les chances exactes du combat pour une ville : x, pierres et éléphants perdus, muraille détruite.
help-raja-odds-elephants = Éléphants qui attaquent, de 1 à 10 ; avec --at-least : disponibles.
help-raja-odds-shields = Valeurs des boucliers en défense, p. ex. 2,1.
help-raja-odds-stones = Pierres de la muraille ; 0 : ville sans muraille.
help-raja-odds-rulebook = standard ou as-printed (selon le texte imprimé).
help-raja-odds-at_least = Trouver le moins d’éléphants qui détruisent la muraille avec cette probabilité.
help-raja-odds-as_json = Afficher les nombres exacts en JSON.

help-raja-palette =
    Apprend les couleurs des pierres d’après PHOTO : un tapis de joueur vide, avec dans sa rangée du haut une pierre de chaque couleur.

    La pierre de la place 0 est dans la case de gauche, celle de la place 1 dans la suivante, etc., chacune vers le milieu.
help-raja-palette-output = Écrire les réglages ici, et non à l’écran.

help-raja-photos =
    Écrit COUNT photos calculées de tables au hasard et leur truth.json dans FOLDER, créé au besoin.

    Places et lampes alternent ; une table sur quatre, le marché est photographié aussi.
help-raja-photos-virtual = De la table virtuelle ; il n’y en a pas d’autre.
help-raja-photos-count = Combien de tables.
help-raja-photos-seed = La même graine donne les mêmes photos.

help-raja-play = Lance le compagnon : une table où jouer, une soirée enregistrée, ou les deux.
help-raja-play-port = Port TCP.
help-raja-play-host = Adresse d’écoute.  [par défaut : 0.0.0.0 ; un enregistrement seul : 127.0.0.1]
help-raja-play-https = Servir aussi de façon sûre, avec un certificat fait ici : garde les téléphones éveillés.
help-raja-play-database = URL SQLAlchemy du journal.  [par défaut : un fichier à vous]
help-raja-play-virtual = Offrir la table virtuelle : tapis, caméra et dés dans l’ordinateur.
help-raja-play-camera = pi, le numéro d’une webcam, un dossier, une vidéo ou l’adresse d’un flux ; une ou plusieurs.
help-raja-play-calibration = Pour chaque caméra, son fichier fait par `raja calibrate`.
help-raja-play-board = Le port du plateau de dés, ou auto : tout port USB.
help-raja-play-recording = Une soirée enregistrée, offerte à /recorded/ ; `example` est fourni avec Raja.
help-raja-play-recording_only = Ne passer que l’enregistrement, sans table.
help-raja-play-speed = Secondes enregistrées par seconde.

help-raja-print = Fait des PDF à imprimer à 100 % (tapis, repères, tuiles, règles, une boîte, la mire) et des pièces pour imprimante 3D.
help-raja-print-box = Une boîte pour toutes les pièces, à découper et à plier.
help-raja-print-box-paper = a3 (une page), a4, tabloid ou letter (plusieurs à coller), ou l’un des vôtres.
help-raja-print-cards = Un jeu de cartes pour les petits jeux, recto et verso.
help-raja-print-charuco = La mire que regarde `raja calibrate`.
help-raja-print-markers = Tous les repères seuls, à coller sur vos propres tapis.
help-raja-print-mats = Un tapis par place, celui du marché et le tapis de cartes.
help-raja-print-mats-paper = a3 (un tapis par page), a4 (quatre pages à coller), tabloid (deux), letter (quatre), ou l’un des vôtres.
help-raja-print-parts = Tour à dés, support de capteurs, bras de caméra et boîtier d’Arduino pour imprimante 3D.
help-raja-print-parts-folder = Dossier.
help-raja-print-parts-parameters_file = Un fichier TOML dont les valeurs passent avant celles fournies (docs/parts.md).
help-raja-print-parts-drops = Laisser aussi tomber N dés dans la tour, frottements compris.
help-raja-print-rules = Les règles sur une feuille, à imprimer recto verso.
help-raja-print-tokens = Tuiles de territoire, boucliers et disques du marché, à coller sur du carton.

help-raja-recording = Fait, examine et répare des enregistrements.
help-raja-recording-anonymise = Retire les noms, la date et ce qui a été tapé ; des images, il ne reste que les tapis.
help-raja-recording-anonymise-output = Le fichier .mcap à écrire.
help-raja-recording-cut = Prend la partie entre les temps FROM et TO, chacun comme 95.5, 1:35 ou 1:02:03 ; ce qui précède reste comme passé de la partie.
help-raja-recording-cut-output = Le fichier .mcap à écrire.
help-raja-recording-import =
    Fait un enregistrement de FOLDER : images, frames.json, events.json et camera.json.

    Les dés de l’histoire tombent dans les puits du plateau, et ce qu’il dit est enregistré.
    Là où l’histoire et les règles diffèrent d’un nombre, les règles l’emportent, et chaque changement est dit.
help-raja-recording-import-output = Le fichier .mcap à faire.
help-raja-recording-import-truth_file = Écrire aussi la vérité de chaque image en JSON.
help-raja-recording-import-board = Ce qui lance les dés : le vrai micrologiciel dans son simulateur, ou le plateau virtuel en pur Python.
help-raja-recording-info = Dit ce que contient un enregistrement.
help-raja-recording-labels = Réunit ce que les gens ont dit des nombres en photos avec leur vérité, pour `raja evaluate`.
help-raja-recording-labels-output = Le dossier à faire.
help-raja-recording-labels-corrections = Seulement ce qui a changé l’état de la partie, sans les premières annonces.
help-raja-recording-merge = Réunit plusieurs enregistrements d’une même partie, p. ex. d’avant et d’après un redémarrage.
help-raja-recording-merge-output = Le fichier .mcap à écrire.
help-raja-recording-repair = Sauve tout ce qui se lit encore d’un enregistrement coupé ou abîmé.
help-raja-recording-repair-output = Le fichier entier à écrire.

help-raja-replay = Passe l’enregistrement FILE par le même chemin qu’une soirée en direct et donne son score.
help-raja-replay-speed = 'max' (par défaut), ou secondes enregistrées par seconde.
help-raja-replay-as_json = N’afficher que l’état final, en JSON.
help-raja-replay-truth_file = Dire où ce qui est lu et la vérité diffèrent.
help-raja-replay-camera_only = Laisser de côté ce que les joueurs ont dit des nombres : seul compte ce que voient les appareils.
help-raja-replay-depth = Comparer l’enregistrement à lui-même : événements appliqués, commandes décidées à nouveau, ou images et phrases relues.
help-raja-replay-record = Enregistrer ce qui est passé, avec tout ce qui en suit (.mcap).
help-raja-replay-without_readings = Sans ce qui est vu dans les images.
help-raja-replay-force = Remplacer un enregistrement du même nom.

help-raja-room = Lance une salle ouverte : autant de téléphones qu’on veut, et le plus petit nombre misé par une seule personne gagne.
help-raja-room-database = URL SQLAlchemy du journal de la salle.  [par défaut : un fichier à vous]
help-raja-room-table = URL SQLAlchemy du journal de la table, dont les hôtes le sont ici aussi.
help-raja-room-table_port = Le port de cette table.

help-raja-stats = Dit ce que les enregistrements FILES enseignent ensemble.
help-raja-stats-plots = Écrire les graphiques dans ce dossier.
help-raja-stats-form = Format des graphiques.
help-raja-stats-facts = Garder les faits de chaque enregistrement dans ce dossier (Parquet) et dire ce qu’enseignent toutes ses soirées.
help-raja-stats-page = Écrire graphiques et tableaux en une page HTML.
help-raja-stats-lang = Langue des mots, des graphiques et de la page.

help-raja-teach =
    Présente une table par dix images LOOKS au plus, dont on sait ce qui s’y trouve.

    On le sait par --labels ou --layout, sinon c’est demandé. Les nouvelles images s’ajoutent aux précédentes.
help-raja-teach-labels_file = Ce qui s’y trouve : un truth.json.
help-raja-teach-layout = start : neuf pierres sur chaque tapis, réparties à volonté ; pas de grain.
help-raja-teach-evening_file = Une soirée enregistrée à cette table.
help-raja-teach-table = Le nom de la table, ou un fichier où la garder.
help-raja-teach-undo = Retirer ce nombre des dernières images.
help-raja-teach-reset = Oublier tout ce que la table a enseigné.
help-raja-teach-explain = Dire ce qui a été appris, avant et après.
help-raja-teach-picture = Avec --explain : les couleurs en image.

help-raja-texts = Vérifie les langues.
help-raja-texts-check = Dit quels textes manquent, ne servent pas ou nomment d’autres valeurs que le code.

help-raja-transcript =
    Affiche en texte la partie de FILE.

    FILE est un journal SQLite, un enregistrement (.mcap, qui est rejoué) ou des lignes JSON : les options, puis une
    commande par ligne, comme les affiche --commands. D’un petit jeu en cours, on n’affiche que ce que tous peuvent voir.
help-raja-transcript-table_id = Quelle table d’un journal ; nécessaire s’il en contient plusieurs.
help-raja-transcript-back = Lire FILE comme une transcription et en afficher les commandes, un JSON par ligne.
