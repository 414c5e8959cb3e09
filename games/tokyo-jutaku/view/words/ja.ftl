# Tokyo Jutaku's table in Japanese.

canvas = あなたの机：敷地と木材の山、ほかのプレイヤーの机
broken = ルールを読み込めませんでした。ページを再読み込みしてください。
choices = すべての選択肢
tools = 表示
see-more = 表示
map = 地図
close-map = 地図を閉じる
lift = 階を離して見る
camera = 自由視点
status = あなたの敷地
pieces = ピース
floors = 階数
worth = 金額
earned = 獲得
clock = 時間
pile = 木材の山
kin-blocks = 正方形・長方形
kin-triangles = 三角形
kin-slants = ひし形・平行四辺形
kin-ramps = 台形
kin-corners = L字・Z字・矢形
kin-gems = たこ形・家形・六角形
messy = 山を散らかす
stop = ストップ！　敷地が完成
stop-short = ストップ
stop-empty = まだ何も建てていません。先に建ててください
stop-chosen = このビートの行動はもう選んであります。変えるには、先に選び直してください
hushed = あと{ $seconds }秒で、またストップをかけられます
stopped = ストップ！
right = { $name }、お見事！
right-you = お見事！
wrong = { $name }、惜しい！
yen = +{ $yen }円
countdown = { $count }
fault-off-card = カードからはみ出しているピースがあります
fault-twice = 同じピースが2個あります
fault-falls = ピースが落ちてしまいます
fault-outside-border = 枠からはみ出しているピースがあります
fault-unsupported = 下の階からはみ出しているピースがあります
fault-overlapping = 同じ階のピースが重なっています
fault-apart = 同じ階のピースが辺どうしで接していません
fault-too-many-pieces = ピースが多すぎます
fault-too-few-pieces = ピースが足りません
fault-too-high = 階が多すぎます
fault-too-low = 階が足りません
fault-other-border = 両方の枠にピースがあります
look-at = { $name }の机を見る：ピース{ $pieces }個
watching = { $name }の机
back-home = 自分の机に戻る
prompt = できること
prompt-watch = 観戦中です
prompt-others-move = { $names }が敷地を選んでいます
prompt-start = 最初の敷地を選んでください
prompt-move = 次の敷地を選んでください
prompt-ready = 用意…
prompt-frozen = 木材から手を離してください！
prompt-out = 建てられる敷地が残っていません
prompt-submitted = { $chosen ->
    [place] ピースを置きます。
    [return] 最後のピースを戻します。
    [clear] 片付けに投票します。
    [stop] ストップをかけます。
   *[hold] このビートは休みます。
}ほかの人を待っています
prompt-beat-first = ビートごとに全員が行動を1つこっそり選び、同時に行います。ピースを置くか、このビートを休んでください
prompt-beat-first-short = 全員がこっそり行動を1つ選びます。ピースを置くか、休んでください
prompt-beat = ピースを選んで置くか、このビートを休んでください
prompt-busy = 少しお待ちください…
prompt-full = ピースをすべて置きました。ベルを鳴らしてください！
prompt-grab = ピースを取ってください
floor = { $floor }階
verdict-good = 置けます
verdict-warn = ルール違反です
verdict-bad = ここには置けません
turn-left = 左に回す
turn-right = 右に回す
flip = 裏返す
back = 戻す
place = 置く
return = 最後のピースを戻す
hold = このビートは休む
withdraw = 選び直す
clear = { $count ->
    [0] 全員で片付ける？
   *[other] 全員で片付ける？（賛成{ $count }人）
}
keep = 今のカードを続ける
cell = { $cell }：{ $name }、{ $floors }階建て、ピース{ $pieces }個、{ $yen }円
taken-by = { $name }が先でした。ピース{ $piece }はもうありません
taken-gone = ピース{ $piece }はもうありません
held-too-long = ピース{ $piece }は長く持ちすぎたため、山に戻りました
clashed = ピース{ $piece }はほかのプレイヤーが取りました
off-place = もう少しです。印の付いた場所は{ $across ->
    [left] 左へ{ $x }mm
    [right] 右へ{ $x }mm
   *[none] { "" }
}{ $both ->
    [yes] 、
   *[no] { "" }
}{ $along ->
    [up] 上へ{ $y }mm
    [down] 下へ{ $y }mm
   *[none] { "" }
}のところです。
off-turned = ピースが{ $turned }°回っています。印の付いた場所に合わせて、まっすぐ置いてください。

# When time is up
late = 時間切れ！
late-start = 最初の敷地は自動で決まりました：{ $name }
late-move = 次の敷地は自動で決まりました：{ $name }
late-over = 木材から手を離してください。ゲーム終了です。

medal-bronze = 銅メダル
medal-silver = 銀メダル
medal-gold = 金メダル
new-best = 自己ベスト更新！
best = これまでのベスト：{ $best }
try-again = もう一度挑戦
show-solution = 解答例を見る
show-solution-of = { $name }の敷地の解答例を見る
solution-of = { $name }の敷地（{ $site }）の解答例
hide-solution = 解答例を閉じる
bests = 自己ベスト
bests-race = 種目
bests-server = サーバー
bests-device = この端末
bests-blue = 青
bests-white = 白
solo-title = ソロで遊ぶ
solo-about = 時計との、そして自分との勝負です。ベストタイムとメダルはこの端末に残ります。
solo-side = 敷地
side-blue = 青面：やさしい、方眼つき
side-white = 白面：難しい
solo-assist = 補助
assist-guided = ガイド
assist-standard = 標準
assist-master = 達人
race-daily = 今日の敷地
race-daily-about = 白面の敷地1か所に、20個のピースで挑みます。敷地もピースも、その日は全員同じです。どれだけ早く完成できますか？
race-sprint = スプリント
race-sprint-about = 敷地4か所をできるだけ早く完成させます。誤ったストップのたびに10秒加算されます。
race-attack = タイムアタック
race-attack-about = 制限時間は5分。できるだけ多く稼いでください。
race-tour = ツアー
race-tour-about = 10分間の東京めぐり。建てた建物の金額に応じて、銅・銀・金のメダルがもらえます。
day = 日付（UTC）
day-to-come = その日の敷地は、まだ公開されていません。今日か、それより前の日を選んでください。
no-best = 記録なし
play-solo = 遊ぶ
play-race = 遊ぶ：{ $race }
again-race = もう一度挑戦：{ $race }
all-solo = ソロのモード一覧
week = 最近7日間
choose-day = { $day }：{ $best }

# 対戦のあと
plot-pieces = 置いたピース
plot-sites = 敷地ごとの獲得金額
plot-site = 敷地{ $number }
plot-yen = 獲得した金額
