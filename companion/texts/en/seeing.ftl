# What `raja count` and `raja cards` saw in photos.

count-size = { $width }×{ $height }, { $ms } ms
count-mat = { $mat } (seat { $seat }; markers fit to { $error } px)
count-tiles = tiles
count-shields = shields
count-loose = loose
count-none = none
count-beside = beside the tiles
count-hidden = hidden
count-tile_unsure = tile { $cell }? { $why }
count-price = { $goods } { $price }
count-market = Market: { $prices }
count-hidden_mat = { $mat } is hidden: { $why }
count-hand = A hand is over the table.
count-cell_why = { $cell }: { $why }
count-about_tile = the tile's side
count-about_noble = whether a noble stands there
count-about_stones = the number of stones
count-about_grain = the number of disks
count-photo_differs = { $mat }, { $cell }, { $what }: { $count ->
        [one] { $photos } shows something else
       *[other] { $photos } show something else
    }. Something moved between the photos, or one shows it wrongly: take them again.
count-photos_disagree = { $mat }, { $cell }, { $what }: the photos disagree. Something moved between them, or one shows it wrongly: take them again.
refusal-image-no_mats = { $count ->
    [one] { $images } shows no mat
   *[other] { $images } show no mat
}: lay out the mats that docs/table.md describes, and get at least two markers of one into the picture.
refusal-image-mats_hidden = { $images }: no mat can be read. { $why }.
refusal-image-no_card_mat = { $image } shows no card mat: lay out the one that `raja print` makes, and get at least two of its markers into the picture.
refusal-image-card_mat_hidden = { $image }: the card mat cannot be read: { $why }.
refusal-photo-mats_hidden = The photo shows too little of a mat: { $why }.
