# Tokyo Highway's table in Japanese.

canvas = テーブルの上の街（3D表示）
prompt = あなたの建設
prompt-watch = { $names }の手番です
prompt-pick = あなたの手番です。伸ばせる柱から道路を引き出してください
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
earns = 車+{ $cars }台
snapped = 建てられる位置に調整
height = 高さ
takes = { $yellow ->
    [0] グレー{ $grey }個
   *[other] グレー{ $grey }個、黄色{ $yellow }個
}
junction = ジャンクション
exit = 出口
turn = 向き
snap = 吸着
snap-why = いちばん近い建てられる位置に合わせる
fine = 微調整
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
builds-why = いま建設できる案です。選ぶとテーブルに表示され、そこで直したり取り消したりできます。
builds-last = 最後のハイウェイも終点となり、この先は建設できません
from-ramp = 入口の柱から
from-junction = { $way }側のジャンクション（高さ{ $height }）から
from-column = { $way }側の柱（高さ{ $height }）から
idea-column = { $way }へ、高さ{ $height }の柱{ gained }
idea-junction = { $way }へ、高さ{ $height }のジャンクション{ gained }
idea-exit = { $way }へ、テーブルに下りる出口{ gained }
gained = { $cars ->
    [0] {""}
   *[other] {""}：車+{ $cars }台
}
way-east = 東
way-north-east = 北東
way-north = 北
way-north-west = 北西
way-west = 西
way-south-west = 南西
way-south = 南
way-south-east = 南東
way-degrees = { $way }（{ $degrees }°）
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
plot-earned = 車を得た方法
earned-over = 上を通過
earned-under = 下を通過
earned-both = 両方
plot-heights = いちばん高い柱
