# How a camera is aimed: what was found, and what to change.

aim-mat_green = le tapis vert { $symbol }
aim-mat_purple = le tapis violet { $symbol }
aim-mat_orange = le tapis orange { $symbol }
aim-mat_black = le tapis noir { $symbol }
aim-mat_white = le tapis blanc { $symbol }
aim-mat_of_seat = le tapis de la place { $number }
aim-market_mat = le tapis du marché
aim-no_mat = aucun tapis trouvé
aim-at_a_mat = dirigez la caméra vers un tapis imprimé (raja print mats) jusqu’à ce que ses repères soient dans l’image
aim-listed = { $parts }
aim-mat_with_markers =
    { $mat } avec { $count ->
        [one] { $count } repère
       *[other] { $count } repères
    }
aim-mat_beyond = { $mat } ({ $sides })
aim-left_edge = bord gauche
aim-right_edge = bord droit
aim-top_edge = bord supérieur
aim-bottom_edge = bord inférieur
aim-move_back = reculez, ou tournez vers ce qui est coupé : { $where }
aim-hidden = { $mat } : { $why }
aim-stone_wide = une pierre fait { $pixels } pixels de large au bord le plus éloigné ({ $mat })
aim-bring_nearer = rapprochez la caméra, ou prenez des images plus grandes : il faut { $pixels } pixels
aim-looks_down = elle est inclinée de { $degrees }° vers le bas
aim-looks_down_between = elle est inclinée de { $low }° à { $high }° vers le bas
aim-raise_camera = montez la caméra : en dessous de { $degrees }°, les murailles se cachent entre elles
aim-lower_camera = baissez la caméra : au-dessus de { $degrees }°, les rangées ne se comptent plus
aim-edges_wide = les contours font { $pixels } pixels de large
aim-focus = faites la mise au point sur le tapis, nettoyez l’objectif, et ne bougez ni caméra ni table
aim-white_and_black = papier blanc à { $white } et encre noire à { $black } sur 255
aim-more_light = éclairez mieux la table : une lampe au-dessus, à côté de la caméra
aim-overexposed = image surexposée : baissez la lampe, ou laissez la caméra se régler à nouveau
aim-grey_ink = l’encre paraît grise : nettoyez l’objectif, et gardez les lampes hors du champ
aim-brightest = le papier le plus clair est { $times } fois plus clair que le plus sombre
aim-move_lamp = éloignez la lampe, ou ajoutez-en une de l’autre côté
aim-burnt_out = { $percent } % des tapis sont surexposés
aim-no_mirroring = déplacez la lampe ou tournez le tapis jusqu’à ce que rien ne se reflète ; imprimez les tapis sur du papier mat
aim-seen_by_none = Aucune caméra ne voit { $mats } : tournez-en une, ou rapprochez les tapis

# The page of `raja camera`, and the code it asks for.
aim-page_title = Orienter la caméra
aim-page_asking = La caméra est interrogée…
aim-page_again = Régler à nouveau lumière et netteté
aim-page_none = Pas encore d’image.
aim-page_legend = En vert : les tapis et repères trouvés. En orange, barré : un repère qui ne va avec aucun tapis.
aim-page_waiting = En attente de la première image
aim-page_script = Cette page a besoin de JavaScript, que la table fournit elle-même.
aim-page_alt = Ce que voit la caméra, avec les tapis et repères trouvés
aim-page_silent = `raja camera` ne répond pas : tourne-t-il encore ?
aim-page_cameras = Caméras
aim-worst_good = Bien orientée : rien à changer
aim-worst_poor = Cela fonctionne ; voici comment faire mieux
aim-worst_bad = Cela ne fonctionne pas encore ainsi
aim-sign_good = bon
aim-sign_poor = peut mieux faire
aim-sign_bad = mauvais
code-title = Le code, s’il vous plaît
code-wrong = Ce n’est pas le bon code.
code-where = Il s’affiche dans le terminal où la page a été lancée.
code-go_on = Continuer
aim-address = Orienter la caméra : { $address }  (Ctrl-C pour finir ; avec un téléphone : --host 0.0.0.0)
aim-address_and_here = Orienter la caméra : { $address }  (ici : { $here } ; Ctrl-C pour finir)

refusal-camera-no_look = { $why }
refusal-image-not_decodable = Une image de la caméra n’est pas lisible : elle est sautée.
refusal-image-wrong_form = L’image n’est pas en couleurs sur 8 bits : donnez un JPEG ou un PNG.
refusal-calibration-wrong_shape = L’image fait { $width }×{ $height }, mais la caméra a été calibrée en { $own_width }×{ $own_height } : calibrez à la taille de l’image, ou donnez le fichier de caméra qui lui correspond.
