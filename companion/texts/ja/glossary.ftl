# Glossary: one word a thing, in every entry. What stands after “never” is for tests: no entry uses it.
#
# wall = 城壁
# noble = 貴族 (never 領主)
# tile = タイル; a cell of a grid or card mat = マス
# mat = マット; marker printed on it = マーカー; player marker = コマ; pieces of any kind = 駒; siege = 包囲
# grain disk = 円盤; column of them = 柱; shield = 盾; elephant = 象
# table = テーブル (never 卓); seat = 席; phone = スマホ (never 携帯, スマートフォン, 電話)
# dice well = 穴 (never くぼみ); virtual = 仮想 (never バーチャル); calibrate = 校正 (never 較正); game night = ゲーム会; Raja (never ラージャ)
# People are spoken to in です・ます; punctuation is as wide as the letters.
# Sentences about a player say 〜さん; buttons, lists, tables, small games' lines and the chronicle give the bare name.
