# コンパニオンが断るときの文:「refusal-」とそのコード。

refusal-add-not_a_one_or_three = 公開後に足せるのは1と3だけです。その中から選んでください。
refusal-add-nothing = 足すカードを選ぶか、パスしてください。
refusal-add-passed_already = パスしたか、足せるカードがありません。ほかの人を待ってください。

refusal-aim-after = 先にカメラを合わせます。画像が出ているか見てください。
refusal-aim-no_camera = その名前のカメラはありません。ページから選んでください。
refusal-camera-frame_asked = 画像は、前の番号と待つ秒数を付けて要求してください。
refusal-aim-no_picture = カメラの画像がまだありません。少し待つか、ケーブルを確かめてください。

refusal-auction-beyond_cash = 所持金${ $cash }を超える入札はできません。下げるか、パスしてください。
refusal-auction-bid_too_low = 入札は${ $lowest }以上です。上げるか、パスしてください。
refusal-auction-must_open = 最初の人は必ず入札します。$0以上で入札してください。

refusal-ballot-none = あなたの票がありません。先に投票してください。
refusal-ballot-places = 票には別々のゲームを{ $wanted }つ書きます。数を合わせてください。
refusal-ballot-unknown_game = そのゲームは投票の対象ではありません。リストから選んでください。

refusal-bench-no_game = 並べるゲームがまだありません。先に始めてください。
refusal-bench-unknown = そこではできません。別のものを選んでください。

refusal-bid-closed_already = もう握っています。変えるには、見られずに開いてください。
refusal-bid-count = その枚数では入札できません。別の枚数にしてください。
refusal-bid-empty_hand = 手札がありません。入札は自動で0になります。
refusal-bid-laid_already = カードはもう置かれています。変えるには、一度取り戻してください。
refusal-bid-none = あなたの入札がありません。先に入札してください。
refusal-bid-not_a_bidder = 出品者は入札できません。次の競りを待ってください。
refusal-bid-other_cards = このテーブルでは本物のカードで入札します。伏せて置いてください。
refusal-bid-other_means = このテーブルの入札方法は違います。ほかの人に合わせてください。
refusal-bid-out_of_range = 入札は1〜{ $most }の整数です。別の数にしてください。
refusal-bid-sealed_already = 入札は封をしてあります。アクションカードの前に取り下げてください。
refusal-bid-shown_already = そのカードはもう見せてあります。違うなら取り消してください。
refusal-bid-too_low = 上げるには{ $worth }より大きいカードが必要です。高いカードを選ぶか、パスしてください。

refusal-building-beyond_reserve = 手元の石は{ $reserve }個です。1個からその数までで宣言してください。
refusal-building-impossible_fall = その数が立っているなら、落ちたのは{ $lowest }〜{ $highest }個です。数え直してください。
refusal-building-nothing_declared = 建設の宣言がありません。先に、どの城壁に何個積むか宣言してください。
refusal-building-report_first = 宣言した建設の報告がまだです。先に、立っている数を入れてください。

refusal-card-not_in_hand = そのカードは手札にありません。別のカードを選んでください。

refusal-cell-taken = そこにはもうカードがあります。空いたマスを選んでください。
refusal-cell-unknown = そのマスはありません。盤のマスを選んでください。

refusal-clock-seconds = 制限時間は1〜600秒か、なしです。

refusal-code-wanted = このページにはコードが必要です。ターミナルに表示されたアドレスを開いてください。

refusal-command-needs_history = 取り消しとやり直しはテーブルでだけできます。

refusal-commerce-barter_open = 物々交換の申し出中です。取り下げるか、返事を待ってください。
refusal-commerce-beyond_stock = 市場にそれだけありません。減らしてください。
refusal-commerce-no_barter = 物々交換の申し出はありません。
refusal-commerce-no_such_offer = その申し出はもうありません。
refusal-commerce-no_trade = 応じられる取引はありません。
refusal-commerce-not_asked = あなたへの質問ではないか、もう答えました。
refusal-commerce-trade_open = 取引の途中です。ほかの人の返事を待ってください。
refusal-commerce-traded_already = 市場との取引は、種類ごとに1ターン1回です。
refusal-commerce-with_yourself = 自分とは交換できません。別の席を選んでください。
refusal-commerce-wrong_items = 数を入れてください。盾は値ごと、ほかは1以上の数です。

refusal-crop-unknown = その画像のそこは読まれていません。新しい画像を見てください。

refusal-deal-not_a_shuffle = どの山もゲームのカードと一致する必要があります。もう一度切ってください。
refusal-deal-not_needed = その山にはまだカードがあるか、順番ではありません。そのままにしてください。
refusal-deal-real_cards = テーブルには本物のカードがあります。それを切ってください。
refusal-deal-shuffle_first = 切っているところです。少し待ってください。

refusal-dice-none_wanted = いまあなたのダイスは必要ありません。
refusal-dice-not_agreed = このテーブルでは自分で振ります。出目をタップしてください。

refusal-frame-unknown = その画像はもうありません。新しい画像を見てください。

refusal-game-created = ゲームの作成時刻には時間帯が必要です（例：2026-11-20T19:00:00+00:00）。直してください。
refusal-game-differs = このゲームの一手がルールと合いません。ファイルが書き換えられています。
refusal-game-hidden_cards = 伏せたカードがあるため、書き出せるのはゲーム終了後です。
refusal-game-not_a_game = これは書き出されたゲームではありません。別のファイルを選んでください。
refusal-game-over = ゲームは終わっています。続けるには取り消し、または新しく始めてください。
refusal-game-title = タイトルは1〜60文字です。別のものにしてください。
refusal-game-unknown = そのゲームはありません。リストから選んでください。

refusal-goods-negative = 0以上の数を入れてください。
refusal-goods-not_owned = それだけ持っていません。ある分にしてください。
refusal-goods-nothing = 何も選ばれていません。両側に何か入れてください。

refusal-grain-beyond_pile = そこの穀物は0〜{ $most }個です。数え直してください。
refusal-grain-impossible_fall = そこで落ちる穀物は最大{ $most }個です。数え直してください。
refusal-grain-no_city = 穀物を置ける都市がありません。穀物は外してください。
refusal-grain-none_to_place = 置く穀物はそれだけありません。減らしてください。
refusal-grain-not_there = その柱に穀物がそれだけありません。別の柱を選んでください。
refusal-grain-place_first = 先に、残っている穀物を柱に置いてください。
refusal-grain-too_little = 穀物が{ $units }個必要ですが、{ $there }個しかありません。減らしてください。
refusal-grain-wrong_sum = 選んだ柱の合計を必要な穀物とぴったり合わせ、同じ柱は一度だけにしてください。

refusal-hand-beyond_stock = 市場の在庫にそれだけありません。先に在庫を直してください。
refusal-hand-bid_stands = ${ $highest }の入札があります。先に入札を取り消してください。

refusal-host-only = ホストだけができます。テーブルの画面のPINを入れてください。
refusal-host-too_many_tries = 間違いが多すぎます。{ $wait_s }秒後にもう一度試すか、ホストの画面でコードを出してもらってください。
refusal-host-unknown = そのスマホはもうホストではありません。リストを見直してください。
refusal-host-wrong_pin = PINが違います。テーブルの画面で確かめてください。

refusal-http-address_too_long = アドレスが長すぎます。短いものにしてください。
refusal-http-bad_length = Content-Lengthは整数です。一度だけ送ってください。
refusal-http-body_too_large = 一度に送る量が多すぎます。減らしてください。
refusal-http-head_too_large = ヘッダーが大きすぎます。短くするか、このサイトのCookieを消してください。
refusal-http-line_ends = ヘッダーの行末はCRとLFです。名前とコロンを付けて送ってください。
refusal-http-no_length = 内容には長さが必要です。Transfer-EncodingでなくContent-Lengthを送ってください。
refusal-http-not_secure = ここはテーブルの安全なアドレスです。http://でなくhttps://を付けてください。
refusal-http-too_many_connections = 接続が多すぎます。ページをいくつか閉じてから、もう一度どうぞ。
refusal-http-too_many_headers = ヘッダーが多すぎます。減らしてください。
refusal-http-too_slow = 時間内に届きませんでした。もう一度送ってください。

refusal-log-cannot_open = ログを開けません。データベースを確かめてください。
refusal-log-cannot_write = ログに書き込めません。空きを作るか、データベースを使うものを閉じてください。何も反映されていません。
refusal-log-damaged_game = このゲームのログが壊れています。開くと、壊れる前のところから続きます。
refusal-log-damaged_people = 誰が遊んでいるかを書いたログの行が壊れています。一番新しいコピーを使ってください。
refusal-log-id_reused = その識別子は別の命令で使用済みです。それぞれ別のものにしてください。
refusal-log-in_use = このログは別のコンパニオンが使用中です。そちらで遊ぶか、先に終了してください。
refusal-log-not_understood = データベースは別の版のコンパニオンのものです。その版で開いてください。
refusal-log-stale_version = テーブルは先に進みました。見直して、必要ならもう一度どうぞ。

refusal-moment-unknown = その場面はこのゲームにありません。別の場面を選んでください。

refusal-move-not_beaten = 山は縦横に1マス、勝てる相手の色のカードの上にだけ動けます。
refusal-move-not_your_stack = その山の一番上は自分の色ではありません。別の山を選んでください。

refusal-noble-tile_taken = そこに盾かコマがあります。先にそれを直してください。

refusal-pages-too_many = 開いているページが多すぎます。いくつか閉じるか、先に席に着いてください。
refusal-pages-too_many_of_yours = もう{ $most }ページ開いています。一つ閉じてください。

refusal-person-unknown = まだ登録がありません。先に席に着いてください。

refusal-phase-wrong = このフェイズではできません。できる時まで待ってください。

refusal-pile-not_there = そのカードはもう山にありません。見直すか、取り消してください。
refusal-pile-top_known = 一番上はもう分かっているか、残っていません。続けてください。
refusal-pile-top_missing = 先に、山の一番上のカードを教えてください。

refusal-playback-speed = その速さはありません。ある中から選んでください。

refusal-price-no_such_disk = その列の円盤は{ $lowest }〜{ $highest }です。その中から選んでください。

refusal-prize-not_there = そのカードはもう賞品にありません。見直すか、取り消してください。

refusal-production-not_to_harvest = その都市はいま実りません。別の都市で収穫してください。

refusal-question-choose = その答えはありません。表示された中から選んでください。
refusal-question-closed = その質問は終わりました。テーブルを見直してください。
refusal-question-not_yours = それは別の席への質問です。その人に任せてください。

refusal-redo-nothing = やり直せるものがありません。その後に新しい動きがありました。

refusal-replay-not_ready = まだ記録を調べています。少ししてからもう一度どうぞ。

refusal-request-content_type = JSONを、Content-Type: application/jsonで送ってください。
refusal-request-cross_site = ほかのサイトからの要求です。テーブルのページを使ってください。
refusal-request-foreign_host = テーブルのアドレスが違います。表示されたものを使ってください。
refusal-request-id = 識別子は1〜40文字の英数字です。別のものを送ってください。
refusal-request-no_number = ここには数が必要です。入れてください。
refusal-request-not_json = 要求はJSONオブジェクトにして送ってください。
refusal-request-unknown = その依頼はもう済んでいます。

refusal-room-changes = このラウンドではもう変えられません。この数で決まりです。
refusal-room-door_shut = ホストがドアを閉めています。開けてもらってください。
refusal-room-fault = 問題が起きました。もう一度試してください。
refusal-room-full = 満員です。今回は観戦して、次に参加してください。
refusal-room-name = 名前は1〜24文字です。別の名前にしてください。
refusal-room-next_round = このラウンドは先に始まっていました。次から参加できます。
refusal-room-no_new_round = 次のラウンドは、前のラウンドの公開後に始まります。
refusal-room-none = 部屋がありません。ホストに開いてもらってください。
refusal-room-not_in = まだこの部屋にいません。先に名前を入れて入ってください。
refusal-room-not_served = 部屋を開けません。別のプログラムが同じポートを使っていませんか？
refusal-room-nothing_sealed = 封をするラウンドがありません。先に始めてください。
refusal-room-number = 数は1〜{ $most }の整数です。別の数にしてください。
refusal-room-over = このゲームは終わりました。ホストが新しく開くまで待ってください。
refusal-room-prolong = 延長は1〜3600秒です。
refusal-room-removed = ホストに外されました。ホストに話してください。
refusal-room-round_over = ラウンドは終わりました。間に合わなかったので、次を待ってください。
refusal-room-rounds = ラウンド数は1〜30です。別の数にしてください。
refusal-room-seconds = 時間は0〜3600秒です。別の時間にしてください。
refusal-room-slow_disk = ディスクが追いつきません。少し待ってから見直してください。
refusal-room-still_open = 部屋でゲームが続いています。先に終えてください。
refusal-room-still_sealed = まだ封をしています。公開後に見てください。
refusal-room-title = 部屋のタイトルは60文字までです。別のものにしてください。
refusal-room-too_fast = 少し早すぎます。{ $wait_s }秒後にもう一度どうぞ。
refusal-room-unknown_guest = その番号の人はいません。リストを見直してください。
refusal-room-unknown_round = そのラウンドはありません。終わったラウンドを見てください。

refusal-seal-weak_salt = 封には32〜128桁の16進数のソルトが必要です。

refusal-seat-ask_host = その席のカードや駒は、ほかの人が持っています。ホストに席を譲ってもらってください。
refusal-seat-free = 誰も座っていません。そのまま席に着いてください。
refusal-seat-marker_taken = そのコマは使われています。別のコマを選んでください。
refusal-seat-name = 名前は1〜24文字です。別の名前にしてください。
refusal-seat-name_taken = 同じ名前の人がいます。別の名前にしてください。
refusal-seat-not_allowed = その領地の持ち主かホストだけが言えます。
refusal-seat-not_returnable = その席は戻せません。空けられた席でないか、もう使われています。
refusal-seat-not_yours = 別の席の手番です。自分の番を待ってください。
refusal-seat-one_each = もう席があります。先に離れてください。
refusal-seat-taken = その席には人がいます。別の席を選ぶか、ホストに頼んでください。
refusal-seat-too_many_requests = 席の希望が多すぎます。先にホストの返事が必要です。
refusal-seat-unknown = その席はありません。表示された席を選んでください。

refusal-setup-already_finished = 準備は終わっています。変えるには取り消してください。
refusal-setup-lands_first = 先に領地を並べてください。
refusal-setup-lands_fixed = 貴族がもういます。領地はそのままです。
refusal-setup-nobles_first = 先に貴族を置いてください。そこが都市になります。
refusal-setup-nobles_stand = 貴族はもう置かれています。置き直すには取り消してください。
refusal-setup-not_lands = 領地は格子状に並べたタイル7枚です。4枚は正方形に、残りは辺で接するように置いてください。
refusal-setup-stones_left = 石9個のうち{ $left }個が残っています。先に積んでください。
refusal-setup-three_tiles = 貴族3人は別々のタイル3枚に置きます。3枚選んでください。
refusal-setup-too_many_stones = 石9個のうち残りは{ $left }個です。1〜{ $left }個で積んでください。

refusal-shield-beyond_stock = そのような盾はあり得ません。見直してください。
refusal-shield-none_named = 盾が選ばれていません。選ぶか、手元に残してください。
refusal-shield-not_in_hand = その盾は手元にそれだけありません。減らしてください。
refusal-shield-not_there = その盾はそこにありません。あるものを選んでください。
refusal-shield-out_of_reach = 盾が守れるのは、そのタイルに接する攻められた都市です。
refusal-shield-with_noble = 盾は貴族のいるタイルに置けません。別の自分のタイルを選んでください。

refusal-siege-already_assigned = 盾の割り当ては済んでいます。
refusal-siege-declared_already = 包囲の途中です。最後まで進めてください。
refusal-siege-impossible_fall = 落ちた数と立っている数が合いません。数え直してください。
refusal-siege-marker_not_allowed = そこに貴族かコマがあります。別のタイルを選んでください。
refusal-siege-no_dice_left = この戦いで振るダイスはもうありません。
refusal-siege-no_dice_now = いまは包囲のダイスを振る時ではありません。
refusal-siege-no_noble_at_stake = 後ろに貴族のいる城壁は崩れていません。
refusal-siege-no_ransom = あなたは身代金を求められていません。
refusal-siege-no_target = 都市を一つ以上選ぶか、パスしてください。
refusal-siege-not_a_die = ダイスの目は1〜6です。
refusal-siege-not_a_target = 攻撃できるのは、コマの隣で象の届く都市だけです。
refusal-siege-not_in_hand = 手元の象は{ $in_hand }頭です。それ以上は送れません。
refusal-siege-not_the_defender = 包囲された人だけができます。
refusal-siege-nothing_to_take = いま外す石はありません。
refusal-siege-own_lands = コマは自分の領地ではなく、相手の領地に置きます。
refusal-siege-ransom_named = 身代金を要求済みです。返事を待ってください。
refusal-siege-target_twice = 同じ都市が二度選ばれています。一度ずつにしてください。
refusal-siege-too_many_dice = 振れるダイスは残り{ $left }個です。1〜{ $left }個振ってください。
refusal-siege-too_many_elephants = その都市は象1〜{ $most }頭で攻撃できます。

refusal-small-companion_shuffles = 切って配るのはコンパニオンだけです。
refusal-small-no_virtual_votes = 仮想プレイヤーは投票しません。外してください。
refusal-small-none_open = 小さいゲームは開いていません。ホストが次を選びます。
refusal-small-nothing_to_vote = 投票には、終わったゲームが2種類必要です。もう一つ遊んでください。
refusal-small-own_options = それは席にいる人で決まります。省いてください。
refusal-small-players = その人数では遊べません。遊ぶ人を選んでください。
refusal-small-salt_given = 封のソルトはテーブルが決めます。省いてください。
refusal-small-seats = 誰もいない席があります。人のいる席を一度ずつ選んでください。
refusal-small-unknown_kind = その小さいゲームはありません。別のものを選んでください。
refusal-small-virtual_hands = 仮想プレイヤーには手がありません。カードと入札はスマホで遊んでください。

refusal-table-not_started = ゲームはまだです。席に着いて、始めてください。
refusal-table-other_game = このテーブルでは別のゲームが開いています。専用のページがあります。
refusal-table-paused = 一時停止中です。ホストが再開します。
refusal-table-places = テーブルの席は5〜{ $most }です。その中の数にしてください。
refusal-table-rulings = 裁定は混合ルール用です。両方を指定するか、標準か印刷どおりを選んでください。
refusal-table-started = このゲームはもう始まっています。別のゲームを始めてください。
refusal-table-starting_seat = 最初の席に誰もいません。人のいる席を選んでください。
refusal-table-too_few = Rajaは2〜5人用です。誰かを待つか、仮想プレイヤーを加えてください。
refusal-table-too_many = Rajaは2〜5人用です。{ $leaving }人が席を離れる必要があります。

refusal-tile-not_a_city = そのタイルは都市ではありません。都市を選んでください。
refusal-tile-unknown = そこにタイルはありません。別のマスを選んでください。

refusal-turn-not_yours = ほかの人の手番です。自分の番を待ってください。

refusal-undo-at_least_one = 取り消す手の数を1以上で入れてください。
refusal-undo-not_allowed = このテーブルでは取り消せません。ホストに頼んでください。
refusal-undo-nothing = 取り消せるのは{ $count }手までです。減らしてください。

refusal-wall-impossible_stones = そこの石は0〜{ $most }個です。数え直してください。
refusal-wall-impossible_width = 石{ $standing }個の城壁で幅{ $width }はあり得ません。一番広い段を見てください。
refusal-wall-none = そこに城壁はありません。

refusal-what_if-no_step = その手はこのゲームにありません。別の手を選んでください。

refusal-photo-busy = ほかの人の写真を読み取り中です。少し待ってもう一度送ってください。
refusal-photo-count = 1つのテーブルの写真を1〜3枚送ってください。
refusal-photo-edited = 写真のマーカーがどのレンズにも合いません。切り抜いていない元の写真を、このゲームの平らなマットで使ってください。
refusal-photo-lost = 写真の読み取りが止まり、やり直しました。もう一度撮ってください。
refusal-photo-table_moves = テーブルの上で何かが動いています。全員が手を離してから、撮り直してください。
refusal-photo-hand = 写真に手が写っています。手をどけて撮り直してください。
refusal-photo-not_yours = 先に席に着いてください。テーブルの写真は席から撮ります。
refusal-photo-game_went_on = 別のゲームが開かれたため、写真は使われませんでした。
refusal-photo-mirrored = 写真が左右反転しています。スマホの背面のカメラを使ってください。
refusal-photo-no_mats = 写真にマットが写っていません。1枚のマットのマーカーが2つ以上写るように撮ってください。
refusal-photo-not_an_image = 読める画像ではありません。JPEGかPNGの写真を使ってください。
refusal-photo-not_base64 = 写真がすべて届きませんでした。もう一度送ってください。
refusal-photo-refused = この写真からは何も読み取れません。別の写真を撮ってください。
refusal-play_now-others = このテーブルにはほかの人が座っています。一緒に席に着くか、みんなが離れてからまた来てください。
refusal-bench-mat = マットは0以上の数です。これは違います。
refusal-games-goes_on = このゲームはまだ終わっていません。まず最後まで遊んでください。

refusal-afterwards-goes_on = このゲームはまだ終わっていません。ふりかえりは終了後に見られます。
refusal-film-being_made = 動画を作成中です。少し待ってもう一度どうぞ。
refusal-people-unknown = その名前の人はここで遊んでいません。表示されている人から選んでください。
refusal-people-at_the_table = { $name }さんは今開いているゲームにいます。先に別のゲームを開いてください。
refusal-people-needed = { $name }さんを消すと別のゲームになってしまうものがあり、そのゲームは変えていません。代わりに、プライバシーのページのとおりログを消してください。
refusal-photo-nothing_stands = この写真ではマットの上に何も立っていません。先に何か作ってください。
refusal-teaching-look_gone = その写真はもうありません。もう一枚撮ってください。
refusal-teaching-nothing_learned = 入力された数が写真と合いません。数え直すか、もう一枚撮ってください。
refusal-teaching-cities = 何が立っているか、少なくとも1枚のタイルについて教えてください。
refusal-teaching-counts = 城壁の石は31個まで、柱の円盤は50枚までです。
refusal-teaching-nothing_to_undo = 取り消せるものは、このテーブルにはまだありません。
refusal-frame-none_yet = カメラからまだ画像が届いていません。動いているか確かめてください。
refusal-request-too_long = 長すぎます。{ $most }バイト以内で送ってください。

refusal-push-endpoint = それはブラウザーの開発元のアドレスではありません。スマホのブラウザーに任せてください。
refusal-push-keys = それはスマホの鍵ではありません。スマホのブラウザーに作らせてください。
refusal-push-not_installed = 通知には二つのライブラリが必要です。pip install 'raja-table[push]' で入れるか、[push] をオフにしてください。
refusal-push-no_contact = ブラウザーの開発元は送り手を知りたがります。[push] contact に mailto:you@example.org のような連絡先を書いてください。
refusal-push-cannot_keep = 通知の鍵 { $file } を読むことも作ることもできません。フォルダーに書き込めるようにするか、ファイルを消してください。
refusal-https-unusable_certificate = { $certificate } と { $key } は証明書とその鍵ではありません。設定の [reaching] を確かめてください。

refusal-machine-name = テーブルの名前は英小文字、数字、途中のハイフンで30文字までです。たとえば raja にしてください。
refusal-machine-language = 一覧から言語を選んでください。
refusal-machine-network = Wi-Fiの名前は32バイトまでです。スマホの表示どおりに書いてください。
refusal-machine-network_missing = Wi-Fiの名前も書くか、パスワードを空にしてください。
refusal-machine-password = Wi-Fiのパスワードは8〜63文字の英数字と記号です。
refusal-machine-wish_damaged = 要求が壊れています。ページをもう一度送ってください。
refusal-machine-slots_damaged = カードのシステムの記録が壊れています。
refusal-machine-no_image = この機器はRajaのイメージから作られていません。
refusal-machine-update_under_way = 更新を試しています。起動するか失敗するまで待ってください。
refusal-machine-update_damaged = この更新は壊れているか途中で切れています。もう一度ダウンロードしてください。
refusal-machine-update_unsigned = この更新は、このテーブルのイメージを作った人のものではありません。その人のものを使ってください。
refusal-machine-piece_missing = 更新の一部が足りません。最初から送り直してください。
refusal-machine-card_full = カードに更新を入れる空きがありません。先に古い記録を消してください。
refusal-machine-no_update = 更新が届いていません。先にファイルを選んでください。
