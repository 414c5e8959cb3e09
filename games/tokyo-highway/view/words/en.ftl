# Tokyo Highway's table in English.

canvas = The city on the table, in three dimensions
prompt = Your build
prompt-watch = Waiting for { $names } to build
prompt-pick = Your turn: drag the round handle of a column to pull out a road
prompt-wait = Waiting for { $names } to build
prompt-wait-try = Waiting for { $names } to build. Meanwhile, you can try out your next road.
prompt-raise = Pick a building: it appears on the table, and you drag it into place
prompt-raise-later = { $names } is putting up a building
prompt-blocked = You have no legal build: you have to pass
pass = Pass
verdict-good = Fits
verdict-tight = Tight fit
verdict-bad = Doesn’t fit
in-the-way = (red on the table)
spare = { $mm } mm to spare
spare-none = with no room to spare
earns = { $cars ->
    [one] +1 car
   *[other] +{ $cars } cars
}
snapped = moved to where it fits
height = Height
takes = { $yellow ->
    [0] takes { $grey } grey
   *[other] takes { $grey } grey, { $yellow } yellow
}
junction = Junction
junction-why = A yellow piece on top: any height, and two roads can lead on
exit = Exit to the table
exit-why = The road comes down and ends there: it takes no column piece, and earns an extra car
turn = Turn
snap = Help it fit
snap-why = Slide to the nearest spot where it fits
fine = Adjust by mm
fine-why = Move each end of the road by tenths of a millimetre
past = Start, lengthwise (mm)
aside = Start, sideways (mm)
far-aside = End, sideways (mm)
cancel = Cancel
build = Build
build-cars = { $cars ->
    [one] Build, +1 car
   *[other] Build, +{ $cars } cars
}
put-up = Put it up
broken = Can’t load the rules. Please reload the page.
shape-round = Round tower
shape-square = Square block
shape-triangle = Triangular block
shape-hexagon = Hexagonal tower
handle-base = Build from column { $column }, { $height } high
handle-far = Move the end of the road
handle-near = Shift the road on its base
handle-car = Move car { $number } along the road
handle-tower = Move the building
crossing-earns = +1 car
crossing-none = no car
fresh = new
open-over = over
open-under = under
supplies = What everyone has left
player = Player
supply-cars = Cars
supply-roads = Roads
supply-grey = Grey pieces
supply-yellow = Yellow pieces
builds = Ideas
builds-why = Builds that are possible now. Press one to see it on the table: you can still change or cancel it there.
builds-last = Ends your last highway: you could not build on
from-ramp = From your ramp
from-junction = From your junction { $at }, { $height } high
from-column = From your column { $at }, { $height } high
idea-column = To a column { $height } high, { $way }{ gained }
idea-junction = To a junction { $height } high, { $way }{ gained }
idea-exit = Exit to the table, { $way }{ gained }
gained = { $cars ->
    [0] {""}
    [one] {""}: +1 car
   *[other] {""}: +{ $cars } cars
}
at-right = on the right
at-far-right = at the back right
at-far = at the back
at-far-left = at the back left
at-left = on the left
at-near-left = at the front left
at-near = at the front
at-near-right = at the front right
way-right = to the right
way-far-right = away and to the right
way-far = away from you
way-far-left = away and to the left
way-left = to the left
way-near-left = towards you and to the left
way-near = towards you
way-near-right = towards you and to the right
way-nth = { $way }, option { $nth }
builds-none = It isn’t your turn.
tools = View
see-more = View
camera-orbit = Orbit
camera-plan = From above
camera-road = Along the road
camera-eye = Eye level
numbers = Heights
open-roads = Roads to cross
photo = Photo
photo-done = Done

# After the match
plot-cars = Cars left
plot-earned = How cars were earned
earned-over = Over
earned-under = Under
earned-both = Both
plot-heights = Tallest column

# By hand
prompt-hand = Your turn: lift a piece and carry it to the table, or pull a road out of a column to announce a build
prompt-rising-more = Your column is { $height } high. No road can reach it yet: lift the next piece
prompt-rising-fits = Your column is { $height } high: lift the road, or another piece to make it taller
prompt-rising-none = No road can lead to your column: take it down and begin again
prompt-laid = Your road is in place: lift your cars, or finish your turn
prompt-lifted = Your hand is in the air
prompt-planned = Your build is announced: its pieces are carried for you
announce = Announce
piece-grey = grey piece
piece-yellow = yellow piece
piece-road = road
piece-car = car
hand-supply = Your supply
hand-lift = Lift a { $piece } ({ $count } left)
hand-cannot = { $piece }: { $why }
hand-clear = Take the column down
hand-done = Finish turn
hand-lower = Put back
hand-let-go = Let go
hand-goal-foot = Set the grey piece down on the table to begin your column, about a road’s length from one of your open columns.
hand-goal-top = Set the grey piece down on top of your column.
hand-goal-junction = Set the yellow piece down on top of your column, which then is a junction.
hand-goal-road = Lay the road on one of your open columns and on your new one, as the outline shows.
hand-goal-exit = Lay the road as an exit: one end on a column of yours that is one piece high, the other on the table.
hand-goal-car = Stand the car on your new road, facing along it.
hand-begin = Move the pointer over the table; the wheel, R and F change the height.
hand-begin-touch = Drag over the table; the slider or a second finger changes the height.
hand-carry = Lower it gently, then let go
hand-tired = Your hand is getting tired: { $seconds } s
hand-time = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left
hand-left = Turn left
hand-right = Turn right
hand-tip-up = Lift the nose
hand-tip-down = Lower the nose
hand-align = Line up
hand-align-why = Turn and tip the road so that it rests on both columns
hand-height = Height
hand-mm = { $mm } mm
hand-gap = { $mm } mm above what is below
hand-side = Side view of the piece in your hand
hand-knocked = { $count ->
    [one] { $name } knocked over 1 piece.
   *[other] { $name } knocked over { $count } pieces.
}
hand-clause = Rule { $clause } doesn’t allow it there.
hand-missed-fell = It fell.
hand-missed-elsewhere = It came to rest in the wrong place.
hand-missed-crash = It crashed into something.
hand-back = Everything is back as it was.
hand-fined = { $count ->
    [one] Penalty for { $name }: 1 piece.
   *[other] Penalty for { $name }: { $count } pieces.
}
hand-paid = { $payer } paid { $to } { $yellow ->
    [0] { $grey } grey
   *[other] { $grey ->
        [0] { $yellow } yellow
       *[other] { $grey } grey and { $yellow } yellow
    }
}.
hand-debt = { $name } owes { $owed }
hand-owed = { $count ->
    [one] { $name } 1 piece
   *[other] { $name } { $count } pieces
}
hand-slow = Slow motion
hand-fallen = How it fell
hand-unfilmed = (outcome only, not recomputed)
