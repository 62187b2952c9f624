# Ce que `raja evaluate` écrit et dessine, pour qui travaille à la vision.

evaluation-photos = { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }. exact : vu et juste ; faux : vu et faux ; demandé : incertain ou caché (meilleur : incertain, mais sa réponse la plus probable est juste).
evaluation-card_photos = { $photos ->
        [one] { $photos } photo de cartes.
       *[other] { $photos } photos de cartes.
    }
evaluation-tables = { $tables ->
        [one] { $tables } table.
       *[other] { $tables } tables.
    }
evaluation-quantity = grandeur
evaluation-best = meilleur
evaluation-asked_of_clear = Demandé alors que tout se voit : { $share } (objectif ≤ { $goal }).
evaluation-by_visibility = par visibilité
evaluation-by_tag = bien visibles par { $tag }
evaluation-tag-seat = place
evaluation-tag-style = style
evaluation-shown = { $what }, visible de { $low } à { $high }
evaluation-goal_exact = exact ≥ { $share }
evaluation-goal_wrong = faux ≤ { $share }
evaluation-goal_both = { $exact }, { $wrong }
evaluation-goal_reached = atteint ({ $goal })
evaluation-goal_missed = MANQUÉ ({ $goal })
evaluation-claimed_confidence = confiance annoncée
evaluation-claimed = annoncée
evaluation-true = vraie
evaluation-stage = étape
evaluation-median_ms = médiane ms
evaluation-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-whole_share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
evaluation-confidence = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
evaluation-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-step_of = { NUMBER($step, maximumFractionDigits: 2) }
evaluation-interval = { $low } à { $high }
evaluation-interval_95 = intervalle à 95 %

evaluation-claim = { $verdict } : { $file } { $what } : vrai { $truth }, lu { $read }
evaluation-photos_of = { $looks } : { $files }
evaluation-failure = { $what } : { $verdict }
evaluation-against_truth = vrai { $truth }, lu { $read }
evaluation-no_failures = aucune erreur
evaluation-seat = place { $seat }
evaluation-visible = visible à { $share }

evaluation-swept = { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }. Pas : { $what } ; inchangé à { $step }. Intervalles de Wilson.
evaluation-step = pas
evaluation-fall = { $what } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-falls = Plus forte baisse en points : { $falls }.
evaluation-sweep-ink = noir des repères, part du blanc
evaluation-sweep-veil = lumière diffuse, part du blanc
evaluation-sweep-gamma = puissance des valeurs de pixel
evaluation-sweep-cast = couleur d’une lampe de 2700 K laissée, à cette puissance
evaluation-sweep-crosstalk = lumière rouge rendue en bleu, part
evaluation-sweep-exposure = exposition, en IL
evaluation-sweep-noise = bruit, en pour cent du blanc
evaluation-sweep-jpeg = qualité JPEG (100 : tel quel)
evaluation-sweep-chroma = flou des couleurs, en pixels
evaluation-sweep-halos = accentuation

evaluation-looked_at = { $photos ->
        [one] { $photos } photo regardée
       *[other] { $photos } photos regardées
    }
evaluation-taught_with = { $looks ->
        [one] { $looks } vue
       *[other] { $looks } vues
    } : { $splits ->
        [one] { $splits } partage
       *[other] { $splits } partages
    }
evaluation-taught = Appris avec quelques photos, jugé sur les autres. Intervalles de Wilson.
evaluation-looks = vues
evaluation-splits = partages
evaluation-untaught_exact = exact sans apprendre
evaluation-untaught_wrong = faux sans apprendre

evaluation-plot_reliability = Ce que vaut une confiance annoncée
evaluation-plot_true_rate = part vraie (avec n)
evaluation-plot_share = exact
evaluation-plot_exact = { $what }, exact
evaluation-plot_untaught = { $what }, mêmes photos sans apprendre
evaluation-plot_clear_asked = bien visibles, demandé
evaluation-plot_clear_wrong = bien visibles, faux
evaluation-plot_looks = vues qui ont présenté la table

evaluation-of-exact = exact
evaluation-of-wrong = faux
evaluation-of-asked = demandé
evaluation-of-mats = tapis
evaluation-of-tiles = tuiles
evaluation-of-tiles_and_sides = tuiles et leurs faces
evaluation-of-market = marché
evaluation-of-market_disks = disques du marché
evaluation-of-noble = noble
evaluation-of-nobles = nobles
evaluation-of-nobles_half_or_more_shows = nobles, visibles à moitié ou plus
evaluation-of-nobles_less_shows = nobles, moins visibles
evaluation-of-nobles_nothing_shows = nobles, tout cachés
evaluation-of-no_noble_there = aucun noble là
evaluation-of-stones = pierres
evaluation-of-stones_clear_walls = pierres, murailles bien visibles
evaluation-of-stones_partly = pierres, en partie cachées
evaluation-of-stones_where_no_wall_is = pierres, sans muraille
evaluation-of-width = largeur
evaluation-of-width_clear_walls = largeur, murailles bien visibles
evaluation-of-width_partly = largeur, en partie cachée
evaluation-of-grain = grain
evaluation-of-grain_clear_columns = grain, colonnes bien visibles
evaluation-of-grain_partly = grain, en partie caché
evaluation-of-grain_where_none_is = grain, là où il n’y en a pas
evaluation-of-no_grain = pas de grain
evaluation-of-partly_hidden_all = en partie cachés, tous
evaluation-of-owner = propriétaire
evaluation-of-loose = pierres tombées
evaluation-of-loose_some_lie = pierres tombées, s’il y en a
evaluation-of-all_of_them_clear = toutes bien visibles
evaluation-of-loose_none_lies = pierres tombées, s’il n’y en a pas
evaluation-of-shields = boucliers
evaluation-of-elephants = éléphants
evaluation-of-elephants_clear = éléphants, bien visibles
evaluation-of-markers = pions
evaluation-of-player_markers = pions
evaluation-of-player_markers_clear = pions, bien visibles
evaluation-of-hand = main
evaluation-of-no_city_there = aucune ville là
evaluation-of-other_cities = autres villes
evaluation-of-clear_ones_all = bien visibles, tous
evaluation-of-all_clear = tous, bien visibles
evaluation-of-all = tous
evaluation-of-card_mats = tapis de cartes
evaluation-of-cards = cartes
evaluation-of-cards_clear = cartes, bien visibles
evaluation-of-cards_partly_covered = cartes, en partie couvertes
evaluation-of-cards_face_down = cartes face cachée
evaluation-of-cards_that_are_none = fausses cartes
evaluation-of-cells_with_a_card = cases avec une carte
evaluation-of-cells_with_several = cases avec plusieurs
evaluation-of-empty_cells = cases vides
evaluation-of-cells_under_an_arm = cases sous un bras
evaluation-of-one_fixed_look = une vue fixe
evaluation-of-fixed_and_one_phone = fixe et un téléphone
evaluation-of-fixed_and_two_phones = fixe et deux téléphones
evaluation-of-two_phones = deux téléphones
evaluation-of-two_fixed_looks = deux vues fixes

evaluation-read-True = oui
evaluation-read-False = non
evaluation-read-there = là
evaluation-read-absent = absent
evaluation-read-hidden = caché
evaluation-read-nothing = rien
evaluation-read-unsure = incertain
evaluation-read-not_found = non trouvé
evaluation-read-no_tile = aucune tuile
evaluation-read-no_shield = aucun bouclier
evaluation-read-red = rouge
evaluation-read-blue = bleu
evaluation-read-empty = vide
evaluation-read-back = dos
evaluation-read-several = plusieurs
evaluation-read-something_of_unknown_kind = quelque chose d’inconnu
