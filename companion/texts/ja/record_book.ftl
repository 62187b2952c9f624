# これまでの夜をとおした人たち：勝ち、ライバル、記録。そして忘れてもらう方法。

book-title = 人と記録
book-hint = このテーブルでの勝利、ライバル、記録
book-nothing = まだ最後まで遊ばれたゲームがありません。終わったゲームがあると、誰が勝ったか、誰と誰が競っているか、誰も破っていない記録がここに出ます。
book-people = 人
book-records = 記録
book-rivalries = ライバル
book-counted = ゲーム：{ $games } · ゲーム会：{ $evenings }
book-person_won = 勝ち：{ $won }
book-person_games = ゲーム：{ $games }
book-evenings = ゲーム会の数
book-since = 初めてのゲーム
book-streak = 最多連勝
book-favourite = お気に入りの席
book-game = 種類
book-games = ゲーム
book-won = 勝ち
book-best = 最高点
book-record_points_in = 最高点、{ $game }
book-record_stones = 城壁の石の最多記録
book-record_minutes = 一番長いゲーム（分）
book-record_streak = 最多連勝
book-forget = { $name }さんを忘れる
book-forget_really = { $name }さんの名前を、このテーブルのすべてのゲームから消しますか？ そのゲームで入力された文章も消えます。元には戻せません。ゲームの記録とログのコピーには、それを消すまで名前が残ります。
book-forget_yes = はい、{ $name }さんを忘れる
book-forget_no = 残しておく
book-forgotten = { $name }さんを忘れました。ゲーム：{ $games }
