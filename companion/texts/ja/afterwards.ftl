# A game's page afterwards, and what a coach says of it.

afterwards-title = ふりかえり
afterwards-open = ふりかえりを見る
afterwards-unfinished = 途中で終了
afterwards-how = 内訳：{ $parts }
afterwards-length = { $turns }ターン・{ $minutes }分
afterwards-points = 得点の移り変わり
afterwards-points_summary = 得点の移り変わり。最後は{ $points }
afterwards-wall = いちばん大きな城壁
afterwards-wall_is = { $name }の{ $city }：石{ $stones }、幅{ $width }
afterwards-bargain = いちばん得な取引
afterwards-bargain_worth = { $name }はおよそ{ $gain }ドルの得。
afterwards-awards = 表彰
afterwards-luck = 運と選択
afterwards-luck_explains = 包囲=振る前の自分の包囲の価値。取引=取引で得た分。ダイス=すべての出目と比べて増えた分や減った分。仮想プレイヤーの評価によるドル換算です。
afterwards-luck_percent = 同じ戦いの100晩のうち{ $percent }晩より幸運
afterwards-no_battle = ダイスは振らず
afterwards-sieges = 包囲
afterwards-trades = 取引
afterwards-dice = ダイス
afterwards-battle = { $attacker }対{ $defender }
afterwards-coach = コーチのふりかえり
afterwards-coach_limits = コーチは正確な確率と仮想プレイヤーの評価で一手先だけを見ます。計画や約束、テーブルでの会話は知りません。
afterwards-coach_none = 決め手になった瞬間はなく、少しずつ積み上げた勝負でした。
afterwards-coach_turn = 第{ $turn }ターン・{ $phase }
afterwards-share = 共有する
afterwards-portrait = 画像
afterwards-tall = 縦長の画像
afterwards-film = 20秒の動画
afterwards-film_made = 動画を作成中……

coach-chose_nothing = { $name }は機会を見送りました。
coach-dice_right = 決めたのはダイス。この結果の確率は{ $percent }%。{ $name }の包囲は見合っていました。
coach-dice_risky = 決めたのはダイス。この結果の確率は{ $percent }%。{ $name }の包囲は割に合わない賭けでした。
coach-siege_noble = より良い手：{ $name }の{ $city }に象{ $count }頭。{ $percent }%で貴族を得られました。
coach-siege_wall = より良い手：{ $name }の{ $city }に象{ $count }頭。{ $percent }%で城壁を崩せました。
coach-stay_home = より良い手：象を休ませること。この包囲は得られる分より高くつきました。
coach-great_wall = より良い手：{ $city }にあと石{ $count }個。大城壁に足りる穀物と石があり、1点になりました。
coach-trade = およそ{ $amount }ドルの損。値動きを待つか、もう少し求めるのが得でした。
coach-pay_ransom = より良い手：支払うこと。身代金は貴族の価値より安いものでした。
coach-refuse_ransom = より良い手：断ること。身代金は貴族の価値を超えていました。
coach-take_noble = より良い手：貴族を連れ帰ること。2点になります。

award-builder = 石工の手
award-builder-line = { $name }が積んだ石は{ $count }個。誰かがやらねば。
award-gravity = 重力の友
award-gravity-line = { $count }個の石が{ $name }のもとへ帰ってきました。里心がついたのでしょう。
award-farmer = 畑の名人
award-farmer-line = { $name }の収穫は{ $count }。雨でも日照りでも。
award-trader = 市場の顔
award-trader-line = { $name }の商談は{ $count }件。握手のしどおしでした。
award-mahout = 象使いの長
award-mahout-line = { $name }が送り出した象は{ $count }頭。休みを願い出ています。
award-fortress = 難攻不落
award-fortress-line = { $name }の城壁がはね返した包囲は{ $count }回。
award-lucky = 幸運の手首
award-lucky-line = ダイスは{ $name }がお好き。100晩のうち{ $count }晩より幸運でした。
award-unlucky = ダイスへの貸し
award-unlucky-line = 100晩のうち{ $count }晩は{ $name }にもっと優しかったはず。次こそ。
award-bidder = お先に失礼
award-bidder-line = { $name }は先手のために合わせて{ $count }ドルを払いました。
award-host = おもてなしの家
award-host-line = { $name }の貴族{ $count }人が旅に出ました。絵はがきが届きます。
award-peace = 平和の守り手
award-peace-line = { $name }は一度も包囲しませんでした。象たちも感謝しています。
award-company = よき仲間
award-company-line = { $name }がいなければ、楽しさは半分でした。

stats-for_engineers = 技術者向け：ダイスは公平か、カメラは正しく読めているか

bg_stats-turns = { $turns }ターン
bg_stats-unfinished = { $turns }ターン、途中まで
