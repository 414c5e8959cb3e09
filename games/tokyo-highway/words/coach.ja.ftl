# コーチの言葉。対戦後の理由と、対戦中のヒント。

why-places-car = { $risk ->
    [0] 「{ $played }」では車を置けませんが、「{ $best }」なら少なくとも1台置けます。
   *[other] 「{ $played }」は今すぐ車を置けますが、「{ $best }」のほうがあとで多く置けます。
}
why-places-two = { $risk ->
    [0] 「{ $played }」では車を2台置けませんが、「{ $best }」なら2台以上置けます。
   *[other] 「{ $played }」は今すぐ車を2台置けますが、「{ $best }」のほうがあとで多く置けます。
}
why-places-three = { $risk ->
    [0] 「{ $played }」では車を3台置けませんが、「{ $best }」なら3台以上置けます。
   *[other] 「{ $played }」は今すぐ車を3台置けますが、「{ $best }」のほうがあとで多く置けます。
}
why-next-car = 次の道路で車を置ける割合は、「{ $played }」のあとは{ $risk }%、「{ $best }」のあとは{ $less }%です。
why-rivals-two = 次の手番までに相手が車を2台以上置く確率は、「{ $played }」なら{ $risk }%、「{ $best }」なら{ $less }%です。
why-rival-car = 次の手番までに相手が車を置く確率は、「{ $played }」なら{ $risk }%、「{ $best }」なら{ $less }%です。
why-runs-out = 5手番以内に道路か柱のパーツが尽きる確率は、「{ $played }」なら{ $risk }%、「{ $best }」なら{ $less }%です。
why-stuck-later = 5手番以内に建設できなくなる確率は、「{ $played }」なら{ $risk }%、「{ $best }」なら{ $less }%です。
why-stuck = 次の手番で行き詰まる確率は、「{ $played }」なら{ $risk }%、「{ $best }」なら{ $less }%です。
why-rival-wins = 次の手番までに相手が最後の車を置く確率は、「{ $played }」なら{ $risk }%、「{ $best }」なら{ $less }%です。
why-wins = 「{ $best }」なら最後の車を置いて勝てますが、「{ $played }」では勝てません。

nudge-places-car = 交差して車を置ける道路を探してください。
nudge-places-two = 1本の道路で2台以上置けることもあります。何本も横切るコースを探してください。
nudge-places-three = 1本の道路で何台も置けることがあります。いちばん多く横切るコースを探してください。
nudge-next-car = 次の手番を考えましょう。どこからなら相手の道路と交差できますか。
nudge-rivals-two = 相手が次にどの道路と交差できるかを見てください。
nudge-rival-car = あなたのどの道路に相手が交差できるかを見てください。
nudge-runs-out = 残りの道路と柱のパーツを数えてください。
nudge-stuck-later = 行き先を残しましょう。2、3手番先はどこに建設しますか。
nudge-stuck = 次の手番でも建設できるか確かめてください。
nudge-rival-wins = 相手がもうすぐ最後の車を置きそうです。
nudge-wins = この道路で勝てます。
