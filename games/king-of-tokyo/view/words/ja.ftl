# King of Tokyo's table in Japanese. What can be chosen and what happened is said by the rules.

plate = { $name }
rivals = ほかのモンスター
out = 脱落
turn = 手番
decides = 選択中…
life = ライフ
points = 勝利点
energy = エネルギー
poison = 毒カウンター
shrink = 縮小カウンター
in-city = シティ
in-bay = ベイ
cards-of = { $name }のカード{ $count }枚
cards-title = { $name }のカード

tokyo = トーキョー
tokyo-city = トーキョーシティ
tokyo-bay = トーキョーベイ
free = 空き
round = ラウンド{ $round }

market = 場のカード
costs = コスト{ $price }
keep-card = 保持
discard-card = 使い捨て
counters = カウンター{ $count }個
buy-it = { $price }⚡で買う
why-not = 買えない理由
top-card = 山札のいちばん上
deck = 山札：{ $count }枚
discard = 捨て札：{ $count }枚
deck-title = 山札に残っているカード
deck-about = 並び順は誰にもわかりません。まだ公開されていないか、シャッフルで山札に戻ったカードです。
discard-title = 捨て札
no-cards = カードなし
copied = 「Mimic」がコピー中
copies = 「{ $name }」をコピー中

tray = ダイスと選択
dice = ダイス
your-dice = あなたのダイス
dice-of = { $name }のダイス
rerolls = 振り直し：残り{ $count }回
die = ダイス{ $number }：{ $face }
die-key = { $number }キーでキープ／解除
face-one = 1
face-two = 2
face-three = 3
face-energy = エネルギー
face-heart = ハート
face-claw = 爪
roll = { $count ->
    [0] キープを減らすと振れます
   *[other] { $count }個振る
}
go-ahead = 自分の手番までスキップ
on-its-way = 送信中…

gives = この出目で
gives-points = { $count }点
gives-energy = エネルギー{ $count }個
gives-life = ライフ{ $count }回復
gives-idle = ハート{ $count }個が無駄
gives-blow = { $name } −{ $count }
gives-nothing = 何もなし
gives-win = 勝利
gives-loss = { $name }の勝ち
enters-city = トーキョーシティを占拠
enters-bay = トーキョーベイを占拠
enters-outside = { "" }

odds = 確率
odds-goal = 狙い
goal-points = 勝利点
goal-claws = 爪
goal-hearts = ハート
goal-energy = エネルギー
goal-win = 勝利
odds-points = 得点ごとの確率
odds-more = { $count }個以上：{ $chance }
odds-win = この手番で勝利
percent = { $number }%
about = 平均{ $count }
best-keep = { $goal ->
   *[points] 勝利点狙いのおすすめキープ：
    [claws] 爪狙いのおすすめキープ：
    [hearts] ハート狙いのおすすめキープ：
    [energy] エネルギー狙いのおすすめキープ：
    [win] 勝利狙いのおすすめキープ：
}
nothing = なし

ask-roll = { $rerolls ->
    [0] 最後の出目です
   *[other] 残す目をキープして、ほかを振ってください
}
ask-touch = あなたのダイスが変えられました。最後にもう一度変えますか？
ask-meddle = { $active }がこの出目で確定します。そのうち1個を振り直しますか？
ask-hearts = ハートは残り{ $count }個です。次の1個を何に使いますか？
ask-jets = { $by }の攻撃で{ $amount }ダメージ。受ける前に明け渡しますか？
ask-brace = これから{ $amount }ダメージを受けます
ask-soften = { $amount }ダメージを回避中：ハート1個ごとに1ダメージを打ち消します
ask-yield = トーキョーで{ $active }に攻撃されました。留まりますか、明け渡しますか？
ask-buy = 何か買いますか？
ask-chance = 公開されたばかりのカードです。誰よりも先に買いますか？
ask-ask = { $card }
ask-order = 手番の終わりです。どれから処理しますか？
ask-any = いつでも使えます
ask-price = パス以外は{ $count }⚡かかります
your-life = あなたのライフは{ $life }です
dodging-dice = あなたの回避ダイス
which-die = どのダイスを？
into-what = どの目に？
kills = これで脱落
may-kill = 脱落のおそれあり
wins = これで勝利
may-win = 勝利の可能性あり

always-pass = ここでは常にパスする
always-keep = ここでは常に出目を確定する
always-skip-buying = 常に買わない（オフにするまで）
always-stay = ライフ{ $life }以上なら常に留まる
always-yield = ライフ{ $life }以下なら常に明け渡す
coming = { $why }、自動で選びます：{ $what }
done = { $why }、自動で選びました：{ $what }
wait = 止める
why-forced = ほかに選択肢がないため
why-wins = これで勝利するため
why-yield-at = ライフが少ないため
why-stay-from = ライフが十分にあるため
why-skip-buying = 買わない設定のため
why-skip-sweep = 買えるカードがないため
why-pass = ここでは常にパスする設定のため

doubt-deadly = これを選ぶと脱落します。
doubt-risky = これを選ぶと脱落するかもしれません。
doubt-rerolls = 振り直しがあと{ $count }回残っています。
doubt-back = 戻る
doubt-anyway = それでも実行：{ $what }

habits = 自動設定
habits-about = 自動で行ったことはダイスの欄に表示されます。自動で行うのは、自分でも選べることだけです。
habits-tokyo = トーキョーで攻撃されたとき
habit-yieldAt = 明け渡す
habit-stayFrom = 留まる
habit-ask = 自分で選ぶ
lives-yieldAt = ライフ{ $life }以下なら
lives-stayFrom = ライフ{ $life }以上なら
habits-does = 自動で行うこと
habit-forced = 選択肢が1つだけなら自動で進める
habit-skipBuying = カードを買わない
habit-skipSweep = カードの入れ替えしかできないなら手番を終える
habits-pass = 常にパスするもの
habit-chance = 公開されたばかりのカード
habit-touch = 自分のダイスの最後の変更
habit-hearts = ハート
habit-brace = これから受けるダメージ
habit-soften = 自分の回避ダイス
habits-asks = 補助
habit-confirmDeadly = 脱落するかもしれない選択の前に確認する
habit-confirmKeep = 振り直しを残して確定する前に確認する
habit-odds = ダイスの確率を表示する

help = キー操作
keys = キー操作
key-digits = ダイスのキープと解除。キープするダイスがないときは、その番号の選択肢を選ぶ
key-r = キープしていないダイスを振る
key-k = この出目で確定する
key-enter = 最初の選択肢を選ぶ
key-y = トーキョーを明け渡す
key-s = トーキョーに留まる
key-p = パスする
key-o = 確率の表示を切り替える
key-esc = 戻る、自動の手を止める、演出を飛ばす
key-help = この一覧を表示する

end = 戦いの結末
king = { $winners }がキング・オブ・トーキョー！
nobody-wins = 生き残りなし
ending-twenty-points = 20点に到達
ending-last-standing = 最後の1体として生存
ending-all-fell = 全員が同時に脱落
end-deeds = 全員の戦績
end-place = 順位
end-monster = モンスター
deed-damage = 与えたダメージ
deed-lost = 失ったライフ
deed-healed = 回復
deed-energy = 獲得エネルギー
deed-cards = 購入カード
deed-in-tokyo = トーキョーで始めた手番
deed-entries = トーキョー占拠回数
deed-turns = 手番数
log-begins = { $name }の手番開始
log-with = { $what }：{ $came }
log-safe = ダメージなし
log-poison = 毒
log-shrink = 縮小

# 対戦のあと
plot-points = 得点の推移
plot-sources = 得点の内訳
source-dice = ダイス
source-tokyo = トーキョー
source-cards = カード
plot-life = ライフの推移（太線：トーキョー）
roar = ガオー！

since = 前回の手番からの変化
since-turn = { $name }の手番
