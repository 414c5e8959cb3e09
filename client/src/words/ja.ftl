# 日本語のページ。

tagline = 東京を舞台にした5つのボードゲーム。友だちとも、ボットとも遊べます。
players = { $least }〜{ $most }人
minutes = { $least }〜{ $most }分
weight = 難しさ
weight-is = 難しさは5段階中{ $level }：{ $level ->
    [1] すぐ覚えられます
    [2] 覚えやすいルールです
    [3] 一度遊べば覚えられます
    [4] じっくり考えるゲームです
   *[other] 経験者向けです
}
luck = 運
luck-is = 運の影響は5段階中{ $level }：{ $level ->
    [1] ほとんどありません
    [2] 少しあります
    [3] 実力と半々です
    [4] 大きく影響します
   *[other] ほぼ運で決まります
}
rules = ルール
home = ゲーム一覧
language = 言語
theme-auto = システムに合わせる
theme-light = ライト
theme-dark = ダーク
settings = 設定
settings-kept = この端末だけの設定です。
sound = サウンド
sound-on = サウンドはオンです
sound-off = サウンドはオフです
sound-why = 最初にタップかキー入力をするまでは鳴りません。ページがバックグラウンドにあるときは、手番のベルだけが鳴ります。
sound-test = 音を試す
volume = 音量
haptics = 振動
haptics-why = 手番になったとき、ピースを置いたとき、できない手を選んだとき、ダメージを受けたときに短く振動します。

# ページを閉じていても、手番を知らせる。
call-offer = この対戦では、1手に数日かかることがあります。手番になったら、この端末に通知しますか？
call-on = 通知を受け取る
call-later = 今はしない
call-done = 手番になると、この端末に通知が届きます。
call-denied = このサイトの通知は、ブラウザでブロックされています。ブラウザのサイト設定で許可できます。
call-failed = 通知をオンにできませんでした。
calls = 手番の通知
calls-why = 1手に数日かける対戦で、卓を開いていないときに届きます。通知は暗号化され、ブラウザのプッシュサービスを経由します。
calls-none = このブラウザでは、このページからの通知を表示できません。iPhoneやiPadでは、先にページをホーム画面に追加してください。

# 見せ方。
show-pace = ほかのプレイヤーの手の表示速度
show-pace-slow = ゆっくり
show-pace-normal = ふつう
show-pace-fast = 速い
show-pace-at-once = 一瞬
show-pace-why = この端末で動くボットの待ち時間も変わります。
motion = アニメーション
motion-system = システムに合わせる
motion-reduced = 減らす
motion-full = すべて表示
motion-why = 「減らす」にすると、手がアニメーションなしで表示されます。
first-hints = はじめての人向けヒント
first-hints-why = 各ゲームの最初の2回の対戦で表示されます。卓のメニューでも切り替えられます。
theme = テーマ
theme-now = テーマ：{ $theme }
lost-title = ページが見つかりません
lost-text = { $path }にページはありません。ゲームはすべてトップページにあります。
rules-of = { $game }のルール
skip = 本文へ移動
play-this = 遊ぶ
rules-english = ルールは英語で書かれています。
guide = 遊び方
guide-why = 5分で読めるガイド
guide-to = { $game }の遊び方
rules-all = ルール全文
rules-all-why = 調べたいときに
rules-search = ルールを検索
rules-found = { $count }項目見つかりました
rules-none = 該当するルールはありません。
back-to-match = 対戦に戻る
chapters = 目次
close = 閉じる
cancel = キャンセル
loading = お待ちください…

# トップページ
play-now = すぐ遊ぶ
play-now-of = 『{ $game }』をボットとすぐ遊ぶ
with-friends-of = 『{ $game }』を友だちと遊ぶ
learn = 2分で覚える
learn-of = 『{ $game }』を2分で覚える
learn-first = 『{ $game }』で遊ぶのははじめてですか？
your-name = 名前
you-are = プレイヤー名
change-name = 変更
save = 保存
go-on = 参加中の対戦
finished = 終了した対戦
news = 新着{ $count }件を表示
how-friends = 友だちと遊ぶには
how-choose = ゲームの「友だちと遊ぶ」を選びます。
how-send = 友だちにリンクを送ります。
how-start = 全員そろったら開始します。
phase-open = 参加者待ち
phase-live = 対戦中
phase-over = 終了
kept-here = { $moves ->
    [0] 開始したばかり・この端末に保存
   *[other] { $moves }手まで進行・この端末に保存
}
forget = この対戦を削除
forget-of = { $names }との『{ $game }』の対戦を削除
forget-sure = { $names }との『{ $game }』の対戦は、この端末にしか保存されていません。削除すると元に戻せません。
show-all = すべて表示（{ $count }件）
show-more = もっと見る
show-more-of = もっと見る：{ $list }
filter = 卓の絞り込み
filter-game = ゲーム
filter-all-games = すべてのゲーム
filter-pace = 持ち時間
filter-all-paces = すべて
pace-untimed = 制限なし
pace-real-time = リアルタイム
pace-days = じっくり（日単位）
no-such-tables = 条件に合う卓はありません。
open-tables = 募集中の卓
no-open-tables = 募集中の卓はありません。ゲームを選ぶと、卓を立てられます。
live-tables = 対戦中の卓
no-live-tables = 現在、公開されている対戦はありません。
join = 参加
watch = 観戦
deed-at = { $deed }：{ $game }（{ $names }）
seats-free = { $free ->
    [0] 満席（全{ $all }席）
   *[other] 空き{ $free }席（全{ $all }席）
}
seats-vacant = 引き継げる席：{ $count }席
home-offline = オフラインです。ボットとの対戦なら、この端末で遊べます。
open-record = 保存した対戦を開く…
open-record-why = ファイルから対戦をリプレイします。
no-record = このファイルは対戦の記録ではありません。

# ゲームを選ぶ
choose-game = 条件に合うゲームを探す
how-long = 時間
any-players = 不問
any-time = 不問
time-limit = { $limit }分
games-fit = { $fitting ->
    [0] 条件に合うゲームはありません
   *[other] { $all }種類中{ $fitting }種類が条件に合います
}
does-not-fit = （条件に合いません）

# 新しい対戦
with-whom = 対戦相手
with-bots = ボットと遊ぶ
with-friends = 友だちと遊ぶ
how-many = 人数
opponents = ボット
level-of = { $name }の強さ
level-easy = 弱い
level-normal = ふつう
level-hard = 強い
level-expert = 達人
level-master = 名人
level-random = ランダム
level-greedy = 欲ばり
play-bots = ボットと対戦する
play-solo = ソロで遊ぶ
solo = ソロで挑戦

# 毎日
today = 今日
day-done = クリア済み
day-row = 🔥 { $days }日連続
day-in = { $time }で完成
day-best = { $actions }アクション（最少）、{ $time }
day-actions = { $actions }アクション、{ $time }
day-share = 結果を共有
day-copy = 結果をコピー
day-list = この日のベスト
day-nobody = まだ誰も達成していません。一番乗りのチャンスです！
day-nameless = 匿名
day-list-note = オンラインでの記録（サーバーで計測）。パズルは最初の解答が対象です。マイページで「ほかの人に自分の情報を見せる」をオンにしないかぎり、匿名で載ります。
day-offline = オフラインです。この日のベストは表示できず、記録はこの端末だけに残ります。

play-bots-why = この端末ですぐに始まります。いつでも続きから遊べます。
practice = 練習
practice-why = ダイスを振ったあとや秘密を見たあとでも、手を戻せます。結果には「練習」と表示されます。
options = ルールとオプション
presets = プリセット
a-friend = 友だち
bot-of = ボット（{ $level }）
seat-of = { $colour }のプレイヤー
who-finds = 参加できる人
found-link = リンクを知っている人
found-all = 誰でも
clock = 持ち時間
clock-none = 制限なし
clock-is = 持ち時間：{ $rule }
clock-per-move = 1手{ $seconds }秒
clock-per-game = 1人{ $minutes }分＋1手ごとに{ $increment }秒
clock-days = 1手{ $days }日
invite = 卓を立てる
no-rules = ルールを読み込めませんでした。ページを再読み込みしてください。

# 1台の端末を数人で使う
with-device = 1台で遊ぶ
device-people = プレイ人数
device-name-of = { $colour }のプレイヤーの名前
device-play = この端末で始める
device-why = この端末を回しながら交代で遊びます。オフラインでも遊べます。秘密があるときは、次の人の準備ができるまで、のれんが卓を隠します。
device-real-time = この設定の『{ $game }』はリアルタイムで進むため、1台で交代しながら遊ぶことはできません。
device-instead = 「{ $preset }」にする
device-turn = { $name }の手番
device-pass = { $name }に端末を渡してください。
device-look-away = ほかの人は画面を見ないでください。
device-take = { $name }です。卓を見る
device-leave = 中断する
device-kept = 対戦はこの端末に残ります。
device-call = { $name }が行動できます
device-back = 端末を返す

# マイページ
my-page = マイページ
avatar = アイコン
avatar-why = これから席に着く卓で、ほかの人に表示されます。
avatar-none = アイコンなし
avatar-lantern = 提灯
avatar-tanuki = たぬき
avatar-train = 新幹線
avatar-ramen = ラーメン
avatar-daruma = だるま
avatar-cat = 招き猫
avatar-onigiri = おにぎり
avatar-crane = 折り鶴
avatar-tower = 東京タワー
avatar-fuji = 富士山
avatar-goldfish = 金魚
avatar-kokeshi = こけし
shown = ほかの人に自分の情報を見せる
shown-why = 一緒に遊んだことのある人に、オンラインかどうかが表示されます。オフラインのときは、最後に来た日が表示されます。「この日のベスト」には名前が載ります。オフにすると、記録だけが匿名で載ります。
listed = 知らない人にも見せる
listed-why = オンラインの間、名前とアイコンがトップページに表示され、このサーバーの誰でもあなたをゲームに招待できます。招待してきた人はブロックできます。
people = 一緒に遊んだ人
people-none = 誰かと遊ぶと、その人がここに表示され、また招待できます。
people-matches = { $count }回一緒にプレイ
last-seen = 最後に来た日：{ $day }
invite-again = 招待する
invite-again-of = { $name }さんを『{ $game }』に招待する
invite-of = { $name }さんを招待する
invite-which = { $name }さんを招待するゲーム
invited = 招待しました
here-now = オンラインの人
here-now-why = ここに表示されたいときは、マイページで設定できます。
block = ブロック
block-of = { $name }さんをブロックする
blocked = ブロック中
blocked-why = 招待は届かず、チャットも表示されません。オンライン状態もお互いに見えなくなります。
unblock = ブロック解除
unblock-of = { $name }さんのブロックを解除する
invitations = 招待
invited-by = { $name }さんから招待されています
decline-invite = 断る
no-matches = このサーバーで終えた対戦は、まだありません。
result-won = 勝ち
result-lost = { $place }
result-solo = スコア：{ $score }
career = 成績
career-empty = このサーバーでほかの人やボットとの対戦を終えると、ここに成績が表示されます。
by-game = ゲーム別
by-opponent = 相手別
opponent = 相手
career-played = 対戦数
career-won = 勝利数
career-ahead = 自分が上位
career-behind = 相手が上位
career-newest = 最近の{ $count }戦の集計です。
other-device = 別の端末で続ける
other-device-why = 個人用リンクを使うと、名前、アイコン、席、このサーバーでの対戦を別の端末に引き継げます。このブラウザだけに保存されているものは引き継がれません。
other-device-make = 個人用リンクを作る
other-device-once = このリンクは{ $minutes }分間、1回だけ使えます。開いた人は誰でもあなたとしてプレイできるので、人に教えないでください。
other-device-copy = 個人用リンクをコピー
other-device-revoke = リンクを無効にする
other-device-revoked = 有効な個人用リンクはありません。
arrival = 個人用リンク
arrival-ask = この端末で{ $name }としてプレイしますか？
arrival-replaces = この端末では、これまで{ $name }としてプレイしていました。{ $name }の個人用リンクがなければ、このブラウザからその名前、席、対戦には戻れません。
arrival-agree = { $name }として続ける
arrival-stay = { $name }のままにする
arrival-same = この端末では、すでにこのプレイヤーとして遊んでいます。
qr-show = QRコード
qr-invite = QRコードで招待
qr-why = 別の端末のカメラで読み取ってください。
qr-of = リンクのQRコード
qr-missing = QRコードを表示できません。リンクを使ってください。

# 開始前の卓
table-private = リンクを知っている人だけが参加できます。
table-open = 誰でもこの卓を見つけて参加できます。
all-here = 全員そろいました
free-seat = 空席
sit-here = この席に着く
add-bot = ボットを追加
add-bot-to = { $colour }の席にボットを追加
level-new = 追加するボットの強さ
remove = 外す
remove-of = { $name }を外す
remove-sure = { $name }は席から外れ、あなたが許可するまで戻れません。
removed = 外したプレイヤー
let-in = 再参加を許可
let-in-of = { $name }の再参加を許可
copy-link = 招待リンクをコピー
copied = コピーしました
start = 対戦開始
leave = 卓から退出
leave-sure = あなたの席は空席になります。空席があるうちは、また席に着けます。
leave-sure-last = ほかに誰もいないため、卓は閉じられ、リンクも使えなくなります。
newcomers = 途中参加を認める
newcomers-why = 離席や投了があると、その席はボットが預かります。オンにすると、この卓を見つけた人は誰でもその席を引き継げます。
waits-host = ホストの開始を待っています。
waits-friends = ほかのプレイヤーを待っています…
fair = ダイスの目は、誰にも操作も予測もできません。サーバーの秘密値（ハッシュ値{ $digest }…）と、各プレイヤーのブラウザが出す乱数で決まります。対戦後に検証できます。
not-here = 不在
waits-commitment = { $names }がこの卓を開くのを待っています。
waits-away = { $names }が接続していません。開始時に接続していない人は席を失います。
sealed = まもなく始まります。{ $names }の応答を待っています。
withheld = { $names }は開始時に応答がなく、席を失いました。まだ何も配られていないので、すべて引き直します。
elsewhere = ダイスに使うあなたの乱数は、別の端末かブラウザにあります。そちらで卓を開いたままにするか、この端末に切り替えてください。
contribute-here = この端末を使う
no-table-title = 卓が見つかりません

# 対戦中の卓
seats = プレイヤー
bot = ボット
you = あなた
you-name = あなた
guest-name = ゲスト

# プレイヤーが使うコマ。
figure-called = { $figure }（{ $name }）
figure-unnamed = 省略できます
guest-numbered = ゲスト{ $number }
former-player = 元プレイヤー
to-act = 手番
time-in-days = { $days }日{ $hours }時間
time-left = 残り時間
away-left = 離席中（ボットが代行）
away-out-of-time = 時間切れ（ボットが代行）
away-resigned = 投了（ボットが代行）
place = { ordinal }（{ $score }）
ordinal = { $place }位
status-yours = あなたの手番
status-may = 行動できます
status-others = { $count ->
    [1] { $names }の手番
   *[other] { $names }を待っています
}
status-clock = 時間が進んでいます
status-over = 対戦終了
watching = 観戦中です。
choices = 選択肢
choices-changed = 新しい選択肢を表示
all-choices = すべての選択肢（{ $count }）
search = 選択肢を検索
search-nothing = 該当する選択肢はありません。
skip-choices = 選択肢へ移動
log = 対戦ログ
log-short = ログ
log-empty = まだ何も起きていません。
log-round = ラウンド{ $round }
log-turn = ラウンド{ $round }・{ $name }
log-away = 不在の間のできごと
log-earlier = 以前のログを表示
log-again = 再試行
log-missing = ログを読み込めませんでした。
log-more = 全{ $count }ステップを表示
log-less = ステップを隠す
chat = チャット
chat-empty = まだメッセージはありません。
chat-write = メッセージを入力
chat-who = チャットできる人
chat-who-players = プレイヤー
chat-who-everyone = 全員
chat-who-nobody = なし
chat-choices = { $name }のメッセージの設定
chat-hide = { $name }のメッセージを非表示
chat-mute = 全員の画面で{ $name }をミュート
chat-hidden = 自分の画面で非表示：
chat-show = 再表示
chat-show-of = { $name }のメッセージを再表示
chat-silenced = 全員の画面でミュート：
chat-unmute = 解除
chat-unmute-of = { $name }のミュートを解除
chat-off = この卓のチャットはオフになっています。
chat-players-only = この卓でチャットできるのはプレイヤーだけです。
chat-muted = この卓では、ホストにミュートされています。
send = 送信
talk = ログとチャット
unread = 件の新着
tools = 卓の操作
menu = メニュー
goal = 目的
hint = ヒント
hint-later = 決めることがあるとき、ここにヒントを表示します。
hint-got = わかった
hints-off = ヒントを表示しない
hints-on = ヒントを表示する
reach-reaching = 接続中…
reach-there = オンライン
reach-lost = 接続が切れました
reach-alone = この端末で対戦中
lost-why = 再接続しています。選んだ手は、接続が戻りしだい送信されます。
on-its-way = 送信中…
clause = ルール{ $clause }
too-late = 間に合いませんでした。先に状況が変わったので、選び直してください。
picture-of = { $game }の盤面
no-table = 盤面を読み込めませんでした。ページを再読み込みしてください。
no-settings = 設定を読み込めませんでした。ページを再読み込みしてください。
cause = 技術的な詳細
zoom = 表示サイズ
zoom-in = 拡大
zoom-out = 縮小
undo = 一手戻す
ask-undo = 待った
no-undo-nothing = 戻せる手がまだありません。
no-undo-barred = ダイスが振られたり、カードが引かれたり、秘密が明かされたりする前の手や、ルール上取り消せない手は戻せません。
no-undo-away = 今は戻せません。同意が必要な人が離席しています。
no-undo-others = 1台で遊ぶときに戻せるのは直前の一手だけです。ダイスやカード、秘密が関わった手は戻せません。
took-back = { $name }が一手戻した：{ $what }
took-back-move = { $name }が一手戻した
undo-asked = { $name }が待ったを申し込んでいます。
undo-agree = 認める
undo-decline = 断る
undo-waits = 待ったを申し込みました。{ $waiting }の返事を待っています。
undo-waits-for = { $name }が待ったを申し込みました。{ $waiting }の返事を待っています。
copy-table-link = この卓のリンクをコピー
copy-seat-link = 別の端末で続けるリンクをコピー
copy-seat-why = このリンクを知っている人は、あなたの席で遊べてしまいます。人に教えないでください。
alone-why = この対戦は、この端末だけに保存されています。
leave-seat = ボットに任せる
leave-why = ボットがあなたの代わりに遊びます。対戦が終わるまでは席に戻れますが、離席したまま終わると負けになります。離席中は、中断やノーゲームをほかの人だけで決められます。ホストが途中参加を認めていれば、別の人が席を引き継ぐこともあります。
take-back = 席に戻る
vacant-seats = この対戦に途中参加できます。ボットが席を預かっています。
take-over = { $name }の席を引き継ぐ
resign = 投了
resign-sure = 投了すると負けになります。あとはボットが代行し、席には戻れません。投了しますか？
go-on-playing = 対戦を続ける
# みんなで決めること
paused = 中断中
paused-until = 再開まで{ $time }。全員が同意すれば、すぐに再開できます。
covered = 中断中に考えられないよう、盤面を隠しています。
pause = 中断する
ask-pause = 中断を提案
pause-why = 中断中は持ち時間が減りません。プレイヤー全員が同意すると中断します。
pause-length = 中断の長さ
pause-10-minutes = 10分
pause-1-hour = 1時間
pause-1-day = 1日
pause-7-days = 7日
pause-asked = { $name }が{ $minutes ->
    [60] 1時間
    [1440] 1日
    [10080] 1週間
   *[other] { $minutes }分
}の中断を提案しています。
pause-mine = 中断を提案しました。{ $waiting }の返事を待っています。
pause-other = { $name }が中断を提案しました。{ $waiting }の返事を待っています。
resume = 今すぐ再開
resume-asked = { $name }が今すぐの再開を提案しています。
resume-mine = 再開を提案しました。{ $waiting }の返事を待っています。
resume-other = { $name }が再開を提案しました。{ $waiting }の返事を待っています。
ask-end = ノーゲームにする
end-sure = プレイヤー全員が同意すると、ノーゲームになります。勝敗はつきません。
end-sure-alone = この対戦をノーゲームにして終了します。勝敗はつきません。
end-asked = { $name }がノーゲームを提案しています。
end-mine = ノーゲームを提案しました。{ $waiting }の返事を待っています。
end-other = { $name }がノーゲームを提案しました。{ $waiting }の返事を待っています。
agree = 同意する
decline = 断る
withdraw = 取り下げる
you-away-left = ボットが代行しています。
you-away-out-of-time = 時間切れのため、ボットが代行しています。
you-away-resigned = 投了しました。最後までボットが代行します。
again-turn = 直前の手番をもう一度見る
again-stop = 今の盤面に戻る
again-short = 直前の手番

# 対戦の終わり
end = 結果
you-won = あなたの勝ち！
won-by = { $count ->
    [1] { $winners }の勝ち
   *[other] { $winners }の同時優勝
}
nobody-won = 勝者なし
no-result = ノーゲーム
no-result-by = { $names }の同意で終了しました。
practice-result = 練習の対戦です。手を自由に戻せる設定でした。
you-forfeit-resigned = 投了により負け
you-forfeit-left = 離席により負け
you-forfeit-out-of-time = 時間切れにより負け
forfeit-resigned = 投了
forfeit-left = 離席
forfeit-out-of-time = 時間切れ
gave-up-to = { $name }の席は{ $heir }が引き継ぎました。
gave-up-resigned = { $name }は投了し、負けになりました。席は{ $heir }が引き継ぎました。
gave-up-left = { $name }は離席し、負けになりました。席は{ $heir }が引き継ぎました。
gave-up-out-of-time = { $name }は時間切れで負けになりました。席は{ $heir }が引き継ぎました。
numbers = { $rounds }ラウンド・{ $moves }手・{ $time }
moves = 手数
time-spent = 時間
time-longest = 最長
undos = 手を戻した回数：{ $count }回
no-numbers = 統計を表示できません。
again = もう一度遊ぶ
other-match = 設定を変える
rematch = 再戦
rematch-there = 再戦の卓へ
replay = リプレイ
analyse = 分析
record = 対戦を保存
verify = ダイスを検証
moment = 勝者
moment-won = おめでとうございます！
moment-shared = 同時優勝、おめでとうございます！
moment-lost = お疲れさまでした。結果は{ $place }です。
moment-skip = タップまたはキー入力で先に進みます。
story = 対戦の流れ
story-loading = グラフを描いています…
story-missing = グラフを表示できません。
plot-start = 開始
plot-total = 合計
plot-table = 表で見る
plot-read = グラフにカーソルか指を合わせると、値が表示されます。
share = 画像を共有
share-save = 画像を保存
share-send = 共有…
share-alt = 結果の画像：{ $headline }
share-failed = 画像を作成できませんでした。
share-making = 画像を描いています…

# リプレイ
replay-of = リプレイ：{ $game }
replay-loading = 対戦を読み込んでいます…
replay-not-over = この対戦はまだ終わっていません。リプレイすると、隠れている情報が見えてしまいます。
replay-not-kept = この対戦は、もうこの端末に保存されていません。
replay-no-file = ファイルをもう一度選んでください。
eyes = 視点
eyes-public = 観戦者
eyes-all = 全員
eyes-all-why = 手番のプレイヤーと同じものが見えます。秘密の情報もその場面で見え、ログはすべて表示されます。
truth = すべての情報を文字で表示
play-on = ここから遊ぶ
play-on-why = この場面から新しい対戦が始まります。サイコロなどの運は、元の対戦とは変わります。席を一つ選ぶと、ほかの席にはボットが座ります。
play-on-seat = あなたの席
play-on-level = ボットの強さ
play-on-begin = 始める
film-controls = リプレイの操作
film-first = 最初へ
film-back = 前のステップ
film-play = 再生
film-pause = 一時停止
film-forward = 次のステップ
film-last = 最後へ
film-step = ステップ
film-at = ステップ{ $step }/{ $steps }
film-lapse = タイムラプス
film-speed = 再生速度
deed-ask-undo = { $name }が待ったを申し込んだ
deed-agree-undo = { $name }が待ったを認めた
deed-decline-undo = { $name }が待ったを断った
deed-seat-left = { $name }が離席、ボットが代行
deed-seat-out-of-time = { $name }が時間切れ、ボットが代行
deed-seat-resigned = { $name }が投了、ボットが代行
deed-seat-returned = { $name }が席に戻った
deed-seat-taken-over = { $name }がボットから席を引き継いだ
deed-propose-pause = { $name }が中断を提案
deed-propose-resume = { $name }が再開を提案
deed-propose-end = { $name }がノーゲームを提案
deed-agree = { $name }が同意した
deed-decline = { $name }が断った
deed-pause = 対戦を中断
deed-resume = 対戦を再開
deed-end = ノーゲームで終了

# ダイスの公正さ
verify-title = ダイスは公正でしたか？
verify-table = 卓に戻る
verify-why = 対戦の前に、サーバーは秘密値を選んでそのハッシュ値を公開し、各プレイヤーのブラウザは乱数を選んでそのコミットメントを公開しました。乱数が明かされたのは、そのあとです。対戦中のランダムな結果はすべて秘密値と乱数から決まるので、サーバーにもプレイヤーにも、操作や予測はできませんでした。
verify-over = 対戦が終わったので秘密値が公開され、誰でも検証できます。
verify-later = 対戦が終わるまで、秘密値は公開されません。ハッシュ値を控えておき、終了後にまたご覧ください。
verify-good = はい。すべて一致しています。
verify-bad = いいえ。一致しないものがあります。
verify-believed = 手で運んだコマのうち{ $lines }個は、別のバージョンの物理計算によるものです。どう落ち着いたかはこのブラウザで再計算できないため、記録の結果をそのまま使っています。
verify-elsewhere = このブラウザはこのシードに乱数を提供していないため、サーバーがシードを選ばなかったことを証明できません。最初からこのブラウザで対戦していた場合は、この結果を信用しないでください。
check-digest = 秘密値のハッシュ値が、このブラウザが対戦前に見たものと一致すること。
check-shown = 秘密値のハッシュ値が、卓に表示されているものと一致すること。（このブラウザは対戦前に卓を見ていません。対戦前に控えられたハッシュ値と見比べてください。）
check-nonce = このブラウザの乱数がシードに使われていること。
check-commitments = 各プレイヤーの乱数が、どの乱数も明かされないうちに公開されたコミットメントと一致し、ボットは乱数を加えていないこと。
check-commitments-shown = 各プレイヤーの乱数が、卓に表示されているコミットメントと一致し、ボットは乱数を加えていないこと。
check-seed = 秘密値と乱数から、記録にあるシードが得られること。
check-lines = そのシードからこのブラウザで再現した全{ $lines }行が、記録どおりの状態になること。
check-good = 確認できました。
check-bad = 確認できませんでした。
verify-digest = 秘密値のハッシュ値（最初から公開）
verify-secret = 秘密値
verify-commitment = { $name }のコミットメント（開始前に公開）
verify-nonce = { $name }の乱数（ナンス）
verify-seed = 秘密値と乱数から作ったシード
verify-recorded = 記録にあるシード
verify-last = 最後の状態のハッシュ値
by-hand = 自分で検証する
by-hand-digest = 秘密値のBLAKE3がハッシュ値になります。
by-hand-commitment = 「tokyo-tabletop nonce 」（末尾に半角スペース）とナンスをつなげたもののSHA-256が、コミットメントになります。
by-hand-seed = シードは、秘密値に続けて、席ごとにナンスの長さ（8バイト、リトルエンディアン）とナンスを並べ、BLAKE3の鍵導出モードで求めた値です。
by-hand-replay = 記録を保存し、手元のコンピューターのプログラムで再生してください。各行がハッシュ値と照合されます。
by-hand-chance = ゲームの準備の乱数はその鍵のChaCha8のストリーム0から、n行目の乱数はストリームnから引かれます。

# オフライン
offline-ready = オフラインでも遊べます。
offline-insecure = オフラインで遊ぶには、このページをhttpsで開くか、サーバーのコンピューターで開いてください。

# プライバシー
privacy = プライバシー
privacy-intro = アカウントなしで遊べます。このページでは、サーバーに保存される情報、その期間、削除の方法を説明します。
privacy-stored = 保存される情報
privacy-name = 名前と、ランダムなゲストID。署名付きのCookieで、このブラウザと1年間結びつけます。Cookieはこれだけです。
privacy-profile = 選んだアイコン。ほかの人に自分の情報を見せる設定にした場合は、その設定と、最後に来た時刻（分単位。一緒に遊んだ人に見えるのは日付だけ）。知らない人にも見せる設定にした場合は、オンラインかどうかが誰にでも見えます。見せない設定なら、いつ来たかは一切保存しません。
privacy-matches = あなたの席がある、またはあった卓と、その対戦のすべての手。日替わりのパズルや敷地をオンラインで遊ぶと、結果が一覧に載り、誰でも見られます。名前とアイコンは、自分の情報を見せる設定にした場合だけ載ります。
privacy-hosts = 卓とともに：ホストがあなたを卓から外したことやミュートしたこと、ブラウザがダイスのための乱数を明かさなかったために席を失ったこと。また、その乱数そのもの。対戦のダイスはこの乱数から決まるため、データを削除しても残ります。
privacy-chat = 卓のチャットに書いたメッセージ。卓にいる全員が読めます。
privacy-token = ボット用トークンのハッシュ値（作成した場合）。
privacy-people = ブロックした人、あなたへの招待、有効な間の個人用リンクのハッシュ値。
privacy-push = 通知をオンにした場合：端末ごとに（5台まで）、ブラウザから受け取った宛先と鍵、言語、その端末で最後に対戦を開いた日時。手番を知らせるメッセージはブラウザのプッシュサービスを通りますが、サービス側では読めません。
privacy-rulings = 管理者による利用停止やミュートと、その理由（受けた場合）。
privacy-not = メールアドレスもパスワードも不要で、追跡や広告もありません。IPアドレスは、サーバーの稼働中に不正利用を防ぐために使いますが、保存しません。保存するのは鍵付きのハッシュ値だけです。あなたが立てた卓が参加者を待つ間はその全体を、あなたが始めた対戦には、多くのアドレスに共通する先頭の6文字だけを保存します。このサーバーの手前にあるWebサーバーが、独自にログを残すことがあります。
privacy-browser = このブラウザだけに保存されるもの：言語、テーマ、サウンド、アニメーションなどの設定。ゲーム選びの条件と、遊んだことのあるゲーム。ボットとの対戦とその設定、対戦の分析、よく使う操作、ベストタイム、メダル、日ごとの結果。各対戦をどこまで見たか。あなたの席へのリンク。ダイスのための乱数と、検証のために対戦前に公開された値。チャットを非表示にした相手。オフラインで遊ぶためのゲーム本体も保存されます。
privacy-how-long = 保存される期間
privacy-keep-name = 名前、アイコン、ブロックした人：データを削除するまで。チャットのメッセージ：データまたは卓を削除するまで（卓ごとに最新の500件）。参加者待ちの卓：全員が退出してから10分間、非公開の卓は7日間。
privacy-keep-ever = 終了した対戦：誰かが削除するまで。あなたがデータを削除すると、名前は対戦からも消えます。
privacy-keep-days = 終了した対戦とそのチャット：終了後{ $days }日間。その後は削除されます。
privacy-archive = 手の記録は、名前を除いて保管されます。
privacy-keep-unknown = 終了した対戦：現在サーバーに接続できないため、保存される期間がわかりません。
privacy-keep-push = 通知の宛先：通知をオフにするか、端末がなくなったとサービスから知らされるか、データを削除するまで。
privacy-keep-rulings = 管理者による利用停止とミュート：管理者が解除するまで。期限が過ぎても、データを削除しても残ります。記録されるのは名前ではなく公開IDです。ホストによるもの：卓がある間。
privacy-backups = データを削除しても、管理者がすでに作成したバックアップからは消えません。
privacy-yours = あなたのデータ
privacy-id = あなたの公開IDは{ $id }です。管理者はこのIDであなたのデータを探せます。
privacy-deleted = データを削除すると、名前、アイコン、席、チャットのメッセージなど、プライバシーのページに挙げたものがすべて消えます。終了した対戦には、ほかの人がリプレイできるように、名前のない席が残ります。進行中の対戦では、ボットが席を引き継ぎます。古いCookieが再び使われないよう、その識別用のハッシュ値だけが約1年間残りますが、あなたに関する情報は含まれません。
privacy-download = データをダウンロード
privacy-delete = データを削除
privacy-sure = このサーバーにあるデータと、このサイトがこのブラウザに保存したもの（ボットとの対戦を含む）をすべて削除します。元に戻すことはできません。よろしいですか？
privacy-cancel = キャンセル
privacy-done = データを削除しました。
announcements = お知らせ

# 誰がいるか。
here = オンライン
name-first = ほかの人に表示する名前を決めてください
sit-down = 席に着く
why-ended = 対戦が終わった理由
colour-0 = オレンジ
colour-1 = 青
colour-2 = 緑
colour-3 = ピンク
colour-4 = 山吹
colour-5 = 水色
colour-6 = 茶
colour-7 = グレー

# 3D盤面を表示できないとき。
plain-why = このブラウザでは3Dの盤面を表示できません。図と選択肢の一覧で遊べます。
plain-retry = 3Dの盤面をもう一度試す
plain-fine = OK

# Between the names of a list.
between = 、
between-sentences = 。

# レッスン
lesson = レッスン
lesson-step = ステップ{ $step }/{ $steps }
lesson-next = 次へ
lesson-finish = 終わる
lesson-show = お手本を見る
lesson-leave = やめる
lesson-watch = 見ていてください…
lesson-done = お見事！　これだけ知っていれば遊べます。あとは遊ぶうちに身につきます。
lesson-play = 対戦する
lesson-again = 最初から
