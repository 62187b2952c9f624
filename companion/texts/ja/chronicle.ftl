# 年代記:起きたことを一行ずつ。

chronicle-money = ${ $amount }
chronicle-elephants = 象{ $count }頭
chronicle-grain = 穀物{ $count }個
chronicle-shields = 盾{ $value }（{ $count }枚）
chronicle-nothing = なし
chronicle-goods_grain = 穀物
chronicle-goods_shields = 盾
chronicle-goods_elephants = 象
chronicle-named = { $name }
chronicle-the_market = 市場
chronicle-the_host = ホスト
chronicle-says_player = { $name }が報告
chronicle-says_camera = カメラで確認
chronicle-says_host = ホストが報告
chronicle-says_clock = 時間切れ
chronicle-as_reported = 報告どおり
chronicle-game_began = ゲーム開始：{ $names }
chronicle-turn =
    第{ $number }ターン、{ $season ->
        [blue] 雨季
       *[red] 乾季
    }。{ $name }から始めます
chronicle-phase = { $phase }：{ $name }から
chronicle-harvested = { $name }が{ $cell }で穀物を{ $grain }個収穫
chronicle-bid = { $name }が${ $amount }で入札
chronicle-passed = { $name }がパス
chronicle-auction_won = { $name }が${ $paid }で先手を獲得
chronicle-barter_offered = { $name }の申し出：{ $give } ⇔ { $take }
chronicle-barter_made = { $maker }の{ $give }と{ $taker }の{ $take }を交換
chronicle-price_now = （{ $market }の価格は{ $price }に）
chronicle-bought = { $name }が{ $partner }から{ $goods }を${ $cost }で購入{ $price }
chronicle-sold = { $name }が{ $partner }に{ $goods }を${ $cost }で売却{ $price }
chronicle-grain_placed = { $name }が{ $cell }に穀物を{ $grain }個置いた
chronicle-builds = { $name }が{ $cell }に石{ $count }個を建設（穀物{ $grain }個）
chronicle-build_stands = { $cell }にある{ $name }の城壁が完成：石{ $standing }個、幅{ $width }（{ $by }）
chronicle-build_fell =
    { $cell }にある{ $name }の城壁が崩れた：{ $fallen }個落ち、{ $standing ->
        [0] 何も残らない
       *[other] { $standing }個残る
    }{ $waiting ->
        [0] { "" }
       *[other] 、積む前の{ $waiting }個は手元へ
    }（{ $by }）
chronicle-shield_laid = { $name }が{ $cell }に盾{ $value }を置いた
chronicle-siege = { $name }が{ $defender }を包囲：{ $targets }、コマは{ $marker }
chronicle-siege_target = { $cell }に象{ $count }頭
chronicle-defends_bare = { $name }は盾なしで防御
chronicle-defends = { $name }が{ $shields }で防御
chronicle-defending = 盾{ $value }（{ $city }）
chronicle-rolled = { $name }の出目は{ $dice }
chronicle-battle_holds =
    { $cell }の戦い：{ $attacker } 対 { $defender }+城壁の石{ $wall }個。城壁は持ちこたえた{ $lost ->
        [0] { "" }
       *[other] 、象{ $lost }頭を失った
    }
chronicle-battle_won =
    { $cell }の戦い：{ $attacker } 対 { $defender }+城壁の石{ $wall }個。石が{ $off }個外れる{ $lost ->
        [0] { "" }
       *[other] 、象{ $lost }頭を失った
    }
chronicle-removed =
    { $name }が{ $cell }から石を{ $count }個外した{ $fallen ->
        [0] { "" }
       *[other] （さらに{ $fallen }個落ちた）
    }：{ $standing ->
        [0] 何も残らない
       *[other] { $standing }個残る
    }（{ $by }）
chronicle-ransom_demanded = { $name }の要求：{ $goods }
chronicle-ransom_demanded_of = { $attacker }が{ $defender }に{ $city }の貴族の身代金を要求：{ $goods }
chronicle-ransom_paid = { $name }が{ $goods }を支払い、貴族は残る
chronicle-ransom_paid_to = { $defender }が{ $attacker }に{ $goods }を支払い、貴族は{ $city }に残る
chronicle-ransom_refused = { $name }は払わない
chronicle-ransom_refused_to = { $defender }は{ $city }の身代金を{ $attacker }に払わない
chronicle-noble_taken = { $name }が{ $cell }で{ $owner }の貴族を捕らえた
chronicle-noble_left = { $name }が{ $owner }の貴族を見逃した
chronicle-scored = 得点：{ $points }
chronicle-points_of = { $name } { $points }
chronicle-game_ended = { $winners }の勝ち：{ $points }
chronicle-grain_lost = { $cell }にある{ $owner }の柱から穀物が{ $count }個落ちた
chronicle-wall_collapsed =
    { $cell }にある{ $owner }の城壁が崩れた：{ $fallen }個落ち、{ $standing ->
        [0] 何も残らない
       *[other] { $standing }個残る
    }
chronicle-corrected = { $who }が修正：{ $what }（{ $reason }）
chronicle-wall_is = { $cell }は石{ $count }個、幅{ $width }
chronicle-grain_is = { $cell }は穀物{ $grain }個
chronicle-shields_are = { $cell }の盾：{ $shields }
chronicle-no_shields = なし
chronicle-side_is =
    { $cell }は{ $side ->
        [blue] 青
       *[red] 赤
    }の面が上
chronicle-noble_of = { $cell }の貴族
chronicle-a_hand = 手元
chronicle-price_is = { $market }は{ $price }
chronicle-price_instead = { $market }は{ $before }でなく{ $price }
