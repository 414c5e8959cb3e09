# 東京ダンガンのコーチが使う、手番の短い言い方と、手で何を失ったかの説明。

turn-move = { $place }へ移動
turn-reach = { $place }に到達
turn-place = { $square }に{ $glyph }（{ $letters }）を配置
turn-rotate = { $square }を{ $glyph }（{ $letters }）に回転
turn-remove = { $square }を除去
turn-end = 手番を終える

why-wins = 「{ $best }」なら今回か次の手番で勝つ確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-wins-now = 「{ $best }」ならその場で勝つ確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-rival-wins = 「{ $played }」のあと、次の手番までにほかのプレイヤーが勝つ確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-arrives = 「{ $best }」なら今回か次の手番で目的地に到達する確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-arrives-twice = 「{ $best }」なら次の手番の終わりまでに目的地2か所に到達する確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-arrives-thrice = 「{ $best }」なら2手番後までに目的地3か所に到達する確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-cut-off = 「{ $played }」のあと、1回の移動で届く目的地への道が次の手番までに途切れる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-in-reach = 「{ $best }」のあと、次の手番の初めに1回の移動で目的地に届く確率は{ $less }%です。「{ $played }」では{ $risk }%です。
why-rival-arrives = 「{ $played }」のあと、次の手番までにほかのプレイヤーが目的地に到達する確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-finishes = 「{ $best }」なら3手番以内に勝つ確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-rival-finishes = 「{ $played }」のあと、3ラウンド以内にほかのプレイヤーが勝つ確率は{ $risk }%です。「{ $best }」なら{ $less }%です。

nudge-wins = アクションを数えてください。この手番で勝つか、次の手番で勝つ準備ができますか。
nudge-wins-now = アクションを数えてください。この手番で勝てます。
nudge-rival-wins = 次の手番までに、ほかのプレイヤーが勝つかもしれません。どの道を使いそうか見てください。
nudge-arrives = この手番か、遅くとも次の手番で到達できる目的地を探してください。
nudge-arrives-twice = 続けて2か所の目的地に到達する方法を探してください。
nudge-arrives-thrice = 2手番先を考えてください。一度にいくつもの目的地が近くなるのは、どの道ですか。
nudge-cut-off = 次の手番のために残した道は、なくなるかもしれません。今すぐ使えませんか。
nudge-in-reach = 次の手番の初めに、1回の移動で届く目的地を作れないか考えてください。
nudge-rival-arrives = 自分の道で、ほかのプレイヤーがどの街へ行けるようになるか見てください。
nudge-finishes = 先を読んでください。残りの目的地をすべて回るいちばん短いルートはどれですか。
nudge-rival-finishes = ほかのプレイヤーの道のりも考えましょう。みんなが必ず通る道はありませんか。
