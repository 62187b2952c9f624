# What `raja count` and `raja cards` saw in photos.

count-size = { $width }×{ $height }, { $ms } ms
count-mat = { $mat } (place { $seat } ; repères justes à { $error } px près)
count-tiles = tuiles
count-shields = boucliers
count-loose = tombées
count-none = aucun
count-beside = à côté des tuiles
count-hidden = caché
count-tile_unsure = tuile { $cell } ? { $why }
count-price = { $goods } { $price }
count-market = Marché : { $prices }
count-hidden_mat = { $mat } est caché : { $why }
count-hand = Une main est au-dessus de la table.
count-cell_why = { $cell } : { $why }
count-about_tile = la face de la tuile
count-about_noble = la présence d’un noble
count-about_stones = le nombre de pierres
count-about_grain = le nombre de disques
count-photo_differs =
    { $mat }, { $cell }, { $what } : { $count ->
        [one] { $photos } montre
       *[other] { $photos } montrent
    } autre chose. Quelque chose a bougé entre les photos, ou l’une d’elles montre mal : reprenez-les.
count-photos_disagree = { $mat }, { $cell }, { $what } : les photos se contredisent. Quelque chose a bougé entre-temps, ou l’une d’elles montre mal : reprenez-les.
refusal-image-no_mats = { $count ->
        [one] { $images } ne montre
       *[other] { $images } ne montrent
    } aucun tapis : posez les tapis de docs/table.md et montrez au moins deux repères de l’un d’eux.
refusal-image-mats_hidden = { $images } : aucun tapis n’est lisible. { $why }.
refusal-image-no_card_mat = { $image } ne montre aucun tapis de cartes : posez celui de `raja print` et montrez au moins deux de ses repères.
refusal-image-card_mat_hidden = { $image } : le tapis de cartes n’est pas lisible : { $why }.
refusal-photo-mats_hidden = La photo ne montre pas assez d’un tapis : { $why }.
