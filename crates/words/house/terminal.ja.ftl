# 端末の`tokyo play`の言葉と、卓からの返答。
term-welcome = { $game }：{ $me }。「?」でヘルプ。
term-you = { $name }（あなた）
term-bot = { $name }（{ $skill }）
term-skill-random = ランダム
term-skill-greedy = 欲ばり
term-skill-easy = 弱い
term-skill-normal = ふつう
term-skill-hard = 強い
term-skill-expert = 達人
term-skill-master = 名人
term-skill-hard-1 = 強い（以前）
term-skill-search = 探索{ $iterations }
term-round = ラウンド{ $round }
term-left = 残り{ $seconds }秒
term-too-small = 画面が小さすぎます。{ $width }×{ $height }以上にしてください。

# 見出し。
term-board = ボード
term-log = ログ
term-help = ヘルプ
term-rules = ルール
term-answer = 答え
term-ask = ゲームに質問
term-choices = 選択肢（{ $count }）
term-choices-with = 「{ $text }」を含む選択肢（{ $count }件中{ $shown }件）
term-waiting = 待機中
term-end = 終了
term-lines = { $all }行中{ $first }〜{ $last }行

# 選ぶ。
term-pass = 見送る
term-more = ほかの手も選べます。「:」に続けて、コマンドをJSONで入力してください。
term-none-listed = 選択肢はありません。
term-no-match = 該当する選択肢はありません。
term-stuck = 誰も行動できません。uで一手戻す、sで保存、qで終了。
term-time-passes = 時間が経過中…
term-thinking = { $name }が考え中…
term-advising = 強いボットが考え中…
term-advice = 強いボットの手：{ $label }
term-advice-pass = 強いボットなら見送ります。
term-typed = 番号{ $number }
term-prompt-command = コマンド：
term-prompt-question = 質問：
term-prompt-save = 保存先：
term-meanwhile = その間に：
term-took-back-you = 一手戻した：{ $what }
term-took-back = { $name }が一手戻した：{ $what }
term-a-move = 直前の手

# できないこと。
term-nothing-to-choose = 今は選ぶものがありません。
term-no-choice = { $number }番はありません。{ $first }〜{ $last }番から選んでください。
term-nothing-to-pass = 見送るものはありません。
term-unknown = 「{ $line }」はわかりません。「?」でヘルプ。
term-not-over = 対戦はまだ終わっていません。
term-moved-on = 先に状況が変わりました。もう一度選んでください。
term-bot-stuck = { $name }の手番ですが、選べる手が見つかりませんでした。
term-command-json = コマンドはJSONで書きます。例：{ $example }（{ $column }文字目に誤り）
term-command-json-bare = コマンドはJSONで書きます（{ $column }文字目に誤り）。
term-question-json = 質問はJSONで書きます（{ $column }文字目に誤り）。
term-unreadable = ゲームが読み取れません：{ $why }
term-no-questions = { $game }に質問はできません。
term-ask-how = 「a」に続けて、番号か、JSONの質問を入力してください。
term-ask-keys = Enterで質問、Tabで編集
term-none = なし

# 保存と終了。
term-saved = { $file }に保存しました。再開：tokyo play --resume
term-not-saved = 保存していません。
term-file-name = ファイル名が必要です。
term-not-written = { $file }に保存できません。フォルダがあり、書き込めることを確かめてください。
term-exists = { $file }はすでにあります。
term-exists-plain = { $file }はすでにあります。「s! { $file }」で上書きします。
term-overwrite = 上書きしますか？
term-overwrite-yes = 上書きする
term-overwrite-no = 上書きしない
term-leave = 終了しますか？
term-leave-unsaved = 対戦は途中で、保存されていません。
term-leave-save = 保存して終了
term-leave-drop = 保存せずに終了
term-leave-stay = 対戦を続ける

# 終わり。
term-won-nobody = 勝者なし：{ $ending }
term-won-you = あなたの勝ち：{ $ending }
term-won = { $winner }の勝ち：{ $ending }
term-won-shared = { $winners }の同時優勝：{ $ending }
term-practice = 練習の対戦：手は自由に戻せました。
term-end-keys = nで再戦、s { $file }で保存、qで終了。
term-end-keys-practice = nで再戦、uで一手戻す、s { $file }で保存、qで終了。
term-new-match = 新しい対戦。

# キーの働き。
term-do-choose = 選ぶ
term-do-undo = 一手戻す
term-do-advice = 助言
term-do-hint = ヒント
term-do-rules = ルール
term-do-save = 保存
term-do-help = ヘルプ
term-do-quit = 終了
term-do-find = 検索
term-do-log = ログ
term-do-again = 再戦
term-do-scroll = スクロール
term-do-back = 戻る
term-do-move = 移動
term-do-ask = 質問
term-do-edit = 編集
term-do-play = 実行
term-do-marked = 選択中の手
term-do-done = 決定
term-do-clear = 消去

# ヘルプ。入力する言葉と、キーごとの説明。
term-file = ファイル
term-text = 文字
term-help-choosing = 選ぶ
term-help-marked = 選択肢を移動。Enterで決定
term-help-number = 7番を選ぶ
term-help-filter = 入力した文字を含む選択肢だけを表示。Escですべて表示
term-help-find = その文字を含む選択肢だけを表示
term-help-command = 一覧にない手もJSONで入力できる。Tabで選択中の手を写す
term-help-command-plain = コマンドをJSONで入力。できないときは、ルールの条項を示す
term-help-hint = ヒント：何を決めるのか、普通はどうするか
term-help-advice = 「強い」ボットならどうするか
term-help-match = 対戦
term-help-pass = 割り込める機会を見送る
term-help-undo = 自分の直前の手と、そのあとの手をすべて戻す
term-help-save = 対戦を保存。再開：tokyo play --resume { $file }
term-help-save-plain = 対戦を保存。「s! { $file }」で上書き
term-help-again = 対戦が終わったら、再戦
term-help-quit = 終了。Ctrl-Cですぐに終了
term-help-quit-plain = 終了
term-help-looking = 見る
term-help-rules = ルール。できなかったときは、その条項から
term-help-rules-plain = ルール全体、または1つの条項
term-help-log = すべてのログ
term-help-board = ボードを全画面で表示
term-help-ask = ゲームが答えられる質問
term-help-ask-plain = ゲームが答えられる質問。質問1の答え
term-help-scroll = 大きいボードをスクロール
term-help-close = 開いているものを閉じる。その間、時計は止まる
term-help-line = 入力してEnterを押してください：
term-help-empty = 何も入力せずEnterを押すと、もう一度卓を表示します。

# 卓でできない理由：1人でボットと遊ぶときに起こること。
denied-over = 対戦はすでに終わっています。
denied-late = この対戦は長く続きすぎたため、先に進めません。
denied-backwards = 間に合いませんでした。先に状況が変わったので、もう一度お試しください。
denied-clock-first = 間に合いませんでした。時間切れです。
denied-sleepless = この対戦の時計に問題があります。不具合としてご報告ください。
denied-no-digest = この対戦を記録できません。不具合としてご報告ください。
denied-undo-nothing = 戻せる手がまだありません。
denied-undo-barred = ダイスが振られたり、カードが引かれたり、秘密が明かされたりする前の手や、ルール上取り消せない手は戻せません。戻せるのは練習の対戦だけです。
