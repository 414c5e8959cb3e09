# 卓でできない理由。キーはサーバーとルールのモジュールから届く。

denied-no-such-seat = その席はありません。
denied-bot-plays = ボットが代行しています。先に席に戻ってください。
denied-over = 対戦はすでに終わっています。
denied-ended = 対戦はノーゲームで終わりました。
denied-paused = 対戦は中断中です。再開を待つか、今すぐの再開を提案してください。
denied-late = この対戦は長く続きすぎたため、先に進めません。
denied-backwards = 間に合いませんでした。先に状況が変わったので、もう一度お試しください。
denied-clock-first = 間に合いませんでした。時間切れです。
denied-sleepless = この対戦の時計に問題があります。不具合としてご報告ください。
denied-no-digest = この対戦を記録できません。不具合としてご報告ください。
denied-not-asked = 返事を待っている提案は、もうありません。
denied-proposed = { $name }がすでに提案しています。先にそちらに答えてください。
denied-hushed = 直前の提案は断られました。次の提案まで1分お待ちください。
denied-paused-already = 対戦はすでに中断中です。
denied-not-paused = 対戦は中断されていません。
denied-pause-length = 中断できるのは1分から7日までです。
denied-resigned = 投了したため、席には戻れません。
denied-person-sits = その席では、すでに人が遊んでいます。
denied-bots-return = 席に戻れるのは人だけです。
denied-not-kept = この席は空いていないため、引き継げません。
denied-bots-take-over = 席を引き継げるのは人だけです。
denied-bot-sits = その席は、すでにボットが代行しています。
denied-stand-in = 離席した人の代行ができるのはボットだけです。
denied-time-left = この席にはまだ時間が残っています。
denied-undo-consent = ほかの人の同意がないと戻せません。
denied-undo-asked = すでに待ったの申し込みがあります。
denied-undo-not-asked = 待ったの申し込みは、もうありません。
denied-undo-nothing = 戻せる手がまだありません。
denied-undo-barred = この手は戻せません。そのあとでダイスが振られたか、カードが引かれたか、秘密が明かされました。または、ルール上取り消せない手です。練習の対戦でだけ戻せます。
denied-undo-away = 今は戻せません。同意が必要な{ $names }が離席しています。
denied-practice = 練習できるのは、1人でボットと遊ぶときだけです。

# サーバーで起きた問題。

fault-malformed = サーバーがデータを読み取れませんでした。ページを再読み込みしてください。
fault-wrong = サーバーが要求を理解できませんでした。ページを再読み込みしてください。
fault-too-slow = 通信に時間がかかりすぎました。もう一度お試しください。
fault-hello-first = 接続が切れました。ページを再読み込みしてください。
fault-no-address = このアドレスには何もありません。
fault-method = サーバーが要求を理解できませんでした。ページを再読み込みしてください。
fault-no-token = このボット用トークンは無効になりました。新しく作成してください。
fault-origin = このページからは、このサーバーを利用できません。サーバーのページを開いてください。
fault-failed = サーバーで問題が起きました。しばらくしてからお試しください。
fault-store = サーバーがデータベースに接続できません。しばらくしてからお試しください。
fault-disk-full = サーバーのディスクに空きがありません。しばらくしてからお試しください。
fault-closing = サーバーを停止しています。しばらくしてからお試しください。
fault-left-memory = この対戦との接続が切れました。再接続しています…
fault-moved = このテーブルは別のサーバーに移りました。再接続しています…
fault-erased = あなたのデータは削除されました。
fault-no-room = サーバーが混み合っています。しばらくしてからお試しください。
fault-no-socket = サーバーが混み合っています。しばらくしてからお試しください。
fault-too-many-sockets = 開いている卓が多すぎます。どれかを閉じてください。
fault-too-fast = 操作が速すぎます。少しお待ちください。
fault-opens-too-fast = 続けて卓を立てすぎています。少しお待ちください。
fault-banned = このサーバーの利用を停止されています。

fault-no-table = この卓は存在しないか、全員が退出しました。
fault-busy = この卓は混み合っています。もう一度お試しください。
fault-contended = 間に合いませんでした。ほかの人が先に卓を変更したので、もう一度お試しください。
fault-closed = この卓は管理者が閉じました。
fault-frozen = この対戦は続けられません。開始後にルールが変わったか、記録が壊れています。
fault-unread = 今はこの対戦を読み込めません。もう一度お試しください。
fault-deleted = この卓は削除されました。
fault-not-host = それができるのはホストだけです。
fault-no-such-seat = その席はありません。

fault-no-game = このゲームはこのサーバーにありません。
fault-no-level = この強さのボットはいません。
fault-level = この強さのボットはいません。
fault-setup = このオプションの組み合わせでは遊べません。変更してください。
fault-day = { $day }はまだ先の日です。{ $today }以前の日を選んでください。
fault-setup-size = オプションのデータが大きすぎます。
fault-setup-text = オプションの入力が長すぎます。{ $most }文字までにしてください。
fault-no-clock = この持ち時間は設定できません。
fault-empty-clock = 持ち時間を0にはできません。
fault-long-clock = 持ち時間が長すぎます。{ $seconds }秒＋1手ごとに{ $increment }秒、または1手{ $days }日までにしてください。
fault-too-many-bots = ボットが席の数より多くなっています。
fault-practice-alone = 練習は1人用です。ほかの席はすべてボットにしてください。
fault-too-many-tables = 参加者待ちの卓が多すぎます。どれかを開始するか、退出してください。
fault-too-many-of-client = お使いのネットワークから立てた参加者待ちの卓が多すぎます。どれかを開始するか、退出してください。

fault-begun = 間に合いませんでした。対戦はすでに始まっています。
fault-about-to-begin = まもなく対戦が始まります。少しお待ちください。
fault-sits-already = この卓には、すでにあなたの席があります。
fault-not-seated = この卓に、あなたの席はありません。
fault-sits-at-too-many = すでに{ $most }卓に席があります。どれかから退出するか、対戦を終えてください。
fault-seats-taken = 間に合いませんでした。満席です。
fault-seat-taken = 間に合いませんでした。この席は埋まったので、別の席を選んでください。
fault-seat-free = まだ空席があります。参加者を待つか、ボットを追加してください。
fault-own-seat = ここはあなたの席です。席を空けるには、卓から退出してください。
fault-kicked = ホストにより、この卓から外されました。再参加にはホストの許可が必要です。
fault-not-kicked = このプレイヤーは卓から外されていません。
fault-practice-table = この卓は、1人でボットと遊ぶ練習用です。
fault-unplayable = このオプションでは対戦を始められません。
fault-commitment = ダイスに使うこのブラウザの乱数を、サーバーが使えませんでした。ページを再読み込みしてください。
fault-no-commitment = ダイスに使うこのブラウザの乱数がありません。ページを再読み込みしてください。
fault-uncommitted = { $names }が卓に来るまで待つか、席から外してください。
fault-keep-nonce = 対戦はまだ始まっていません。
fault-nonce = ダイスに使うこのブラウザの乱数を、サーバーが使えませんでした。ページを再読み込みしてください。
fault-other-nonce = ダイスに使うこのブラウザの乱数が、コミットメントと一致しません。

fault-no-seat = 席に着いていないとできません。
fault-seat-gone = この席のリンクは使えなくなりました。そのプレイヤーに新しいリンクをもらってください。
fault-not-begun = 対戦はまだ始まっていません。
fault-not-running = この対戦は進行中ではありません。
fault-over = 対戦はすでに終わっています。
fault-command = サーバーがこの手を読み取れませんでした。ページを再読み込みしてください。
fault-id-length = サーバーがこの手を読み取れませんでした。ページを再読み込みしてください。
fault-not-stored = サーバーがこの手を保存できませんでした。もう一度送信します。
fault-perhaps-stored = サーバーがこの手を保存できませんでした。もう一度送信します。
fault-no-vacancy = この卓に引き継げる席はありません。
fault-not-vacant = この席は空いていないため、引き継げません。
fault-no-newcomers = この卓では、ホストが途中参加を認めていません。
fault-has-seat = この卓には、すでにあなたの席があります。
fault-gave-up = この対戦で一度席を離れたため、ほかの席は引き継げません。
fault-taken-over-often = この対戦の席はすでに{ $most }回引き継がれているため、これ以上引き継げません。
fault-not-taken-over = サーバーが保存できませんでした。卓を開き直してください。

fault-not-over = 対戦はまだ終わっていません。
fault-still-hidden = 対戦はまだ終わっていません。記録を開くと、隠れている情報が見えてしまいます。
fault-players-only = 再戦を申し込めるのは、この対戦のプレイヤーだけです。
fault-unreplayable = 記録が壊れているため、この対戦をリプレイできません。
fault-no-log = 記録が壊れているため、この対戦のログを表示できません。

fault-name = 名前は、目に見える文字で1〜{ $most }文字にしてください。
fault-push-address = 通知は、ブラウザの公開プッシュサービスにだけ送れます。
fault-push-keys = ブラウザの通知用の鍵を読み取れませんでした。
fault-push-language = 通知に使える言語ではありません。
fault-muted = ミュートされているため、このサーバーではチャットできません。
fault-muted-by-host = この卓では、ホストにミュートされています。
fault-chat-off = この卓のチャットはオフになっています。
fault-chat-players = この卓でチャットできるのはプレイヤーだけです。
fault-chat-empty = メッセージに文字がありません。
fault-mute-self = 自分をミュートすることはできません。
fault-speaker-length = この人をミュートすることはできません。
fault-too-many-muted = ミュートできるのは{ $most }人までです。代わりに、チャットできる人を「プレイヤー」か「なし」にしてください。
fault-nobody-else = この卓にはほかに誰もいません。

# 専用の言葉がない理由と、理由に添える言葉。

fault-refused = 今はできません。
fault-other = サーバーに受け付けられませんでした。
fault-reason = 理由：{ $reason }
fault-until = { $until }まで。
fault-unreachable = サーバーに接続できません。ボットとの対戦なら遊べます。
lesson-later = それはあとで。まずはレッスンのとおりに進めてください。
