# Choices, log and refusals of Tokyo Highway in English.

title = Tokyo Highway
goal = Cross over and under your rivals’ roads, and be the first to place all your cars.

way = { $way ->
    [east] E
    [north-east] NE
    [north] N
    [north-west] NW
    [west] W
    [south-west] SW
    [south] S
   *[south-east] SE
} { $degrees }°
shape = { $shape ->
    [round] round tower
    [square] square block
    [triangle] triangular block
   *[hexagon] hexagonal tower
}
base-entrance = #{ $column }
base-column = #{ $column }
base-junction = junction #{ $column }
crossing-nothing = no crossing
crossing-over = over road { $road }
crossing-under = under road { $road }
crossing-and = { $first }, { $rest }
cars = { $cars ->
    [0] no car
    [one] 1 car
   *[other] { $cars } cars
}

build = From { $from } to height { $height }, { $way }, { $crossing }: { cars }
build-junction = From { $from } to a junction { $height } high, { $way }, { $crossing }: { cars }
build-exit = Exit from { $from }, { $way }, { $crossing }: { cars }
raise = Put the { shape } { $mm } mm out, { $way }
pass = Pass: no build can stand
give-up = Give this turn up, and pass
penalty = Penalty for { $payer }: { $count ->
    [one] one piece
   *[other] { $count } pieces
} fell
held = { $piece ->
    [grey] a grey piece
    [yellow] a yellow piece
    [road] a road
   *[car] a car
}
the-held = { $piece ->
    [grey] the grey piece
    [yellow] the yellow piece
    [road] the road
   *[car] the car
}
lift = Lift { held }
carry = Carry { the-held } to its place and let go
lower = Put the piece back
clear = Take down your unfinished column and choose again
done = Finish your turn
pay = Pay { $to }: { $yellow ->
    [0] { $grey } grey
   *[other] { $grey ->
        [0] { $yellow } yellow
       *[other] { $grey } grey and { $yellow } yellow
    }
}

raised = { $seat } put up the { shape }
crossed = passing over { $over ->
    [0] nothing
    [one] one road
   *[other] { $over } roads
} and under { $under ->
    [0] nothing
    [one] one road
   *[other] { $under } roads
}
built = { $seat } built road { $road } to a column of height { $height }: { crossed }
built-junction = { $seat } built road { $road } to a junction of height { $height }: { crossed }
built-exit = { $seat } built road { $road } as an exit: { crossed }
parked = { $seat } placed { $cars ->
    [one] a car
   *[other] { $cars } cars
} on road { $road }: { $left } left
planned = { $seat } announced a build
lifted = { $seat } lifted { held }
lowered = { $seat } put { the-held } back
set-down = { $seat } set down { held }
set-down-badly = { $seat } let go of { held }
set-down-crash = { $seat } let go of { held }, and { $count ->
    [one] one piece was
   *[other] { $count } pieces were
} knocked over
taken-back = { $missed ->
    [fell] { $seat } takes { the-held } back: it fell
    [elsewhere] { $seat } takes { the-held } back: it came to rest in the wrong place
   *[crash] Everything is put back as it was. { $seat } tries again
}
taken-back-clause = { $seat } takes { the-held } back: rule { $clause } does not allow it there
cleared = { $seat } took down an unfinished column
passed = { $seat } passed
fined = { $seat } knocked over { $count ->
    [one] a piece
   *[other] { $count } pieces
} of others
paid = { $seat } paid { $to } { $yellow ->
    [0] { $grey } grey
   *[other] { $grey ->
        [0] { $yellow } yellow
       *[other] { $grey } grey and { $yellow } yellow
    }
}
all-parked = { $seat } has placed all cars: place { $place }
ran-out = { $seat } has run out of construction materials
all-blocked = Nobody can build any more
over = { $seat } wins
over-shared = { $seat } and others share the win

piece-column = column { $number }
piece-road = road { $number }
piece-car = car { $number }
piece-building = a building
piece-new-car = your other new car
lie-off-base = its near end misses the base
lie-too-far = the new column is too far away
lie-too-near = the new column is too near
lie-too-steep = no road spans that difference in height

no-business = only players can build
only-the-judge = only the judge books penalties
not-your-turn = it is { $seat }’s turn
bad-seats = this game is for two to four players, not { $seats }
buildings-first = put up the buildings first
no-more-buildings = all buildings are already up
shape-taken = that building is already up: choose another
building-off-table = the building must stand wholly on the table
building-touches = the building comes too near to { $piece }
no-such-column = there is no column { $column }
not-your-column = { $piece } belongs to somebody else
column-closed = a road already leads on from column { $column }
junction-closed = two roads already lead on from junction { $column }
no-road-left = you have no road left
too-few-pieces = you have { $grey } grey and { $yellow } yellow pieces left: too few for this column
wrong-height = from height { $base } a column is one higher or one lower, not { $wanted }
low-junction = a junction needs a grey piece under the yellow one
exit-height = an exit leads down from height one, not { $height }
cannot-lie = the road can’t lie like that: { $why }
steep-road = the road would be steeper than { $degrees } degrees and slip off its columns: put the new column farther away, or choose a height closer to the base’s
base-tip = the road’s near end must rest on the base, within its top
far-tip = the road’s far end must rest on the new column, within its top
off-table = the column or exit must be wholly on the table
column-touches = the new column comes too near to { $piece }
column-under-road = at this table no column may stand under { $piece }
over-column = the road would pass over { $piece }
road-touches = the road comes too near to { $piece }
not-earned = this road earns { $earned ->
    [0] no cars
    [one] one car
   *[other] { $earned } cars
}, not more
no-cars-left = you have { $left ->
    [one] one car
   *[other] { $left } cars
} left, not more
car-off = the car must stand wholly on the road
car-touches = the car comes too near to { $piece }
too-steep = the road is too steep: cars would slide off
not-blocked = you can build, so you must
pay-first = pay the penalty first
no-debt = there is no penalty to pay
wrong-payment = pay with { $least } to { $most } yellow pieces
nothing-falls = in blueprints nothing is knocked over
still-paying = { $seat } is still paying
no-such-payer = { $payer } is not building
one-count-a-seat = give one count for each of the { $seats } seats
own-pieces = there is no penalty for your own pieces
nothing-fell = no piece of another player fell
more-than-stands = { $count } pieces of { $seat } cannot have fallen: { $standing } stand
game-over = the game is over

no-gravity = this program can’t simulate falling pieces: choose blueprints
hand-too-steep = by hand, roads can’t be steeper than 0.6 in 1: they would slide off
hand-no-grip = by hand, cars slide off steep roads: choose wood or rubber
not-by-hand = with blueprints there is nothing to carry: choose a build instead
hand-full = you have a piece in your hand: let go of it or put it back first
hand-empty = lift a piece first
only-cars-now = the road is laid: only cars can follow
yellow-is-top = nothing goes on top of a yellow piece
no-grey-left = you have no grey pieces left
no-yellow-left = you have no yellow pieces left
road-first = lay the road first, then its cars
no-more-cars = no more cars can go on this road
as-planned = lift the next piece of the build you announced, or take the column down first
clear-first = finish what you have begun, or take it down first
nothing-to-clear = there is nothing to take down
no-road-yet = you can finish once your road lies
path-empty = a path needs at least one point
path-long = a path has at most { $most } points
path-slow = a piece can be in the air for { $seconds } seconds at most
path-low = begin at least { $mm } mm above the table, clear of everything
path-outside = the path leaves the space above the table, or tips the piece too far
path-fast = slow down: a hand moves at most { $speed } mm per second

crossing-earns-over = +1 car: the first road over road { $road }
crossing-earns-under = +1 car: the first road under road { $road }
crossing-own = no car: road { $road } is your own
crossing-passed-over = no car: another road already passes over road { $road }
crossing-passed-under = no car: another road already passes under road { $road }
crossing-not-across = no car: the roads do not cross from side to side
crossing-shares-column = no car: the roads share a column
dead-end-no-base = this ends your last highway: you could not build on
dead-end-no-road = this uses your last road, and you would still have cars left
dead-end-no-pieces = this uses your last pieces, and you would still have cars left
dead-end-blocked = after this you would have nowhere left to build
blocked-everywhere = You have to pass: nothing you can pay for fits at any of your open columns
blocked-no-base = You have to pass: all your highways have ended

option-start = Who begins
option-start-random = Random
option-start-seat-0 = The first seat (for the player who last drove on a highway)
option-strict_plan_view = No column may stand under a road, however high
option-clearance = Clearance between pieces
option-clearance-normal = 0.3 mm
option-clearance-wide = 0.5 mm
option-steepest = How steep a road may be
option-steepest-0-6 = 0.6 in 1, about 31 degrees
option-steepest-1 = 1 in 1, 45 degrees
option-steepest-any = As steep as you like
option-grip = How steep a road may be for cars
option-grip-wood = Wood: up to 20 degrees
option-grip-rubber = Rubber: up to 39 degrees
option-grip-any = As steep as you like
option-exits = Where exits lead down from
option-exits-first-storey = Columns of height one
option-exits-any-height = Columns of any height
option-out_of_materials = Without construction materials
option-out_of_materials-loses = Out of the game
option-out_of_materials-counts-cars = House rule: most cars placed wins
option-mode = How pieces are put up
option-mode-blueprint = Blueprint: exactly as planned, nothing falls
option-mode-hand-built = By hand: carry every piece yourself, and what falls, falls
option-tremor = How much hands tremble
option-tremor-normal = Normal
option-tremor-steady = Steady
option-tremor-espresso = Espresso
option-hand_1 = First player’s hand
option-hand_1-as-table = Like everyone’s
option-hand_1-steady = Steady
option-hand_1-normal = Normal
option-hand_1-espresso = Espresso
option-hand_2 = Second player’s hand
option-hand_2-as-table = Like everyone’s
option-hand_2-steady = Steady
option-hand_2-normal = Normal
option-hand_2-espresso = Espresso
option-hand_3 = Third player’s hand
option-hand_3-as-table = Like everyone’s
option-hand_3-steady = Steady
option-hand_3-normal = Normal
option-hand_3-espresso = Espresso
option-hand_4 = Fourth player’s hand
option-hand_4-as-table = Like everyone’s
option-hand_4-steady = Steady
option-hand_4-normal = Normal
option-hand_4-espresso = Espresso
preset-standard = Standard

ending-all-cars = all cars placed
ending-materials = materials ran out
ending-all-blocked = all blocked

end-cars = { $seats } placed every car.
end-materials = Only one player still had materials to build with.
end-blocked = Everyone who was still building was blocked.
end-ranked = First come those who placed every car, in that order. A player who runs out of materials takes the last open place. Everyone else ranks by cars left, then by column pieces left.
end-ranked-cars = First come those who placed every car, in that order. Everyone else ranks by cars left, then by column pieces left.
end-seat-done = every car placed
end-seat-left = { $cars ->
    [one] 1 car
   *[other] { $cars } cars
} and { $pieces ->
    [one] 1 column piece
   *[other] { $pieces } column pieces
} left

draw-won = { $seats } wins
draw-shared = { $seats } share the win
draw-pays = Round { $round } · { $seat } pays a penalty
draw-raises = Round { $round } · { $seat } puts up a building
draw-is-blocked = Round { $round } · { $seat } is blocked
draw-builds = Round { $round } · { $seat } builds
draw-you = { $seat } (you)
draw-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
draw-stand-wins = wins
draw-stand-place = { draw-ordinal } place
draw-stand-out-place = out, { draw-ordinal } place
draw-stand-out = out
draw-stand-pays = pays
draw-stand-blocked = blocked
draw-stand-to-move = to move
draw-placed = placed { $count ->
    [one] 1 car
   *[other] { $count } cars
}
draw-can-cross = can cross over { $over }, under { $under }
draw-legend-over = Nobody has crossed over this road
draw-legend-under = Nobody has crossed under this road
draw-legend-base = Open base and its column number
draw-legend-height = Height of a column; yellow: junction
draw-legend-uphill = Uphill; lighter roads lie higher
draw-legend-newest = The newest road
draw-north = north
draw-col-cars = car
draw-col-grey = grey
draw-col-yellow = yel
draw-col-roads = road
draw-over = ▲ over
draw-under = ▼ under
draw-nothing = nothing
draw-place = { draw-ordinal }
draw-stuck = stuck
draw-base-junction = junction { $height }
draw-base-height = height { $height }
