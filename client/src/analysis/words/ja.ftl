# 対戦の分析と、コーチ。

analysis = 分析
analysis-of = 分析：{ $game }
meaning = ここから全員が「名人」の強さでプレイした場合に、それぞれが勝つ割合です。グラフは伏せられていたものも知っています。評価は、そのプレイヤーに見えていたものだけで行います。
no-chances = このゲームに勝率はありません。時間の使い方を示します。
working = 分析しています… { $share }
hold = 止める
held = { $share }で止めています。
go-on = 続ける
broken = この対戦は分析できません。
try-again = もう一度試す
finished = 分析が終わりました。

# グラフ
win-chances = 勝率
round-short = R{ $round }
at-seat = { $name } { $chance }
mark = { $when }：{ $grade }、勝率−{ $points }%

# 評価
decision = 選択
grade-best = 最善
grade-good = よい選択
grade-inaccuracy = やや不正確
grade-mistake = ミス
grade-blunder = 大きなミス
lost-points = −{ $points }%
lost-chance = 勝率−{ $points }%
lost-nothing = 損失なし
not-settled = 確認中です。
played = 実際の手
previous-decision = 前の選択
next-decision = 次の選択
show-position = この場面を見る
choose-one = 一覧かグラフで選択を選ぶと、ほかに何ができたかがわかります。

# 一覧
decisions = 選択の一覧
whose = 誰の選択
everyone = 全員
only-worse = 改善できたものだけ
none-yet = まだ評価された選択はありません。
none-worse = はっきり改善できた選択はありません。
none-here = 評価された選択はありません。
include-bots = ボットの選択も評価する
counts = 評価の内訳

# 運と実力
account = 運か、実力か
account-of = 誰の結果
account-later = 最後に計算します。
part-start = はじめの勝率
part-luck = 運
part-errors = 自分の選択
part-others = ほかの人の選択
part-rest = 説明できない分
part-result = 結果
part-start-why = 準備をする前の値
part-luck-why = 準備、ダイス、引いたもの
part-errors-why = よりよい選択なら失わなかった勝率
part-others-why = ほかの人の選択で得た勝率
part-rest-why = 見積もりどうしの食い違い（後の場面ほど先まで見えるため）
parts-mean = 言葉の意味
all-players = 全員分を表で見る
luck-gave = { $name }は運で勝率を{ $points }%得ました。
luck-took = { $name }は運で勝率を{ $points }%失いました。
luck-even = { $name }にとって、運は良くも悪くもありませんでした。
errors-cost = 自分の選択で失ったのは{ $points }%です。
errors-none = 自分の選択で失った分はありません。
luckiest = いちばん幸運な場面
unluckiest = いちばん不運な場面

# 時間
race = 時間の使い方
race-of = ラウンド{ $round }
race-none = 無駄な時間はありません。
seconds = { $seconds }秒
times = { $count }回
worst = いちばん長い場面を見る
known-solution = この敷地の解は知られています。盤面で並べて見られます。

# 卓のコーチ
coach = コーチ
ask-coach = コーチに聞く
coach-thinks = 考えています…
coach-silent = この場面では、コーチから言うことはありません。
coach-nudge = 手がかり
coach-move = 手
coach-reason = 理由
coach-show-move = 手を見る
coach-say-why = 理由を聞く
coach-play = この手でプレイする
during-turn = { $turn }・{ $name }の選択
coach-close = 閉じる
coach-helped = コーチに聞いた選択：{ $asked }回（うち手を見たもの：{ $shown }回）
