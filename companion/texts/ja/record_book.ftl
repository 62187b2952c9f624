# これまでの夜をとおした人たち：勝ち、ライバル、記録。そして忘れてもらう方法。

book-title = 人と記録
book-hint = このテーブルでの勝利、ライバル、記録
book-nothing = まだ最後まで遊ばれたゲームがありません。終わると、だれが勝ったか、だれとだれが競っているか、だれも破っていない記録がここに出ます。
book-people = 人
book-records = 記録
book-rivalries = ライバル
book-counted = ゲーム：{ $games } · 夜：{ $evenings }
book-person_won = 勝ち：{ $won }
book-person_games = ゲーム：{ $games }
book-evenings = 夜の数
book-since = はじめてのゲーム
book-streak = 最多連勝
book-favourite = お気に入りの席
book-game = 種類
book-games = ゲーム
book-won = 勝ち
book-best = 最高点
book-record_points_in = 最高点、{ $game }
book-record_stones = 城壁の石の最多記録
book-record_minutes = いちばん長いゲーム（分）
book-record_streak = 最多連勝
book-forget = { $name }さんを忘れる
book-forget_really = { $name }さんの名前を、このテーブルのすべてのゲームから消しますか。そのゲームで入力された文章も消えます。元には戻せません。録画とログの控えには、消すまで名前が残ります。
book-forget_yes = はい、{ $name }さんを忘れる
book-forget_no = 残しておく
book-forgotten = { $name }さんを忘れました。ゲーム：{ $games }
