# 分析とヒントの言葉。

keep = { $dice }をキープ
keep-none = すべて振り直す

why-dies = 「{ $played }」では、次の手番までに脱落する危険が{ $risk }%ありました。「{ $best }」なら{ $less }%です。
why-rival-wins = 「{ $played }」のあと、次の手番までにほかのプレイヤーが勝つ確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-wins = 「{ $best }」なら次の手番までに勝つ確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-kills = 「{ $played }」のあと、次の手番までにほかのモンスターが脱落する確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-tokyo = 「{ $played }」のあと、トーキョーで次の手番を迎える確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-weak = 「{ $played }」のあと、ライフ3以下で次の手番を迎える確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-scores = 「{ $played }」のあと、次の手番までに3点以上獲得する確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-earns = 「{ $played }」のあと、次の手番までにエネルギーが3個以上増える確率は{ $risk }%です。「{ $best }」なら{ $less }%です。

nudge-dies = 次の手番まで生き残れるか確かめてください。
nudge-rival-wins = 次の手番までにほかのプレイヤーが勝てないか確かめてください。
nudge-wins = 次の手番までに勝つ方法を探してください。
nudge-kills = ほかのモンスターを脱落させられないか見てください。
nudge-tokyo = トーキョーで次の手番を迎えたいかどうか考えてください。
nudge-weak = ライフに気をつけてください。
nudge-scores = 何点獲得できるか見てください。
nudge-earns = エネルギーをいくつ得られるか見てください。
