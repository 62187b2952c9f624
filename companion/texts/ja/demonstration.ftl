# "Show me": a recorded evening told in ten scenes.

demonstration-title = ゲーム紹介
demonstration-hint = カメラの目で見た1ゲームを2分足らずで
demonstration-skip = スキップ
demonstration-play = 遊んでみる
demonstration-pause = 一時停止
demonstration-go_on = 続ける
demonstration-before = 前の場面
demonstration-after = 次の場面
demonstration-how_far = 進み具合

demonstration-table = 王は世継ぎを残さず亡くなりました。{ $names }がマットの上に木のキューブで都市を築き、カメラが見守って数えます。
demonstration-harvest = まず収穫。幅の広い城壁ほど多く実ります。{ $name }は{ $city }で穀物{ $grain }を得て、カメラが円盤を数えます。
demonstration-auction = 先手はスマホで競りに。{ $name }が{ $paid }ドルで落札しました。
demonstration-trade = 次は市場。買えば値が上がります。{ $name }は象{ $count }頭を{ $cost }ドルで買いました。
demonstration-build = 次は建設。穀物1個で石2個、ただし崩れなければ。{ $city }の{ $name }、カメラには石{ $standing }個、幅{ $width }と見えています。
demonstration-collapse = { $city }が崩れた！ { $fallen }個が落ち、{ $standing }個が残りました。言い争いは無用、カメラが見ていました。
demonstration-siege = 貴族は包囲で勝ち取ります。{ $attacker }が{ $defender }の{ $city }へ進軍、象は{ $count }頭。
demonstration-dice = 本物のダイスをテーブルが読み取ります。{ $attacker }対{ $defender }、城壁の石は{ $stones }個。外れる石は{ $off }個。
demonstration-removal = 石を外して……{ $city }は持ちこたえました。カメラが数えた石は{ $standing }個。
demonstration-score = 在宅の貴族は1点、捕らえた貴族は2点、石15個の城壁は1点。10点で勝ち、2人なら8点です。
