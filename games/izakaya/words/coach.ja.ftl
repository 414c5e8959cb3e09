# 居酒屋のコーチが使う、手で何を失ったかの説明。

why-leads-later = 「{ $best }」なら次のアクションフェイズの終わりに自分の建物の総額がいちばん高い確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-leads = 「{ $best }」ならこのアクションフェイズの終わりに自分の建物の総額がいちばん高い確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-most-cards = 「{ $best }」ならこのアクションフェイズの終わりに自分のカードがいちばん多い確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-floors = 「{ $best }」ならこのアクションフェイズで自分のカードに階を足せる確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-poorer = 「{ $played }」のあと、次の競りで持ち金がいちばん少ない確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-robbed = 「{ $played }」のあと、次のアクションまでに自分の建物の総額が下がる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-card-lost = 「{ $played }」のあと、空いているカードのうちいちばん良い1枚を、次のアクションまでにほかのプレイヤーに取られる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-last-phase = 「{ $played }」でこのラウンドが最後になる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-in-vain = 「{ $played }」を支払っても最初の手番にならない確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-overpays = 「{ $played }」では、最初の手番に必要な額より多く支払う確率が{ $risk }%です。「{ $best }」なら{ $less }%です。
why-first = 「{ $played }」で最初の手番になる確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-helps-rival = 「{ $played }」で自分よりほかのプレイヤーが得をする確率は{ $risk }%です。「{ $best }」なら{ $less }%です。
why-gains = 「{ $best }」でほかの誰よりも自分が得をする確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。
why-adds-floor = 「{ $best }」なら自分のカードに階を足せる確率は{ $less }%ですが、「{ $played }」では{ $risk }%です。

nudge-leads-later = 1ラウンド先を考えてください。いちばん高くなるのは、自分のどのカードですか。
nudge-leads = 全員の建物の総額を比べてください。順位をいちばん変えるのは何ですか。
nudge-most-cards = 全員のカードの枚数を数えてください。残りは多くありません。
nudge-floors = このラウンドでまだ階を足せるのは、自分のどのカードですか。
nudge-poorer = 次の競りを考えてください。自分の持ち金はいくら残り、ほかのプレイヤーはいくら残りますか。
nudge-robbed = 次のアクションまでに、ほかのプレイヤーに値下げされそうな飲み物はどれですか。
nudge-card-lost = 空いているカードのうち1枚はほかより良く、狙っているのは自分だけではありません。
nudge-last-phase = ポットを見てください。このラウンドが最後になるかどうかが、入札で決まるかもしれません。
nudge-in-vain = 入札は、勝っても負けても支払います。最初の手番にその価値はありますか。
nudge-overpays = ほかのプレイヤーはいくらで入札しそうですか。それを少し上回れば十分です。
nudge-first = このラウンドで最初の手番になることには、どれほどの価値がありますか。
nudge-helps-rival = ほかに誰が得をするか見てください。ボトルと価格は、すべてのカードに関わります。
nudge-gains = 自分の建物の総額がすぐに上がる手は何ですか。
nudge-adds-floor = 自分のカードに階を足すと、角の飲み物がもう一度ずつ数えられます。
