# What commands print.

command-see_help = { $what } : voir { $command } --help.
command-stopped = arrêté.

odds-title = { $elephants ->
    [one] { $elephants } éléphant
   *[other] { $elephants } éléphants
 } contre { $points ->
    [one] { $points } point de bouclier
   *[other] { $points } points de bouclier
 } et { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
 } ({ $rulebook })
odds-rulebook-standard = standard
odds-rulebook-as-printed = imprimées
odds-rulebook-mixed = mixtes
odds-wall_destroyed = muraille détruite
odds-stones_lost = pierres perdues
odds-elephants_lost = éléphants perdus
odds-mean = (en moyenne { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Éléphants nécessaires : { $count }.
odds-too_few =
    Avec { $elephants ->
        [one] { $elephants } éléphant
       *[other] { $elephants } éléphants
    } au plus, la muraille est détruite dans { $chance } des cas au mieux : trop peu pour { $wanted }.

command-looking_through = examen de { $file }
export-looking_through = examen

play-table_at = Raja à la table : { $address }  (ici : { $here } ; Ctrl-C pour finir)
play-recording_at = Raja à la table : { $address }  (Ctrl-C pour finir)
play-securely_at = Connexion sécurisée : { $address }  (empreinte { $fingerprint })
play-log_rescued =
    Le journal { $log } était endommagé : { $rows ->
        [one] { $rows } ligne en a été reprise
       *[other] { $rows } lignes en ont été reprises
    }, le fichier endommagé est gardé sous { $damaged }.
play-newest_copy = La copie la plus récente est { $copy }.
play-no_copy = Il n’en existe pas de copie.
room-open_at = La salle ouverte : { $address }  (ici : { $here } ; Ctrl-C pour finir)
look-at = { $file } : { $address }  (Ctrl-C pour finir)
hub-joined = La table a rejoint le club : relancez-la, et ce qui se joue ira au club.
hub-at = Le club : { $address }  (ici : { $here } ; Ctrl-C pour finir)
hub-gate_at = Une porte du club : { $address }  (ici : { $here } ; Ctrl-C pour finir)
hub-hosts_open = Les hôtes ouvrent ceci une fois : { $address }
hub-engine_at = { $name } : { $address }
hub-gate = Porte { $number } : { $address }
hub-left = La table n’est plus dans aucun club : relancez-la.

print-written = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 } de { $width_mm } × { $height_mm } mm
print-near_edge = Les repères sont tout près du bord du papier, que bien des imprimantes laissent vide : prenez du papier plus grand ou plus petit (--paper a4 se colle page à page), ou faites imprimer jusqu’au bord.
print-true_size = Imprimez à 100 % (sans ajuster à la page), puis mesurez la règle imprimée : 100 mm.
print-other_squares = Ce papier admet des carrés de { $square_mm } mm : mettez ces lignes dans votre fichier de réglages et donnez-le à `raja --settings FILE calibrate` :

photos-written =
    { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    } dans { $folder } : notez la vision avec `raja evaluate { $folder }`.

recording-note = remarque : { $note }
recording-changed = changé : { $change }
recording-kept = { $file } : { $count } messages gardés
recording-lost = , { $chunks ->
    [one] { $chunks } bloc perdu
   *[other] { $chunks } blocs perdus
 }
recording-ended_early = {"\u202F"}; il s’est arrêté trop tôt
recording-camera_lost = {"\u202F"}; le calibrage de la caméra est perdu : les images se voient, mais ne se mesurent pas
recording-written = { $file } : { $count } messages
recording-merged = { $file } : { $count } messages de { $recordings } enregistrements
recording-anonymised = { $file } : { $count } messages, { $pictures } images réduites aux tapis
recording-without_mat = , { $count } sans tapis laissées de côté
recording-labelled = { $folder } : { $count } photos avec ce qui s’y trouve ; examinez-les avec `raja evaluate { $folder }`
recording-nothing_said = { $name } : personne n’a dit ce qui se trouve sur une image fixe

teach-forgotten = { $file } : oublié.
teach-nothing_to_forget = { $file } : il n’y avait rien à oublier.
teach-use_it = { $file } : à utiliser avec --table { $table }.
teach-evening = { $file } : les gens ont confirmé ou corrigé { $told } nombres lus ; { $right } étaient justes.
teach-look = { $look } : { $right } nombres justes sur { $told } ; couleurs vues : { $colours }.
teach-new_look = { $look } : ce jeu m’est nouveau : l’impression ou la caméra ne ressemblent à rien de ce que j’ai appris. D’autres images m’en apprendront plus ; d’ici là, corrigez mes comptes.
teach-what_stands = { $look }, { $mat } : combien de pierres et de disques y a-t-il ? Appuyez sur Entrée si c’est bien lu.
teach-stones = { $tile } pierres
teach-width = { $tile } largeur
teach-grain = { $tile } grain
teach-until_then = D’ici là, cette table est regardée comme si elle n’avait rien enseigné.

calibrate-guessed = { $file } : estimé pour un angle de { $degrees }° ; les comptes restent incertains tant que la caméra n’est pas calibrée.
calibrate-left_out = { $shot } : ni la mire ni assez de repères d’un tapis n’ont été trouvés ; prise laissée de côté.
calibrate-shot = prise
calibrate-points = points
calibrate-error = écart px
calibrate-hurts = aggrave l’écart : laissée de côté
calibrate-focal = focale ± { NUMBER($sd_px, minimumFractionDigits: 1, maximumFractionDigits: 1) } px
calibrate-came_to = écart { NUMBER($error_px, minimumFractionDigits: 3, maximumFractionDigits: 3) } px ; { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } de l’image couverts
calibrate-written = écrit dans { $file }
calibrate-better_with = Des prises avec la mire { $places } feraient mieux.
calibrate-the_top_left = en haut à gauche
calibrate-the_top_right = en haut à droite
calibrate-the_bottom_left = en bas à gauche
calibrate-the_bottom_right = en bas à droite
calibrate-the_edges = sur les bords
palette-give_it = { $file } : à donner avec `raja --settings { $file } …`.
camera-next_shot = Prise { $number } sur { $count } dans { $seconds } s : tournez et inclinez la mire, puis ne bougez plus.
camera-shot_taken = {"  "}{ $file }
camera-served_at = À lancer à la table : { $command }
camera-shots_taken =
    { $count ->
        [one] { $count } prise est
       *[other] { $count } prises sont
    } dans { $folder }. Ensuite : raja calibrate { $folder }/*.jpg -o camera.json

replay-replaying = lecture
replay-walls = murailles annoncées : { $by }
replay-by = { $count } par { $who }
replay-who-camera = la caméra
replay-none = aucune
replay-nothing = rien
replay-words = ce que les joueurs ont dit des comptes : { $outcomes }
replay-outcome-taken = pris
replay-outcome-confirmed = confirmé
replay-outcome-corrected = corrigé
replay-outcome-refused = refusé
replay-refused = refusé à { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { $why } ({ $code })
replay-readings = lectures d’images immobiles : { $right } justes, { $wrong } fausses bien que vues, { $asked } demandées (n = { $n })
replay-frame = image
replay-against_truth = { $reading }, vérité { $truth }
replay-final_score = score final : { $points }
replay-final_points = points à la fin : { $points }
replay-compared = { $depth } : comparé { $counted }
replay-not_compared = non comparé : { $counted }
replay-counted-commands = commandes
replay-counted-events = événements
replay-counted-looks = observations
replay-counted-readings = lectures
replay-counted-refusals = refus
replay-counted-rolls = lancers
replay-counted-states = états
replay-counted-looks_at_a_moving_table = observations d’une table en mouvement
replay-counted-looks_before_the_table_lay_still_for_the_first_time = observations avant que la table soit immobile pour la première fois
replay-counted-looks_whose_pictures_were_left_out_for_space = observations dont les images manquent faute de place
replay-counted-looks_without_recorded_readings = observations sans lectures enregistrées
replay-counted-pictures_had_been_left_out_for_space_before = images laissées de côté auparavant faute de place
replay-played_first = le fichier ne contient que ce qui est entré : il a d’abord été joué, puis comparé à lui-même
replay-no_picture = pas d’image
replay-picture = image { $index } à { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-held = enregistré { $recorded }, maintenant { $now }
replay-differences = { $count ->
    [0] aucune différence
    [one] { $count } différence
   *[other] { $count } différences
 }

evening-turn = tour { $turn }, { $phase }
evening-played = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $commands } commandes, { $frames } images, { $seconds } s à la table ; points { $points }
evening-walls = murailles déplacées
evening-dice = dés lancés
evening-questions = questions
evening-shown = montrées
evening-said = répondues
evening-ruled = tranchées
evening-typed = tapés
evening-photos = photos
evening-right = justes
evening-asked = demandés
evening-told = dits
evening-wrong = faux
evening-build = construction
evening-removal = retrait
evening-wall_mistaken =
    { $what } de la place { $seat } en { $cell } : { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } sur une largeur de { $width }, lu { $read_stones } et { $read_width }
evening-die_mistaken = un dé montrait { $face }, lu { $read }

parts-written = { $count } × { $file } : { $size } mm, paroi la plus fine { $thin_mm } mm{ $bridges } ; environ { $grams } g et { $hours } h chacune ; à imprimer : { $how }
parts-bridges = , ponts de { $bridges_mm } mm
parts-all = En tout environ { $grams } g et { $hours } h, sans supports. Les fichiers STEP sont à côté.
parts-dropped = { $dice } dés de { $size_mm } mm : { $alone } d’aplomb tout seuls, { $tapped } après { $most } petits coups au plus, { $out } sortis.
parts-not_closed = { $part } n’est pas fermée.
parts-too_long = { $part } fait { $long_mm } mm de long ; l’imprimante en prend { $most_mm }.
parts-thin_wall = { $part } a une paroi de { $thin_mm } mm en ({ $place }) ; il faut au moins { $least_mm }.
parts-how_tower-channel = sur sa paroi latérale
parts-how_tower-cover = à plat
parts-how_well-plate = comme elle est, coin en haut ; couches de 0,15 mm
parts-how_sensor-carrier = entretoises en haut ; en noir, pour absorber la lumière
parts-how_arm-clamp = sur le côté ; 4 parois, remplissage 40 %
parts-how_clamp-pad = trou en haut
parts-how_clamp-knob = hexagone en haut
parts-how_arm-section = sur le côté ; 4 parois
parts-how_arm-hinge = sur la face intérieure du recouvrement ; 4 parois
parts-how_camera-plate = entretoises en haut
parts-how_arduino-case = fond en bas
parts-how_arduino-lid = face extérieure en bas

recording-imported = { $file } : { $frames } images, { $sentences } phrases du plateau ({ $source }), { $commands } commandes, { $answers } indications sur la table, { $seconds } s
recording-nothing_of_it = aucun
recording-attachments = pièces jointes : { $listed }
recording-marks = marques : { $listed }
recording-mark-turn = tours
recording-mark-phase = phases
recording-mark-dice = jets de dés
recording-mark-collapse = écroulements
recording-mark-correction = corrections
recording-mark-undo = annulations
recording-mark-score = décomptes
recording-mark-end = fins
recording-mark-device = appareils
recording-mark-recording = enregistrement
recording-group-pictures = images
recording-group-table = table
recording-group-game = partie
recording-group-others = autres
recording-left_out = images laissées de côté : { $listed }
recording-left_out_idle = { $count } car il ne se passait rien
recording-left_out_space = { $count } faute de place
recording-left_out_private = { $count } car quelqu’un ne voulait pas être vu
recording-software = logiciels : { $listed }
recording-sentences_from = { $source }

room-log_damaged =
    { $whole ->
        [0] Le journal de la salle ouverte { $room } est endommagé : rien n’en est intact, il reste comme il est.
       *[other] Le journal de la salle ouverte { $room } est endommagé : ses { $whole } premiers événements continuent dans leur propre salle, le journal endommagé reste comme il est.
    }
room-log_rescued = Le journal { $log } de la salle ouverte était endommagé : { $rows } lignes ont été reprises, le fichier endommagé est gardé sous { $damaged }.
room-log_set_aside = Rien n’est lisible du journal { $log } de la salle ouverte : la salle repart de zéro, le fichier est gardé sous { $aside }.
export-filming = film en cours

sheet-market = MARCHÉ
sheet-cards = CARTES
sheet-grain = grain
sheet-elephants = éléphants
sheet-seat_mat = tapis de joueur { $seat }, { $name }
sheet-market_mat = tapis du marché
sheet-card_mat = tapis de cartes
sheet-tiles_red = tuiles, faces rouges
sheet-tiles_blue = tuiles, faces bleues
sheet-shields = boucliers
sheet-disks = disques du marché, faces et dos
sheet-markers = repères
sheet-of_market = marché
sheet-of_cards = cartes
sheet-at = à ({ $x }, { $y }) mm
sheet-squares = { $cols } × { $rows } carrés de { $square_mm } mm, repères { $marker_mm } mm, { $dictionary }
sheet-calibration_board = mire de calibrage
sheet-page_of = { $title }, page { $number } sur { $of }
sheet-true_size = Imprimer à 100 %.
sheet-true_size_and_cut = Imprimer à 100 %. Couper le long des traits.
sheet-true_size_by_ruler = Imprimer à 100 %. La règle mesure 100 mm.
sheet-page_at = page { $number } sur { $of } (rangée { $row }, colonne { $col })
sheet-glue_here = coller ici la feuille voisine
sheet-cut_right = Couper exactement à droite.
sheet-cut_bottom = Couper exactement en bas.
sheet-cut_right_and_bottom = Couper exactement à droite et en bas.
sheet-flap_left = Garder la languette à gauche.
sheet-flap_top = Garder la languette en haut.
sheet-flap_left_and_top = Garder les languettes à gauche et en haut.
sheet-card_faces = cartes à jouer, faces
sheet-card_backs = cartes à jouer, dos
sheet-rules = règles
sheet-rules_start = Installez le marché : les disques en trois rangées, face vierge visible, seuls le 3, le 8 et le 14 montrent leur nombre, avec le grain, les boucliers et les éléphants à côté. Chacun prend 31 pierres, trois nobles, deux dés, 75 $, sept tuiles, un bouclier 1, un bouclier 2 et un pion.
sheet-rules_turn = Une tuile restante, face bleue visible, est placée devant le joueur le plus âgé : elle montre qui commence et quelle est la saison. Après chaque tour, elle passe au joueur suivant dans le sens horaire et on la retourne ; éléphants et pions rentrent chez eux.
sheet-box = boîte
sheet-glue_inside = à coller à l’intérieur

story-unknown_word = { $at_s } s : « { $word } » n’est pas un mot d’histoire ; gardé comme remarque
story-side_untold = place { $seat } : l’histoire ne dit pas quelle face de { $count ->
    [one] { $count } tuile est visible ; prise pour rouge (elle ne porte pas de ville, rien n’en dépend)
   *[other] { $count } tuiles est visible ; prises pour rouges (elles ne portent pas de ville, rien n’en dépend)
 }
story-says_otherwise = { $at_s } s : { $step } : l’histoire dit { $told }, selon les règles { $ruled }
story-left_out = { $at_s } s : { $step } est impossible selon les règles et laissé de côté :
story-dice_unwanted = { $at_s } s : personne n’attend les dés { $dice } ; ils seront seulement montrés
story-number_otherwise = { $at_s } s : { $step } : { $name } vaut { $told } dans l’histoire, { $ruled } selon les règles
story-stones_stand = { $count ->
    [one] { $count } pierre tient
   *[other] { $count } pierres tiennent
 }
story-stones_paid_from = { $count ->
    [one] { $count } pierre payée
   *[other] { $count } pierres payées
 } avec { $columns }
story-stones_paid = { $count ->
    [one] { $count } pierre payée
   *[other] { $count } pierres payées
 } avec les plus hautes colonnes
archive-evenings =
    { $count ->
        [one] { $count } soirée, { $time }
       *[other] { $count } soirées, { $time }
    }
archive-from_to = { $told }, du { $first } au { $last }
archive-points = Points à la fin
archive-none_over = aucune partie n’est allée à son terme
archive-seats = places
archive-games = parties
archive-winner = vainqueur
archive-everybody = tous
archive-most = record
archive-first_seat = première place gagnante
archive-at_the_end = à la fin
mqtt-device = Raja { $table }
mqtt-game = Jeu
mqtt-phase = Phase
mqtt-siege = Siège
mqtt-turn = Tour
mqtt-whose_turn = À qui le tour
mqtt-done = Construction terminée
