# 小さなゲームと今夜の投票の記録：起きたことを一行ずつ。

line-jokers =
    { $count ->
        [1] ジョーカー
       *[other] ジョーカー{ $count }枚
    }
line-with_jokers = { $cards } { $jokers }
line-game_began = ゲーム開始：{ $names }
line-round = ラウンド{ $number }
line-auction = 第{ $number }回の競り
line-shuffled = カードを切りました。
line-on_offer = 出品：{ $card }
line-sealed = { $name }が入札に封をしました。
line-bid_withdrawn = { $name }が入札を取り下げました。
line-bid = { $name } { $bid }
line-bids = 入札：{ $bids }
line-fist_closed = { $name }が手を握りました。
line-all_closed = 全員が手を握りました。開いてください。
line-fist_shown = { $name }の手の中は{ $bid }個でした。
line-scores = { $name }が{ $points }点を獲得。
line-nobody_scores = 得点なし：重ならない入札がありませんでした。
line-deck_reshuffled = { $name }の捨て札が山札になります。
line-two_played = { $name }が2を出して、カードを2枚引きます。
line-seven_played = { $name }が7を出しました。{ $card }はゲームから除かれます。
line-cards_laid = { $name }がカードを{ $count }枚伏せました。
line-all_laid = 入札が出そろいました。めくってください。
line-cards_shown = { $name }のカードは{ $cards }。
line-cards_added = { $name }が{ $cards }を足しました。
line-nothing_added = { $name }は何も足しません。
line-offer_won = { $name }が{ $total }で落札。
line-offer_tied = 同点：誰も落札できません。
line-offers = { $name }が{ $card }を出品。
line-bids_card = { $name }が{ $card }で入札。
line-passes = { $name }がパス。
line-offer_taken = { $name }が落札。
line-offer_stays = 落札者なし：賞品は次の競りに持ち越します。
line-offer_out = 落札者なし：賞品はゲームから除かれます。
line-top_shown = { $name }の山の一番上は{ $card }。
line-card_placed = { $name }が{ $cell }にカードを置きました。
line-stack_moved = { $name }が{ $cell }を{ $onto }に重ねました。
line-won = ゲーム終了：{ $names }の勝ち！
line-nobody_won = ゲーム終了：勝者はいません。
line-vote_began = 投票開始：{ $games }
line-voted = { $name }が投票しました。
line-ballot_withdrawn = { $name }が投票を取り下げました。
line-all_voted = 全員が投票しました。結果を公開します。
line-taken_back = 手が取り消されました。
line-counts_again = 取り消した手が元に戻りました。
