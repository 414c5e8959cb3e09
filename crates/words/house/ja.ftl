# どのゲームの卓でも使う、日本語の言葉。

# 名前のない席は、色で呼ぶ。
house-seat-0 = オレンジ
house-seat-1 = 青
house-seat-2 = 緑
house-seat-3 = ピンク
house-seat-4 = 山吹
house-seat-5 = 水色
house-seat-6 = 茶
house-seat-7 = グレー

# 名前を決めていない人。
house-guest = ゲスト{ $number }
# 名前を削除した人。
house-former = 元プレイヤー
# プレイヤーが名前を付けたコマと、そのプレイヤー。
house-figure = { $figure }（{ $player }）

# 席を外している人に、対戦で手番が来たことを知らせる言葉。
house-your-turn = あなたの手番です。

house-nobody = なし
house-one = { $one }
house-pair = { $one }と{ $other }
house-more = { $one }、{ $rest }

house-forfeit = 投了または離席した人は、代行したボットの成績にかかわらず、最下位になります。
house-resigned = 投了
house-left = 離席
house-out-of-time = 時間切れ

house-end-won = これで対戦終了：あなたの勝ちです。
house-end-lost = これで対戦終了：{ $winner }の勝ちです。
house-end-shared = これで対戦終了：{ $winners }の同時優勝です。
house-end-nobody = これで対戦終了：勝者はいません。
house-learn = はじめてですか？　「tokyo learn { $game }」で、2分ほどで覚えられます。
lesson-later = それはあとで。まずはレッスンのとおりに進めてください。

# コーチの言葉。いくつかの行動からなる選択は、順に並べる。
coach-then = { $first }、{ $then }
coach-wait = 何もしない
coach-nudge = ここには、ほかのどれよりもはっきりよい選択が一つあります。じっくり考えてください。
coach-nudge-some = ここには、はっきり劣る選択もあります。じっくり考えてください。
coach-nudge-equal = ここでは、どの選択もあまり差がありません。
coach-move = { $best }
coach-reason = 「{ $best }」なら勝率は{ $chance }%ですが、「{ $other }」では{ $less }%です。
coach-reason-some = 「{ $best }」なら勝率は{ $chance }%で、ほかに{ $equals }つの選択もほぼ同じです。「{ $other }」では{ $less }%しかありません。
coach-equal = 「{ $best }」なら勝率は{ $chance }%です。ほかの選択もほぼ同じです。
