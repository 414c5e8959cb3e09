# Choices, log and refusals of Tokyo Highway in Japanese.

title = トーキョーハイウェイ
goal = 相手の道路の上や下を通り、自分の車を誰よりも先にすべて置いた人の勝ちです。

way = { $way ->
    [east] 東
    [north-east] 北東
    [north] 北
    [north-west] 北西
    [west] 西
    [south-west] 南西
    [south] 南
   *[south-east] 南東
}{ $degrees }°
shape = { $shape ->
    [round] 丸いビル
    [square] 四角いビル
    [triangle] 三角のビル
   *[hexagon] 六角のビル
}
base-entrance = #{ $column }
base-column = #{ $column }
base-junction = ジャンクション#{ $column }
crossing-nothing = 交差なし
crossing-over = 道路{ $road }をまたぐ
crossing-under = 道路{ $road }をくぐる
crossing-and = { $first }、{ $rest }
cars = { $cars ->
    [0] 車なし
   *[other] 車{ $cars }台
}

build = { $from }から高さ{ $height }の柱へ、{ $way }、{ $crossing }：{ cars }
build-junction = { $from }から高さ{ $height }のジャンクションへ、{ $way }、{ $crossing }：{ cars }
build-exit = { $from }から出口へ、{ $way }、{ $crossing }：{ cars }
raise = { shape }を中央から{ $way }へ{ $mm }mmの位置に建てる
pass = パスする：建設できる場所がない
give-up = この手番をあきらめてパスする
penalty = { $payer }にペナルティ：コマ{ $count }個が倒れた
held = { $piece ->
    [grey] グレーのパーツ
    [yellow] 黄色のパーツ
    [road] 道路
   *[car] 車
}
the-held = { held }
lift = { held }を持ち上げる
carry = { held }を置く場所まで運んで放す
lower = 持っているコマをストックに戻す
clear = 建てかけの柱を片付けて選び直す
done = 手番を終える
pay = { $to }に{ $yellow ->
    [0] グレー{ $grey }個
   *[other] { $grey ->
        [0] 黄色{ $yellow }個
       *[other] グレー{ $grey }個と黄色{ $yellow }個
    }
}を渡す

raised = { $seat }が{ shape }を建てた
crossed = { $over ->
    [0] { $under ->
        [0] 交差なし
       *[other] 道路{ $under }本をくぐる
    }
   *[other] { $under ->
        [0] 道路{ $over }本をまたぐ
       *[other] 道路{ $over }本をまたぎ、{ $under }本をくぐる
    }
}
built = { $seat }が高さ{ $height }の柱へ道路{ $road }を建設：{ crossed }
built-junction = { $seat }が高さ{ $height }のジャンクションへ道路{ $road }を建設：{ crossed }
built-exit = { $seat }が道路{ $road }で出口を建設：{ crossed }
parked = { $seat }が道路{ $road }に車{ $cars }台を配置：残り{ $left }台
planned = { $seat }が建設を宣言
lifted = { $seat }が{ held }を持ち上げた
lowered = { $seat }が{ held }を戻した
set-down = { $seat }が{ held }を置いた
set-down-badly = { $seat }が{ held }を放した
set-down-crash = { $seat }が{ held }を放し、コマが{ $count }個倒れた
taken-back = { $missed ->
    [fell] { held }が倒れるか落ちるかして、{ $seat }が手元に戻した
    [elsewhere] { held }が違う場所に止まり、{ $seat }が手元に戻した
   *[crash] すべて元どおりに戻し、{ $seat }がやり直し
}
taken-back-clause = ルール{ $clause }によりそこには置けず、{ $seat }が{ held }を手元に戻した
cleared = { $seat }が建てかけの柱を片付けた
passed = { $seat }がパス
fined = { $seat }がほかのプレイヤーのコマを{ $count }個倒した
paid = { $seat }が{ $to }に{ $yellow ->
    [0] グレー{ $grey }個
   *[other] { $grey ->
        [0] 黄色{ $yellow }個
       *[other] グレー{ $grey }個と黄色{ $yellow }個
    }
}を渡した
all-parked = { $seat }がすべての車を配置：{ $place }位
ran-out = { $seat }の建材が尽きた
all-blocked = もう誰も建設できない
over = { $seat }の勝ち
over-shared = { $seat }たちの同時優勝

piece-column = 柱{ $number }
piece-road = 道路{ $number }
piece-car = 車{ $number }
piece-building = ビル
piece-new-car = もう1台の新しい車
lie-off-base = 根元が起点の柱に載っていません
lie-too-far = 新しい柱が遠すぎます
lie-too-near = 新しい柱が近すぎます
lie-too-steep = 高低差が大きすぎて道路が届きません

no-business = 建設できるのはプレイヤーだけです
only-the-judge = ペナルティを記録できるのは審判だけです
not-your-turn = { $seat }の手番です
bad-seats = 2〜4人用です（{ $seats }人では遊べません）
buildings-first = 先に全員がビルを建てます
no-more-buildings = ビルはすべて建っています
shape-taken = そのビルはもう建っています。別のビルを選んでください
building-off-table = ビルはテーブルからはみ出さないように建ててください
building-touches = ビルが{ $piece }に近すぎます
no-such-column = 柱{ $column }はありません
not-your-column = { $piece }はほかのプレイヤーのものです
column-closed = 柱{ $column }からはすでに道路が伸びています
junction-closed = ジャンクション{ $column }からはすでに2本の道路が伸びています
no-road-left = 道路がもう残っていません
too-few-pieces = この柱を建てるにはパーツが足りません（残りはグレー{ $grey }個、黄色{ $yellow }個）
wrong-height = 高さ{ $base }の柱の次は、1段高いか1段低い柱です（高さ{ $wanted }にはできません）
low-junction = ジャンクションには、黄色のパーツの下にグレーのパーツが必要です
exit-height = 出口へ下りられるのは高さ1の柱からです（高さ{ $height }からは下りられません）
cannot-lie = 道路をこの位置には架けられません：{ $why }
steep-road = 道路の傾きが{ $degrees }°を超え、柱から滑り落ちます。新しい柱をもっと遠くに置くか、起点に近い高さにしてください
base-tip = 道路の根元は、起点の柱の上面に収めてください
far-tip = 道路の先端は、新しい柱の上面に収めてください
off-table = 柱や出口はテーブルからはみ出さないように置いてください
column-touches = 新しい柱が{ $piece }に近すぎます
column-under-road = この卓では、{ $piece }の下に柱を建てられません
over-column = 道路が{ $piece }の真上を通っています
road-touches = 道路が{ $piece }に近すぎます
not-earned = { $earned ->
    [0] この道路には車を置けません
   *[other] この道路に置ける車は{ $earned }台までです
}
no-cars-left = 車は残り{ $left }台です。それより多くは置けません
car-off = 車は道路からはみ出さないように置いてください
car-touches = 車が{ $piece }に近すぎます
too-steep = 道路が急すぎて、車が滑り落ちます
not-blocked = 建設できる場所があるので、パスはできません
pay-first = 先にペナルティを支払ってください
no-debt = 支払うペナルティはありません
wrong-payment = 渡す黄色のパーツは{ $least }〜{ $most }個にしてください
nothing-falls = 設計図モードでは何も倒れません
still-paying = { $seat }がまだ支払い中です
no-such-payer = { $payer }は建設中ではありません
one-count-a-seat = { $seats }席すべての個数を1つずつ指定してください
own-pieces = 自分のコマを倒してもペナルティはありません
nothing-fell = ほかのプレイヤーのコマは倒れていません
more-than-stands = { $seat }のコマは{ $standing }個しか立っていません（{ $count }個倒れることはありません）
game-over = ゲームはすでに終わっています

no-gravity = このプログラムではコマの落下を再現できません。設計図を選んでください
hand-too-steep = 手で建てるときは、勾配0.6より急な道路は滑り落ちるため使えません
hand-no-grip = 手で建てるときは、急な道路から車が滑り落ちます。「木」か「ゴム」を選んでください
not-by-hand = 設計図モードでは運ぶものがありません。代わりに建設を選んでください
hand-full = 手に持っているコマを、先に放すか戻してください
hand-empty = 先にコマを持ち上げてください
only-cars-now = 道路はもう架かっています。あとは車だけです
yellow-is-top = 黄色のパーツの上には何も載せられません
no-grey-left = グレーのパーツがもうありません
no-yellow-left = 黄色のパーツがもうありません
road-first = 先に道路を架けてから、車を置いてください
no-more-cars = この道路にはもう車を置けません
as-planned = 宣言した建設の次のコマを持ち上げるか、先に柱を片付けてください
clear-first = 建てかけのものを仕上げるか、先に片付けてください
nothing-to-clear = 片付けるものがありません
no-road-yet = 手番を終えられるのは、道路を架けてからです
path-empty = 軌跡には少なくとも1点が必要です
path-long = 軌跡は{ $most }点までです
path-slow = コマを持っていられるのは{ $seconds }秒までです
path-low = テーブルから{ $mm }mm以上で、テーブルの上の何よりも高いところから始めてください
path-outside = 軌跡がテーブルの上から外れているか、コマを傾けすぎています
path-fast = 速すぎます。手を動かせるのは毎秒{ $speed }mmまでです

crossing-earns-over = 車+1台：道路{ $road }を最初にまたぎます
crossing-earns-under = 車+1台：道路{ $road }を最初にくぐります
crossing-own = 車なし：道路{ $road }は自分の道路です
crossing-passed-over = 車なし：道路{ $road }はすでに別の道路がまたいでいます
crossing-passed-under = 車なし：道路{ $road }はすでに別の道路がくぐっています
crossing-not-across = 車なし：道路を最後まで横切っていません
crossing-shares-column = 車なし：同じ柱につながる道路です
dead-end-no-base = これで最後のハイウェイも終点となり、この先は建設できません
dead-end-no-road = これで道路を使い切りますが、車がまだ残ります
dead-end-no-pieces = これでパーツを使い切りますが、車がまだ残ります
dead-end-blocked = このあと、建設できる場所がなくなります
blocked-everywhere = パスになります：どの起点からも、残りの建材では建設できません
blocked-no-base = パスになります：ハイウェイがすべて終点に達しています

option-start = スタートプレイヤー
option-start-random = ランダムに決める
option-start-seat-0 = 最初の席（いちばん最近、高速道路を走ったプレイヤー用）
option-strict_plan_view = 高さにかかわらず、道路の下に柱を建てられない
option-clearance = コマどうしの間隔
option-clearance-normal = 0.3mm
option-clearance-wide = 0.5mm
option-steepest = 道路の傾きの上限
option-steepest-0-6 = 勾配0.6（約31°）
option-steepest-1 = 勾配1（45°）
option-steepest-any = 制限なし
option-grip = 車を置ける傾きの上限
option-grip-wood = 木：20°まで
option-grip-rubber = ゴム：39°まで
option-grip-any = 制限なし
option-exits = 出口へ下りられる柱
option-exits-first-storey = 高さ1の柱
option-exits-any-height = どの高さの柱でも
option-out_of_materials = 建材が尽きたとき
option-out_of_materials-loses = 脱落
option-out_of_materials-counts-cars = ハウスルール：車をいちばん多く置いた人の勝ち
option-mode = 建て方
option-mode-blueprint = 設計図：計画どおりに建ち、何も倒れない
option-mode-hand-built = 手で建てる：コマを1個ずつ運び、倒れるときは倒れる
option-tremor = 手の震え
option-tremor-normal = ふつう
option-tremor-steady = 落ち着いた手
option-tremor-espresso = エスプレッソ
option-hand_1 = 1人目の手
option-hand_1-as-table = みんなと同じ
option-hand_1-steady = 落ち着いた手
option-hand_1-normal = ふつう
option-hand_1-espresso = エスプレッソ
option-hand_2 = 2人目の手
option-hand_2-as-table = みんなと同じ
option-hand_2-steady = 落ち着いた手
option-hand_2-normal = ふつう
option-hand_2-espresso = エスプレッソ
option-hand_3 = 3人目の手
option-hand_3-as-table = みんなと同じ
option-hand_3-steady = 落ち着いた手
option-hand_3-normal = ふつう
option-hand_3-espresso = エスプレッソ
option-hand_4 = 4人目の手
option-hand_4-as-table = みんなと同じ
option-hand_4-steady = 落ち着いた手
option-hand_4-normal = ふつう
option-hand_4-espresso = エスプレッソ
preset-standard = 標準

ending-all-cars = 車をすべて配置
ending-materials = 建材切れ
ending-all-blocked = 全員行き詰まり

end-cars = { $seats }がすべての車を置きました。
end-materials = 建材が残っているプレイヤーが1人だけになりました。
end-blocked = 建設を続けていた全員が行き詰まりました。
end-ranked = すべての車を置いた人が、置き終えた順に上位になります。建材が尽きた人は、空いている順位のうちいちばん下になります。ほかの人は、残りの車が少ない順、次に残りの柱のパーツが多い順です。
end-ranked-cars = すべての車を置いた人が、置き終えた順に上位になります。ほかの人は、残りの車が少ない順、次に残りの柱のパーツが多い順です。
end-seat-done = 車をすべて配置
end-seat-left = 残りは車{ $cars }台、柱のパーツ{ $pieces }個

draw-won = { $seats }の勝ち
draw-shared = { $seats }の同時優勝
draw-pays = ラウンド{ $round }：{ $seat }がペナルティを支払い中
draw-raises = ラウンド{ $round }：{ $seat }がビルを建設中
draw-is-blocked = ラウンド{ $round }：{ $seat }が行き詰まり
draw-builds = ラウンド{ $round }：{ $seat }が建設中
draw-you = { $seat }（あなた）
draw-ordinal = { $place }位
draw-stand-wins = 勝ち
draw-stand-place = { draw-ordinal }
draw-stand-out-place = 脱落、{ draw-ordinal }
draw-stand-out = 脱落
draw-stand-pays = 支払い中
draw-stand-blocked = 行き詰まり
draw-stand-to-move = 手番
draw-placed = 車{ $count }台を配置
draw-can-cross = またげる道路{ $over }本、くぐれる道路{ $under }本
draw-legend-over = まだ誰もまたいでいない道路
draw-legend-under = まだ誰もくぐっていない道路
draw-legend-base = 伸ばせる起点と柱の番号
draw-legend-height = 柱の高さ（黄色はジャンクション）
draw-legend-uphill = 上り坂（明るい道路ほど高い）
draw-legend-newest = いちばん新しい道路
draw-north = 北
draw-col-cars = 車
draw-col-grey = 灰
draw-col-yellow = 黄
draw-col-roads = 道
draw-over = ▲またぐ
draw-under = ▼くぐる
draw-nothing = なし
draw-place = { draw-ordinal }
draw-stuck = 詰まり
draw-base-junction = ジャンクション{ $height }
draw-base-height = 高さ{ $height }
