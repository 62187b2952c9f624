# The help of each command and option; companion/texts/de/command_line/help.ftl says how its keys are made.

listed-arduino = Arduinoの読み取りを表示、ファームウェアを書き込みます。
listed-calibrate = ボードかマットの写真でカメラを校正します。
listed-camera = カメラの位置合わせを助けます。
listed-cards = 写真のカードマットにあるトランプを読みます。
listed-count = 写真の城壁、穀物、貴族、タイル、市場を数えます。
listed-doctor = 機器を一つずつ調べます。
listed-evaluate = 正解の分かる写真で見分ける力を測ります。
listed-evening = 仮想テーブルでゲーム会を丸ごと遊びます。
listed-export = 記録からゲーム会を書き出します。
listed-hub = クラブを開くか、クラブに入ります。
listed-look = 記録のどの瞬間も、「もしも」も見られます。
listed-odds = 都市1つの戦いの正確な確率です。
listed-palette = 写真から石の色を覚えます。
listed-parts = 3Dプリンター用のダイスタワー、台、腕、ケースです。
listed-photos = 正解つきで、ランダムなテーブルの写真を作ります。
listed-play = コンパニオンを始めます（テーブル、記録、両方）。
listed-print = 印刷用PDFと3Dプリンター用の部品を作ります。
listed-recording = 記録を作り、調べ、直します。
listed-replay = 記録を本番のように再生し、得点を出します。
listed-room = 会場全体で遊ぶオープンルームを開きます。
listed-stats = いくつもの記録をまとめた統計を出します。
listed-teach = 10枚までの画像でテーブルを覚えさせます。
listed-texts = 各言語の文を確かめます。
listed-transcript = ゲームを文にするか、文をコマンドに戻します。

help-any-address = 見つかったものが違うとき、スマホに伝えるアドレスか名前。
help-any-as_json = JSONで出力します。
help-any-camera_file = カメラのJSONファイル。
help-any-database = このテーブルのログのSQLAlchemy URL。  [既定：自分のファイル]
help-any-force = 同じ名前のファイルを置き換えます。
help-any-host = 待ち受けるアドレス。
help-any-lang = 出力の言語。
help-any-output = フォルダー。  [既定：ここ]
help-any-paper = a4、a3、letter、tabloid、または設定の [printing.papers] にあるもの。
help-any-port = TCPポート。  [既定：設定のとおり]
help-any-proxies = X-Forwardedヘッダーを信用するリバースプロキシのIPアドレスかネットワーク。何度でも書けます。
help-any-table = 覚えさせたテーブル。名前かファイル。  [既定：なし]
help-any-while_asked = 標準入力の向こうに誰もいなくなったら終わります。
default-lang = LANG、なければen

help-raja = ボードゲームRajaのコンパニオンです。
help-raja-lang = ヘルプと出力の言語。
help-raja-settings_file = 付属の設定より優先するTOMLファイル。
help-raja-version = バージョンを表示して終わります。

help-raja-arduino = Arduinoの読み取り（ダイスの穴、余裕、傾き、カウンター）を表示します。
help-raja-arduino-port = シリアルポート。なければ全USBポートに尋ねます。
help-raja-arduino-virtual = 本物の代わりにコンピューター内のボードを使います。
help-raja-arduino-as_json = 状態を一度だけJSONで出力します。
help-raja-arduino-calibrate = 穴に黒と白を、センサーに水平を教えます。白いカードを用意してください。
help-raja-arduino-calibrate-well = この穴だけ。
help-raja-arduino-calibrate-port = シリアルポート。なければ全USBポートに尋ねます。
help-raja-arduino-calibrate-virtual = 本物の代わりにコンピューター内のボードを使います。
help-raja-arduino-flash = avrdudeでArduinoにファームウェアを書き込みます。
help-raja-arduino-flash-hex_file = 書き込むもの。なければ `make firmware` で作ったもの、それもなければ付属のもの。
help-raja-arduino-flash-port = シリアルポート。なければ全USBポートに尋ねます。

help-raja-calibrate = ChArUcoボードか席のマットそのものを撮った SHOTS でカメラを校正します。
help-raja-calibrate-output = 書き出すカメラのファイル。
help-raja-calibrate-guess = 画角からカメラを推定します。撮影はいりません。
help-raja-calibrate-fov_deg = 横の画角。--default 用。
help-raja-calibrate-size = 画像の幅x高さ。--default 用。

help-raja-camera = カメラの位置合わせを助けます。映像と直すところがページに出ます。
help-raja-camera-cameras = pi、ウェブカメラの番号、フォルダー、動画、配信のアドレス。複数を一緒に合わせられます。
help-raja-camera-calibrations = `raja calibrate` で作ったファイル（あれば）。複数のカメラでは同じ順に1つずつ。
help-raja-camera-port = ページのTCPポート。
help-raja-camera-host = スマホで合わせるなら0.0.0.0（コードが要ります）。  [既定：127.0.0.1、--serveでは0.0.0.0]
help-raja-camera-once = 一度見て結果を出し、終わります。悪ければ終了コード1。
help-raja-camera-as_json = --once と併用：JSONで。
help-raja-camera-serve = 家の中の別の場所にあるテーブルへ映像を送り続けます。
help-raja-camera-shots = `raja calibrate` 用に、このフォルダーへ撮ります。
help-raja-camera-count = --shots と併用：枚数。
help-raja-camera-every = --shots と併用：間隔の秒数。

help-raja-cards = 1枚の写真のカードマットにあるトランプを読みます。
help-raja-cards-as_json = 見えたものをJSONで出力します。
help-raja-cards-details = 各カードの場所と確かさ、時間もJSONに入れます。
help-raja-cards-overlay = 見えたものを写真に描きます（PNGかJPEG）。

help-raja-count = 城壁と穀物、貴族、タイル、市場を数えます。写真は1枚か、その間に誰も触れていない同じテーブルの数枚。1枚で隠れたものは別の1枚に写ります。
help-raja-count-camera_files = 1枚目を撮ったカメラのJSONファイル（繰り返すと2枚目…）。なければスマホの写真のように、マーカーからレンズを推定します。
help-raja-count-as_json = 見えたものをJSONで出力します。
help-raja-count-details = 姿勢、部品、切り出し、確かさ、時間もJSONに入れます。
help-raja-count-overlay = 見えたものを写真に描きます（PNGかJPEG）。2枚目からは 名前-2 など。

help-raja-doctor = 機器を一つずつ調べます。動かないものがあれば終了コード1。
help-raja-doctor-camera = 調べるカメラ。pi、ウェブカメラの番号など。  [既定：Raspberry Piではpi]
help-raja-doctor-calibration = そのカメラの `raja calibrate` で作ったファイル。
help-raja-doctor-board = ダイスボードのポート。指定したら、そこにあること。  [既定：どのUSBポートでも]
help-raja-doctor-log = ゲームのSQLiteファイル。  [既定：自分のファイル]
help-raja-doctor-no_devices = ゲームで使用中のカメラとダイスボードには触れません。
help-raja-doctor-mend = ほかの人に開いているゲームのファイルを閉じます。
help-raja-doctor-as_json = プログラム用。
help-raja-doctor-lang = 報告の言語。

help-raja-evaluate =
    FOLDER（写真と truth.json、または記録のフォルダー）で見分ける力を測ります。

    設定は半分（--half even）で調整し、残り（--half odd）で報告します。
help-raja-evaluate-as_json = すべてJSONで出力します。
help-raja-evaluate-contact_sheet = 失敗を1枚の画像にします。
help-raja-evaluate-plot = 示した確かさと実際の正解率を図にします（--sweep なら各段の正解）。
help-raja-evaluate-half = 1枚おきに。1枚目からか2枚目から。
help-raja-evaluate-every = N枚に1枚だけ。
help-raja-evaluate-distort = 見る前に写真の質を落とします。
help-raja-evaluate-sweep = 写真の量を1つ、少しずつ変えます。
help-raja-evaluate-taught = 覚えさせたテーブルのファイル（raja teach）。
help-raja-evaluate-looks = この枚数で覚えさせ、残りで測ります（0,1,2,5）。
help-raja-evaluate-splits = --looks と併用：各枚数の回数。
help-raja-evaluate-seed = --looks と併用：どの写真で覚えさせるか。
help-raja-evaluate-mistaken = --looks と併用：間違って答える数の割合。
help-raja-evaluate-together = 同じテーブルの写真をまとめて読みます。向かい合うカメラの画像と同じ扱いです。
help-raja-evaluate-asked = はっきり見えたのに尋ねたものも挙げます。

help-raja-evening = 仮想テーブルでゲーム会を丸ごと遊びます。決めるのは仮想プレイヤー、数えるのはカメラ、振るのはボード。
help-raja-evening-virtual = 仮想テーブルで。ほかにはまだありません。
help-raja-evening-seed = 同じシードなら同じゲーム会になります。
help-raja-evening-mats = 使うマット。1人1枚（例：0,2,4）。
help-raja-evening-turns = このターン数で終わります。0なら最後まで。
help-raja-evening-collapses = この回数に1回、建てたものが崩れます。
help-raja-evening-no_survey = 石が動くところだけ見ます（速い）。
help-raja-evening-cameras = テーブルを見るカメラの数。
help-raja-evening-phones = 質問になるものを撮るスマホの数。
help-raja-evening-ask_all = 動いた城壁だけでなく、テーブルに見えるものすべてを、実際のテーブルのように質問します。
help-raja-evening-output = ゲーム会を記録（.mcap）に書き出します。
help-raja-evening-force = 同じ名前の記録を置き換えます。
help-raja-evening-as_json = 報告をJSONで出力します。

help-raja-export = 記録 FILE からゲーム会を書き出します。
help-raja-export-form = 何にするか。
help-raja-export-output = 書き出すファイル（csv、shareはフォルダー）。  [既定：textは画面、ほかは FILE のそば]
help-raja-export-speed = mp4：何倍の速さか。
help-raja-export-plain = html、mp4：見えたものを描かない画像。
help-raja-export-lang = csv、html、mp4、share、bgstats：その言語。

help-raja-hub = クラブを開きます。全テーブルの一覧、順位、レーティング、記録。
help-raja-hub-address = テーブルと客に伝えるアドレス、名前、またはURL。
help-raja-hub-database = SQLAlchemy URL、postgresql+psycopg://…  [既定：自分のSQLiteファイル]
help-raja-hub-archive = 記録とそのデータの保存先。  [既定：SQLiteファイルの隣。ほかのデータベースでは保存しません]
help-raja-hub-valkey = ゲートへすぐ知らせるValkeyかRedisのアドレス：redis://localhost:6379
help-raja-hub-gate = クラブのそばで観戦者に応えます。いくつでも。
help-raja-hub-gate-port = TCPポート。
help-raja-hub-gate-address = 客に伝えるアドレス、名前、またはURL。
help-raja-hub-gate-database = クラブのデータベースのSQLAlchemy URL。  [既定：自分のSQLiteファイル]
help-raja-hub-gate-valkey = ゲートへすぐ知らせるValkeyかRedisのアドレス：redis://localhost:6379
help-raja-hub-seal-gate = Almostの会場の封を受け取ります。このマシンのポートひとつを複数で分け合えます。
help-raja-hub-seal-gate-address = 見つかったものが違うとき、スマホに伝えるアドレス、名前、またはURL。
help-raja-hub-seal-gate-database = クラブのデータベースのSQLAlchemy URL。  [既定：自分のSQLiteファイル]
help-raja-hub-seal-gate-valkey = ゲートへすぐ知らせるValkeyかRedisのアドレス：redis://localhost:6379
help-raja-hub-here = PostgreSQL、Valkey、ゲート、クラブをこのマシンで動かします。データはすべて FOLDER に。
help-raja-hub-here-gates = ゲートの数。ポートは続き番号。
help-raja-hub-here-seal_gates = 封の入口の数。すべて次のポートで動きます。
help-raja-hub-here-address = テーブルと客に伝えるアドレスか名前。
help-raja-hub-join = URL のクラブに、そのページに出ているコードで入ります。
help-raja-hub-join-name = クラブでのこのテーブルの名前。
help-raja-hub-join-certificate = 信頼する、クラブ自身の証明書。
help-raja-hub-leave = クラブを出ます。送ったものはクラブに残ります。
help-raja-hub-send = 遊んだものをクラブに送ります。クラブに入っていれば `raja play` が自分で始めます。

help-raja-look = 記録 FILE のどの瞬間も、別の数だったらどうなったかも見られます。
help-raja-look-port = TCPポート。
help-raja-look-host = 家の中のスマホでも見るなら0.0.0.0。

help-raja-odds = 都市1つの戦いの正確な確率（x、失う石と象、城壁の破壊）です。
help-raja-odds-elephants = 攻める象の数、1から10。--at-least なら使える数。
help-raja-odds-shields = 守る盾の値（例：2,1）。
help-raja-odds-stones = 城壁の石の数。0なら城壁なし。
help-raja-odds-rulebook = standard か as-printed（印刷のとおり）。
help-raja-odds-at_least = この確率で城壁を壊せる最少の象を求めます。
help-raja-odds-as_json = 正確な数をJSONで出力します。

help-raja-palette =
    PHOTO から石の色を覚えます。空の席のマットの一番上の列に、各席の色の石を1つずつ置きます。

    席0の石は左のマス、席1の石は次のマス、というように、それぞれマスの中ほどに。
help-raja-palette-output = 設定を画面でなくここに書きます。

help-raja-photos =
    ランダムなテーブルの写真を COUNT 組作り、truth.json とともに FOLDER に書きます（なければ作ります）。

    席と照明は順に替わります。4つに1つのテーブルでは市場も撮ります。
help-raja-photos-virtual = 仮想テーブルの写真。ほかにはありません。
help-raja-photos-count = テーブルの数。
help-raja-photos-seed = 同じシードなら同じ写真になります。

help-raja-play = コンパニオンを始めます。遊ぶテーブル、記録したゲーム会、またはその両方。
help-raja-play-port = TCPポート。
help-raja-play-host = 待ち受けるアドレス。  [既定：0.0.0.0。記録だけなら127.0.0.1]
help-raja-play-https = ここで作る証明書で安全な接続にも応えます。スマホがスリープしません。
help-raja-play-database = ログのSQLAlchemy URL。  [既定：自分のファイル]
help-raja-play-virtual = 仮想テーブル（コンピューター内のマット、カメラ、ダイス）を出します。
help-raja-play-camera = pi、ウェブカメラの番号、フォルダー、動画、配信のアドレス。いくつでも。
help-raja-play-calibration = 各カメラの `raja calibrate` で作ったファイル。
help-raja-play-board = ダイスボードのポート、または auto（どのUSBポートでも）。
help-raja-play-recording = /recorded/ で見られる記録。`example` は付属のもの。
help-raja-play-recording_only = テーブルなしで記録だけ再生します。
help-raja-play-speed = 1秒に再生する記録の秒数。

help-raja-print = 100 %で印刷するPDF（マット、マーカー、タイル、ルール、箱、校正ボード）と、3Dプリンター用の部品を作ります。
help-raja-print-box = すべてのコマが入る箱。切り抜いて折ります。
help-raja-print-box-paper = a3（1ページ）、a4、tabloid、letter（複数ページを貼り合わせる）、または自分で決めた紙。
help-raja-print-cards = 小さなゲーム用のトランプ、表と裏。
help-raja-print-charuco = `raja calibrate` で見るボード。
help-raja-print-markers = 自分のマットに貼る、すべてのマーカー。
help-raja-print-mats = 各席のマット、市場のマット、カードマット。
help-raja-print-mats-paper = a3（1ページに1枚）、a4（4ページを貼る）、tabloid（2ページ）、letter（4ページ）、または自分の用紙。
help-raja-print-parts = 3Dプリンター用のダイスタワー、センサー台、カメラの腕、Arduinoのケース。
help-raja-print-parts-folder = フォルダー。
help-raja-print-parts-parameters_file = 付属の値より優先するTOMLファイル（docs/parts.md）。
help-raja-print-parts-drops = ダイスをN個タワーに落とす計算もします（摩擦つき）。
help-raja-print-rules = 両面印刷用の、1枚のルール。
help-raja-print-tokens = 厚紙に貼る土地タイル、盾、市場の円盤。

help-raja-recording = 記録を作り、調べ、直します。
help-raja-recording-anonymise = 名前、日付、入力した文を取り除きます。画像はマットだけ残します。
help-raja-recording-anonymise-output = 書き出す .mcap ファイル。
help-raja-recording-cut = FROM から TO まで（95.5、1:35、1:02:03 のように）を取り出します。その前のゲームは経過として残ります。
help-raja-recording-cut-output = 書き出す .mcap ファイル。
help-raja-recording-import =
    FOLDER（画像、frames.json、events.json、camera.json）から記録を作ります。

    物語の中のダイスはボードの穴に投げ、ボードの文を記録します。
    物語とルールで数が違えば、ルールが正しいとし、変えたところはすべて示します。
help-raja-recording-import-output = 作る .mcap ファイル。
help-raja-recording-import-truth_file = 各画像の正解もJSONで書きます。
help-raja-recording-import-board = ダイスを振るもの：シミュレーター上の本物のファームウェアか、Pythonの仮想ボード。
help-raja-recording-info = 記録に入っているものを示します。
help-raja-recording-labels = 数についての人の答えを、`raja evaluate` 用の正解つき写真に集めます。
help-raja-recording-labels-output = 作るフォルダー。
help-raja-recording-labels-corrections = ゲームの状態を変えた答えだけ。最初の報告は除きます。
help-raja-recording-merge = 再起動の前後など、同じゲームの記録をいくつか1つにまとめます。
help-raja-recording-merge-output = 書き出す .mcap ファイル。
help-raja-recording-repair = 途切れたり壊れたりした記録から、読めるものをすべて残します。
help-raja-recording-repair-output = 書き出す完全なファイル。

help-raja-replay = 記録 FILE を本番と同じ道筋で再生し、得点を出します。
help-raja-replay-speed = 'max'（既定）、または1秒に再生する記録の秒数。
help-raja-replay-as_json = 最後の状態だけをJSONで出力します。
help-raja-replay-truth_file = 読み取りと正解の違いを示します。
help-raja-replay-camera_only = 数についての人の答えは使わず、機器が見たものだけで進めます。
help-raja-replay-depth = 記録をそれ自身と比べます：出来事をたどり直す、コマンドを判定し直す、画像と文を読み直す。
help-raja-replay-record = 再生したものと、そこから生じたことをすべて記録します（.mcap）。
help-raja-replay-without_readings = 画像に見えたものは記録しません。
help-raja-replay-force = 同じ名前の記録を置き換えます。

help-raja-room = オープンルームを開きます。スマホは何台でも。ほかの誰も出していない最小の数の勝ち。
help-raja-room-database = ルームのログのSQLAlchemy URL。  [既定：自分のファイル]
help-raja-room-table = テーブルのログのSQLAlchemy URL。そのホストはここでもホストです。
help-raja-room-table_port = そのテーブルのポート。

help-raja-stats = 記録 FILES をまとめた統計を出します。
help-raja-stats-plots = 図をこのフォルダーに書きます。
help-raja-stats-form = 図の形式。
help-raja-stats-facts = 各記録から分かることをこのフォルダーに保存し（Parquet）、そこにあるすべてのゲーム会から分かることを示します。
help-raja-stats-page = 図と表を1つのHTMLページに書きます。
help-raja-stats-lang = 文、図、ページの言語。

help-raja-teach =
    何があるか分かっている画像 LOOKS（10枚まで）でテーブルを覚えさせます。

    --labels か --layout で分かり、なければ尋ねます。新しい画像は、前に覚えたものに加わります。
help-raja-teach-labels_file = そこにあるもの：truth.json。
help-raja-teach-layout = start：各マットに石9個を自由に置き、穀物なし。
help-raja-teach-evening_file = このテーブルで記録したゲーム会。
help-raja-teach-table = テーブルの名前、または保存するファイル。
help-raja-teach-undo = 最後の何枚分かを取り消します。
help-raja-teach-reset = このテーブルについて覚えたことをすべて忘れます。
help-raja-teach-explain = 覚えたことを前と後で示します。
help-raja-teach-picture = --explain と併用：色を画像で。

help-raja-texts = 各言語の文を確かめます。
help-raja-texts-check = 足りない文、使われない文、コードと違う値を使う文を示します。

help-raja-transcript =
    FILE のゲームを文で出力します。

    FILE は SQLite のログ、記録（.mcap、通して再生します）、またはJSONの行（最初にオプション、次に1行に1コマンド。--commands の出力と同じ）です。続いている小さなゲームでは、全員に見えるものだけを出します。
help-raja-transcript-table_id = ログの中のどのテーブルか。いくつもあるときに要ります。
help-raja-transcript-back = FILE を文として読み、コマンドを1行に1つJSONで出力します。
