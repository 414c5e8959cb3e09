# 四目並べの選択肢と、できない理由。

title = Connect Four
goal = 自分のコマを4つ一列に並べれば勝ちです。
hint-drop = 同時に2か所で4つ並びを狙える列を探してください。相手が3つ並べたら、止めてください。

drop = { $column }列目に落とす

dropped = { $seat }が{ $column }列目に落とした
won = { $seat }が4つ並べた
filled = 盤が埋まった

not-your-turn = { $seat }の手番です
no-business = コマを落とせるのはプレイヤーだけです
no-such-column = { $column }列目はありません。1〜{ $columns }列目から選んでください
column-full = { $column }列目はいっぱいです
game-over = ゲームはすでに終わっています

why-wins = 「{ $played }」では、このコマか次のコマで4つ並ぶ確率が{ $risk }%です。「{ $best }」なら{ $less }%です。
why-loses = 「{ $played }」のあと、相手が次のコマで4つ並べる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
nudge-wins = 今、または次のコマで勝てる列を探してください。
nudge-loses = 相手が次のコマで何をできるか見てください。

option-start = スタートプレイヤー
option-start-seat-0 = 最初の席
option-start-random = ランダム
preset-standard = 標準

ending-four-in-line = 4つ並び
ending-full-grid = 盤が満杯

end-line = { $seat }がコマを4つ並べました。
end-full = どちらも4つ並べられないまま盤が埋まったため、2人で勝利を分かち合います。

draw-turn = ▶ { $seat }
draw-won = ★ { $seat }
