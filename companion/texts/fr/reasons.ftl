# Why the camera is not sure; used after a colon in questions, and in the words for a reading.

reason-mat_not_in_picture = son tapis n’est pas dans l’image
reason-nothing_shows = rien n’est visible sur cette tuile
reason-no_mat = aucun tapis n’est dans l’image
reason-wall_seen =
    elle voit { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et une largeur de { $width }
reason-hand_covers = une main le cache : retirez-la
reason-hand_over_stones = une main cache peut-être des pierres : retirez-la
reason-hand_covers_part = une main en cache une partie
reason-skin_over_mat = quelque chose de couleur chair recouvre le tapis
reason-part_outside = une partie est hors du cadre : reculez la caméra
reason-not_in_picture = ce n’est pas dans l’image
reason-turn_camera = hors de l’image : tournez la caméra pour montrer tout le tapis
reason-few_markers = { $shown ->
        [1] un seul de ses repères est visible
       *[other] { $shown } de ses repères seulement sont visibles
    }, il en faut { $needed } : dégagez le tapis
reason-markers_disagree = { $shown } de ses repères sont visibles mais se contredisent : posez le tapis à plat et retirez ce qui ressemble à un repère
reason-two_poses = ses repères permettent deux positions : montrez-en un de plus, ou regardez de plus haut
reason-mat_not_flat = ses repères ne correspondent pas à un tapis plat : posez-le à plat, ou calibrez à nouveau
reason-not_calibrated = la caméra n’est pas calibrée : lancez `raja calibrate`
reason-before_part_of_wall = quelque chose se trouve devant une partie de la muraille
reason-over_marker = quelque chose recouvre un repère derrière et en cache une partie : retirez-le
reason-end_to_camera = elle se présente par le bout à la caméra : regardez-la de son côté large
reason-stones_behind = des pierres peuvent se trouver derrière : regardez d’un autre côté
reason-before_wall = quelque chose se trouve devant la muraille : regardez d’un autre côté
reason-another_wall = une autre muraille aurait presque le même aspect
reason-before_cell_in_doubt = ses pierres du haut sont peut-être derrière, là où une tuile n’est pas certaine : regardez d’un autre côté
reason-not_recognised = on y voit quelque chose qui n’a pas été reconnu
reason-stones_colour = quelque chose de la couleur des pierres s’y trouve
reason-stone_alone = une pierre seule peut être une muraille ou être tombée
reason-black_and_white = les pierres noires et blanches ressemblent à des ombres et à du papier : comptez celles qui sont tombées
reason-stones_close = des pierres isolées touchent une muraille ou se voient à peine : écartez-les
reason-stone_by_noble = une pierre seule se trouve près d’un noble : une muraille, ou une pierre tombée
reason-before_part_of_column = quelque chose se trouve devant une partie de la colonne
reason-before_column = quelque chose se trouve devant la colonne : regardez d’un autre côté
reason-between_counts = la hauteur de la colonne est entre deux nombres
reason-low_column_behind = une colonne basse peut se trouver derrière : regardez d’un autre côté
reason-brown_stands = quelque chose de brun s’y trouve
reason-elephant_stands = un éléphant occupe la place de disques : mettez-le de côté
reason-brown_on_tile = on voit quelque chose de brun sur la tuile
reason-hides_part_of_tile = ce qui s’y trouve cache une partie de la tuile
reason-clear_cell = quelque chose la recouvre : dégagez la vue sur cette case
reason-tile_in_doubt = il n’est pas sûr qu’il y ait une tuile
reason-part_of_noble = on voit une partie de ce qui est peut-être un noble : déplacez ce qui est devant
reason-noble_behind = un noble peut se trouver derrière ce qui est sur sa tuile : regardez d’un autre côté, ou dites-le
reason-shield_covered = quelque chose cache une partie du bouclier : découvrez son chiffre
reason-shield_blurred = le chiffre du bouclier est flou ou en partie caché : découvrez-le ou posez-le à plat
reason-piece_blurred = c’est petit, flou ou en partie caché : tournez-le, ou déplacez ce qui est devant
reason-elephant_or_marker = un éléphant ou un pion : tournez-le vers la caméra
reason-disk_covered = le disque visible est caché, sans doute le { $disk } : découvrez-le
reason-disks_missing = les disques de cette rangée sont cachés ou manquent : découvrez-les
reason-no_numeral = aucun disque de cette rangée ne montre de chiffre : mettez-en un face visible
reason-two_numerals = deux disques de cette rangée montrent des signes : mettez-en un face cachée
reason-disk_of_row_covered = quelque chose cache un disque de cette rangée : découvrez-le
reason-no_game = aucune partie n’est en cours
reason-card_between_cells = la carte est à cheval sur deux cases : poussez-la dans une seule
reason-cell_cut_off = le bord de l’image coupe cette case : tournez la caméra ou déplacez le tapis
reason-card_may_lie = il y a peut-être une carte illisible : détournez la lampe ou déplacez la carte
reason-several_cards = plusieurs cartes se trouvent sur cette case : alignez-les ou écartez-les
reason-covered_by_cards = des cartes d’autres cases la recouvrent trop : repoussez-les
reason-no_card_over_cell = quelque chose qui n’est pas une carte recouvre cette case : retirez-le
reason-card_unreadable = ni ses coins ni sa face ne sont lisibles : tournez-la ou retirez ce qui est dessus
reason-no_index = aucun coin n’est lisible : dégagez-en un ou évitez qu’une lampe s’y reflète
reason-corners_differ = un coin ressemble à { $one }, l’autre à { $other } : regardez la carte
reason-corner_and_middle = son coin ressemble à { $corner }, son centre à { $middle } : regardez la carte
reason-card_blurred = elle est trop petite, trop floue ou trop cachée : regardez la carte
reason-not_all_there = la rangée montre { $cards }, ce qui est impossible : regardez les cartes ou dites lesquelles ce sont
reason-not_among_prizes = { $card } ne fait plus partie des prix : regardez à nouveau ou dites quelle carte c’est
reason-no_one_turn = aucun coup ne donne cette grille : remettez-la en place ou dites ce qui a été joué
reason-looks_disagree = les photos se contredisent : quelque chose a bougé entre-temps, ou l’une d’elles montre mal : reprenez-les
reason-no_look = aucune photo ne le montre
reason-camera_guessed = la caméra n’est pas calibrée, seulement estimée d’après son angle de vue : lancez `raja calibrate`
reason-lens_unsure = l’objectif de la photo n’est pas assez connu pour les hauteurs : montrez plus de repères ou photographiez plus en biais
