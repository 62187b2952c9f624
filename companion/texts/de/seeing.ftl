# What `raja count` and `raja cards` saw in photos.

count-size = { $width }×{ $height }, { $ms } ms
count-mat = { $mat } (Platz { $seat }; Marken passen auf { $error } px)
count-tiles = Plättch.
count-shields = Schilde
count-loose = lose
count-none = keine
count-beside = neben den Plättchen
count-hidden = verdeckt
count-tile_unsure = Plättchen { $cell }? { $why }
count-price = { $goods } { $price }
count-market = Markt: { $prices }
count-hidden_mat = { $mat } ist verdeckt: { $why }
count-hand = Eine Hand ist über dem Tisch.
count-cell_why = { $cell }: { $why }
count-about_tile = die Seite des Plättchens
count-about_noble = ob dort ein Fürst steht
count-about_stones = die Zahl der Steine
count-about_grain = die Zahl der Scheiben
count-photo_differs = { $mat }, { $cell }, { $what }: { $count ->
        [one] { $photos } zeigt
       *[other] { $photos } zeigen
    } etwas anderes. Zwischen den Fotos hat sich etwas bewegt, oder eines zeigt es falsch: mach sie noch einmal.
count-photos_disagree = { $mat }, { $cell }, { $what }: die Fotos widersprechen sich. Dazwischen hat sich etwas bewegt, oder eines zeigt es falsch: mach sie noch einmal.
refusal-image-no_mats = { $count ->
        [one] { $images } zeigt
       *[other] { $images } zeigen
    } keine Matte: lege die Matten aus docs/table.md aus und bringe mindestens zwei Marken einer Matte ins Bild.
refusal-image-mats_hidden = { $images }: keine Matte ist zu lesen. { $why }.
refusal-image-no_card_mat = { $image } zeigt keine Kartenmatte: lege die aus, die `raja print` macht, und bringe mindestens zwei ihrer Marken ins Bild.
refusal-image-card_mat_hidden = { $image }: die Kartenmatte ist nicht zu lesen: { $why }.
refusal-photo-mats_hidden = Das Foto zeigt zu wenig von einer Matte: { $why }.
