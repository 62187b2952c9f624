# 日本語.

# The language's own name for itself, as in the list of languages.
language-name = 日本語

season-title = 季節
season-blue = 雨季
season-red = 乾季
season-blue-yields = 青の領地が実る
season-red-yields = 赤の領地が実る

turn-title = 手番
turn-moves = 手番
turn-everybody = 全員
turn-number = 第{ $number }ターン
turn-over = ゲーム終了

phase-title = ターンのフェイズ
phase-set-up = 準備
phase-production = 収穫
phase-auction = 競り
phase-commerce = 取引
phase-building = 建設
phase-siege = 包囲
phase-ended = 終了

tools-language = 言語
tools-speak = 読み上げ
tools-sound = 音
tools-details = 詳細

theme-auto = 自動
theme-light = 明るい
theme-dark = 暗い
text_size-normal = 文字：標準
text_size-large = 文字：大
text_size-larger = 文字：特大
hold-left = 左手用

connection-on = 接続中
connection-off = テーブルにつながりません。もう一度試しています

room-come_in = 入る
room-come_in_hint = 名前を入れてください。スマホがスリープしても席は残ります。
room-enter = 入る
room-in = 入室しました
room-waiting = まもなく最初のラウンドです。会場の画面を見てください。
room-waiting_next = まもなく次のラウンドです。
room-guests_in = { $count }人が入室しています。
room-are_in = 入室中
room-none = 開いている部屋はありません
room-none_hint = ホストが部屋を開くと、ここに表示されます。
room-shut = ドアは閉まっています
room-shut_hint = ホストに開けてもらうか、会場の画面で観戦してください。
room-over = ゲームは終わりました
room-over_hint = ホストが次のゲームを開くまでお待ちください。
room-soon = まもなく開始
room-round = ラウンド{ $round }/{ $rounds }
room-after = ラウンド{ $round }/{ $rounds }を公開しました
room-next_round = このラウンドは先に始まっていました。次から参加できます。
room-left = 残り{ $time }
room-next_in = 次のラウンドまで{ $time }
room-number = あなたの数（1以上）
room-do_seal = 封をする
room-whole_number = 1以上の整数を選んでください。
room-yours = 封をしたあなたの数
room-sealed_hint = 封がされています。公開までは変更できます。
room-change = 別の数にする
room-sealed = { $players }人中{ $sealed }人が封をしました。
room-of_sealed = /{ $players }人が封をしました
room-seal = あなたの封
room-seal_is = 全員に見えるもの：
room-seal_of = 次のSHA-256です：
room-fits = このスマホで確かめました。合っています。
room-wrong_seal = 封があなたの数と合いません。ホストに伝えてください。
room-openings = このラウンドの封をすべて見る
room-result = 公開
room-won = { $name }さん（#{ $number }）がこのラウンドを取りました。
room-nobody = 一人だけが選んだ数はありません。このラウンドの勝者はいません。
room-no_round = 公開されたラウンドはありません。
room-bids = { $count }個の数が封をされました。
room-no_number = このラウンドでは封をしませんでした。
room-you_won = { $number }で勝ち！ほかの誰も選ばなかった一番小さい数です。
room-same = { $number }：ほかに{ $count }人が選びました。
room-not_lowest = { $number }を選んだのはあなただけですが、もっと小さい数も一人だけでした。
room-too_high = { $number }は、勝った数より大きい数でした。
room-standings = 順位
room-nobody_yet = まだ誰もラウンドを取っていません。
room-won_rounds = { $count }ラウンド
room-points = { $count }点
room-place = あなたの順位：{ $guests }人中{ $place }位
room-no_place = 取ったラウンドなし：{ $guests }人中{ $place }位（同順）
room-winner = { $names }の勝ちです。
room-winners = { $names }がそろって勝ちです。
room-no_winner = 誰もラウンドを取らず、勝者はいません。
room-rules = 遊び方
room-rules_1 = 全員が1以上の整数を一つ選んで封をします。
room-rules_2 = ほかの誰も選ばなかった一番小さい数がラウンドを取ります。
room-rules_3 = 公開までは自分の数を変えられます。それまで誰にも見えず、公開後は何も変わっていないことを誰でも確かめられます。
room-way = スマホで参加
room-histogram = 数ごとの封の数：全部で{ $bids }、同じ数は最大{ $most }。
room-host_login = 部屋を操作できるのはホストだけです
room-host_login_hint = テーブルのホストページで先にPINを入れるか、テーブルの画面を使ってください。
room-host_page = テーブルのホストページ
room-steer = ゲーム
room-door = ドア
room-door_open = 誰でも入れます
room-door_open_hint = 画面のコードから誰でも入れます。
room-door_shut_hint = すでにいる人だけで続けます。
room-guests = 入室者
room-find = 名前か番号
room-remove = 外す
room-sure = 本当に？ もう一度タップ
room-nobody_found = その名前の人はいません。
room-screen = 会場用の画面
room-phone = この画面で遊ぶ
room-controls = 部屋を操作
room-end = ゲームを終える
room-begin = ラウンド{ $round }を始める
room-reveal = 今すぐ公開
room-prolong = { $seconds }秒延長
room-open = 部屋を開く
room-option_title = タイトル
room-option_rounds = ラウンド数
room-option_round_s = ラウンドの時間
room-option_pause_s = 公開後の間
room-option_winner = 勝者の決め方
room-by_rounds = 取ったラウンドの数
room-by_points = 点数：取ったラウンドの数がそのまま点
room-by_host = ホストの合図で
room-seconds = { $seconds }秒
room-hall = 会場みんなのゲーム
room-hall_hint = オープンルームでバンベリー・マートン・ストリート。スマホは何台でも。テーブルのゲームはそのまま続きます。
room-start = 会場用の部屋を開く
room-stop = 部屋を閉じる
room-starting = 部屋を開いています…

lands-title = 領地

tile-red = 赤
tile-blue = 青
tile-place = { $cell }、{ $side }
tile-city = 都市：石{ $stones }、幅{ $width }、穀物{ $grain }
tile-noble = 貴族は在宅
tile-noble_gone = 貴族は捕虜
tile-differs = テーブルとゲームが違います：{ $what }
tile-shield = 盾{ $value }

marker-chair = 椅子
marker-dome = ドーム
marker-head = 頭
marker-square = 四角
marker-dragon = 竜

city-stones = 石
city-width = 幅
city-grain = 穀物
city-game = ゲーム
city-camera = カメラ
city-crop = カメラが見た{ $city }の都市
city-no_crop = まだ画像がありません
city-off_camera = カメラの外
city-counting = { $declared }個中{ $placed }個

reading-seen = カメラでは{ $value }
reading-agrees = カメラでは{ $value }、ゲームと同じ
reading-differs = カメラでは{ $value }、ゲームでは{ $game }
reading-unsure = カメラではおそらく{ $best }（{ $low }〜{ $high }）：{ $why }
reading-hidden = カメラから見えません：{ $why }
reading-none = カメラは読んでいません
reading-yes = はい
reading-no = いいえ

market-title = 市場
market-grain = 穀物
market-shields = 盾
market-elephants = 象
market-price = { $goods }：価格{ $price }
market-left = 残り

bank-overdrawn = 銀行の支払いが、印刷された紙幣を${ $amount }超えています

cash-notes = 紙幣で：{ $notes }
cash-change = ${ $handed }を出すと、おつりは${ $back }（{ $notes }）

market-reading = カメラ：

stage-waiting = テーブルを準備しています
stage-order = 手番順
stage-set-up = 領地を並べ、貴族を置き、各自石を9個積みます。
stage-production = 季節の都市は、穀物1個と城壁の幅の分だけ実ります。
stage-commerce = 物々交換は誰とでも、市場とは種類ごとに1回。
stage-building = 穀物1個で石2個。手元は慎重に。
stage-siege = 象が城壁と盾に挑みます。

auction-nobody = まだ入札なし
auction-leads = 入札：
auction-passed = パス
auction-bids = 入札番
auction-in = 参加中

trade-buy = { $goods }を${ $cost }で買います。売る人は？
trade-sell = { $goods }を${ $cost }で売ります。買う人は？

siege-attacker = 攻撃
siege-defender = 防御
siege-dice = ダイス{ $dice }、合計{ $total }
siege-wanted = あと{ $count }個振る
siege-sum-attacker = 攻撃側
siege-sum-defender = 防御側
siege-sum-stones = 城壁の石
siege-sum-x = 差
siege-sum-words = 一方の合計から、もう一方の合計と城壁の石を引いた数だけ石が外れます。
siege-falls = 城壁から石が{ $count }個外れます
siege-holds = 城壁は持ちこたえ、象を1頭失います

dice-title = ダイス
dice-well = ダイス{ $number }：{ $state } { $face }
dice-rolls = 出目
dice-roll = { $name } { $face }
dice-spoken = { $face }

well-empty = なし
well-moving = 回転中
well-settled = 停止
well-cocked = 傾いている
well-unreadable = 読めません

camera-title = カメラ
camera-overlay = 見えているもの
camera-nothing = まだ画像がありません
camera-frame = { $time }
camera-picture = { $time }のテーブル
camera-picture_overlay = { $time }のテーブルと、カメラが見たもの
camera-loose = 散らばった石

devices-title = 機器

device-camera = カメラ
device-arduino = ダイスボード
device-on = オン
device-off = オフ
device-recording = 記録から
device-fault = 故障
device-virtual = 仮想
device-camera-off = 人が数えます。
device-arduino-off = 出目をタップします。
device-camera-fault = 動いていません。城壁と穀物は人が数えます。理由はホストページにあります。
device-arduino-fault = 動いていません。出目はスマホでタップします。理由はホストページにあります。

score-title = 得点
score-player = プレイヤー
score-nobles_home = 在宅の貴族
score-some-nobles_home = 在宅の貴族{ $count }人
score-some-captured = 捕虜{ $count }人
score-some-great_walls = 大城壁{ $count }
score-captured = 捕虜
score-great_walls = 大城壁
score-sum = 点
score-points = 点
score-wins = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝利を分け合います
}
score-winner = 勝者

log-title = 年代記

questions-title = みなさんに質問です
questions-another = 別の数
questions-erase = 1文字消す
questions-host = ホスト
questions-before = { $seconds }秒前
questions-after = { $seconds }秒後
questions-picture = テーブル、{ $when }
questions-accident = 前後の数秒
questions-send = この数で答える
questions-crop = カメラで見た、その場所

playback-play = 再生
playback-pause = 一時停止
playback-restart = 最初から
playback-speed = { $factor }倍速
playback-speeds = 速さ
playback-progress = ゲーム会の進み具合

evening-recording = 記録されたゲーム会
evening-live = ライブ
evening-finished = 記録はここまでです
evening-notes = このゲーム会について

moment-collapse = 崩れた！
moment-close = 続ける
moment-auction = { $name }さんが先手です
moment-auction_paid = 銀行に${ $paid }を払いました
moment-auction_free = 入札なし
moment-siege = { $name }さんが{ $other }さんを包囲
moment-odds = 城壁が崩れる見込みは{ $least }、盾をすべて使えば{ $most }。
moment-odds_bare = 城壁が崩れる見込みは{ $least }。
moment-siege_cities = { $count ->
    [1] 象が城壁の前に迫っています
   *[other] 象が{ $count }つの城壁の前に迫っています
}
moment-holds = { $city }は持ちこたえた！
moment-breach = { $city }への攻撃
moment-noble = { $name }さんが貴族を捕らえました
moment-noble_from = { $name }さんから。最後に2点になります
moment-noble_worth = 最後に2点になります
moment-great_wall = { $name }さんの大城壁
moment-great_wall_worth = 立っている間は1点になります
moment-wall_of_evening = 一番高い城壁は{ $name }さんの{ $count }個
moment-won_with = { $count }点で勝ちました
call-bid = { $name }さん、{ $count }
call-dice = { $attacker }対{ $defender }
call-points = { $name }さん、{ $count }点

city-picture = 画像
city-city = 都市
city-caption = { $name }の都市：上がゲームの数、下がカメラの数

stage-recording_ended = 記録終了時の得点
stage-to_harvest = 収穫待ち

trade-barter = { $give }と{ $take }の交換を申し出

act-unreached = テーブルが応答しません。このスマホはテーブルと同じネットワークにいますか？
act-moved_on = その間に変化がありました。もう一度見てから決めてください。

stepper-fewer = { $what }：{ $step }減らす
stepper-more = { $what }：{ $step }増やす

wall-seen_number = { $number }（カメラの数）

act-back = 戻る

now-yours = あなたの番：{ $what }

seat-page = あなたの席

when-before = 最初のターンの前

season-blue-short = 雨季
season-red-short = 乾季

tabs-title = このページの区分
tabs-now = いま
tabs-market = 市場
tabs-more = その他

hand-title = あなたの手元
hand-shut = ついたての裏
hand-open = 手元を見る
hand-hide = 手元を隠す
hand-money = { $count }ドル
hand-elephants = 象{ $count }頭
hand-shields = 盾：{ $shields }
hand-stones = 手元の石{ $count }個

goods-money = お金
goods-shield = 盾{ $value }
goods-elephants = 象{ $count }頭
goods-grain = 穀物{ $count }
goods-shields = { $count ->
    [one] 盾{ $value }
   *[other] 盾{ $value }×{ $count }
}

lobby-title = ようこそ、{ $name }さん
lobby-alone = Rajaは2〜5人用です。ほかの人の入り方はテーブルの画面にあります。
lobby-waits = 全員が座ったら、ホストがゲームを始めます。
lobby-empty = 空き
lobby-marker_dealt = コマは配られます
lobby-change = 席・名前・コマを変える
lobby-host = ホストとして始める

lay-title = 領地を並べてください
lay-seen = カメラで見たあなたのタイル{ $tiles }枚です。違うところをタップ：赤、青、なし。
lay-hint = タイル{ $tiles }枚の場所をタップ：1回で赤、もう1回で青、さらに1回で取り消し。うち4枚は正方形に。
lay-cash = 銀行から${ $cash }を取ってください：{ $notes }。
lay-cell = { $cell }：{ $side }
lay-bare = タイルなし
lay-of = /タイル{ $tiles }枚
lay-too_few = まだ足りません
lay-too_many = タイルが多すぎます
lay-no_square = 4枚を正方形にしてください
lay-apart = すべて辺でつなげてください
lay-good = 領地ができました
lay-send = これが私の領地です
lay-again = 並べ直す

nobles-title = 貴族を置いてください
nobles-seen = カメラで見た貴族の場所です。違うところをタップしてください。
nobles-hint = 別々のタイル3枚に置きます。そこが都市になります。青の都市は雨季、赤の都市は乾季に実ります。
nobles-of = /貴族{ $count }人
nobles-here = あなたの貴族
nobles-left = 残りの貴族{ $count }人
nobles-send = ここに置きました

walls-title = 最初の城壁
walls-which = すること
walls-hint = あと石{ $count }個を都市に分けます。積んでから、立っている数を入れてください。
walls-choose = 先に都市をタップしてください。
walls-put = { $city }の石
walls-send = 石{ $count }個が立っている

wall-standing = 石はいくつ立っていますか？
wall-width = 一番広い段の石の数
wall-wider = もっと広い段
wall-no_width = 一番広い段の幅を入れてください。
wall-fallen = 石が{ $count }個落ちた

shields-title = 盾
shields-hint = 貴族のいないタイルに置くか、手元に残します。盾は、そのタイルと辺で接する都市を守ります。
shields-in_hand = 手元の盾
shields-left = 手元に{ $count }
shields-send = 盾を{ $count }枚置く
shields-first = 選んだ盾を先に置くか、もう一度タップしてください。

ready-title = 準備完了
ready-hint = 石9個をすべて分けました。
ready-keep = 準備完了（残りは手元に）
ready-send = 準備できました

harvest-title = 都市で収穫してください
harvest-hint = 順番に1都市ずつ。それぞれ穀物1個と、城壁の一番広い段の石1個につき1個。
harvest-city = { $city }：穀物{ $grain }
harvest-width = 幅{ $width } → { $grain }
harvest-bare = 城壁なし → 1
harvest-short = 幅{ $width } → { $due }、ただし山の残りは{ $left }
harvest-seen = カメラでは{ $city }に穀物{ $units }個。
harvest-fallen = 積む途中で落ちた
harvest-send = { $city }に穀物{ $grain }個
harvest-back = { $count }個を山に戻す
harvest-left = { $city }（幅{ $width }）

bid-title = 先手への入札
bid-yours = あなたの入札
bid-bounds = ${ $lowest }〜${ $highest }
bid-beyond = 所持金${ $cash }では、これ以上入札できません。
bid-must_open = あなたから始めます。$0以上で入札してください。
bid-dear = ここからの入札は、所持金の10分の1を超えます。
bid-pass = パス
bid-send = ${ $amount }で入札

clock-left = { $count }秒

grain-title = 穀物{ $count }個を柱に置いてください
grain-hint = 自分の都市に置きます。全部置くとゲームが進みます。
grain-which = どの都市に？
grain-choose = 都市を選んでください。
grain-units = この柱に置く数
grain-send = { $city }に穀物{ $units }個
grain-has = 現在{ $units }
grain-column = { $city }から
grain-from = { $columns }の穀物
grain-from_column = { $city }：{ $units }
grain-fullest = 一番高い柱から
grain-sum = 穀物{ $needed }個中{ $sum }個を選択

commerce-title = 自由に取引してください
commerce-hint = 所持金${ $cash }。物々交換は自由、市場とは種類ごとに1回。
commerce-done = 取引を終える

market-price_stock = 1個${ $price } · 残り{ $stock }
market-buy = 買う
market-sell = 売る
market-traded = このターンは取引済み
market-no_city = 置く都市がありません
market-closed = 取引するものがありません

trade-title_buy = 買う：{ $goods }
trade-title_sell = 売る：{ $goods }
trade-price = 1個${ $price }
trade-stock = 市場に{ $count }個
trade-most = 最大{ $count }個
trade-each = 1個${ $price }
trade-nothing = 取引するものを選んでください。
trade-others_first = まず、この価格で応じるかほかの人に聞きます。市場が応じた場合、価格が1動きます。
trade-send_buy = ${ $cost }で買う
trade-send_sell = ${ $cost }で売る

fill-title = { $name }さんの取引に応じますか？
fill-hint = 時計回りで最初に応じた人が取引します。市場の価格は変わりません。
fill-cannot = 必要なものを持っていません。
fill-no = 応じない
fill-yes = 応じる

barter-title = 物々交換
barter-hint = 持っているものを誰にでも申し出られます
barter-counter_title = あなたの逆提案
barter-to = 誰に？
barter-everybody = 全員
barter-you_give = 渡すもの
barter-you_get = もらうもの
barter-no_city = 都市がないと穀物を置く場所がありません。
barter-nothing = 渡すものと、もらうものを選んでください。
barter-send = 申し出る
barter-send_counter = 逆提案する
barter-yours = あなたの申し出
barter-answer = あなたへの申し出
barter-to_all = 全員に聞いています。
barter-to_one = { $name }さんに聞いています。
barter-waits = まだ返事がありません。
barter-countered = あなたの逆提案
barter-counter_waits = { $name }さんに届きました。返事待ちです。
barter-offers = 申し出：
barter-cannot = 求められたものを持っていません。
barter-accept = 受ける
barter-decline = 断る
barter-counter = 逆提案
barter-withdraw = 申し出を取り下げる

build-title = 建設
build-hint = 都市をタップし、石の数を決め、穀物を払ってから積みます。
build-which = どの都市？
build-stones = { $city }の石
build-then = いま{ $stood }、積むと{ $total }
build-cost = 穀物{ $grain }個
build-send = 石{ $stones }個を宣言
build-done = 建設を終える
build-no_grain = 穀物か石がありません。建設できません。
build-up = { $city }に積んでください
build-stood = 元は{ $stood }個、宣言は{ $declared }個。1個ずつ積んでください。
build-stands = 石{ $standing }個が立っている
build-collapsed = 崩れた：{ $standing }個が立っている
build-fallen_hint = 落ちた石と残りの石{ $count }個は手元に戻ります。

deploy-title = 盾を置く
deploy-short = 手元から自分のタイルへ
deploy-hint = 貴族のいない自分のタイルに置きます。隣の都市を守ります。
deploy-choose = タイルをタップしてください。
deploy-send = 盾{ $value }を{ $cell }に

siege-your_turn = 包囲しますか？
siege-nothing = 象の届くところに都市がありません。
siege-hint = 象は{ $count }頭。攻める都市の隣のタイルにコマを置いてください。
siege-whom = 誰の領地？
siege-marker = コマの場所
siege-elephants = 象（残り{ $left }/{ $count }頭）
siege-target = { $city }へ
siege-target_wall = 石{ $stones }個 · 最大{ $most }頭
siege-declare = 象{ $count }頭で攻撃
siege-lay = 攻める
siege-no_marker = まずコマを置いてください。
siege-no_elephants = 象を1頭以上送ってください。
siege-pass = 包囲しない
siege-besieges = 包囲先：
siege-battle = { $city }、象{ $count }頭

assign-title = 包囲されました
assign-hint = どの盾で守りますか？ 守りに使った盾は捨てられます。
assign-none = 攻められた都市の隣に盾がありません。
assign-attacked = { $city }、石{ $stones }個
assign-elephants = 象{ $count }頭
assign-shield = 盾{ $value }（{ $cell }）
assign-stays = 使わない
assign-defends = { $city }を守る
assign-dice = ダイス{ $count }個
assign-send = ダイス{ $count }個で守る
assign-send_none = 盾なしで守る

roll-title = ダイスを{ $count }個振ってください
roll-hint = 振って、出目をタップしてください。数回に分けても構いません。
roll-hint_wells = ダイスタワーに入れると、ダイスボードが自動で読みます。ここでタップもできます。
roll-tray = あなたの出目
roll-take_back = { $face }（タップで取り消し）
roll-faces = 出た目
roll-face = { $face }の目
roll-none = 出た目をタップしてください。
roll-left = あと{ $count }個振ってください
roll-send = ダイス{ $count }個で決定

removal-title = { $city }から石を{ $count }個外してください
removal-send = 石{ $count }個が残った
removal-fallen = さらに{ $count }個落ちました。外した数には入りません。

spoils-title = { $city }の城壁がなくなりました
spoils-hint = { $name }さんの貴族はあなたの手の中です。
spoils-which = どうしますか？
spoils-take = 貴族を捕らえる
spoils-take_hint = 終了時に2点
spoils-ransom = 身代金を要求する
spoils-ransom_hint = { $name }さんが払わなければ、貴族はあなたのもの
spoils-leave = 見逃す
spoils-leave_hint = 貴族はその場に残ります
spoils-nothing = 欲しいものを決めてください。

pay-title = { $city }の身代金を{ $name }さんに払いますか？
pay-hint = 払えば、貴族は{ $city }に残ります。
pay-cannot = 求められたものを持っていません。
pay-refuse = 断る：貴族を渡す
pay-send = 払う

plan-title = 先に計画する
plan-hint = この端末だけが知っています。手番が来たらワンタップで実行できます。
plan-trade = 取引を計画する
plan-build = 城壁を計画する
plan-keep = この計画を覚えておく
plan-forget = やめる
plan-as_planned = 計画どおり
plan-buys = { $goods }を買う
plan-sells = { $goods }を売る
plan-builds = { $city }に石{ $count }個で建てる
plan-gone = 計画が成り立たなくなりました：{ $what }

waiting-for = { $name }さんを待っています
waiting-before = { $count ->
    [1] 次はあなたの番です。
   *[other] あなたの番は{ $count }人目です。
}
waiting-many = ほかの人を待っています
waiting-at_stake = あなたの城壁が包囲されています：{ $cities }。崩れた石はあなたがマットから取ります。
waiting-what_ransom = 身代金は支払われるか？
waiting-what_spoils = 勝って何を得るか：貴族、身代金、それとも何もなし？
waiting-what_removal = 崩れた石を取り除いています。
waiting-what_dice = ダイスで決まります。
waiting-what_shields = どの盾が都市を守るか？
waiting-what_siege = 都市は包囲されるか？
waiting-what_building = 建てるか、どこに建てるか？
waiting-what_commerce = だれかとの物々交換、または市場での取引。
waiting-ready = 準備完了
waiting-lays_lands = 領地を並べています
waiting-places_nobles = 貴族を置いています
waiting-lays_shields = 盾を置いています
waiting-stones_left = 石があと{ $count }個
waiting-builds = 石{ $count }個で建設中

questions-for_you = カメラから質問

pause-title = 一時停止中
pause-by = { $name }さんが一時停止
pause-by_host = ホストが一時停止
pause-who = どのホストでもゲームを再開できます。
pause-you = あなたはホストです。ゲームを再開できます。

notice-take_back = 取り消す
notice-close = 閉じる

awake-keep = スリープしない
awake-on = 画面は点いたままです。
awake-cannot = このブラウザーは画面を消してしまいます。ときどきページをタップしてください。

push-ask = 自分の番になったら知らせる
push-how = 通知は暗号化されてブラウザーの開発元のサーバーを通り、あなたの番だということだけを伝えます。その夜が終われば止まります。
push-on = 画面が暗くても、このスマホがあなたの番を知らせます。
push-denied = このスマホはこのページの通知を許可していません。設定で許可して、もう一度押してください。
push-cannot = このブラウザーでは用意できませんでした。ときどき画面を見るか、あとでもう一度試してください。
push-turn = あなたの番です。

app-keep = アプリとして残す
app-share = アプリのように残すには、「共有」をタップし、「ホーム画面に追加」を選んでください。
app-menu = アプリのように残すには、ブラウザーのメニューからホーム画面に追加してください。
app-secure = アプリにすると全画面で開きます。スマホではテーブルの安全なページでできます。
app-plain = スマホがページをアプリとして残せるのはHTTPSのときだけです。テーブルを始めた人がraja playに--httpsを付けると使えます。

more-phone = このスマホ
more-pages = ほかのページ

undo-title = 取り消し
undo-undo = 取り消す
undo-what = 取り消す：{ $what }
undo-redo = やり直す
undo-again = やり直す：{ $what }
undo-yes = はい、取り消す
undo-no = いいえ
undo-host_only = このテーブルでは、取り消せるのはホストです。
undo-nothing = 取り消せるものがありません。

leave-leave = この席を離れる
leave-sure = 席はゲームに残り、次に座った人があなたの駒で続けます。
leave-yes = はい、離れる

mend-title = 直す
mend-short = 石が落ちた、穀物がこぼれた、数が違う
mend-where = どのタイル？
mend-choose = 該当するタイルをタップしてください。
mend-whose = 誰の？
mend-lands_of = { $name }の領地
mend-hand_of = { $name }の手元
mend-price_of = 価格：{ $goods }
mend-what = { $cell }の何を直しますか？
mend-wall_fell = 石が落ちた
mend-grain_fell = 穀物が落ちた
mend-wall = 城壁が違う
mend-grain = 穀物が違う
mend-shields = 盾が違う
mend-side = タイルの面が逆
mend-noble = 貴族の場所が違う
mend-stood = 元は{ $stood }個。いま立っているのは？
mend-all_stand = いま立っている数を入れてください。
mend-units_fell = 落ちた数
mend-units_now = 柱の数
mend-same = ゲームの記録と同じです。
mend-turn_over = { $from }から{ $to }へ。
mend-noble_with = 貴族のいるところ
mend-at_home = 在宅
mend-why = 理由は？
mend-miscounted = 数え間違い
mend-misread = 読み間違い
mend-moved = うっかり動かした
mend-send = 直す
mend-nothing = いま直すものはありません。
mend-hand_unseen = この手元はあなたには見えません。実際の中身を全部入れてください。

join-title = テーブルに座ってください
join-hint = 席を選んでください。マットに同じ印があります。
join-hint_playing = 「{ $title }」のゲーム中です。あなたの席は？
join-free = 空き
join-left = スマホなし
join-taken = 使用中
join-mine = あなた
join-virtual = 仮想プレイヤー
join-name = あなたの名前
join-marker = コマ
join-marker_dealt = 選ばなければ、こちらで配ります。
join-marker_chosen = ほかの人を包囲するとき、相手の領地に置くコマです。
join-sit = 座る
join-keep = このままにする
join-take_over = { $name }として続ける
join-taken_hint = ここは{ $name }さんの席です。別のスマホに替えたあなたの席ですか？ ホストに聞いてください。
join-ask = この席をホストに頼む
join-asked = { $name }さんの席をホストに頼みました。このページは自動で進みます。
join-refused = ホストは認めませんでした。

colour-green = 緑
colour-purple = 紫
colour-orange = オレンジ
colour-black = 黒
colour-white = 白
colour-blue = 青
colour-brown = 茶
colour-red = 赤
colour-teal = 青緑
colour-pink = ピンク
colour-grey = 灰
colour-yellow = 黄

door-title = どこへ？
door-home = 最初のページ
door-line = 木の城壁と、象と、数えてくれるカメラ。
door-play = 遊ぶ
door-back = { $name }の席に戻る
door-play_hint = このスマホで席に着く
door-seat = あなたの席
door-table = テーブルの画面
door-table_hint = テレビ用：すべてを、みんなに
door-recorded = 記録されたゲーム会
door-recorded_hint = カメラが見たAshaとBo
door-host = ホスト
door-host_hint = 席、設定、取り消し、修正
door-virtual = 仮想テーブル
door-virtual_hint = 機器なしで、積む・突く・振る
door-help_hint = ターンの流れと、コンパニオンの役割
door-look_back = 振り返る
door-watch = 見るだけ
door-empty = テーブルの準備ができました。まだ誰もいません。
door-gathering = テーブルにいる人：{ $names }
door-playing = { $title }、{ $when }：{ $names }
door-ended = { $title }は終了：{ $names }

help-title = ルールとヘルプ

host-login = PINを入れてください
host-login_hint = PINはテーブルの画面にあります。ホストがこのスマホ用のコードを見せることもできます。
host-pin = PIN
host-enter = ホストになる
host-seats = 席
host-asks = { $name }さんが{ $seat }さんの席を希望しています。
host-refuse = 断る
host-hand_over = 席を渡す
host-there = います
host-away = スマホがスリープ中か不在
host-nobody = スマホなし
host-virtual_sensible = 仮想（堅実）
host-virtual_random = 仮想（ランダム）
host-free = 席を空ける
host-free_title = { $name }さんの席を空けますか？
host-free_open = { $name }さんは席を離れ、誰でも座れるようになります。
host-free_playing = { $name }さんのスマホでは遊べなくなります。領地・手元・名前は席に残り、次に座った人が続けます。誰も座っていない間は戻せます。
host-free_yes = はい、空ける
host-free_no = いいえ
host-give_back = { $name }に席を戻す
host-let_sensible = 仮想プレイヤー
host-let_random = ランダムプレイヤー
host-let_none = 仮想プレイヤーなし
host-game = このゲーム
host-rulebook = ルールブック

rulebook-standard = 標準
rulebook-standard-hint = このコンパニオンの裁定
rulebook-as-printed = 印刷どおり
rulebook-as-printed-hint = 印刷された文章どおり
rulebook-mixed = 混合
rulebook-one_by_one = 裁定を一つずつ

ruling-as_printed = { $row }：印刷どおり
ruling-final_pass = パスしたら終わり
ruling-final_pass-on = パスした人は、この競りから抜けます。
ruling-final_pass-off = 印刷どおり：パスした人も、値が上がる間は戻れます。
ruling-bare_city_attackable = 城壁のない都市も攻撃できる
ruling-bare_city_attackable-on = 貴族がいて城壁のない都市は、象1頭で攻撃できます。
ruling-bare_city_attackable-off = 印刷どおり：幅0の城壁には象を送れないので、城壁のない都市は安全です。
ruling-attacker_minus_defender = 攻撃側 − 防御側
ruling-attacker_minus_defender-on = x = 攻撃側の合計 − 防御側の合計 − 城壁の石。
ruling-attacker_minus_defender-off = 印刷どおり：x = 防御側の合計 − 攻撃側の合計 − 城壁の石。

host-options = テーブルの取り決め

option-open_hands = 手元を公開
option-open_hands-hint = お金・盾・象が全員に見えます
option-hints = ヒント
option-hints-hint = 包囲の前に正確な確率を表示
option-companion_dice = コンパニオンのダイス
option-companion_dice-hint = 頼まれたら代わりに振ります
option-undo = 全員が取り消せる
option-undo-hint = オフならホストだけ

host-oldest = 最年長のプレイヤーから始めます
host-start = ゲームを始める
host-too_few = 2人以上必要です
host-too_many = Rajaは5人まで。下から別のゲームを選んでください
host-with = 参加：{ $names }
host-pause = 一時停止
host-go_on = 続ける
host-clock = 競りの制限時間
host-clock_seconds = 1回の秒数
host-no_clock = なし
host-seconds = { $count }秒
host-right = 直す
host-correct = 何でも直す
host-frame = 最新の画像（番号{ $number }）と、見えているもの
host-phones = スマホとホスト
host-overlay = 配信用オーバーレイ
host-code = { $address }のコード
host-pin_hint = このPINを入れた人もホストになります。

hosts-title = ホスト
hosts-none = この画面だけです。
hosts-this_phone = このスマホ
hosts-a_phone = 席のないスマホ
hosts-since = { $time }からホスト
hosts-stop = ホストをやめる
hosts-revoke = ホストから外す
hosts-revoke_title = { $name }をホストから外しますか？
hosts-revoke_hint = 席とこれまでの手はそのままです。知られているPINが使えないよう、新しいPINを作ります。
hosts-revoke_yes = はい、外す
hosts-code = スマホをホストにする
hosts-new_pin = 新しいPINを作る
hosts-code_hint = 1台だけ、2分間有効。読み取るか、PINの代わりに入力してください。

host-secure = 安全な接続：
host-secure_hint = このページなら、スマホはスリープせず、アプリとして残せます。証明書はこのテーブルが作ったもので、スマホごとに一度確認が出ます。念のため、フィンガープリントを見比べてください。
host-fingerprint = フィンガープリント（SHA-256）

awake-secure = テーブルの安全なページなら使えます

host-pin_elsewhere = ほかのホスト用のPINは、テーブルの画面にあります。

recorded-now = 記録中

consent-title = このテーブルは記録しています
consent-hint = 残るもの：手、名前、カメラがあればテーブルの画像。参加しない場合：名前は残さず、画像は動きのないマットだけ。
consent-yes = 名前と手を記録してよい
consent-no = 記録しない
consent-first = 名前と手を記録してよいか、先に選んでください。

recording-title = 記録
recording-record = ゲーム会を記録する
recording-on = テーブルのすべてを残します。読めるのはあなただけです。
recording-off = 何も残しません。
recording-into = { $file }に、いま{ $size } MB。
recording-waits = ゲームと一緒に始まります。
recording-none = 記録していません。

host-games = 保存したゲーム

games-new = 新しいゲーム
games-open = 開く
games-present = プレイ中
games-export = 書き出す
games-import = ゲームを読み込む
games-no_file = ゲームのファイルではありません。
games-sure = このゲームを離れますか？
games-stage_open = 開始前
games-stage_playing = 途中
games-stage_ended = 終了

help-aim = 王が世継ぎなく亡くなりました。一族を守り、敵の貴族を捕らえ、領地を固めましょう。ターンの終わりに誰かが10点（2人なら8点）以上ならゲーム終了、得点の多い人の勝ちです。
help-set-up = タイル7枚を、4枚は正方形に、どれも辺で接するように並べます。面は自由です。貴族3人を別々のタイルに置くと、そこが都市です。石9個を城壁に積み、盾2枚は貴族のいないタイルに置くか、手元に残します。
help-set-up-companion = 並べたとおりに領地をタップします。全員同時です。
help-production = 雨季は青の都市、乾季は赤の都市が実ります。穀物1個と、城壁の一番広い段の石1個につき1個。スタートプレイヤーから順に1都市ずつ。穀物は1本の柱に積み、落ちた分は山に戻します。
help-production-companion = 各都市の収穫とその理由は、あなたのページにあります。
help-auction = 先手を決める競りです。ドル単位で入札し、払うのは勝った人だけ。取引・建設・包囲は、勝った人から時計回りに進みます。
help-auction-companion = 制限時間が切れると、代わりにパスします。
help-commerce = お金・象・穀物・手元の盾は、誰とでも物々交換できます。市場とは種類ごとに1回。ほかの人が市場の価格で応じることもでき、誰も応じなければ市場が応じて、価格が1動きます。
help-commerce-companion = 申し出は、相手のスマホに届きます。
help-building = 穀物1個で石2個。どの城壁に何個積むかを先に宣言して、積みます。崩れたら、落ちた石と残りの石は手元に戻り、立っている分が城壁です。盾は貴族のいないタイルに置きます。
help-building-companion = カメラも一緒に数えます。確かなものは自動で入り、タップ一つで取り消せます。
help-siege = 貴族もコマもない相手のタイルにコマを置き、隣の都市に、城壁の幅以下の象を送ります。都市の隣の盾は守りに使えます。攻撃側は象1頭につき2個、防御側は盾1点につき1個のダイスを振ります。攻撃の合計から、防御の合計と城壁の石を引いた数だけ石が外れます。石がなくなれば城壁は崩壊。貴族を捕らえるか、身代金を要求します。
help-siege-companion = 差が残らなければ石は外れず、象を1頭失います。残れば、防御側の6の目1個につき1頭失います。
help-ended = 在宅の自分の貴族は1点、捕らえた貴族は2点、石15個以上の城壁は1点。同点ならお金の多い人の勝ち。
help-ended-companion = 「振り返る」で、ゲームのどの場面ももう一度見られます。
help-wrong-title = 困ったときは
help-wrong = 石が落ちた、穀物がこぼれた、数が違う：「領地」や「その他」の「直す」へ。カメラより、人の言葉が優先です。
help-wrong-companion = ホストは何でも取り消し、直し、一時停止でき、席を別のスマホに渡せます。カメラやダイスボードがなくても、全部タップで遊べます。

odds-destroyed = 城壁が崩壊する確率
odds-if_all = 盾のダイス{ $count }個に対して：
odds-with = 盾のダイス{ $count }個で：
odds-lost = 平均で石{ $stones }個、象{ $elephants }頭を失います

siege-destroyed = 城壁は崩壊しました

bench-notice = ここにあるものは本物ではありません。マット・カメラ・ダイスボードの代わりです。
bench-picture = 仮想カメラが見ているもの
bench-look = カメラの向き
bench-market = 市場
bench-image = 仮想テーブル：{ $where }
bench-hands = 手
bench-plan = 席{ $seat }のマット
bench-cell = マス{ $cell }
bench-cell-bare = { $cell }、タイルなし
bench-cell-tile = { $cell }、{ $side }のタイル
bench-cell-city = { $cell }、都市：石{ $stones }、幅{ $width }、穀物{ $grain }
bench-tile = タイル
bench-no_tile = タイルなし
bench-wall = 城壁
bench-stack = 石を1個
bench-stack_up = 上に1個
bench-take = 1個取る
bench-build = 石を{ $count }個積む
bench-knock = 突く
bench-gather = 落ちた石を集める
bench-stones = 積む石
bench-width = 積む幅
bench-grain = 穀物の柱
bench-pieces = 駒
bench-noble = 貴族
bench-shield = 盾{ $value }を置く
bench-no_shields = 盾を外す
bench-hand = 画像に手を入れる
bench-dice = ダイス、テーブル、機器
bench-no_board = このテーブルに仮想ダイスボードはありません。
bench-throw = ダイスを振る
bench-throw_count = ダイスを{ $count }個振る
bench-lift = ダイス{ $well }を取り出す
bench-face = 出目を決めて1個振る
bench-throw_face = { $face }を出す
bench-table = テーブル
bench-lay_out = ゲームのとおりに並べる
bench-bump = テーブルにぶつかる
bench-lean = テーブルを傾ける
bench-level = 水平に戻す
bench-camera = カメラを接続
bench-frozen = カメラが停止
bench-board = ダイスボードを接続

lobby-others = ほかの人は{ $address }から

removal-count = { $take }個中{ $off }個を外しました

invitation-title = スマホで参加
invitation-scan = スマホのカメラをここに向けるか、入力してください
invitation-or = または{ $address }
invitation-pin = ほかのホスト用PIN

back-title = 振り返り
back-nothing = まだ何も起きていません。ゲームが始まったら、また来てください。

course-title = ゲーム会の流れ

back-points = 得点
back-prices = 価格
back-chosen = ゲームの場面
back-step_before = 一つ前の場面
back-step_after = 一つ後の場面
back-turn_before = 前のターンへ
back-turn_after = 次のターンへ

replay-gathering = 記録を調べています。
replay-gathered = 記録を調べています：{ $percent }%
replay-marks = 次へ
replay-keys = キー
replay-time = ゲーム会の時刻
replay-mark_before = 前の印へ
replay-mark_after = 次の印へ
replay-open = 詳しく見る

mark-turn = ターン
mark-phase = フェイズ
mark-dice = ダイス
mark-collapse = 崩壊
mark-correction = 修正
mark-undo = 取り消し
mark-device = 機器
mark-end = 終了

key-toggle = 再生・一時停止
key-step_after = 次の場面へ
key-step_before = 前の場面へ
key-picture_after = 次の画像へ
key-picture_before = 前の画像へ
key-mark_after = 次の印へ
key-mark_before = 前の印へ
key-faster = 速く
key-slower = 遅く
key-start = 最初へ
key-end = 最後へ
key-overlay = 見えているものの表示切替

what_if-title = もしも？
what_if-number = この数が
what_if-instead = だったら
what_if-show = その後を見る
what_if-end = 実際に戻る
what_if-beside = その場合のテーブル
what_if-at_end = 終了時
what_if-real = 実際
what_if-other = その場合
what_if-points = { $name }、得点
what_if-stones = { $name }、{ $city }の石
what_if-stuck = { $time }から先は進めません。ここで必要な決定を、誰もしていないからです。
what_if-different = 起きたはずのこと
what_if-left_out = できなくなったため省いたもの
what_if-carried = 調整した数（積んだ・外した・落ちた石の数は実際のまま）

number-standing = 立っている石
number-width = 幅
number-fallen = 落ちた数
number-amount = 入札
number-count = 数
number-units = 個数
number-stones = 石
number-die = ダイス{ $place }
number-price = 価格

tabs-table = テーブル
tabs-rules = ルール

suit-spades = スペード
suit-hearts = ハート
suit-diamonds = ダイヤ
suit-clubs = クラブ

suits-title = 誰がどのスート？
suits-spare = 予備のスート
suits-whose = { $name }のスート
suits-of_deck = { $suit }、{ $back }
suits-blue = 青い裏
suits-red = 赤い裏

card-words = { $suit }の{ $rank }
card-joker = ジョーカー
card-rank-1 = A
card-rank-2 = 2
card-rank-3 = 3
card-rank-4 = 4
card-rank-5 = 5
card-rank-6 = 6
card-rank-7 = 7
card-rank-8 = 8
card-rank-9 = 9
card-rank-10 = 10
card-rank-11 = J
card-rank-12 = Q
card-rank-13 = K

cards-which_own = どのカードを表にしましたか？
cards-which_of = { $name }さんは何を表にしましたか？
cards-others_show = ほかの人がカードを表にします
cards-these = これです
cards-this = このカードです
cards-choose_one = カードをタップ
cards-more = あと{ $count }枚

picker-chosen = 選んだカード：
picker-camera = カメラが見たもの
picker-sees = カメラでは{ $card }。合っていますか？
picker-may_see = カメラは自信がありません：{ $card }？
picker-agree = 合っていればタップ、違えば下から選んでください

seal-title = 封の確認
seal-explains = 封は、下の文のSHA-256です。誰かの入札が見える前に表示されたので、その後は誰も変えていません。
seal-opened = ラウンド{ $number }で公開
seal-check = 確かめる
seal-right = ✓ 封と合っています
seal-wrong = ✕ 封と合いません

small-game-almost = オールモスト
small-game-banbury-merton-street = バンベリー・マートン・ストリート
small-game-bid-war = ビッドウォー
small-game-suit-bidding = スート競り
small-game-belemmer = ベレマー
small-game-evening-vote = 今夜の投票
small-game-raja = Raja
small-round = ラウンド{ $number }
small-round_of = ラウンド{ $number }/{ $count }
small-auction = 競り{ $number }
small-hold = 伏せてあります。長押しで見る
small-player = プレイヤー
small-winner = 勝者
small-prizes = 賞品
small-seal = 封をする
small-sealed = 封をした
small-laid = 置いた
small-thinks = 考え中
small-take_back = 取り下げる
small-take_up = もう一度考える
small-back = 戻る
small-sealed_title = 入札に封をしました
small-laid_title = 入札は伏せてあります
small-dealing = カードを切っています
small-last_round = ラウンド{ $number }
small-nobody_wins = 勝者はいません
small-nobody_has = 勝者はいません。勝つには{ $count }点が必要です
small-wins = { $names }の勝ち
small-win_together = { $names }がそろって勝ち
small-host_goes_on = ホストが次のゲームを選びます。スマホと席はそのままです。
small-all_to_move = 全員の手番
small-all_talk = 全員で話し合い中
small-the_table = テーブル
small-end_talk = 話し合いを終える
small-undo_what = 取り消す：{ $what }
small-undo_none = 取り消せるものはありません。
small-evening-title = 今夜
small-evening-none = まだ終わったゲームはありません。
small-evening-won = 勝ち
small-evening-points = 負かした人数
small-phase-discussing = 話し合い
small-phase-sealing = 封をする
small-phase-showing = 公開
small-phase-ended = 終了
small-phase-dealing = シャッフル
small-phase-preparing = 賞品
small-phase-bidding = 入札
small-phase-adding = 1と3を足す
small-phase-shuffling = シャッフル
small-phase-turning = 賞品
small-phase-offering = 出品
small-phase-raising = 競り上げ
small-phase-placing = 配置
small-phase-moving = 移動
small-phase-voting = 投票

almost-clock = 話し合いの時間
almost-talk_title = 入札について話しましょう
almost-talk_hint = 約束も、脅しも、はったりも自由。言ったことに縛られません。
almost-seal_title = コマを何個入札しますか？
almost-number_title = どの数を入札しますか？
almost-sealed_title = 入札に封をしました
almost-fist_title = コマを握ってください
almost-show_title = 手を開いてください
almost-all_seal = 全員が数に封をします
almost-your_bid = あなたの入札
almost-lies_sealed = 封をした
almost-may_change = 全員が封をするまでは変えられます。
almost-hint = ほかの誰もしなかった一番小さい入札が、その数だけ得点します。
almost-hint_any = ほかの誰も入札しなかった一番小さい整数が、ラウンドを取ります。
almost-fist_hint = テーブルの下でコマを1〜10個握り、握った手を上に出します。
almost-fist_lies = 手を握りました。全員を待ってください。
almost-fist_open = 見られずに開く
almost-close_fist = 握りました
almost-fist_closed = 握った
almost-fist_counted = 数えた
almost-seal = { $bid }で封をする
almost-change_to = { $bid }に変える
almost-choose = 数を選んでください
almost-choose_other = 別の数を選ぶ
almost-markers = コマ
almost-show_own = あなたの手の中にコマは何個？
almost-show_of = { $name }さんの手の中にコマは何個？
almost-say_fist = { $bid }個でした
almost-scores = { $count }点
almost-nobody = 一人だけの入札はありません。得点なし。
almost-rounds_won = ラウンド
almost-rounds = 取ったラウンド{ $count }

bid_war-offer = 出ている賞品
bid_war-prizes_left = 残り{ $count }
bid_war-worth = 点（そのスートの持ち主は2倍）
bid_war-worth_you = あなたの点
bid_war-seal_title = 1〜3枚で入札
bid_war-lay_title = 1〜3枚を伏せて置く
bid_war-nothing_title = 入札するカードがありません
bid_war-empty_hand = 手札なし：入札0
bid_war-of_most = { $count }枚（最大{ $most }枚）
bid_war-seal = { $sum }で封をする
bid_war-change_to = { $sum }に変える
bid_war-choose = 最大{ $most }枚選ぶ
bid_war-choose_other = 別のカードを選ぶ
bid_war-play_two = { $card }を使う：2枚引く
bid_war-play_seven = { $card }を使う：1枚を除外
bid_war-trash_title = どのカードをゲームから除きますか？
bid_war-trash = { $card }を除く
bid_war-trash_any = 除く
bid_war-choose_trash = カードを選ぶ
bid_war-draw_up = 5枚まで引いてください。いま{ $count }枚です。
bid_war-lie = { $count }枚置いた
bid_war-how_many = カードは何枚？
bid_war-cards = { $count }枚
bid_war-flip_title = どの賞品が表になりましたか？
bid_war-flip_hint = 全員が5枚まで引き、誰か一人が一番上の賞品を表にします。
bid_war-add_title = 1と3を足しますか？
bid_war-added_title = ほかの人は1と3を足せます
bid_war-no_ones = 足せる1も3もありません。
bid_war-pass = 足さない
bid_war-add = { $sum }を足す
bid_war-add_any = 足す
bid_war-choose_add = 1と3を選ぶ
bid_war-passed = 足さない
bid_war-may_add = 足せます
bid_war-nothing = なし
bid_war-piles = 山札と賞品
bid_war-pile_counts = 手札{ $hand } · 山札{ $deck } · 捨て札{ $discard } · 除外{ $trash }
bid_war-reshuffles = 切り直し{ $count }回
bid_war-won_by = { $name }の賞品
bid_war-last = 前のラウンド
bid_war-tie = 同点：勝者なし。賞品が増えます。
bid_war-takes = { $name }さんが賞品を取ります。
bid_war-all_bid = アクションカード、その後に封をした入札
bid_war-all_add = 全員がパスするまで1と3を足せます
bid_war-all_show = 入札が出そろいました。表にしてください

suit_bidding-offer = 出品
suit_bidding-offer_of = { $name }の出品
suit_bidding-spare_left = あと{ $count }枚
suit_bidding-points = 点
suit_bidding-seal_title = どのカードで入札しますか？
suit_bidding-lay_title = カードを1枚伏せて置く
suit_bidding-lay_hint = 自分のスートから1枚、誰にも見えないように。
suit_bidding-others_bid = ほかの人が入札中
suit_bidding-seal = { $card }で封をする
suit_bidding-change_to = { $card }に変える
suit_bidding-choose_other = 別のカードを選ぶ
suit_bidding-it_lies = 置きました
suit_bidding-raise_title = 上げますか、パスしますか？
suit_bidding-raise = { $card }で入札
suit_bidding-raise_any = 入札
suit_bidding-none_higher = これより高いカードがありません。
suit_bidding-offer_title = どのカードを出品しますか？
suit_bidding-offering = { $name }さんが出品します
suit_bidding-offer_card = { $card }を出品
suit_bidding-offer_any = 出品する
suit_bidding-turn_title = どの賞品が表になりましたか？
suit_bidding-turn_hint = 予備のスートの一番上を表にしてください。
suit_bidding-nobody_leads = まだ誰も入札していません
suit_bidding-leads = トップ：
suit_bidding-offers = 出品
suit_bidding-no_card = カードなし
suit_bidding-face_down = 伏せてある
suit_bidding-passed = パスした
suit_bidding-turn = 入札番
suit_bidding-in = 参加中
suit_bidding-red_back = 赤い裏
suit_bidding-money = { $name }のお金
suit_bidding-prizes = 賞品
suit_bidding-out = 除外
suit_bidding-last = 競り{ $number }
suit_bidding-nobody = 誰も取りません。
suit_bidding-takes = { $name }さんが取ります。
suit_bidding-prize_goes = 一番高い入札が賞品を取ります。
suit_bidding-all_seal = 全員がカードに封をします
suit_bidding-all_raise = 公開の競り：上げるか、降りるか
suit_bidding-all_show = 入札が出そろいました。表にしてください

belemmer-grid = 盤
belemmer-stack = { $cell }：{ $card }、高さ{ $count }
belemmer-empty = { $cell }：空き
belemmer-from = 動かす
belemmer-onto = 動かす先
belemmer-place = { $card }を{ $cell }に
belemmer-red = 赤
belemmer-black = 黒
belemmer-left = 残り{ $count }枚
belemmer-top_unknown = 一番上のカードはまだ不明
belemmer-total = 点
belemmer-cards_left = 山
belemmer-total_column = 点
belemmer-by_totals = 山が両方なくなり、合計を比べました。
belemmer-stuck = 動けない人の負けです。
belemmer-place_title = 一番上のカードを盤に置いてください
belemmer-place_hint = 空いているマスならどこでも。
belemmer-place_any = そこに置く
belemmer-place_here = ここに置く
belemmer-choose_cell = マスを選ぶ
belemmer-move_title = スタックを一つ動かしてください
belemmer-choose_from = 自分のスタックを選ぶ
belemmer-choose_onto = 動かす先を選ぶ
belemmer-move = { $card }を{ $other }の上へ
belemmer-move_any = 動かす
belemmer-top_own = あなたの山の一番上は？
belemmer-top_of = { $name }さんの山の一番上は？
belemmer-others_turn = { $name }さんの番
belemmer-places = { $name }さんがカードを盤に置きます
belemmer-moves = { $name }さんがスタックを動かします

vote-title = 今夜のベストゲーム
vote-hint = 上位{ $count }つを秘密で順位づけ：5点、3点、1点。
vote-ballot = あなたの票
vote-voted = 投票した
vote-voted_title = 票に封をしました
vote-points = { $count }点
vote-send = 投票する
vote-change = 票を変える
vote-missing = あと{ $count }ゲーム
vote-lies = 封をした
vote-all = 全員の票が開きました。それぞれの1位です。

reveal-scores = { $name }さんは{ $count }点
reveal-nobody = 一人だけの数はありませんでした
reveal-lowest_alone = ほかの誰も入札しなかった一番小さい数。
reveal-bids = 入札が開きました
reveal-tie = 同点
reveal-takes = { $name }さんが取ります
reveal-offer = 賞品はすべて、合計が一番高い人へ。

rules-agreed = このテーブルでは
rules-agreed-bids = 入札：{ $how }
rules-agreed-talk = 各ラウンドの前に{ $count }秒話し合い
rules-agreed-winner = 勝者の決め方：{ $how }
rules-agreed-cards = カード：{ $how }
rules-seals = 封をしたものは、公開まで誰にも知らされません。封の文字列はすぐに「封の確認」に出るので、あとで誰でも確かめられます。
rules-almost-aim = 最後に10点以上なら勝ち。勝者は何人でも、いなくても構いません。
rules-almost-1 = ラウンド数はプレイヤーの人数より一つ少なくなります。
rules-almost-2 = まず話し合い。約束もはったりも自由です。
rules-almost-3 = 次に全員が1〜10個のコマで封をします。コマは減りません。
rules-almost-4 = ほかの誰も入札しなかった一番小さい数が、その数だけ得点。5, 5, 6, 7, 10, 10なら6が6点。
rules-almost-5 = 全部の入札に重なりがあれば、誰も得点しません。
rules-banbury-merton-street-aim = 10ラウンドで一番多くラウンドを取った人の勝ち。
rules-banbury-merton-street-1 = 全員が1以上の整数を一つ選んで封をします。
rules-banbury-merton-street-2 = ほかの誰も入札しなかった一番小さい数がラウンドを取ります。
rules-banbury-merton-street-3 = 点数制なら、その数がそのまま点になります。
rules-bid-war-aim = 賞品の点が一番多い人の勝ち。同点は分け合います。
rules-bid-war-1 = 自分のスートは1〜10が2枚ずつ。毎ラウンド、5枚まで引きます。
rules-bid-war-2 = 賞品が表になります。J 5点、Q 10点、K 15点、ジョーカー25点。自分のスートは2倍。
rules-bid-war-3 = まずアクションカード：2は2枚引き、7は手札のほかの1枚をゲームから除きます。
rules-bid-war-4 = 次に全員が1〜3枚で封をし、一斉に表にします。
rules-bid-war-5 = そのあと、全員が続けてパスするまで、互いに1と3を足せます。
rules-bid-war-6 = 合計が一番高い人が賞品を全部取ります。同点なら誰も取らず、次のラウンドで賞品が増えます。
rules-bid-war-7 = 入札したカードは捨て札へ。山札がなくなれば捨て札で作り直します。最後の賞品でゲーム終了。
rules-suit-bidding-aim = 賞品の値の合計が一番高い人の勝ち。同点は分け合います。
rules-suit-bidding-1 = 全員がスート一組をお金として持ちます。Aは1、Kは13。
rules-suit-bidding-2 = 13枚のカードを一枚ずつ競ります。
rules-suit-bidding-3 = 封入札：全員が1枚に封をし、一番高い人が賞品を取り、出したカードは全部除かれます。
rules-suit-bidding-4 = 公開入札：順に、もっと高いカードを見せるか降ります。なくなるのは勝った人のカードだけ。
rules-suit-bidding-5 = 一番高い入札が並んだら、取り決めに従い、賞品を除く、次に持ち越す、または一人だけの最高入札に渡します。
rules-suit-bidding-6 = 手札からの出品：プレイヤーが順に、最後まで行ったら逆順に出品します。出品者は入札しません。
rules-belemmer-aim = 自分の番に動けない人の負け。
rules-belemmer-1 = 一人が赤、もう一人が黒を持ちます。交互に自分の山の一番上を空いたマスに置き、16マスを埋めます。
rules-belemmer-2 = その後は、一番上が自分の色のスタックを、隣にある相手の色のスタックで、勝てるカードが一番上にあるものに重ねます。
rules-belemmer-3 = 大きい数が勝ちます。AはJ・Q・Kに勝ち、2〜10に負けます。同じ数は勝てません。
rules-belemmer-4 = 空いたマスには、山がある限り自分の山の次のカードを置きます。
rules-belemmer-5 = 山が両方なくなったら合計で決めます。一番上が自分の色のスタックの全カードを数え、絵札は10、Aは1。
rules-evening-vote-aim = 点が一番多いゲームが、今夜のベストです。
rules-evening-vote-1 = 全員がベスト3を秘密で順位づけします。
rules-evening-vote-2 = 1位は5点、2位は3点、3位は1点。
rules-evening-vote-3 = 全員が投票したら、票を一斉に開きます。

option-cards = カード
option-cards-phones = スマホで
option-cards-phones-hint = コンパニオンが切って配ります
option-cards-typed = 本物を入力
option-cards-typed-hint = 表になったものをタップ
option-cards-camera = 本物をカメラで
option-cards-camera-hint = カメラが提案、あなたが確認
option-bids = 入札
option-bids-phones = スマホで
option-bids-phones-hint = 封をして、誰でも確かめられます
option-bids-fists = コマを握る
option-bids-fists-hint = 握ったコマはタップで数えます
option-variant = 種類
option-variant-almost = オールモスト
option-variant-almost-hint = 1〜10、10点で勝ち
option-variant-banbury-merton-street = バンベリー・マートン・ストリート
option-variant-banbury-merton-street-hint = どんな数でも、10ラウンド
option-winner = 勝者の決め方
option-winner-rounds = 取ったラウンド
option-winner-points = 点数
option-discussion_s = 各ラウンド前の話し合い
option-values = 値
option-values-standard = Aは1、Kは13
option-values-queen-high = Qは13、Kは12
option-values-queen-equal = QとKは13
option-values-pictures-10 = 絵札は10
option-offer = 賞品
option-offer-spare = 予備のスート
option-offer-own = 自分の手札から
option-bidding = 入札
option-bidding-sealed = 封をして
option-bidding-open = 公開で順に
option-ties = 最高入札が並んだら
option-ties-discard = 賞品を除く
option-ties-carry = 賞品を持ち越す
option-ties-next-highest = 次に高い入札の勝ち
option-first = 先手
option-default = 標準

next-title = 今夜の次のゲーム
next-hint = スマホ・名前・コマはそのままです。
next-which = どのゲーム？
next-players = { $least }〜{ $most }人
next-players_same = { $count }人
next-who = 遊ぶ人（この順番で）
next-aside = 休み
next-plays = { $place }番手
next-virtual = 仮想プレイヤーも加える
next-virtual_player = 仮想プレイヤー
next-start = { $game }を始める
next-too_few = { $count }人必要です
next-too_many = { $count }人まで
next-leaves = いまのゲームは保存されます。
next-sure = いまのゲームを離れて始める
next-toss = コインを投げる
next-seconds = { $count }秒
next-no_talk = なし
next-end = このゲームを終える
next-places = テーブルの席
next-places-hint = Rajaは5人まで、オールモストは席の数だけ
next-vote_needs = 先に今夜のゲームが二つ終わっている必要があります

door-small = { $game }のゲーム中：{ $names }

small-open = 開いているゲーム
small-waits = 待っている相手：
small-waits_table = テーブル

reveal-again = 前の公開をもう一度

small-many_to_move = { $count }人の手番

album-evening = Rajaのゲーム会：{ $count }ターン、{ $time }
album-won = の勝ち
album-and = と
album-moments = 名場面
album-beginning = 始まり
album-table_at = { $time }のテーブル
album-course = 流れ
album-points = 得点
album-prices = 価格
album-at_the_end = 終了時
album-kept = テーブルのコンパニオンが残した記録です。

stats-title = ゲーム会から分かること
stats-plot = グラフ：{ $about }（数値は下の表）
stats-evenings = ゲーム会{ $count }回、{ $time }：{ $titles }
stats-dice-title = ダイス
stats-dice-none = ダイスは振られていません
stats-dice-dice = ダイス
stats-dice-corrected = 補正後のp
stats-dice-all_dice_of_the_board = ボードのダイス全体
stats-dice-well = 穴{ $well }
stats-dice-well_of = ボード{ $board }、穴{ $well }
stats-dice-rolled_by = { $name }が振ったもの
stats-dice-strays = 公平なダイスなら、まずここまで偏りません（{ $p } < { $level }、多重検定を補正）
stats-dice-fair = 公平なダイスでないという証拠はありません
stats-dice-nothing_found = いかさまダイスでも確実には見抜けません
stats-dice-findable = 本来17%のところ{ $share }出る目なら、5回に4回は見抜けます
stats-dice-sentence = { $verdict }。{ $n }回では{ $reach }。2倍出る目を見抜ける確率は{ $power }です
stats-dice-needed = 2倍出る目を見抜くには約{ $twice }回、25%出る目なら{ $quarter }回必要です。pは{ $exact }回まで正確で、それを超えると「~」つき（カイ二乗分布による近似）。Holmの方法で補正。
stats-dice-wells = ボードが見分けるのはダイスではなく穴です。穴の出目は、そこに落ちたダイスすべてのものです。
stats-asked-title = 質問
stats-asked-none = 質問はありませんでした
stats-asked-city = 都市
stats-asked-about = 内容
stats-asked-times = 回数
stats-place-market = 市場
stats-about-stones = 石
stats-about-width = 幅
stats-about-grain = 穀物
stats-about-shields = 盾
stats-about-side = 面
stats-about-noble = 貴族
stats-about-price = 価格
stats-about-lands = 領地
stats-about-nobles = 貴族
stats-about-rolls = 出目
stats-readings-title = カメラの読みと人の言葉
stats-readings-words_on = 人の言葉：
stats-readings-taken = カメラから取った{ $taken }件のうち、{ $corrected }件を人が直しました。人が口を出すのはカメラが迷ったときなので、偏りのない標本ではありません。全体の成績は`raja evaluate`で分かります。
stats-verdict-right = 正しい
stats-verdict-wrong = 誤り
stats-verdict-best_right = 最有力が正しい
stats-verdict-best_wrong = 最有力が誤り
stats-verdict-hidden = 見えない
stats-verdict-not_seen = 未読
stats-time-title = 時間
stats-time-phase = フェイズ
stats-time-median = 中央値
stats-time-longest = 最長
stats-time-all = 合計
stats-time-builds = 建設{ $finished }回のうち{ $fell }回で石が落ちました。
stats-prices-title = 価格
stats-prices-evening = ゲーム会
stats-prices-market = 市場
stats-prices-lowest = 最低
stats-prices-highest = 最高
stats-prices-path = 推移
stats-sieges-title = 包囲：確率と結果
stats-sieges-none = 決着のついた戦いはありません
stats-sieges-forces = 象{ $elephants } 対 盾{ $shields }、石{ $stones }
stats-sieges-at = 場所
stats-sieges-of = 象、盾、石
stats-sieges-destroyed = 崩壊
stats-sieges-won = 石が外れた
stats-sieges-lost = 撃退
stats-sieges-came = 結果
stats-sieges-promised = 予測
stats-sieges-average = 平均
stats-sieges-came_true = 的中
stats-sieges-brier = 戦い{ $count }回のブライアスコア{ $score }（0は完璧な予言、0.25はコイン投げ）
stats-sieges-few = 。戦い{ $count }回では、確率を疑うには足りません。確率は推測ではなく、すべての出目を数えたものです。

plots-band = 公平なダイスの95%、目ごと
plots-fair_die = 公平なダイス
plots-face = 目
plots-rolls = 回数
plots-phases = フェイズごとの時間
plots-minutes = 分
plots-minutes_of_all = 分、全ターン合計
plots-prices = 価格
plots-points = 得点
plots-odds_kept = 確率どおりの場合
plots-battle = 戦い：負けか勝ち
plots-share = 勝った割合（区間ごと）
plots-sieges = 包囲：n = { $count }、ブライアスコア{ $score }
plots-chance = 石が外れる確率（ダイス前）

evening-of = { $year }年{ $month }{ $day }日のゲーム会

month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

# ゲームなしで読み取るテーブルの写真。
look-title = 写真を撮る
look-hint = テーブルの上のものを写真で数えます
look-lead = マットに印刷されたマーカーが二つ以上写るように撮ってください。別の側からもう一枚撮ると、最初の写真で隠れたものが分かります。写真は読み取った後、残しません。
look-take = 写真を撮る
look-another = 別の側からもう一枚
look-again = 最初から
look-reading = 写真を読み取っています…
look-all_clear = 見えるものはすべて数えました。
look-in_doubt = はっきりしないところが{ $count }か所あります。別の側からもう一枚撮ってください。
look-contradict = 写真どうしが食い違っています。途中で何かが動きました。最初からやり直してください。
look-city = 都市
look-noble = 貴族
look-stones = 石
look-width = 幅
look-grain = 穀物
look-seat = 席{ $seat }
look-loose = 落ちた石：{ $count }
look-picture = 写真{ $number }、見えたものを重ねて表示
look-none = そこに都市はありません。
look-tile_unsure = タイル{ $cell }がはっきりしません：{ $why }
look-hidden_seat = 席{ $seat }のマット：{ $why }
look-hidden_market = 市場のマット：{ $why }
look-unreadable = このスマホでは画像を読めません。別の写真を撮ってください。

# スマホでテーブルをゲームに見せる。
show-title = テーブルの写真
show-me = 写真で見せる
show-again = もう一度撮る
show-done = 閉じる
show-closed = はっきり見えました。質問は解決しました。
show-followed = はっきり見えました。そこにあるものをゲームに反映しました。
show-still = まだはっきりしません。下で答えるか、別の側からもう一枚撮ってください。
show-contradicts = 写真どうしが食い違っています。途中で何かが動いたか、別のテーブルの写真です。撮り直してください。
show-nothing = いまゲームが待っているものは写真にありません。
show-asks = 写真を読み取りました。下の質問に答えてください。
show-unseen = マットがカメラに写っていません。写真を撮るか、下で入力してください。

play_now-title = すぐに遊ぶ
play_now-hint = このスマホで、仮想プレイヤー2人と
play_now-as = あなたの名前
play_now-name = ゲスト
wood-title = あなたのマット
wood-offer = 木の駒がないときは、コンピューター内のマットで
wood-offer_short = 本物のテーブルに自分の駒があるなら、これは不要です。
wood-coming = マットを描いています…
wood-hint = 駒を画像の上へドラッグします。石は城壁から引き抜けます。城壁の上をさっとなぞると崩れます。
wood-image = 仮想テーブルのあなたのマット
wood-tray = { $cell }に置く駒
wood-stone = { $cell }に石を1個
wood-grain = { $cell }に穀物の円盤を1枚
wood-noble = { $cell }の貴族
wood-shield1 = { $cell }に盾1
wood-shield2 = { $cell }に盾2
wood-shield3 = { $cell }に盾3
wood-build = { $city }に石を{ $count }個積んでください
wood-built = { $city }が積めました。上で知らせてください
wood-remove = { $city }から、負けた分の石を外してください
wood-first = 都市に積む石：{ $count }個
wood-first_done = 石はすべて置けました。上で知らせてください
roll-swipe = さっとなぞってダイスを{ $count }個振る
roll-throw = ダイスを{ $count }個振る
roll-own = 本物のダイスを振った
bench-workshop = 作業台
bench-workshop_hint = すべての駒と機器をボタンで
lay-suggest = おまかせで置く
again-title = もう一度！
again-hint = 同じ人、同じ席で、新しいゲームを

# このテーブルの駒を覚えさせる。
teach-title = テーブルを覚えさせる
teach-lead = 2分ほど、一度だけです。マットの上に石を全部で9個使って城壁を作り、そばに円盤5枚の柱を立ててください。それを見せて数を確かめると、コンパニオンはこのテーブルの色と駒を覚え、ここで自分の目をどこまで信じてよいかが分かります。
teach-camera = テーブルのカメラで見る
teach-photo = 写真で見せる
teach-reading = 見ています…
teach-learning = 覚えています…
teach-found = 石{ $stones }個と円盤{ $grain }枚が見えます
teach-new_set = このセットは初めて見ます。印刷かカメラが、これまで学んだものと違います。ゲームの前に石9個と円盤の柱1本を見せて、数え違いを直してください。
teach-ask = 合っていますか？ 違うところを直してから確定してください。
teach-right = 合っているので覚える
teach-picture = マットと、各都市の名前
teach-known = このテーブルから覚えたこと
teach-lessons = 見たのは{ $count }回。{ $counts }個の数のうち{ $right }個を正しく読めていました。
teach-stone_size = 石の一辺：{ $before } mm ではなく { $after } mm
teach-disk_size = 円盤の高さ：{ $before } mm ではなく { $after } mm
teach-stones_green = 緑の石
teach-stones_purple = 紫の石
teach-stones_orange = オレンジの石
teach-stones_black = 黒の石
teach-stones_white = 白の石
teach-brown = 穀物
teach-tile_red = 赤いタイル
teach-tile_blue = 青いタイル
teach-stays = { $colour }：そのまま
teach-undo = 最後の一回を取り消す
teach-done = 覚えました。これからはこれでテーブルを見ます。
teach-undone = 取り消しました。
shell-name = Raja　テーブルのコンパニオン

title-afterwards = Raja　ゲーム会
title-demonstration = Raja　ゲーム紹介
title-help = Raja　ルールとヘルプ
title-host = Raja　ホスト
title-join = Raja　席に着く
title-look = Raja　写真を撮る
title-look_back = Raja　振り返り
title-overlay = Raja　配信用オーバーレイ
title-record_book = Raja　人と記録
title-replay = Raja　記録されたゲーム会
title-seat = Raja　あなたの席
title-table = Raja　テーブル
title-teach = Raja　テーブルを覚えさせる
title-virtual = Raja　仮想テーブル
