# ボットたち。それぞれの打ち方と、ときどきのひと言。

style-tanuki = 楽しければよし。半分は忘れてしまいます。
style-cat = 辛抱強く堅実。めったに欲張りません。
style-fox = 何でも二度確かめ、相手のミスを待ちます。

remarks = ボットのひと言
remarks-why = 対戦相手のボットがときどき話します。ほかの人の手を「一瞬」で表示するときは話しません。

remark-tanuki-hello-1 = よろしく！　ぼくのはどれだっけ？
remark-tanuki-hello-2 = 晩ごはんまでに一回だけ。今日のおかず、なに？
remark-tanuki-hello-3 = ルールは読んだよ！　最初のページだけ。
remark-tanuki-proud-1 = 見た？　ねえ、見た？
remark-tanuki-proud-2 = ねらいどおり！　だいたいね。
remark-tanuki-proud-3 = ここは腹つづみをひとつ。ポン！
remark-tanuki-hit-1 = いたた、おなかが！
remark-tanuki-hit-2 = ひどいよ！　かっこいいほうの横顔だったのに。
remark-tanuki-hit-3 = こうなったら、たぬき寝入りだ。
remark-tanuki-slip-1 = あれ？　今の、見てないよね？
remark-tanuki-slip-2 = 頭の中ではうまくいったのに。
remark-tanuki-slip-3 = おやつのせいだ、きっと。
remark-tanuki-won-1 = 勝った？　勝ったんだ！
remark-tanuki-won-2 = きつねには内緒ね。運がよかっただけ。
remark-tanuki-won-3 = 勝ったら、デザート付きだよね？
remark-tanuki-lost-1 = お見事！　もう一回？　ねえ、もう一回！
remark-tanuki-lost-2 = ルールを覚えてたら勝ってたのになあ。
remark-tanuki-lost-3 = 途中までは勝ってたよね？　ちょっとだけ？

remark-cat-hello-1 = よろしく。お茶が入りましたよ。
remark-cat-hello-2 = ごゆっくり。どうせ一日十六時間は寝ていますから。
remark-cat-hello-3 = そこ、私のひなたなんですが……まあ、始めましょう。
remark-cat-proud-1 = ごろごろ。
remark-cat-proud-2 = うん、上出来。
remark-cat-proud-3 = では、ひと伸びしますか。
remark-cat-hit-1 = 覚えておきますね。
remark-cat-hit-2 = ひげはやめてください。
remark-cat-hit-3 = 命なら、まだ八つあります。
remark-cat-slip-1 = わざとです。猫ですから。
remark-cat-slip-2 = このことは、ご内密に。
remark-cat-slip-3 = 猫も棚から落ちると言いますし。
remark-cat-won-1 = 接戦でしたね。ありがとう。
remark-cat-won-2 = 福を招くのは得意でして。
remark-cat-won-3 = では、座布団の上で謙遜してきます。
remark-cat-lost-1 = お見事。文句なしです。
remark-cat-lost-2 = いい手でした。気づくのが遅すぎました。
remark-cat-lost-3 = 勝たせてあげたんですよ。証拠？　ありません。

remark-fox-hello-1 = 幸運を祈ります。私には要りませんが。
remark-fox-hello-2 = では始めましょうか。十手先まで読んであります。
remark-fox-hello-3 = 負けたほうが油揚げをおごること。
remark-fox-proud-1 = 計算どおり。
remark-fox-proud-2 = 理由は三手後にわかりますよ。
remark-fox-proud-3 = 簡単すぎる。むしろ怪しい。
remark-fox-hit-1 = 大胆ですね。高くつきますよ。
remark-fox-hit-2 = 読んでいました。こんなに早いとは思いませんでしたが。
remark-fox-hit-3 = お手柔らかに。毎日とかしている毛並みですから。
remark-fox-slip-1 = 誤差の範囲です。
remark-fox-slip-2 = 気づくかどうか、試したまでです。
remark-fox-slip-3 = ふむ。今のは私のミスです。
remark-fox-won-1 = 勝負はとうについていました。よく粘りましたね。
remark-fox-won-2 = いい勝負でした。とくに私には。
remark-fox-won-3 = では、油揚げをいただきましょう。
remark-fox-lost-1 = お見事。本心です。めったに言いませんよ。
remark-fox-lost-2 = ふむ。今度また見せてください。
remark-fox-lost-3 = 今夜は一晩中、数え直しですね。
