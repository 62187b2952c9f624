# Ce que les commandes refusent : « refusal- » et le code du refus. Les pages ne chargent pas ceci.

refusal-calibration-bad_fit = Les prises divergent de { $error } px ({ $limit } au plus conviennent) : posez la mire à plat, évitez le flou, vérifiez sa taille dans les réglages et reprenez { $worst }.
refusal-calibration-field_missing = Il manque { $fields } dans le fichier de caméra : ajoutez-le, ou calibrez à nouveau avec `raja calibrate`.
refusal-calibration-mixed_sizes = { $file } fait { $size } et la première prise { $first } : donnez des prises d’une seule taille.
refusal-calibration-no_fit = Les prises ne conviennent à aucune caméra : reprenez-les avec une mire plate, inclinée de différentes façons.
refusal-calibration-no_such_view = Un champ de { $fov }° sur { $width }×{ $height } pixels n’est celui d’aucune caméra : donnez de 5 à 150 degrés pour la largeur de l’image (66 pour la Camera Module 3) et la taille de l’image.
refusal-calibration-not_json = Le fichier de caméra { $file } n’est pas du JSON lisible : corrigez-le, ou relancez `raja calibrate`.
refusal-calibration-poor_coverage = Les prises ne couvrent que { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } de l’image : ajoutez des prises avec la mire { $where }.
refusal-calibration-too_few_shots = Seulement { $shots } prises utilisables, il en faut { $needed } : prenez-en d’autres, nettes, la mire ou le tapis dans différentes parties de l’image, inclinés jusqu’à 45° de différentes façons.
refusal-calibration-too_many = { $cameras } fichiers de caméra pour { $photos } photos : retirez-en.
refusal-calibration-uncertain = Avec { $tilted } prises inclinées, la focale reste incertaine : ajoutez des prises où la mire est inclinée de 30° à 45° à gauche, à droite, vers le haut et vers le bas.
refusal-calibration-unreadable = Le fichier de caméra { $file } n’est pas lisible : donnez le fichier JSON qu’écrit `raja calibrate`.
refusal-calibration-unwritable = { $file } ne peut pas être écrit ({ $reason }) : donnez un fichier dans un dossier qui existe.
refusal-calibration-wrong_form = Le fichier de caméra n’a pas la forme qu’écrit `raja calibrate` : corrigez-le ou calibrez à nouveau.

refusal-camera-calibrations = Donnez un --calibration pour chaque --camera, dans le même ordre, ou aucun.
refusal-camera-calibration_no_json = Le fichier de caméra { $file } n’est pas du JSON : donnez celui que `raja calibrate` a écrit.
refusal-camera-shots_of_one = Les prises sont d’une seule caméra : nommez-en une avec --camera.
refusal-camera-cannot_write = On ne peut pas écrire dans { $folder } ({ $reason }) : donnez un autre dossier avec --shots.
refusal-camera-no_calibration = Le fichier de caméra { $file } n’est pas lisible ({ $reason }) : donnez celui que `raja calibrate` a écrit.
refusal-camera-serve_one = Une seule caméra est partagée à la fois : nommez-en une avec --camera, sans --once ni --json.
refusal-camera-no_code = Le code de la caméra ne peut pas être gardé dans { $file } ({ $reason }) : rendez ce dossier accessible en écriture.
refusal-camera-none_served = La caméra de { $place } est partagée sans son calibrage : lancez-la là-bas avec --calibration CAMERA.json, ou nommez un fichier ici.
refusal-camera-bad_address = Ce n’est pas l’adresse d’une caméra : copiez celle qu’affiche `raja camera --serve`, par exemple raja://cuisine.local:8001/abcd2345.
refusal-camera-port_taken = Le port { $port } de { $host } n’est pas libre ({ $reason }) : prenez-en un autre avec --port.

refusal-demonstration-lacks = Il n’y a pas de { $what } dans cet enregistrement : prenez-en un autre.

refusal-evaluation-bad_looks = Séparez les nombres de photos par des virgules : --looks 0,1,2,5.
refusal-evaluation-bad_truth = { $file } ne contient pas de vérité lisible : docs/truth-format.md dit ce qu’il y faut.
refusal-evaluation-no_folder = Il n’y a pas de dossier { $folder } : donnez-en un qui contient des photos et un truth.json.
refusal-evaluation-no_truth = Le dossier { $folder } n’a ni truth.json ni frames.json d’un enregistrement, et sans vérité il n’y a rien à noter : `raja count` lit des photos sans vérité.
refusal-evaluation-not_for_cards = Pour les photos de cartes, il n’y a ni planche-contact, ni graphique, ni dégradation, ni série : retirez ces options.
refusal-evaluation-not_for_views = Pour les tables vues de plusieurs côtés, il n’y a ni planche-contact, ni graphique, ni dégradation, ni série : retirez ces options.
refusal-evaluation-not_with_looks = Avec --looks, il n’y a ni série, ni dégradation, ni planche-contact, ni liste : retirez ces options.
refusal-evaluation-not_with_sweep = Avec --sweep, il n’y a ni dégradation, ni planche-contact, ni liste : retirez ces options.
refusal-evaluation-photo_missing = La vérité nomme { $file }, qui n’est pas là : ajoutez-le, ou retirez son entrée.
refusal-evaluation-photo_unreadable = { $file } n’est pas une image lisible : donnez un fichier JPEG ou PNG complet.
refusal-evaluation-too_few = Pour présenter une table, il faut au moins deux photos : une pour enseigner, une pour juger.
refusal-evaluation-unwritable = { $file } ne peut pas être écrit : donnez un fichier .png dans un dossier qui existe.

refusal-evening-eyes = La table virtuelle a d’une à { $cameras } caméras et jusqu’à { $phones } téléphones.
refusal-evening-mats = --mats prend des nombres de 0 à 4, par exemple 0,2, et non { $given }.
refusal-evening-players = À une table jouent deux à cinq personnes, chacune sur son tapis.
refusal-evening-stuck = Les joueurs virtuels ont donné une commande qui a été refusée ({ $command }) : signalez cette graine.

refusal-export-cannot_write = { $file } ne peut pas être écrit ({ $reason }) : choisissez un autre endroit avec -o.
refusal-export-no_pictures = Cet enregistrement ne contient pas d’images : faites-en du html, du csv ou du json.
refusal-export-same_file = Donnez un autre nom avec -o : l’enregistrement reste comme il est.

refusal-https-cannot_keep = Le certificat ne peut pas être gardé dans { $folder } ({ $reason }) : autorisez l’écriture dans ce dossier.

refusal-hub-engine_failed = PostgreSQL ne démarre pas ({ $reason }) : ses lignes ci-dessus disent pourquoi.
refusal-hub-engine_missing = Il manque { $what } ici : installez-le avec apt install { $package }.
refusal-hub-engine_version = Les données de { $folder } sont de PostgreSQL { $version }, qui n’est pas là : installez postgresql-{ $version }.
refusal-hub-folder_too_deep = { $socket } est trop long pour un socket : choisissez un dossier au nom plus court.
refusal-hub-news_address = { $address } n’est pas une adresse de Valkey ou Redis : écrivez redis://localhost:6379.
refusal-hub-proxy_address = --proxy prend des adresses IP et des réseaux comme 127.0.0.1 ou 172.18.0.0/16, mais pas { $given }.
refusal-hub-here_address = Sur une seule machine, le club et ses portes partagent un nom : ne donnez que lui à --address, pas { $address }.
refusal-hub-not_installed = Il manque { $missing } au club : installez-le avec pip install 'raja-table[hub]'.

refusal-image-edited = Les repères de { $name } ne conviennent à aucun objectif : donnez la photo telle que l’appareil l’a prise, ni recadrée ni étirée, avec les tapis de cette table posés à plat.
refusal-image-empty_crop = Cet endroit n’est pas dans l’image : déplacez la caméra.
refusal-image-mirrored = { $name } est en miroir : reprenez-la avec l’appareil au dos du téléphone.
refusal-image-not_an_image = { $name } n’est pas une image lisible : donnez un JPEG ou un PNG.
refusal-image-not_encodable = Une image ne peut pas être écrite en JPEG : elle n’est pas montrée.
refusal-image-nothing_stands = Il n’y a rien de construit sur les tapis de cette image : construisez d’abord quelque chose.
refusal-image-unreadable = La photo { $file } n’est pas lisible : vérifiez son nom.
refusal-image-unwritable = L’image { $file } ne peut pas être écrite : donnez un nom en .png ou .jpg dans un dossier qui existe.

refusal-kernels-none = Les images se lisent sous Linux 64 bits (PC ou Raspberry Pi), et ceci est { $machine } : lisez-les sur une telle machine.
refusal-kernels-unusable = { $file } ne peut pas être chargé ({ $reason }) : réinstallez le paquet.

refusal-labels-cannot_write = On ne peut pas écrire dans { $folder } ({ $reason }) : choisissez un autre endroit avec -o.
refusal-labels-malformed = { $what } n’a pas la forme que décrit docs/truth-format.md : corrigez-le.
refusal-labels-none = Personne n’a rien dit de ce qui se trouve sur une image fixe : il faut des annonces ou des corrections.
refusal-labels-not_empty = { $folder } contient déjà { $file } : choisissez un autre dossier, pour ne pas le perdre.

refusal-look-no_mat = L’image ne montre aucun tapis de joueur : montrez un tapis entier à la caméra.

refusal-odds-elephants = Un siège se fait avec 1 à { $most } éléphants, et non { $given }.
refusal-odds-no_elephants = Combien d’éléphants attaquent ? Dites-le avec --elephants, ou donnez --at-least.
refusal-odds-no_stones = Combien de pierres a la muraille ? Dites-le avec --stones, 0 pour une ville sans muraille.
refusal-odds-not_a_number = { $option } veut un nombre entier, et non { $given } : donnez par exemple 3.
refusal-odds-probability = Une chance va de plus de 0 à 1 : donnez 0.75, 3/4 ou 75%.
refusal-odds-shield_value = Il n’y a pas de bouclier de valeur { $given } : donnez des valeurs de 1 à 3, par exemple 2,1.
refusal-odds-shields = Tous les boucliers ensemble valent de 0 à { $most } points, et non { $given }.
refusal-odds-stones = Une muraille a de 0 à { $most } pierres, et non { $given }.
refusal-odds-too_many_shields = La boîte contient { $most } boucliers de chaque valeur : donnez-en moins.

refusal-outbox-hub_away = Le club n’accepte rien pour le moment ({ $reason }) : nouvel essai bientôt.
refusal-outbox-hub_refused = Le club refuse cette table : { $reason }
refusal-outbox-joined_already = Cette table est déjà dans un club : quittez-le d’abord avec `raja hub leave`.
refusal-outbox-no_file = Seule une table dont le journal est un fichier SQLite peut rejoindre un club : donnez ce fichier.
refusal-outbox-no_progress = Le club n’accepte pas ce qui est envoyé : nouvel essai bientôt.
refusal-outbox-not_joined = Cette table n’est dans aucun club : rejoignez-en un avec `raja hub join ADDRESS CODE`.
refusal-outbox-unreadable = { $file } n’est pas lisible : rejoignez le club à nouveau.
refusal-outbox-unwritable = { $file } ne peut pas être écrit ({ $reason }) : autorisez l’écriture dans son dossier.
refusal-outbox-wrong_url = { $url } n’est pas l’adresse d’un club : donnez-en une comme http://192.168.1.5:8020.

refusal-palette-no_mat = La photo ne montre aucun tapis de joueur : posez une pierre de chaque couleur sur la rangée du haut d’un tapis vide, et montrez le tapis entier.
refusal-palette-stones_alike = Les pierres des places { $one } et { $other } se ressemblent ({ $colours }) : posez une pierre de chaque couleur sur la rangée du haut, celle de la place 0 à gauche, sous une lumière égale, et reprenez la photo.
refusal-palette-unwritable = { $file } ne peut pas être écrit ({ $reason }) : donnez un fichier dans un dossier qui existe.

refusal-photos-cannot_write = On ne peut pas écrire dans { $folder } ({ $reason }) : choisissez un autre endroit.

refusal-play-no_calibration = Donnez aussi le fichier de la caméra { $camera } : --calibration CAMERA.json (`raja calibrate`), un par caméra, dans le même ordre.
refusal-play-no_camera = De quelle caméra est ce calibrage ? Nommez-la : --camera 0.
refusal-play-no_folder = { $folder } ne peut pas être créé ({ $reason }) : donnez une base avec --database.
refusal-play-no_recording = Donnez l’enregistrement à jouer : --recording FILE.
refusal-play-port_taken = Le port { $port } de { $host } n’est pas libre ({ $reason }) : fermez ce qui l’occupe, ou prenez-en un autre avec --port (make play PORT={ $next }).
refusal-play-same_camera = La caméra { $camera } est nommée deux fois : nommez chaque caméra une fois.
refusal-play-two_cameras = Une table a ses propres caméras ou la virtuelle : nommez-les, ou prenez --virtual.

refusal-recording-beyond_repair = Il ne reste rien d’un enregistrement dans { $file } : prenez une copie plus ancienne.
refusal-recording-cannot_write = { $file } ne peut pas être écrit ({ $reason }) : faites de la place, ou choisissez un autre endroit.
refusal-recording-cut_needs_game = { $file } ne contient que ce qui est entré, la coupe perdrait donc la partie d’avant : coupez à partir de 0, ou enregistrez tout par `raja replay { $file } --record WHOLE.mcap` et coupez cela.
refusal-recording-damaged = { $file } n’est pas un enregistrement MCAP entier ; s’il a été coupé, `raja recording repair { $file } -o REPAIRED.mcap` garde ce qui était écrit.
refusal-recording-damaged_message = Un message à { $at } s n’est pas lisible : passez `raja recording repair` sur le fichier.
refusal-recording-empty_cut = Rien de { $file } n’est entre ces temps : il va de { $start } s à { $end } s.
refusal-recording-exists = { $file } existe déjà : donnez un autre nom, ou --force pour le remplacer.
refusal-recording-folder_incomplete = { $file } n’est pas lisible ({ $reason }) : le dossier d’un enregistrement contient des images, frames.json et events.json.
refusal-recording-frame_missing = L’image { $file } n’est pas lisible ({ $reason }) : copiez-la là.
refusal-recording-gap = Il manque un morceau de la partie dans { $file } : rejouez ce qui est entré par `raja replay { $file } --record WHOLE.mcap`, et prenez cela.
refusal-recording-merge_two = Donnez au moins deux enregistrements : il n’y a rien à réunir.
refusal-recording-missing = L’enregistrement { $file } ne s’ouvre pas ({ $reason }) : vérifiez son nom.
refusal-recording-no_camera = { $file } ne contient aucun calibrage de caméra : faites-le avec `raja recording import`.
refusal-recording-no_events = { $file } contient ce qui est entré, mais pas ce qui a suivi : jouez-le par `raja replay { $file } --record WHOLE.mcap`, et prenez cela.
refusal-recording-no_names = { $file } ne dit pas qui a joué, ni donc quels noms retirer : le fichier reste tel quel.
refusal-recording-no_options = L’enregistrement ne dit pas de quelle partie il est : faites-le avec `raja recording import`.
refusal-recording-not_json = { $file } n’est pas du JSON ({ $reason }) : corrigez-le là.
refusal-recording-not_one_game = { $first } et { $other } ne sont pas de la même partie : ne réunissez que les parts d’une seule.
refusal-recording-other_camera = { $other } a été pris avec un autre calibrage que { $first } : ils ne peuvent pas faire un seul enregistrement.
refusal-recording-other_game = C’est l’enregistrement d’un petit jeu, sans table à regarder : `raja transcript` l’affiche, et `raja replay --depth re-decide` le décide à nouveau.
refusal-recording-same_file = Donnez un autre nom avec -o : ce qui est lu reste comme il est.
refusal-recording-time = { $given } n’est pas un temps : donnez des secondes (95.5), ou aussi des minutes et des heures (1:35, 1:02:03).
refusal-recording-too_large = { $file } dépasserait de loin tout enregistrement une fois décompressé : on n’y touche pas ; prenez-en un de `raja play`.
refusal-recording-unreadable = L’enregistrement { $file } n’est pas lisible ({ $reason }) : réessayez.

refusal-replay-depth_alone = --depth ne va qu’avec --json : retirez les autres options.
refusal-replay-failed = L’enregistrement n’a pas pu être parcouru : la raison est écrite là où tourne `raja`.
refusal-replay-speed = La vitesse est 'max' ou un nombre de 0.25 à 32, et non { $given }.

refusal-settings-hash_cost = Le réglage 'pin.hash_cost' est une puissance de deux, de 128 à 1048576 : corrigez-le.
refusal-settings-impossible_value = Le réglage { $key } ne peut pas valoir { $value } : corrigez-le.
refusal-settings-missing_key = Il manque { $key } dans les réglages : ajoutez-le.
refusal-settings-not_toml = Le fichier de réglages { $file } n’est pas du TOML ({ $reason }) : corrigez cette ligne.
refusal-settings-unknown_key = Les réglages n’ont pas de { $key } : vouliez-vous dire { $near } ?
refusal-settings-unreadable = Le fichier de réglages { $file } n’est pas lisible ({ $reason }) : vérifiez son nom.
refusal-settings-wrong_type = Le réglage { $key } ne peut pas valoir { $value } : corrigez-le.

refusal-stats-cannot_write = { $file } ne peut pas être écrit ({ $reason }) : choisissez un autre endroit.

refusal-story-field_missing = Il manque { $field } à l’histoire : ajoutez-le dans events.json.
refusal-story-no_frames = { $file } ne contient aucune image avec sa vérité : un enregistrement en veut au moins une.
refusal-story-seat_unknown = La place { $seat } n’est ni sur la première image ni sous 'offstage' : dites-y avec quoi elle commence.
refusal-story-wrong_form = L’histoire n’est pas lisible ({ $what }) : comparez events.json à docs/truth-format.md.

refusal-table-bad_name = Le nom d’une table se compose de lettres, de chiffres, d’espaces et de traits d’union : donnez-lui un tel nom.
refusal-table-malformed = Ce n’est pas un fichier de table écrit par `raja teach` : présentez la table à nouveau.
refusal-table-missing = Aucune table n’a été présentée dans { $file } : présentez-la avec `raja teach`, ou retirez --table.
refusal-table-other_version = La table a été présentée à une version plus récente : installez celle-ci, ou présentez la table à nouveau.
refusal-table-unreadable = Le fichier de table { $file } n’est pas lisible : présentez la table à nouveau avec `raja teach`.
refusal-table-unwritable = { $file } ne peut pas être changé ({ $reason }) : donnez un fichier dans un dossier à vous.

refusal-teach-labels_twice = Donnez --labels ou --layout, pas les deux à la fois.
refusal-teach-labels_unreadable = { $file } n’est pas un fichier JSON lisible : docs/truth-format.md en décrit la forme.
refusal-teach-no_camera = Donnez la caméra qui a pris { $picture } : --camera CAMERA.json.
refusal-teach-no_label = { $file } ne dit rien de { $picture } : ajoutez-y une entrée avec ce "file".
refusal-teach-nothing = Donnez les photos qui enseignent, ou --evening, --undo, --reset ou --explain.
refusal-teach-one_thing = Photos, --evening, --undo et --reset font des choses différentes : appelez-les une par une.
refusal-teach-picture_of_nothing = Une image se dessine de ce qui est expliqué : ajoutez --explain.
refusal-teach-too_many = Une table se présente par { $most } photos au plus : retirez-en.

refusal-transcript-empty = Le fichier est vide : sa première ligne donne les options de la partie en JSON.
refusal-transcript-no_log = { $file } est une base de données, mais pas un journal de tables : donnez un autre fichier.
refusal-transcript-not_json = La ligne { $line } n’est pas du JSON : donnez un journal, un enregistrement, ou un objet JSON par ligne.
refusal-transcript-not_text = { $file } n’est pas du texte : donnez un journal, un enregistrement ou un fichier de texte.
refusal-transcript-unreadable = { $file } n’est pas lisible ({ $reason }) : donnez un journal, un enregistrement ou un fichier de texte.
refusal-transcript-which_table = Donnez une table de ce journal avec --table : { $tables }.

refusal-truth-unreadable = Le fichier de vérité { $file } n’est pas lisible ({ $reason }) : vérifiez son nom.
refusal-truth-wrong_form = La vérité n’a pas la forme que décrit docs/truth-format.md ({ $what }) : corrigez-la.
refusal-archive-facts_unreadable = Des faits dans { $folder } ne peuvent pas être lus ({ $reason }) : supprimez ce fichier et faites-le tirer de nouveau.
refusal-archive-facts_unwritable = Aucun fait ne peut être écrit dans { $folder } ({ $reason }) : faites-y de la place ou choisissez un autre dossier.
refusal-archive-no_facts = Il n’y a pas de faits de soirées dans { $folder } : nommez un dossier qui en contient, ou des enregistrements d’où les tirer.
refusal-archive-not_installed = Les faits de nombreuses soirées demandent duckdb : installez-le avec pip install 'raja-table[archive]'.
refusal-archive-unreadable = { $file } ne peut pas être lu ({ $reason }) : vérifiez son nom.
refusal-mqtt-no_password = { $file }, qui contient le mot de passe du broker, ne peut pas être lu : vérifiez son nom.
refusal-mqtt-not_installed = MQTT demande paho-mqtt : installez-le avec pip install 'raja-table[makers]', ou videz [mqtt] broker.
refusal-mqtt-table_name = { $name } dans [mqtt] ne peut pas nommer un sujet : prenez des lettres sans accent, des chiffres et des soulignés.
refusal-archive-no_folder = { $folder } ne peut pas être créé ({ $reason }) : nommez un autre dossier avec --archive.
refusal-archive-bucket_not_installed = Un bucket demande obstore : installez-le avec pip install 'raja-table[s3]', ou videz [archive] bucket.
refusal-archive-no_bucket = Le bucket { $bucket } ne répond pas ({ $reason }) : vérifiez son nom, son adresse et ses clés.
