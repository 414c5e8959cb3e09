# Tokyo Highway's table in Japanese.

canvas = テーブルの上の街（3D表示）
prompt = 建設
prompt-watch = { $names }の手番です
prompt-pick = あなたの手番です。柱の丸いつまみをドラッグして、道路を引き出してください
prompt-wait = { $names }の手番です
prompt-wait-try = { $names }の手番です。その間に次の道路を試せます。
prompt-raise = ビルを選ぶとテーブルに現れます。ドラッグして場所を決めてください
prompt-raise-later = { $names }がビルを建てています
prompt-blocked = 建設できる場所がないため、パスになります
pass = パスする
verdict-good = 建てられます
verdict-tight = ぎりぎりです
verdict-bad = 建てられません
in-the-way = （テーブルでは赤く表示）
spare = 余裕{ $mm }mm
spare-none = 余裕なし
earns = 車+{ $cars }台
snapped = 建てられる位置に調整
height = 高さ
takes = { $yellow ->
    [0] グレー{ $grey }個
   *[other] グレー{ $grey }個、黄色{ $yellow }個
}
junction = ジャンクション
junction-why = 黄色のパーツを載せた柱。高さは自由で、先へ2本まで道路を伸ばせます
exit = テーブルへの出口
exit-why = 道路はテーブルに下りて終点になります。柱のパーツがいらず、車をもう1台獲得できます
turn = 向き
snap = 自動で合わせる
snap-why = いちばん近い建てられる位置に合わせる
fine = mm単位で調整
fine-why = 道路の根元と先端を0.1mmずつ動かせます
past = 根元の前後（mm）
aside = 根元の左右（mm）
far-aside = 先端の左右（mm）
cancel = キャンセル
build = 建設する
build-cars = 建設する（車+{ $cars }台）
put-up = 建てる
broken = ルールを読み込めませんでした。ページを再読み込みしてください。
shape-round = 丸いビル
shape-square = 四角いビル
shape-triangle = 三角のビル
shape-hexagon = 六角のビル
handle-base = 柱{ $column }（高さ{ $height }）から建設する
handle-far = 道路の先端を動かす
handle-near = 起点の上で道路をずらす
handle-car = 車{ $number }を道路に沿って動かす
handle-tower = ビルを動かす
crossing-earns = 車+1台
crossing-none = 車なし
fresh = NEW
open-over = またげる
open-under = くぐれる
supplies = 各プレイヤーの残り
player = プレイヤー
supply-cars = 車
supply-roads = 道路
supply-grey = グレーのパーツ
supply-yellow = 黄色のパーツ
builds = 建設案
builds-why = 今、建設できる案です。選ぶとテーブルに表示され、そこで直したり取り消したりできます。
builds-last = 最後のハイウェイも終点となり、この先は建設できません
from-ramp = 入口の柱から
from-junction = { $at }のジャンクション（高さ{ $height }）から
from-column = { $at }の柱（高さ{ $height }）から
idea-column = { $way }へ、高さ{ $height }の柱{ gained }
idea-junction = { $way }へ、高さ{ $height }のジャンクション{ gained }
idea-exit = { $way }へ、テーブルに下りる出口{ gained }
gained = { $cars ->
    [0] {""}
   *[other] {""}：車+{ $cars }台
}
at-right = 右
at-far-right = 右奥
at-far = 奥
at-far-left = 左奥
at-left = 左
at-near-left = 左手前
at-near = 手前
at-near-right = 右手前
way-right = 右
way-far-right = 右奥
way-far = 奥
way-far-left = 左奥
way-left = 左
way-near-left = 左手前
way-near = 手前
way-near-right = 右手前
way-nth = { $way }（案{ $nth }）
builds-none = あなたの手番ではありません。
tools = 表示
see-more = 表示
camera-orbit = 全景
camera-plan = 真上から
camera-road = 道路沿い
camera-eye = 目の高さ
numbers = 柱の高さ
open-roads = 交差できる道路
photo = 写真
photo-done = 完了

# 対戦のあと
plot-cars = 残りの車
plot-earned = 車の獲得方法
earned-over = またぐ
earned-under = くぐる
earned-both = 両方
plot-heights = いちばん高い柱

# 手で建てる
prompt-hand = あなたの手番です。パーツを持ち上げてテーブルへ運ぶか、柱から道路を引き出して建設を宣言してください
prompt-rising-more = 柱の高さは{ $height }です。まだ道路を架けられません。次のパーツを持ち上げてください
prompt-rising-fits = 柱の高さは{ $height }です。道路か、さらに積むパーツを持ち上げてください
prompt-rising-none = この柱には道路を架けられません。片付けてやり直してください
prompt-laid = 道路が架かりました。車を持ち上げるか、手番を終えてください
prompt-lifted = コマを持ち上げています
prompt-planned = 建設を宣言しました。コマは代わりに運ばれます
announce = 宣言する
piece-grey = グレーのパーツ
piece-yellow = 黄色のパーツ
piece-road = 道路
piece-car = 車
hand-supply = あなたのストック
hand-lift = { $piece }を持ち上げる（残り{ $count }）
hand-cannot = { $piece }：{ $why }
hand-clear = 柱を片付ける
hand-done = 手番を終える
hand-lower = 戻す
hand-let-go = 放す
hand-goal-foot = 伸ばせる柱から道路1本分ほど離れたところに、グレーのパーツを置いてください。そこが新しい柱になります。
hand-goal-top = グレーのパーツを柱の上に載せてください。
hand-goal-junction = 黄色のパーツを柱の上に載せてください。ジャンクションになります。
hand-goal-road = 輪郭に合わせて、伸ばせる柱から新しい柱へ道路を架けてください。
hand-goal-exit = 道路の片端を高さ1の自分の柱に載せ、もう片端をテーブルに付けてください。出口になります。
hand-goal-car = 新しい道路の上に、向きを合わせて車を置いてください。
hand-begin = ポインターをテーブルの上で動かしてください。高さはホイールかR・Fキーで変えられます。
hand-begin-touch = テーブルの上で指を動かしてください。高さはスライダーか2本目の指で変えられます。
hand-carry = ゆっくり下ろして放してください
hand-tired = 手が疲れてきました：あと{ $seconds }秒
hand-time = 残り{ $seconds }秒
hand-left = 左に回す
hand-right = 右に回す
hand-tip-up = 先端を上げる
hand-tip-down = 先端を下げる
hand-align = そろえる
hand-align-why = 両方の柱に載るように、道路の向きと傾きを合わせる
hand-height = 高さ
hand-mm = { $mm }mm
hand-gap = 真下まで{ $mm }mm
hand-side = 手に持ったコマを横から見た図
hand-knocked = { $name }がコマを{ $count }個倒しました。
hand-clause = ルール{ $clause }により、そこには置けません。
hand-missed-fell = 倒れるか落ちるかしました。
hand-missed-elsewhere = 違う場所に止まりました。
hand-missed-crash = 何かにぶつかりました。
hand-back = すべて元どおりに戻しました。
hand-fined = { $name }のペナルティ：パーツ{ $count }個。
hand-paid = { $payer }が{ $to }に{ $yellow ->
    [0] グレー{ $grey }個
   *[other] { $grey ->
        [0] 黄色{ $yellow }個
       *[other] グレー{ $grey }個と黄色{ $yellow }個
    }
}を渡しました。
hand-debt = { $name }の支払い：{ $owed }
hand-owed = { $name }へ{ $count }個
hand-slow = スローモーション
hand-fallen = 倒れた様子
hand-unfilmed = （結果のみ。動きは再計算していません）
