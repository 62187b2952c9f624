# What `raja count` and `raja cards` saw in photos.

count-size = { $width }×{ $height }, { $ms } ms
count-mat = { $mat } (sitio { $seat }; marcas ajustadas a { $error } px)
count-tiles = losetas
count-shields = escudos
count-loose = caídas
count-none = ninguno
count-beside = junto a las losetas
count-hidden = oculto
count-tile_unsure = ¿loseta { $cell }? { $why }
count-price = { $goods } { $price }
count-market = Mercado: { $prices }
count-hidden_mat = { $mat } está oculto: { $why }
count-hand = Hay una mano sobre la mesa.
count-cell_why = { $cell }: { $why }
count-about_tile = la cara de la loseta
count-about_noble = si hay un noble
count-about_stones = el número de piedras
count-about_grain = el número de discos
count-photo_differs = { $mat }, { $cell }, { $what }: { $count ->
        [one] { $photos } muestra
       *[other] { $photos } muestran
    } otra cosa. Algo se movió entre las fotos o una lo muestra mal: hazlas de nuevo.
count-photos_disagree = { $mat }, { $cell }, { $what }: las fotos no coinciden. Algo se movió entre ellas o una lo muestra mal: hazlas de nuevo.
refusal-image-no_mats = { $count ->
        [one] { $images } no muestra
       *[other] { $images } no muestran
    } ningún tapete: coloca los tapetes de docs/table.md y que se vean al menos dos marcas de uno.
refusal-image-mats_hidden = { $images }: no se puede leer ningún tapete. { $why }.
refusal-image-no_card_mat = { $image } no muestra ningún tapete de cartas: coloca el que hace `raja print` y que se vean al menos dos de sus marcas.
refusal-image-card_mat_hidden = { $image }: no se puede leer el tapete de cartas: { $why }.
refusal-photo-mats_hidden = La foto muestra muy poco de un tapete: { $why }.
