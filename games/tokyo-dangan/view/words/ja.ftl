# Tokyo Dangan's table in Japanese.

kind-straight = 直線
kind-curve = カーブ
kind-tee = T字路
kind-cross = 十字路
kind-dead-end = 行き止まり
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

map = { $board }の地図：矢印キーでマスを移動、Enterで選択、Rで回転
map-touch = { $board }の地図
city = { $local }
ground = { $key ->
    [Imperial-Palace] 皇居
    [Sumida] 隅田川
    [Tokyo-Bay] 東京湾
    [Harbour-View-Park] 港の見える丘公園
    [Ooka] 大岡川
    [Yokohama-Harbour] 横浜港
   *[other] { $name }
}
board = { $name ->
    [Tokyo] 東京
    [Yokohama] 横浜
   *[other] { $name }
}
square-city = { $square }、{ $name }
square-ground = { $square }、{ $name }
square-open = { $square }、{ $name }付近
square-tile = { $square }、{ $name }付近：{ $kind }、{ $sides }に開通
has-train = { $name }の列車
has-own-train = あなたの列車
is-goal = あなたの目的地、{ $tiles ->
    [0] 到達可能
   *[other] あと{ $tiles }アクションと移動
}
is-goal-far = あなたの目的地、到達不能
is-stop = 移動可能
is-free = 配置可能

actions-left = 残り{ $left }アクション
round = ラウンド{ $round }
round-of = ラウンド{ $round }/{ $cap }
on-its-way = 送信中…
hint-idle = タイルを取るか、地図のマスを選んでください。
hint-tile = マスを選んでください。Rキー、ホイール、タイルの再クリックで回せます。
hint-tile-touch = マスをタップし、もう一度タップで回します。向きが決まったら置いてください。
hint-square = Rキーか再クリックでタイルを回せます。
hint-square-touch = もう一度タップするとタイルを回せます。

hand = あなたのタイル
hand-of = { $name }のタイル
pick = 取る：{ $kind }
pick-held = { $kind }、選択中、{ $sides }に開通：回す
turn-left = 左に回す
turn-right = 右に回す
put-back = 手元に戻す
end-turn = 手番を終える

close = 閉じる
place-here = 置く
lay-here = ここにタイルを置く
turn-so = 回転を確定
route = ルート
remove = 取り除く
run-here = ここへ移動
nothing-here = 今ここでできることはありません

destinations = { $count ->
    [1] 最後の目的地
   *[other] 残りの目的地：{ $count }か所
}
in-reach = 到達可能
actions-open = あと{ $tiles }アクションと移動
no-way = 到達不能
would-be = { $tiles ->
    [0] 実行後：到達可能
   *[other] 実行後：あと{ $tiles }アクション
}
show-route = { $name }へのルート
route-open = { $name }への道はつながっています。
route-steps = { $name }への最短ルート：{ $squares }で{ $tiles }アクション、その後に移動。
lost-reach = { $name }が{ $square }で{ $cities }への道を断ちました
lost-tiles = { $name }が{ $square }を変え、{ $cities }へのルートが長くなりました

players = プレイヤー
score = { $done }/{ $all }
reached = { $nth }か所目：{ $city }
hidden = 非公開の目的地
open-goal = 未到達：{ $city }
tiles-in-hand = 手持ちのタイル{ $tiles }枚

tiles = タイル
pile = 山に{ $count }枚
kind = 種類
unseen = 未公開
discard = 捨てタイル
on-map = 地図上
unseen-note = 未公開：山の中か、ほかのプレイヤーの手元にあります。

arrives = { $name }が{ $city }に到達：{ $nth }/{ $all }
ending-fifth-destination = 目的地5か所すべてに到達
ending-round-cap = 最終ラウンド終了
ending-repetition = 同じ局面が3回出現
ending-out-of-actions = アクション切れ
standings = 順位
winner = 勝者
col-reached = 目的地
col-runs = 移動
col-longest = 最長移動
col-laid = 配置
col-turned = 回転
col-removed = 除去
after-end = すべての目的地が公開されました。

# 今日のパズル
actions-used = { $used }アクション
is-destination = 目的地
puzzle-goals = { $count ->
    [1] この街に到達する
   *[other] この{ $count }つの街に到達する
}
puzzle-how = できるだけ少ないアクションで解いてください。タイルは引きません。何度でも手を戻せます。
puzzle-result = 結果
puzzle-best = { $actions }アクション。これが最少です！
puzzle-solved = { $actions }アクションでクリア
puzzle-unsolved = アクション切れ
puzzle-fewer = 最少は{ $best }アクション。その解き方は1つだけです。
puzzle-again = もう一度
puzzle-others = パズル一覧
puzzle-title = 今日のパズル
puzzle-about = 盤面は1つ、列車は1本。印の付いた街に、できるだけ少ないアクションで到達してください。パズルは全員同じで、最善の答えは1つだけ。月曜はやさしく、日曜は難しくなります。
puzzle-today = 今日のパズル
puzzle-level = 難しさ：7段階中{ $level }
puzzle-date = 日付（UTC）
puzzle-to-come = その日のパズルは、まだ出題されていません。
puzzle-todo = まだ解いていません。
puzzle-play = 遊ぶ
puzzle-random = 練習用パズル
puzzle-random-about = ランダムに出題される別のパズルです。難しさは月曜から日曜までのいずれかと同じです。
puzzle-draw = パズルに挑戦
puzzle-week = 最近7日間
puzzle-choose = { $day }：{ $actions ->
    [0] 未クリア
   *[other] { $best ->
        [yes] { $actions }アクションでクリア（最少）
       *[no] { $actions }アクションでクリア
    }
}

# 対戦のあと
plot-arrivals = 到達した目的地
plot-deeds = アクションの使い道
deed-laid = 配置
deed-turned = 回転
deed-removed = 除去
deed-runs = 移動
plot-distance = 走ったマス数
