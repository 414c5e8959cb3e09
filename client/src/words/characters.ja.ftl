# ボットたち。それぞれの打ち方と、ときどきのひと言。

style-tanuki = 楽しければよし。半分は忘れてしまいます。
style-cat = 辛抱強く堅実。めったに欲張りません。
style-fox = 何でも二度数え、あなたのミスを待ちます。

remarks = ボットのひと言
remarks-why = 対戦相手のボットがときどき話します。ほかの人の手を「すぐに」表示するときは話しません。

remark-tanuki-hello-1 = よろしく！ぼくのはどれだっけ？
remark-tanuki-hello-2 = やった、ゲームだ！夕ごはんまでに一回だけ。
remark-tanuki-proud-1 = 見た？ねえ、見た？
remark-tanuki-proud-2 = ねらいどおりだよ！
remark-tanuki-hit-1 = いたた、おなかが！
remark-tanuki-hit-2 = えー、使ってたのに。
remark-tanuki-won-1 = 勝った？勝ったの？
remark-tanuki-won-2 = きつねには内緒ね。運がよかっただけ。
remark-tanuki-lost-1 = お見事！もう一回やる？
remark-tanuki-lost-2 = ルールを覚えてたら勝ってたのになあ。

remark-cat-hello-1 = よろしく。お茶が入りましたよ。
remark-cat-hello-2 = いらっしゃい。ごゆっくり。
remark-cat-proud-1 = ごろごろ。
remark-cat-proud-2 = これで十分。
remark-cat-hit-1 = 覚えておきますね。
remark-cat-hit-2 = ひげにご注意を。
remark-cat-won-1 = 福を招くのは得意でして。
remark-cat-won-2 = 接戦でしたね。ありがとう。
remark-cat-lost-1 = お見事。文句なしです。
remark-cat-lost-2 = いい手でした。気づくのが遅かった。

remark-fox-hello-1 = よろしく。運も必要でしょう。
remark-fox-hello-2 = では、始めましょうか。
remark-fox-proud-1 = 計算どおり。
remark-fox-proud-2 = また一歩。
remark-fox-hit-1 = 大胆ですね。さて、どうなるか。
remark-fox-hit-2 = 読んでいました。もう少しで。
remark-fox-won-1 = しばらく前に決まっていました。
remark-fox-won-2 = いい勝負でした。とくに私には。
remark-fox-lost-1 = お見事。本心です。
remark-fox-lost-2 = ふむ。今度また見せてください。
