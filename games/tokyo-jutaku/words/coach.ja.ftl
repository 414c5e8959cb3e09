# 建築家の時間がどこに消えたか。

lost-looking = ピース探し
lost-gone = 先に取られたピース
lost-fitting = ピースの置き場所合わせ
lost-put-back = 戻したピース
lost-rebuilding = 建て直し
lost-cleared = 投票による撤去
lost-false-stop = 誤ったストップ
lost-others-stop = ほかの人の誤ったストップ
lost-late-stop = 完成後の遅いストップ
