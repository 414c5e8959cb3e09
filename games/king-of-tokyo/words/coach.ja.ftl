# 分析とヒントの言葉。

keep = { $dice }を残す
keep-none = すべて振り直す

why-dies = 「{ $played }」では、次の手番までに脱落する危険が{ $risk }%ありました。「{ $best }」なら{ $less }%です。
why-rival-wins = 「{ $played }」のあと、次の手番までにほかの人が勝つ確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-wins = 「{ $played }」で次の手番までに勝つ確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-kills = 「{ $played }」のあと、次の手番までにほかの怪獣が脱落する確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-tokyo = 「{ $played }」では、次の手番の初めにトーキョーにいる確率が{ $risk }%です。「{ $best }」なら{ $less }%です。
why-weak = 「{ $played }」では、次の手番にライフが3以下になる確率が{ $risk }%です。「{ $best }」なら{ $less }%です。
why-scores = 「{ $played }」で次の手番までに3点以上を得る確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-earns = 「{ $played }」で次の手番にエネルギーが3個以上増えている確率は{ $risk }%です。「{ $best }」なら{ $less }%です。

nudge-dies = 次の手番まで生き残れるか確かめてください。
nudge-rival-wins = 次の手番までにほかの人が勝てないか確かめてください。
nudge-wins = 次の手番までに勝つ方法を探してください。
nudge-kills = ほかの怪獣を脱落させられないか見てください。
nudge-tokyo = 次の手番の初めにトーキョーにいたいかどうか考えてください。
nudge-weak = ライフに気をつけてください。
nudge-scores = 得られる点を見てください。
nudge-earns = エネルギーを見てください。
