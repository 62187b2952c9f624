# 審判の質問と答え、テーブルとゲームの違い。

ask-bumped = { NUMBER($seconds, minimumFractionDigits: 1) }秒前にテーブルが揺れました
ask-wall = 石{ $stones }個、幅{ $width }
ask-no_wall = 城壁なし
ask-land =
    { $cell }（{ $side ->
        [red] 赤
       *[blue] 青
    }）
ask-more_stones_than_possible = カメラは{ $cell }の石を{ $count }個と数えましたが、そこに立つのは最大{ $most }個のはずです。実際は何個ですか？
ask-more_grain_than_possible = カメラは{ $cell }の穀物を{ $count }個と数えましたが、全部で{ $most }個しかありません。実際は何個ですか？
ask-more_than_declared = カメラは{ $cell }の石を{ $count }個と数えましたが、{ $most }個までのはずです。何個立っていますか？
ask-fewer_than_to_be_left = カメラは{ $cell }の石を{ $count }個と数えましたが、{ $left }個残るはずです。何個立っていますか？
ask-stones_in_doubt = { $cell }の城壁の石は何個ですか？ カメラでははっきりしません：{ $why }
ask-width_in_doubt = { $cell }の城壁の幅は石何個分ですか？ カメラでははっきりしません：{ $why }
ask-stones_by_rules = { $cell }の城壁の石は何個ですか？ カメラでは{ $low }〜{ $high }個に見えますが、はっきりしません：{ $why }。ルール上は{ $least }〜{ $most }個です。
ask-width_by_rules = { $cell }の城壁の幅は石何個分ですか？ カメラでは{ $low }〜{ $high }個分に見えますが、はっきりしません：{ $why }。ルール上は{ $least }〜{ $most }個分です。
ask-verdict_wanted =
    { $cell }で石が{ $fallen }個落ち、{ $standing ->
        [0] 何も残っていません
       *[other] { $standing }個立っています
    }。{ $accident }。有効ですか？
ask-wall_differs = 都市{ $cell }：テーブルは{ $table }、ゲームは{ $game }。どちらが正しいですか？
ask-did_wall_fall = 都市{ $cell }：テーブルは{ $table }、ゲームは{ $game }。{ $accident }。有効ですか？
ask-how_wide = 都市{ $cell }：テーブルは石{ $count }個、ゲームは{ $game }個。テーブルが正しければ、城壁の幅はいくつですか？
ask-grain_differs = 都市{ $cell }：テーブルは穀物{ $table }個、ゲームは{ $game }個。どちらが正しいですか？
ask-did_grain_fall = 都市{ $cell }：テーブルは穀物{ $table }個、ゲームは{ $game }個。{ $accident }。落ちましたか？
ask-tile_differs = タイル{ $cell }：テーブルは{ $table }、ゲームは{ $game }。どちらが正しいですか？
ask-noble_there = { $owner }さんの{ $cell }の貴族がそこに立っていますが、ゲームではいないことになっています。戻ってきたのですか？
ask-noble_away = { $owner }さんの{ $cell }の貴族がそこにいませんが、ゲームではいることになっています。誰が持っていますか？
ask-price_differs = { $market }の市場：表を向いた円盤は{ $disk }、ゲームは{ $game }。どちらが正しいですか？
ask-did_harvest_fall = { $cell }の柱は{ $most }個高くなっていましたが、今は{ $more }個です。収穫した{ $full }個のうち{ $count }個落ちましたか？
ask-your_lands = あなたの領地はこれですか？ { $tiles }
ask-your_nobles = あなたの貴族は{ $cells }にいますか？
ask-do_dice_count = 一時停止中にダイスが振られました：{ $dice }。有効ですか？

answer-the_table = テーブル：{ $value }
answer-the_game = ゲーム：{ $value }
answer-the_disk = 円盤：{ $price }
answer-it_counts =
    { $count ->
        [0] 有効：何も残らない
       *[other] 有効：{ $count }個立っている
    }
answer-it_does_not_count = 無効：落ちたものを戻す
answer-it_fell =
    { $count ->
        [0] 落ちた：何も残らない
       *[other] 落ちた：{ $count }個残る
    }
answer-put_back = 元に戻す：{ $count }個
answer-put_noble_back = ゲーム：貴族を元に戻す
answer-harvest_fell =
    { $fallen }個落ちた：{ $standing ->
        [0] 何も残らない
       *[other] { $standing }個残る
    }
answer-harvest_goes_on = 落ちていない：まだ積んでいる途中
answer-lands_right = はい、私の領地です
answer-nobles_right = はい、そこです
answer-tap_them = いいえ、自分でタップします
answer-dice_count = 有効：{ $dice }
answer-dice_do_not_count = 無効：振り直す

differs-shields = 盾{ $shields }
differs-no_shields = 盾なし
differs-side =
    { $side ->
        [red] 赤の面が上
       *[blue] 青の面が上
    }
differs-a_noble = 貴族あり
differs-no_noble = 貴族なし
differs-disk = 円盤{ $price }
differs-stones = 石{ $count }個
differs-width = 幅{ $width }
differs-grain = 穀物{ $count }個
differs-widths = 城壁の幅はテーブルが{ $table }、ゲームが{ $game }
differs-table_and_game = テーブルは{ $table }、ゲームは{ $game }
differs-to_be_put_back = 元に戻すもの：{ $what }
differs-both = { $first }。{ $then }

reason-table_was_right = テーブルが正しかった
reason-counted_again = 数え直し
