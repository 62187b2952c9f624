# コマンドが断るもの：「refusal-」と断りのコード。ページは読み込みません。

refusal-calibration-bad_fit = 撮影どうしが{ $error } pxずれています（{ $limit }以下が良好）。ボードを平らにし、ぶれを避け、設定のボードの大きさを確かめて、{ $worst }を撮り直してください。
refusal-calibration-field_missing = カメラのファイルに{ $fields }がありません。書き加えるか、`raja calibrate`で作り直してください。
refusal-calibration-mixed_sizes = { $file }は{ $size }ですが、最初の撮影は{ $first }です。同じ大きさの撮影だけを指定してください。
refusal-calibration-no_fit = どんなカメラにも合わない撮影です。平らなボードをいろいろに傾けて撮り直してください。
refusal-calibration-no_such_view = { $width }×{ $height }ピクセルで画角{ $fov }°のカメラはありません。画像の幅に対する画角（5〜150度、Camera Module 3なら66）と画像の大きさを指定してください。
refusal-calibration-not_json = カメラのファイル{ $file }が読めるJSONではありません。直すか、`raja calibrate`をもう一度実行してください。
refusal-calibration-poor_coverage = 撮影が覆うのは画像の{ NUMBER($covered, style: "percent", maximumFractionDigits: 0) }だけです。ボードが{ $where }にある撮影を加えてください。
refusal-calibration-too_few_shots = 使える撮影は{ $shots }枚だけで、{ $needed }枚必要です。ボードかマットを画像のいろいろな場所に置き、45°までいろいろに傾けて、ぶれずに撮り足してください。
refusal-calibration-too_many = 写真{ $photos }枚にカメラのファイルが{ $cameras }つあります。減らしてください。
refusal-calibration-uncertain = 傾けた撮影が{ $tilted }枚では焦点距離が定まりません。ボードを左右上下に30°〜45°傾けた撮影を加えてください。
refusal-calibration-unreadable = カメラのファイル{ $file }を読めません。`raja calibrate`が書き出すJSONファイルを指定してください。
refusal-calibration-unwritable = { $file }に書き込めません（{ $reason }）。あるフォルダーの中のファイルを指定してください。
refusal-calibration-wrong_form = カメラのファイルが`raja calibrate`が書き出す形ではありません。直すか、校正し直してください。

refusal-camera-calibrations = --cameraごとに--calibrationを同じ順で指定するか、1つも指定しないでください。
refusal-camera-calibration_no_json = カメラのファイル{ $file }がJSONではありません。`raja calibrate`で作ったものを指定してください。
refusal-camera-shots_of_one = 撮影は1台のカメラで行います。--cameraで1台を指定してください。
refusal-camera-cannot_write = { $folder }に書き込めません（{ $reason }）。--shotsで別のフォルダーを指定してください。
refusal-camera-no_calibration = カメラのファイル{ $file }を読めません（{ $reason }）。`raja calibrate`で作ったものを指定してください。
refusal-camera-serve_one = 共有できるカメラは1台ずつです。--cameraで1台を指定し、--onceと--jsonは外してください。
refusal-camera-no_code = カメラのコードを{ $file }に保存できません（{ $reason }）。そのフォルダーを書き込み可能にしてください。
refusal-camera-none_served = { $place }のカメラは校正データなしで共有されています。そこで--calibration CAMERA.jsonを付けて起動するか、ここでファイルを指定してください。
refusal-camera-bad_address = カメラのアドレスではありません。`raja camera --serve`が表示するもの（例：raja://kitchen.local:8001/abcd2345）を使ってください。
refusal-camera-port_taken = { $host }のポート{ $port }は使えません（{ $reason }）。--portで別のものを指定してください。

refusal-demonstration-lacks = この記録に{ $what }はありません。別の記録を使ってください。

refusal-evaluation-bad_looks = 枚数はコンマで区切ってください：--looks 0,1,2,5
refusal-evaluation-bad_truth = { $file }の正解が読めません。書くべき内容はdocs/truth-format.mdにあります。
refusal-evaluation-no_folder = フォルダー{ $folder }がありません。写真とtruth.jsonの入ったフォルダーを指定してください。
refusal-evaluation-no_truth = フォルダー{ $folder }にtruth.json（または記録のframes.json）がなく、採点できません。写真を見るだけなら`raja count`を使ってください。
refusal-evaluation-not_for_cards = カードの写真には、一覧画像、図、加工、段階変化は使えません。外してください。
refusal-evaluation-not_for_views = いくつもの方向から見たテーブルには、一覧画像、図、加工、段階変化は使えません。外してください。
refusal-evaluation-not_with_looks = 覚えさせるときは、段階変化、加工、一覧画像、リストは使えません。外してください。
refusal-evaluation-not_with_sweep = 段階変化では、加工、一覧画像、リストは使えません。外してください。
refusal-evaluation-photo_missing = 正解のファイルにある{ $file }がありません。ファイルを加えるか、その項目を消してください。
refusal-evaluation-photo_unreadable = { $file }は読める画像ではありません。欠けのないJPEGかPNGを指定してください。
refusal-evaluation-too_few = 覚えさせるには写真が2枚以上必要です。1枚で覚えさせ、1枚で測ります。
refusal-evaluation-unwritable = { $file }に書き込めません。あるフォルダーの中の.pngファイルを指定してください。

refusal-evening-eyes = 仮想テーブルのカメラは1台から{ $cameras }台、スマホは{ $phones }台までです。
refusal-evening-mats = --matsには0から4の数を、0,2のように指定してください（{ $given }ではありません）。
refusal-evening-players = テーブルに着くのは2人から5人で、それぞれ自分のマットを使います。
refusal-evening-stuck = 仮想プレイヤーのコマンドが断られました（{ $command }）。このシードを知らせてください。

refusal-export-cannot_write = { $file }に書き込めません（{ $reason }）。-oで別の場所を指定してください。
refusal-export-no_pictures = この記録には画像がありません。html、csv、jsonに書き出してください。
refusal-export-same_file = -oで別の名前を指定してください。記録はそのまま残します。

refusal-https-cannot_keep = 証明書を{ $folder }に置けません（{ $reason }）。そのフォルダーに書き込めるようにしてください。

refusal-hub-engine_failed = PostgreSQLが起動しません（{ $reason }）。理由は上の行にあります。
refusal-hub-engine_missing = { $what }がありません。apt install { $package }で入れてください。
refusal-hub-engine_version = { $folder }のデータはPostgreSQL { $version }のもので、ここにはありません。postgresql-{ $version }を入れてください。
refusal-hub-folder_too_deep = { $socket }はソケットには長すぎます。名前の短いフォルダーを選んでください。
refusal-hub-news_address = { $address }はValkeyやRedisのアドレスではありません。redis://localhost:6379のように書いてください。
refusal-hub-proxy_address = --proxyには127.0.0.1や172.18.0.0/16のようなIPアドレスかネットワークを書いてください。{ $given }は使えません。
refusal-hub-here_address = ひとつのマシンでは、クラブとゲートは名前を共有します。--addressには名前だけを書いてください（{ $address }ではなく）。
refusal-hub-not_installed = クラブに必要な{ $missing }がありません。pip install 'raja-table[hub]'で入れてください。

refusal-image-edited = { $name }のマーカーはどのレンズにも合いません。切り抜きや変形をしていない、撮ったままの写真で、このテーブルのマットを平らに置いて写してください。
refusal-image-empty_crop = その場所は画像の外です。カメラを動かしてください。
refusal-image-mirrored = { $name }は左右が逆です。スマホの背面カメラで撮り直してください。
refusal-image-not_an_image = { $name }は読める画像ではありません。JPEGかPNGの写真を指定してください。
refusal-image-not_encodable = 画像をJPEGにできません。表示しません。
refusal-image-nothing_stands = この画像のマットには何も立っていません。先に何か積んでください。
refusal-image-unreadable = 写真{ $file }を読めません。名前を確かめてください。
refusal-image-unwritable = 画像{ $file }に書き込めません。あるフォルダーの中の、.pngか.jpgで終わる名前を指定してください。

refusal-kernels-none = 画像を読めるのは64ビットのLinux（PCかRaspberry Pi）です。これは{ $machine }なので、そのようなコンピューターで読んでください。
refusal-kernels-unusable = { $file }を読み込めません（{ $reason }）。パッケージを入れ直してください。

refusal-labels-cannot_write = { $folder }に書き込めません（{ $reason }）。-oで別の場所を指定してください。
refusal-labels-malformed = { $what }がdocs/truth-format.mdの形ではありません。直してください。
refusal-labels-none = 静止した画像について、人の答えがありません。集めるのは報告と訂正です。
refusal-labels-not_empty = { $folder }にはもう{ $file }があります。失わないよう、別のフォルダーを指定してください。

refusal-look-no_mat = 画像に席のマットがありません。カメラにマット全体を見せてください。

refusal-odds-elephants = 包囲に使う象は1から{ $most }頭です（{ $given }ではありません）。
refusal-odds-no_elephants = 攻める象は何頭ですか？ --elephantsか--at-leastで指定してください。
refusal-odds-no_stones = 城壁の石はいくつですか？ --stonesで指定してください（城壁がなければ0）。
refusal-odds-not_a_number = { $option }には整数を指定してください（例：3）。{ $given }は使えません。
refusal-odds-probability = 確率は0より大きく1以下です。0.75、3/4、75%のように指定してください。
refusal-odds-shield_value = 値が{ $given }の盾はありません。1から3の値を、2,1のように指定してください。
refusal-odds-shields = 盾の合計は0から{ $most }点です（{ $given }ではありません）。
refusal-odds-stones = 城壁の石は0から{ $most }個です（{ $given }ではありません）。
refusal-odds-too_many_shields = 箱にある盾は各値{ $most }枚です。少なくしてください。

refusal-outbox-hub_away = クラブが今は受け取れません（{ $reason }）。また試します。
refusal-outbox-hub_refused = クラブがこのテーブルを断りました：{ $reason }
refusal-outbox-joined_already = このテーブルはもうクラブに入っています。先に`raja hub leave`で出てください。
refusal-outbox-no_file = クラブに入れるのは、ログがSQLiteファイルのテーブルだけです。そのファイルを指定してください。
refusal-outbox-no_progress = クラブが送ったものを受け取りません。また試します。
refusal-outbox-not_joined = このテーブルはクラブに入っていません。`raja hub join ADDRESS CODE`で入ってください。
refusal-outbox-unreadable = { $file }を読めません。クラブに入り直してください。
refusal-outbox-unwritable = { $file }に書き込めません（{ $reason }）。そのフォルダーに書き込めるようにしてください。
refusal-outbox-wrong_url = { $url }はクラブのアドレスではありません。http://192.168.1.5:8020のように指定してください。

refusal-palette-no_mat = 写真に席のマットがありません。空のマットの一番上の列に各色の石を1つずつ置き、マット全体を写してください。
refusal-palette-stones_alike = 席{ $one }と席{ $other }の石が同じように見えます（{ $colours }）。各色の石を1つずつ、席0を左端にして一番上の列に置き、むらのない光で撮り直してください。
refusal-palette-unwritable = { $file }に書き込めません（{ $reason }）。あるフォルダーの中のファイルを指定してください。

refusal-photos-cannot_write = { $folder }に書き込めません（{ $reason }）。別の場所を指定してください。

refusal-play-no_calibration = カメラ{ $camera }のファイルも指定してください：--calibration CAMERA.json（`raja calibrate`）。カメラごとに、同じ順で。
refusal-play-no_camera = どのカメラの校正ですか？ --camera 0のように指定してください。
refusal-play-no_folder = { $folder }を作れません（{ $reason }）。--databaseでデータベースを指定してください。
refusal-play-no_recording = 再生する記録を--recording FILEで指定してください。
refusal-play-port_taken = { $host }のポート{ $port }は使えません（{ $reason }）。使っているものを終えるか、--portで別のものを指定してください（make play PORT={ $next }）。
refusal-play-same_camera = カメラ{ $camera }が2回あります。1台につき1回だけ指定してください。
refusal-play-two_cameras = テーブルのカメラは本物か仮想かのどちらかです。カメラを指定するか、--virtualにしてください。

refusal-recording-beyond_repair = { $file }には記録らしいものがありません。前のコピーを使ってください。
refusal-recording-cannot_write = { $file }に書き込めません（{ $reason }）。空きを作るか、別の場所を指定してください。
refusal-recording-cut_needs_game = { $file }には入力しかなく、切り取るとその前のゲームが失われます。0から切り取るか、`raja replay { $file } --record WHOLE.mcap`で全体を記録してから切り取ってください。
refusal-recording-damaged = { $file }は完全なMCAPの記録ではありません。途切れたものなら、`raja recording repair { $file } -o REPAIRED.mcap`で書けた分を残せます。
refusal-recording-damaged_message = { $at }秒の項目を読めません。ファイルに`raja recording repair`を実行してください。
refusal-recording-empty_cut = { $file }のその間には何もありません。記録は{ $start }秒から{ $end }秒までです。
refusal-recording-exists = { $file }はもうあります。別の名前にするか、--forceで置き換えてください。
refusal-recording-folder_incomplete = { $file }を読めません（{ $reason }）。記録のフォルダーには画像、frames.json、events.jsonが必要です。
refusal-recording-frame_missing = 画像{ $file }を読めません（{ $reason }）。そこにコピーしてください。
refusal-recording-gap = { $file }にはゲームの一部がありません。`raja replay { $file } --record WHOLE.mcap`で入力を再生し直し、それを使ってください。
refusal-recording-merge_two = 記録を2つ以上指定してください。つなぐものがありません。
refusal-recording-missing = 記録{ $file }を開けません（{ $reason }）。名前を確かめてください。
refusal-recording-no_camera = { $file }にカメラの校正がありません。`raja recording import`で作ってください。
refusal-recording-no_events = { $file }には入力だけがあり、そこから生じたものがありません。`raja replay { $file } --record WHOLE.mcap`で通して再生し、それを使ってください。
refusal-recording-no_names = { $file }には誰が遊んだかの記載がなく、消すべき名前が分かりません。ファイルは変えていません。
refusal-recording-no_options = どのゲームの記録か分かりません。`raja recording import`で作ってください。
refusal-recording-not_json = { $file }がJSONではありません（{ $reason }）。そこを直してください。
refusal-recording-not_one_game = { $first }と{ $other }は同じゲームのものではありません。同じゲームの記録だけをつないでください。
refusal-recording-other_camera = { $other }は{ $first }と校正が違います。1つの記録にはできません。
refusal-recording-other_game = 小さなゲームの記録なので、見るテーブルがありません。`raja transcript`で表示し、`raja replay --depth re-decide`で判定し直せます。
refusal-recording-same_file = -oで別の名前を指定してください。読むファイルはそのまま残します。
refusal-recording-time = { $given }は時間ではありません。秒（95.5）か、分や時も（1:35、1:02:03）指定してください。
refusal-recording-too_large = { $file }は展開するとどんな記録よりも大きくなるため、開きません。`raja play`の記録を使ってください。
refusal-recording-unreadable = 記録{ $file }を読めません（{ $reason }）。もう一度試してください。

refusal-replay-depth_alone = --depthと併用できるのは--jsonだけです。ほかのオプションを外してください。
refusal-replay-failed = 記録を調べられませんでした。理由は`raja`を動かしている画面に出ています。
refusal-replay-speed = 速さは'max'か0.25から32の数です（{ $given }ではありません）。

refusal-settings-hash_cost = 設定'pin.hash_cost'は128から1048576までの2の累乗です。直してください。
refusal-settings-impossible_value = 設定{ $key }は{ $value }にできません。直してください。
refusal-settings-missing_key = 設定に{ $key }がありません。加えてください。
refusal-settings-not_toml = 設定ファイル{ $file }がTOMLではありません（{ $reason }）。その行を直してください。
refusal-settings-unknown_key = 設定に{ $key }はありません。{ $near }のことですか？
refusal-settings-unreadable = 設定ファイル{ $file }を読めません（{ $reason }）。名前を確かめてください。
refusal-settings-wrong_type = 設定{ $key }は{ $value }にできません。直してください。

refusal-stats-cannot_write = { $file }に書き込めません（{ $reason }）。別の場所を指定してください。

refusal-story-field_missing = events.jsonに{ $field }がありません。加えてください。
refusal-story-no_frames = { $file }に正解つきの画像がありません。記録には1枚以上必要です。
refusal-story-seat_unknown = 席{ $seat }が最初の画像にも'offstage'にもありません。そこに最初の持ち物を書いてください。
refusal-story-wrong_form = events.jsonを読めません（{ $what }）。docs/truth-format.mdと見比べてください。

refusal-table-bad_name = テーブルの名前に使えるのは文字、数字、空白、ハイフンです。そのように付けてください。
refusal-table-malformed = `raja teach`で作ったテーブルのファイルではありません。テーブルを覚え直させてください。
refusal-table-missing = { $file }に覚えさせたテーブルがありません。`raja teach`で覚えさせるか、--tableを外してください。
refusal-table-other_version = 新しいバージョンで覚えさせたテーブルです。それを入れるか、テーブルを覚え直させてください。
refusal-table-unreadable = テーブルのファイル{ $file }を読めません。`raja teach`で覚え直させてください。
refusal-table-unwritable = { $file }を変えられません（{ $reason }）。自分のフォルダーの中のファイルを指定してください。

refusal-teach-labels_twice = --labelsか--layoutの一方だけを指定してください。
refusal-teach-labels_unreadable = { $file }は読めるJSONファイルではありません。形はdocs/truth-format.mdにあります。
refusal-teach-no_camera = { $picture }を撮ったカメラを--camera CAMERA.jsonで指定してください。
refusal-teach-no_label = { $file }に{ $picture }のことがありません。その"file"の項目を加えてください。
refusal-teach-nothing = 覚えさせる写真か、--evening、--undo、--reset、--explainのどれかを指定してください。
refusal-teach-one_thing = 写真、--evening、--undo、--resetは別々の働きです。1つずつ使ってください。
refusal-teach-picture_of_nothing = 画像は説明に添えるものです。--explainも指定してください。
refusal-teach-too_many = テーブルを覚えさせるのに使える写真は{ $most }枚までです。減らしてください。

refusal-transcript-empty = ファイルが空です。最初の行にはゲームの設定をJSONで書きます。
refusal-transcript-no_log = { $file }はデータベースですが、テーブルのログではありません。別のファイルを指定してください。
refusal-transcript-not_json = { $line }行目がJSONではありません。ログか記録、または1行に1つのJSONオブジェクトを指定してください。
refusal-transcript-not_text = { $file }はテキストではありません。ログ、記録、テキストファイルのどれかを指定してください。
refusal-transcript-unreadable = { $file }を読めません（{ $reason }）。ログ、記録、テキストファイルのどれかを指定してください。
refusal-transcript-which_table = --tableでこのログのテーブルを指定してください：{ $tables }

refusal-truth-unreadable = 正解のファイル{ $file }を読めません（{ $reason }）。名前を確かめてください。
refusal-truth-wrong_form = 正解のファイルがdocs/truth-format.mdの形ではありません（{ $what }）。直してください。
refusal-archive-facts_unreadable = { $folder }のデータを読めません（{ $reason }）。そのファイルを削除して、もう一度取り出してください。
refusal-archive-facts_unwritable = { $folder }に書き込めません（{ $reason }）。空きを作るか、別のフォルダーを指定してください。
refusal-archive-no_facts = { $folder }にゲーム会のデータがありません。データのあるフォルダーか、取り出す元の記録を指定してください。
refusal-archive-not_installed = 多くのゲーム会をまとめるにはduckdbが必要です。pip install 'raja-table[archive]' でインストールしてください。
refusal-archive-unreadable = { $file }を読めません（{ $reason }）。名前を確認してください。
refusal-mqtt-no_password = ブローカーのパスワードの入った{ $file }を読めません。名前を確認してください。
refusal-mqtt-not_installed = MQTTにはpaho-mqttが必要です。pip install 'raja-table[makers]' でインストールするか、[mqtt] のbrokerを空にしてください。
refusal-mqtt-table_name = [mqtt] の{ $name }は名前に使えません。英数字と下線だけにしてください。
refusal-archive-no_folder = { $folder }を作れません（{ $reason }）。--archiveで別のフォルダーを指定してください。
refusal-archive-bucket_not_installed = バケットにはobstoreが必要です。pip install 'raja-table[s3]' でインストールするか、[archive] のbucketを空にしてください。
refusal-archive-no_bucket = バケット{ $bucket }が応答しません（{ $reason }）。名前、エンドポイント、キーを確認してください。
