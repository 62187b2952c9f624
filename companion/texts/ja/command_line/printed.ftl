# What commands print.

command-see_help = { $what }。{ $command } --help を見てください。
command-stopped = 中断しました。

odds-title = 象{ $elephants }頭、相手は盾{ $points }点と石{ $stones }個（{ $rulebook }）
odds-rulebook-standard = 標準
odds-rulebook-as-printed = 印刷どおり
odds-rulebook-mixed = 混合
odds-wall_destroyed = 城壁の破壊
odds-stones_lost = 失う石
odds-elephants_lost = 失う象
odds-mean = (平均 { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = 最少の象：{ $count }頭。
odds-too_few = 象{ $elephants }頭まででは、城壁を壊せる確率は最大{ $chance }です。{ $wanted }には足りません。

command-getting_ready = 見る準備をしています。更新後の1回だけ、30秒ほどかかります。
command-looking_through = { $file } を調べています
export-looking_through = 調べています

play-table_at = Rajaのテーブル：{ $address }  (ここでは { $here }。Ctrl-Cで終わります)
play-recording_at = Rajaのテーブル：{ $address }  (Ctrl-Cで終わります)
play-securely_at = 安全な接続：{ $address }  (フィンガープリント { $fingerprint })
play-log_rescued = ログ { $log } が壊れていました。{ $rows }行を引き継ぎ、壊れたファイルは { $damaged } に残しました。
play-newest_copy = 一番新しいコピーは { $copy } です。
play-no_copy = コピーはありません。
room-open_at = オープンルーム：{ $address }  (ここでは { $here }。Ctrl-Cで終わります)
look-at = { $file }：{ $address }  (Ctrl-Cで終わります)
hub-joined = クラブに入りました。テーブルを再起動すると、遊んだゲームがクラブに届きます。
hub-at = クラブ：{ $address }  (ここでは { $here }。Ctrl-Cで終わります)
hub-gate_at = クラブのゲート：{ $address }  (ここでは { $here }。Ctrl-Cで終わります)
hub-hosts_open = ホストが一度だけ開くアドレス：{ $address }
hub-engine_at = { $name }：{ $address }
hub-gate = ゲート{ $number }：{ $address }
hub-left = クラブを出ました。テーブルを再起動してください。

print-written = { $file }：{ $width_mm } × { $height_mm } mm、{ $pages }ページ
print-near_edge = マーカーが用紙の端に近すぎ、多くのプリンターでは印刷されません。用紙を変える（--paper a4 は貼り合わせ）か、ふちなしで印刷してください。
print-true_size = 100 %で（用紙に合わせずに）印刷し、印刷された目盛りに定規を当ててください。ちょうど100 mmになるはずです。
print-other_squares = この用紙に入る四角は { $square_mm } mm です。次の行を設定ファイルに書き、`raja --settings FILE calibrate` に渡してください：

photos-written = { $folder } に写真{ $count }枚を書き出しました。raja evaluate { $folder } で測れます。

recording-note = 注：{ $note }
recording-changed = 変更：{ $change }
recording-kept = { $file }：{ $count }件を残しました
recording-lost = 、{ $chunks }ブロックが失われました
recording-ended_early = 。途中で終わっています
recording-camera_lost = 。カメラの校正が失われ、画像は見られますが測れません
recording-written = { $file }：{ $count }件
recording-merged = { $file }：記録{ $recordings }つから{ $count }件
recording-anonymised = { $file }：{ $count }件、マット以外を消した画像{ $pictures }枚
recording-without_mat = 、マットのない{ $count }枚は除きました
recording-labelled = { $folder }：正解つきの写真{ $count }枚。`raja evaluate { $folder }` で測れます
recording-nothing_said = { $name }：静止した画像について、人の答えがありません

teach-forgotten = { $file }：忘れました。
teach-nothing_to_forget = { $file }：忘れるものはありませんでした。
teach-use_it = { $file }：--table { $table } で使えます。
teach-evening = { $file }：読み取った数のうち{ $told }個について人の答えがあり、{ $right }個が読み取りどおりでした。
teach-look = { $look }：{ $told }個の数のうち{ $right }個が人の答えどおり、見えた色は{ $colours }色。
teach-new_look = { $look }：このセットは初めて見ます。印刷かカメラが、これまで学んだものと違います。写真を増やすほど学べます。それまでは数え違いを直してください。
teach-what_stands = { $look }、{ $mat }：そこに石と円盤はいくつありますか？ 読み取りのままでよければEnterを押してください。
teach-stones = { $tile } 石
teach-width = { $tile } 幅
teach-grain = { $tile } 穀物
teach-until_then = それまでは、何も教わっていないものとしてこのテーブルを見ます。

calibrate-guessed = { $file }：{ $degrees }°から推定しました。カメラを校正するまで、数は不確かなままです。
calibrate-left_out = { $shot }：ボードが見つからず、マットのマーカーも足りないため、除きました。
calibrate-shot = 撮影
calibrate-points = 点
calibrate-error = 誤差 px
calibrate-hurts = 精度が下がるため除外
calibrate-focal = 焦点距離 ± { NUMBER($sd_px, minimumFractionDigits: 1, maximumFractionDigits: 1) } px
calibrate-came_to = 誤差 { NUMBER($error_px, minimumFractionDigits: 3, maximumFractionDigits: 3) } px、画像の{ NUMBER($covered, style: "percent", maximumFractionDigits: 0) }を覆いました
calibrate-written = { $file } に書き出しました
calibrate-better_with = ボードが{ $places }にある撮影を加えると、もっと良くなります。
calibrate-the_top_left = 左上
calibrate-the_top_right = 右上
calibrate-the_bottom_left = 左下
calibrate-the_bottom_right = 右下
calibrate-the_edges = 端
palette-give_it = { $file }：`raja --settings { $file } …` で使えます。
camera-next_shot = { $seconds }秒後に{ $count }枚中{ $number }枚目を撮ります。ボードを回したり傾けたりして、動かさずに持ってください。
camera-shot_taken = {"  "}{ $file }
camera-shots_taken = { $folder } に{ $count }枚撮りました。次は raja calibrate { $folder }/*.jpg -o camera.json

replay-replaying = 再生中
replay-walls = 報告された城壁：{ $by }
replay-by = { $who } { $count }
replay-who-camera = カメラ
replay-none = なし
replay-nothing = なし
replay-words = 数についての人の答え：{ $outcomes }
replay-outcome-taken = 採用
replay-outcome-confirmed = 確認
replay-outcome-corrected = 訂正
replay-outcome-refused = 却下
replay-refused = { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } 秒に却下：{ $why }（{ $code }）
replay-readings = 静止した画像の読み取り：正解{ $right }、見えたのに誤り{ $wrong }、質問{ $asked }（n = { $n }）
replay-frame = 画像
replay-against_truth = { $reading }、正解は { $truth }
replay-final_score = 最終得点：{ $points }
replay-final_points = 最後の得点：{ $points }
replay-compared = { $depth }：比較 { $counted }
replay-not_compared = 比較せず：{ $counted }
replay-counted-commands = コマンド
replay-counted-events = 出来事
replay-counted-looks = 観察
replay-counted-readings = 読み取り
replay-counted-refusals = 却下
replay-counted-rolls = 出目
replay-counted-states = 状態
replay-counted-looks_at_a_moving_table = 動いているテーブルの観察
replay-counted-looks_before_the_table_lay_still_for_the_first_time = テーブルが初めて静止する前の観察
replay-counted-looks_whose_pictures_were_left_out_for_space = 容量のため画像を省いた観察
replay-counted-looks_without_recorded_readings = 読み取りの記録がない観察
replay-counted-pictures_had_been_left_out_for_space_before = その前に容量のため省いた画像があります
replay-played_first = 入力だけのファイルなので、先に通して再生し、その結果を同じファイルと比べました
replay-no_picture = 画像なし
replay-picture = { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } 秒の画像{ $index }
replay-held = 記録 { $recorded }、今回 { $now }
replay-differences = { $count ->
    [0] 違いはありません
   *[other] 違い{ $count }つ
 }

evening-turn = 第{ $turn }ターン、{ $phase }
evening-played = { $turns }ターン、コマンド{ $commands }個、画像{ $frames }枚、テーブルで{ $seconds }秒。得点 { $points }
evening-walls = 動いた城壁
evening-dice = 振ったダイス
evening-questions = 質問
evening-shown = 写真で
evening-said = 回答
evening-ruled = 裁定
evening-typed = 入力
evening-photos = 写真
evening-right = 正解
evening-asked = 質問
evening-told = 申告
evening-wrong = 誤り
evening-build = 建設
evening-removal = 取り除き
evening-wall_mistaken = 席{ $seat }、{ $cell }の{ $what }：石{ $stones }個、幅{ $width }を、{ $read_stones }個、幅{ $read_width }と読みました
evening-die_mistaken = { $face }の目を{ $read }と読みました

parts-written = { $count } × { $file }：{ $size } mm、最も薄い壁 { $thin_mm } mm{ $bridges }。1つ約{ $grams } g、{ $hours }時間。置き方：{ $how }
parts-bridges = 、ブリッジ { $bridges_mm } mm
parts-all = 合わせて約{ $grams } g、{ $hours }時間、サポートなし。STEPファイルも同じ場所にあります。
parts-dropped = { $size_mm } mmのダイス{ $dice }個：自然に収まったもの{ $alone }個、{ $most }回まで軽くたたいて収まったもの{ $tapped }個、飛び出したもの{ $out }個。
parts-not_closed = { $part }が閉じていません。
parts-too_long = { $part }の長さは{ $long_mm } mmです。プリンターに入るのは{ $most_mm } mmまでです。
parts-thin_wall = { $part }の（{ $place }）の壁が{ $thin_mm } mmです。{ $least_mm } mm以上必要です。
parts-how_tower-channel = 側面の壁を下に
parts-how_tower-cover = 平らに
parts-how_well-plate = そのまま、角を上に。積層0.15 mm
parts-how_sensor-carrier = スペーサーを上に。光を吸うよう黒で
parts-how_arm-clamp = 横向き。壁4周、充填40 %
parts-how_clamp-pad = 穴を上に
parts-how_clamp-knob = 六角を上に
parts-how_arm-section = 横向き。壁4周
parts-how_arm-hinge = 重なりの内側の面を下に。壁4周
parts-how_camera-plate = スペーサーを上に
parts-how_arduino-case = 底を下に
parts-how_arduino-lid = 外側の面を下に

recording-imported = { $file }：画像{ $frames }枚、文{ $sentences }個（{ $source }）、コマンド{ $commands }個、テーブルについての答え{ $answers }個、{ $seconds }秒
recording-nothing_of_it = なし
recording-attachments = 添付：{ $listed }
recording-marks = 印：{ $listed }
recording-mark-turn = ターン
recording-mark-phase = フェイズ
recording-mark-dice = ダイス
recording-mark-collapse = 崩壊
recording-mark-correction = 修正
recording-mark-undo = 取り消し
recording-mark-score = 得点
recording-mark-end = 終了
recording-mark-device = 機器
recording-mark-recording = 記録
recording-group-pictures = 写真
recording-group-table = テーブル
recording-group-game = ゲーム
recording-group-others = その他
recording-left_out = 省いた画像：{ $listed }
recording-left_out_idle = 動きがないため{ $count }枚
recording-left_out_space = 空きが少ないため{ $count }枚
recording-left_out_private = 映りたくない人がいるため{ $count }枚
recording-software = ソフトウェア：{ $listed }
recording-sentences_from = { $source }

room-log_damaged = { $whole ->
    [0] オープンルーム{ $room }のログが壊れていて、読めるものがありません。そのまま残します。
   *[other] オープンルーム{ $room }のログが壊れています。初めの{ $whole }件は別のオープンルームとして続け、壊れたものはそのまま残します。
 }
room-log_rescued = オープンルームのログ{ $log }が壊れていたため、{ $rows }行を引き継ぎ、壊れたファイルは{ $damaged }に残しました。
room-log_set_aside = オープンルームのログ{ $log }から何も読めません。会場のゲームは最初から始まり、ファイルは{ $aside }に残しました。
export-filming = 動画を作成中

sheet-market = 市場
sheet-cards = カード
sheet-grain = 穀物
sheet-elephants = 象
sheet-seat_mat = 席のマット{ $seat }、{ $name }
sheet-market_mat = 市場のマット
sheet-card_mat = カードマット
sheet-tiles_red = 領地タイル、赤の面
sheet-tiles_blue = 領地タイル、青の面
sheet-shields = 盾
sheet-disks = 市場の円盤、表と裏
sheet-markers = マーカー
sheet-of_market = 市場
sheet-of_cards = カード
sheet-at = 位置 ({ $x }, { $y }) mm
sheet-squares = { $square_mm } mmの四角 { $cols } × { $rows }、マーカー { $marker_mm } mm、{ $dictionary }
sheet-calibration_board = 校正ボード
sheet-page_of = { $title }、{ $number }/{ $of }ページ
sheet-true_size = 100 %で印刷してください。
sheet-true_size_and_cut = 100 %で印刷し、印に沿って切ってください。
sheet-true_size_by_ruler = 100 %で印刷してください。この目盛りが100 mmになります。
sheet-page_at = { $number }/{ $of }ページ（{ $row }段目、{ $col }列目）
sheet-glue_here = ここに隣の紙を貼る
sheet-cut_right = 右をぴったり切ってください。
sheet-cut_bottom = 下をぴったり切ってください。
sheet-cut_right_and_bottom = 右と下をぴったり切ってください。
sheet-flap_left = 左ののりしろを残してください。
sheet-flap_top = 上ののりしろを残してください。
sheet-flap_left_and_top = 左と上ののりしろを残してください。
sheet-card_faces = トランプ、表
sheet-card_backs = トランプ、裏
sheet-rules = ルール
sheet-rules_start = 市場を用意します。円盤を3列に並べ、3、8、14だけ数字を上にし、ほかは裏を上にして、そばに穀物、盾、象を置きます。各自、石31個、貴族3個、サイコロ2個、75ドル、タイル7枚、1の盾、2の盾、コマを取ります。
sheet-rules_turn = 余ったタイルを青い面を上にして最年長者の前に置きます。これが最初の人と季節を示します。毎ターンの終わりに時計回りに次の人へ渡して裏返し、象とコマは手元に戻ります。
sheet-box = 箱
sheet-glue_inside = 内側に貼る

story-unknown_word = { $at_s }秒：「{ $word }」は物語で使える言葉ではありません。メモとして残します
story-side_untold = 席{ $seat }：タイル{ $count }枚の表裏が物語に書かれていないため、赤とします（都市がないので影響はありません）
story-says_otherwise = { $at_s }秒：{ $step }：物語では{ $told }、ルールでは{ $ruled }
story-left_out = { $at_s }秒：{ $step }はルール上できないため省きます：
story-dice_unwanted = { $at_s }秒：ダイス{ $dice }を待つ人がいません。表示だけします
story-number_otherwise = { $at_s }秒：{ $step }：{ $name }は物語では{ $told }、ルールでは{ $ruled }
story-stones_stand = 石{ $count }個が立つ
story-stones_paid_from = 石{ $count }個、支払い元{ $columns }
story-stones_paid = 石{ $count }個、一番高い柱から支払い
