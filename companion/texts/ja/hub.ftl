# What the club's hub refuses.

refusal-hub-batch = ゲームの記録ではありません。卓とクラブを更新してください。
refusal-hub-cannot_open = クラブのデータベースではありません。アドレスを確認してください。
refusal-hub-cannot_write = クラブのデータベースが応答しません。確認してください。卓はもう一度送ります。
refusal-hub-codes_too_fast = 間違ったコードが多すぎます。{ $wait_s }秒後にもう一度お試しください。
refusal-hub-hosts_only = クラブのホストだけができます。まずホスト用のアドレスを開いてください。
refusal-hub-joining = 参加には code、name、public_key、signature を文字列で送ってください。
refusal-hub-key_known = この鍵の卓は前に参加しています。もう一度参加してください。
refusal-hub-no_such_person = その番号の人はクラブにいません。順位表を見てください。
refusal-hub-no_such_table = その卓はクラブにありません。一覧から選んでください。
refusal-hub-not_signed = 卓の鍵で署名されていません。もう一度参加してください。
refusal-hub-not_signed_here = この卓からこのクラブ宛ての署名ではありません。もう一度参加してください。
refusal-hub-table_name = 卓の名前は1～40文字です。別の名前にしてください。
refusal-hub-table_revoked = この卓はクラブから外されました。新しいコードで参加してください。
refusal-hub-unknown_table = この鍵を持つ卓はクラブにありません。新しいコードで参加してください。
refusal-hub-wrong_code = このクラブのコードではないか、期限が切れています。新しいコードをもらってください。
