# What `raja count` and `raja cards` saw in photos.

count-size = { $width }×{ $height }、{ $ms } ms
count-mat = { $mat }（席{ $seat }、マーカーの誤差{ $error }px）
count-tiles = タイル
count-shields = 盾
count-loose = 落石
count-none = なし
count-beside = タイルの外
count-hidden = 見えない
count-tile_unsure = タイル{ $cell }？ { $why }
count-price = { $goods }{ $price }
count-market = 市場：{ $prices }
count-hidden_mat = { $mat }が見えません：{ $why }
count-hand = テーブルの上に手があります。
count-cell_why = { $cell }：{ $why }
count-about_tile = タイルの面
count-about_noble = 貴族がいるかどうか
count-about_stones = 石の数
count-about_grain = 円盤の数
count-photo_differs = { $mat }、{ $cell }、{ $what }：{ $photos }（{ $count }枚）だけ違って見えます。途中で何かが動いたか、写りが正しくありません。撮り直してください。
count-photos_disagree = { $mat }、{ $cell }、{ $what }：写真どうしが食い違っています。途中で何かが動いたか、一枚が正しく写っていません。撮り直してください。
refusal-image-no_mats = { $images }（{ $count }枚）にマットが写っていません。docs/table.mdにあるマットを並べ、1枚のマットのマーカーが二つ以上写るようにしてください。
refusal-image-mats_hidden = { $images }：マットを読み取れません。{ $why }。
refusal-image-no_card_mat = { $image }にカードマットが写っていません。`raja print`で作るマットを置き、マーカーが二つ以上写るようにしてください。
refusal-image-card_mat_hidden = { $image }：カードマットを読み取れません。{ $why }。
refusal-photo-mats_hidden = マットの写っている部分が足りません。{ $why }。
