# 誰が何をしたか、一手ずつ:取り消しややり直しで使います。

deed-laid_lands = { $name }が領地を配置
deed-placed_nobles = { $name }が貴族を配置
deed-built = { $name }が{ $cell }に建設
deed-laid_out_shields = { $name }が盾を配置
deed-was_ready = { $name }が準備完了
deed-harvested = { $name }が{ $cell }で収穫
deed-bid = { $name }が${ $amount }で入札
deed-passed = { $name }がパス
deed-offered_barter = { $name }が物々交換を申し出
deed-made_counter_offer = { $name }が逆提案
deed-declined_barter = { $name }が物々交換を断った
deed-accepted_barter = { $name }が物々交換を受けた
deed-withdrew_offer = { $name }が申し出を取り下げ
deed-filled_trade = { $name }が取引に応じた
deed-left_trade = { $name }が取引をほかの人に任せた
deed-put_grain = { $name }が{ $cell }に穀物を配置
deed-finished_trading = { $name }が取引を終了
deed-declared_build = { $name }が{ $cell }での建設を宣言
deed-laid_shield = { $name }が{ $cell }に盾を配置
deed-finished_building = { $name }が建設を終了
deed-besieged = { $name }が{ $cities }を包囲
deed-chose_defence = { $name }が防御を選択
deed-rolled = { $name }の出目は{ $dice }
deed-took_stones = { $name }が{ $cell }から石を外した
deed-demanded_ransom = { $name }が身代金を要求
deed-paid_ransom = { $name }が身代金を支払い
deed-refused_ransom = { $name }が身代金を拒否
deed-took_noble = { $name }が貴族を捕らえた
deed-left_noble = { $name }が貴族を見逃した
deed-laid_no_siege = { $name }は包囲しなかった
deed-reported_grain = { $name }が{ $cell }で落ちた穀物を報告
deed-reported_stones = { $name }が{ $cell }で落ちた石を報告
deed-corrected = { $name }が{ $cell }を修正
deed-corrected_hand = { $name }が手元を修正
deed-corrected_price = { $name }が価格を修正
deed-went_to_trade =
    { $how ->
        [buy] { $name }が{ $goods }の購入へ
       *[sell] { $name }が{ $goods }の売却へ
    }
deed-and_before = { $newest }、およびその前の{ $count }手

chronicle-took_back = { $name }が取り消し：{ $what }
chronicle-taken_back = 取り消し：{ $what }
chronicle-done_again = やり直し
chronicle-done_again_what = やり直し：{ $what }
chronicle-more = ほか{ $count }手

undo-goes_back =
    { $turn ->
        [0] { "" }
       *[other] 第{ $turn }ターンの
    }{ $phase ->
        [set-up] 準備
        [production] 収穫
        [auction] 競り
        [commerce] 取引
        [building] 建設
        [siege] 包囲
       *[ended] 終了
    }に戻ります。
undo-takes_back_of = { $names }の手も取り消されます。
