# コーチの言葉。対戦後の理由と、対戦中の手がかり。

said-height = { $from }から高さ{ $height }の柱へ、{ $way }{ $crossing }（{ cars }）
said-junction = { $from }から高さ{ $height }のジャンクションへ、{ $way }{ $crossing }（{ cars }）
said-exit = { $from }から出口へ、{ $way }{ $crossing }（{ cars }）
said-nothing = {""}
said-over = 、道路{ $over }をまたぐ
said-under = 、道路{ $under }をくぐる
said-both = 、道路{ $over }をまたぎ、道路{ $under }をくぐる
said-number = { $road }
said-more = { $first }・{ $rest }

why-places-car = { $risk ->
    [0] 「{ $best }」なら車を1台以上置けますが、「{ $played }」では1台も置けません。
   *[other] 「{ $played }」ならすぐに車を置けますが、その先の数手番では「{ $best }」のほうが得です。
}
why-places-two = { $risk ->
    [0] 「{ $best }」なら車を2台以上置けますが、「{ $played }」では2台も置けません。
   *[other] 「{ $played }」ならすぐに車を2台置けますが、その先の数手番では「{ $best }」のほうが得です。
}
why-places-three = { $risk ->
    [0] 「{ $best }」なら車を3台以上置けますが、「{ $played }」では3台も置けません。
   *[other] 「{ $played }」ならすぐに車を3台置けますが、その先の数手番では「{ $best }」のほうが得です。
}
why-next-car = 「{ $best }」なら次の道路で車を置ける確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-rivals-two = 「{ $played }」のあと、次の手番までに相手が車を2台以上置く確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-rival-car = 「{ $played }」のあと、次の手番までに相手が車を置く確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-runs-out = 「{ $played }」のあと、5手番以内に道路か柱のパーツが尽きる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-stuck-later = 「{ $played }」のあと、5手番以内に建設できる場所がなくなる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-stuck = 「{ $played }」のあと、次の手番で何も建設できない確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-rival-wins = 「{ $played }」のあと、次の手番までに相手が最後の車を置く確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-wins = 「{ $best }」なら最後の車を置いて勝てますが、「{ $played }」では勝てません。

nudge-places-car = 交差して車を置ける道路を探してください。
nudge-places-two = 道路1本で車を2台以上置けることもあります。何本もの道路と交差するコースを探してください。
nudge-places-three = 道路1本で車を何台も置けることがあります。いちばん多くの道路と交差するコースを探してください。
nudge-next-car = 次の手番のことを考えてください。どこからなら相手の道路と交差できますか。
nudge-rivals-two = 相手が次にどの道路と交差できるかを見てください。
nudge-rival-car = 相手が次に交差できそうな自分の道路はどれですか。
nudge-runs-out = 残りの道路と柱のパーツを数えてください。
nudge-stuck-later = 建設できる場所を残してください。2、3手番先はどこに建設しますか。
nudge-stuck = 次の手番でも建設できるか確かめてください。
nudge-rival-wins = 相手は今にも最後の車を置きそうです。
nudge-wins = この道路で勝てます。
