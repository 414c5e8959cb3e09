# Choices, log and refusals of Tokyo Dangan in Japanese.

title = 東京ダンガン
goal = 秘密の目的地5か所すべてに、誰よりも早く到達すれば勝ちです。
goal-puzzle = 残りの目的地すべてに、できるだけ少ないアクションで到達してください。

kind = { $kind ->
    [straight] 直線
    [curve] カーブ
    [tee] T字路
    [cross] 十字路
   *[dead-end] 行き止まり
}
sides = { $tile ->
    [N] 北
    [E] 東
    [S] 南
    [W] 西
    [NS] 北・南
    [EW] 東・西
    [NE] 北・東
    [ES] 東・南
    [SW] 南・西
    [NW] 北・西
    [NES] 北・東・南
    [ESW] 東・南・西
    [NSW] 北・南・西
    [NEW] 北・東・西
   *[NESW] 四方
}
letters = { $tile ->
    [N] 北
    [E] 東
    [S] 南
    [W] 西
    [NS] 北・南
    [EW] 東・西
    [NE] 北・東
    [ES] 東・南
    [SW] 南・西
    [NW] 北・西
    [NES] 北・東・南
    [ESW] 東・南・西
    [NSW] 北・南・西
    [NEW] 北・東・西
   *[NESW] 四方
}
place-name = { $key ->
    [Ikebukuro] 池袋
    [Ueno] 上野
    [Asakusa] 浅草
    [Shinjuku] 新宿
    [Skytree] 押上
    [Akihabara] 秋葉原
    [Shibuya] 渋谷
    [Ginza] 銀座
    [Toyosu] 豊洲
    [Roppongi] 六本木
    [Odaiba] お台場
    [Shinagawa] 品川
    [Imperial-Palace] 皇居
    [Sumida] 隅田川
    [Tokyo-Bay] 東京湾
    [Shin-Yokohama] 新横浜
    [Tsurumi] 鶴見
    [Kikuna] 菊名
    [Futamatagawa] 二俣川
    [Yokohama-Station] 横浜駅
    [Hodogaya] 保土ケ谷
    [Minato-Mirai] みなとみらい
    [Sakuragicho] 桜木町
    [Osanbashi] 大さん橋
    [Chinatown] 中華街
    [Kami-Ooka] 上大岡
    [Isogo] 磯子
    [Honmoku] 本牧
    [Harbour-View-Park] 港の見える丘公園
    [Ooka] 大岡川
    [Yokohama-Harbour] 横浜港
   *[other] { $name }
}
nothing = なし

move = 移動：{ $place }
move-to-destination = 移動：{ $place }（目的地）
place = 配置：{ $square }に{ $glyph }{ $kind }（{ $letters }）
rotate = 回転：{ $square }の{ $glyph }{ $kind }（{ $letters }へ）
rotate-in-place = 回転：{ $square }の{ $glyph }{ $kind }（そのままの向き）
remove = 除去：{ $square }の{ $glyph }{ $kind }
remove-nothing = 除去：{ $square }
end = 手番を終える（残り{ $left }アクション）

placed = { $seat }が{ $square }に{ $kind }を配置（{ $sides }に開通）
rotated = { $seat }が{ $square }の{ $kind }を回転（{ $sides }に開通）
removed = { $seat }が{ $square }の{ $kind }を除去
moved = { $seat }が{ $place }へ移動
arrived = { $seat }が{ $city }に到達（目的地5か所中{ $nth }か所目）
drew = { $seat }がタイルを{ $count }枚引いた
drew-known = { $count ->
    [1] { $seat }がタイルを1枚引いた：{ $one }
   *[other] { $seat }がタイルを{ $count }枚引いた：{ $one }、{ $two }
}
reshuffled = 山がなくなり、捨てタイル{ $count }枚を新しい山にした
turn-ended = { $next }の手番
won = { $seat }が目的地5か所すべてに到達し、勝利
rounds-over = 全{ $rounds }ラウンドが終了
repeated = 同じ局面が3回現れた
solved-best = { $seat }が{ $actions }アクションでパズルをクリア（最少）
solved = { $seat }が{ $actions }アクションでパズルをクリア（最少は{ $best }アクション）
out-of-actions = { $actions }アクションを使い切った

no-business = このゲームで行動できるのはプレイヤーだけです
not-your-turn = { $seat }の手番です
no-action-yet = 手番を終える前に、アクションを1回は行ってください
not-in-hand = 手持ちのタイルに{ $kind }はありません
taken = { $square }にはすでにタイルがあります
place-on-city = { $square }は街（{ $place }）です。タイルを置けるのは空きマスだけです
place-on-closed = { $square }は{ $ground }です。タイルを置けるのは空きマスだけです
no-tile = { $square }にタイルはありません
not-turned = { $square }のタイルはすでにその向きです。90°、180°、270°のいずれかで回してください
other-kind = { $square }のタイルは{ $kind }です。回しても{ $wanted }にはなりません
no-removal = この卓ではタイルを取り除けません
under-piece = { $square }のタイルには{ $seat }のコマが乗っています
stop-on-no-road = { $place }にはタイルがありません。コマが止まれるのはタイルか街だけです
stop-on-closed = { $place }は{ $ground }です。コマが止まれるのはタイルか街だけです
already-there = コマはすでにそこにあります
no-connection = コマの位置から{ $place }まで道がつながっていません
game-over = ゲームはすでに終わっています
no-turns = パズルに手番はありません。最後の目的地に着くまで続けてください
no-puzzle = その日のパズルはありません
bad-board = このボードは使えません：{ $why }
bad-seats = 2〜4人用、または1人用のパズルです（{ $seats }人では遊べません）
bad-cap = ラウンド数の上限は0（なし）〜{ $most }です（{ $cap }にはできません）

option-board = ボード
option-board-tokyo = 東京
option-board-yokohama = 横浜
option-start = スタートプレイヤー
option-start-random = ランダム
option-start-seat-0 = 最初の席（最年少のプレイヤー用）
option-common_start = 全員が同じ街からスタートする
option-short_first_turn = ゲーム最初の手番だけ、3アクションではなく2アクションにする
option-removal = タイルを取り除ける
option-round_cap = ハウスルール：このラウンド数を終えたら、到達した目的地がいちばん多いプレイヤーの勝ち（0：上限なし）
option-repetition = ハウスルール：同じ局面が3回現れたらゲーム終了
option-day = 1人用パズルの日付（UTC）
preset-rulebook = ルールブック
preset-limited = ラウンド上限と同一局面ルールあり
preset-kyoto-style = 京都風：同じスタート地点、除去なし

ending-fifth-destination = 5か所目の目的地
ending-round-cap = ラウンド上限
ending-repetition = 同一局面3回
ending-solved-best = 最少アクションでクリア
ending-solved = クリア
ending-out-of-actions = 未クリア

end-fifth = { $seats }が目的地{ $count }か所すべてに到達しました。
end-rounds = 全{ $rounds }ラウンドが終わりました。
end-repetition = 同じ局面が3回現れました。
end-most = 到達した目的地は{ $seats }が最多で、{ $count }か所でした。
end-level = { $seats }は同数（{ $count }か所）の目的地に到達しましたが、{ $first }がいちばん先でした。
end-none = 目的地に到達した人がいないので、全員で勝利を分かち合います。
end-seat-first = 先に到達
end-seat-later = あとから到達
end-puzzle-best = { $actions }アクションでクリアしました。これが最少です。
end-puzzle-more = { $actions }アクションでクリアしました。最少は{ $best }アクションです。
end-puzzle-unsolved = { $actions }アクションを使い切りました。
end-puzzle-rule = どのパズルにも、最善の答えがちょうど1つあります。

draw-nobody-wins = 勝者なし
draw-wins = { $seat }の勝ち
draw-all-win = 全員の勝ち
draw-share = { $seats }の同時優勝
draw-by-fifth = 5か所目の目的地に到達
draw-by-rounds = 最終ラウンド終了
draw-by-repetition = 同じ局面が3回出現
draw-by-solving = パズルをクリア
draw-by-actions = アクション切れ
draw-your-hand = あなたのタイル
draw-no-tiles = タイルなし
draw-round = ラウンド{ $round }
draw-your-turn = あなたの手番
draw-actions = { $count }アクション
draw-pile = 山
draw-removed = 除去済み
draw-winner = 勝者
draw-to-play = 手番
draw-in = 現在地：{ $place }
draw-sketch-tiles = あなたのタイル
draw-sketch-goals = 残りの目的地
draw-sketch-piles = 山{ $pile } 除去{ $removed }
draw-sketch-legend = *残り ✓到達 太線：移動できる道
draw-sketch-round = ラウンド{ $round }
draw-sketch-left = 残り{ $count }アクション
draw-sketch-none = なし
