# Izakaya's table in English.

canvas = The quarter on the table, in three dimensions
prompt = Your move
board = The quarter
broken = Can’t load the rules. Please reload the page.
cancel = Back
pass = Pass
choices = All choices
yen = { $yen } yen
amount = { $yen }
ask-bid = Your secret bid for the order of play
ask-act = Your turn: put out a bottle, move a price, claim a card, or take wood and build
ask-bottle = Where does the { $colour } bottle go? Pick a corner.
ask-from = Which drink gets cheaper?
ask-to = The coin leaves { $colour }. Which drink gets more expensive?
ask-gap = Pick a gap beside the card you want: your claim disc goes between two cards
ask-claim = Which of the two cards gets your pyramid?
ask-wood = Pick a piece to lift it and look at it
ask-gift = Three in line: a free piece for you. Pick one to look at it.
ask-take = Take the { $piece }? Taking it is final, and you can’t try it out first.
ask-card = Choose a card to build on
ask-place = Drag the piece into place
how-mouse = Drag the piece, turn it with the wheel, nudge it with the arrow keys; Enter builds.
how-finger = Push the piece with one finger anywhere on the table, turn it with two.
wait-bid = Your bid of { $yen } yen is hidden in your fist. Waiting for { $names }.
wait-act = Waiting for { $names }
wait-bids = Everyone bids in secret: waiting for { $names }
place-bottle = Put out a bottle
place-price = Move a price
place-claim = Claim a card
place-architect = Take wood and build
take = Take it
verdict-good = Fits, on floor { $floor }
verdict-bad = Doesn’t fit
turn-left = Turn left
turn-right = Turn right
flip = Flip
magnet = Magnet
other-card = Another card
place = Build
take-back = Take the bid back
give-up = Put the piece back: it fits on no card
disc = Action disc: drag it onto a place, or press the place
disc-how = Your action disc: drag it onto a place, or press the place
purse = Purse
purse-more = 100 yen more
purse-less = 100 yen less
bid = Bid { $yen } yen
warn-end = This alone fills the pot: the next action phase would be the last.
warn-near = The others may fill the pot: after your bid, it is only { $missing } yen short of the last phase.
meter = Pot { $pot } of { $end } yen
meter-missing = { $missing } yen until the last phase
meter-last = This action phase is the last
meter-quiet = { $count ->
    [one] One auction without bids ends the game
   *[other] { $count } auctions without bids end the game
}
order = Order of play
standings = Score now
score = Score
ledger = Earlier bids
ledger-none = No auction yet
round = Round { $round }
values = Values
view = View
see-all = Whole table
see-plan = From above
see-wood = The wood
time = { $seconds } seconds left to place the piece
time-bid = { $seconds } seconds left to bid
name-card = { $card }, { $district }
name-dead = { $card }, { $district }: nobody builds here
name-corner = Corner between { $cards }
name-gap = Gap between { $one } and { $other }
name-colour = { $colour }: { $yen } yen, { $left ->
    [0] no bottle left
    [one] one bottle left
   *[other] { $left } bottles left
}
name-price = Price card: moves a coin from one drink to another
name-claim = Claim card: a disc in a gap, a pyramid on a card
name-architect = Architect: take a piece of wood and build
card-worth = { $owner }: { $floors ->
    [one] one floor
   *[other] { $floors } floors
} × { $drinks } yen = { $yen } yen
card-mine = yours
card-nobody = unclaimed
colour-white = white
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-black = black
and = { $list } and { $last }

wood = { $shape } ({ $size })
shape-square = square
shape-rectangle = rectangle
shape-right-triangle = right triangle
shape-even-triangle = equilateral triangle
shape-pointed-triangle = pointed triangle
shape-flat-triangle = flat triangle
shape-diamond = diamond
shape-slanted-block = slanted block
shape-ramp = ramp
shape-lampshade = lampshade
shape-kite = kite
shape-house = house
shape-cut-corner = cut corner
shape-corner = corner
shape-step = step
shape-arrow = arrow
shape-hexagon = hexagon
shape-leaning-block = leaning block
size-one = { $a } mm
size-two = { $a } × { $b } mm
size-tip = sides { $a } mm, tip { $angle }
size-one-angle = { $a } mm, { $angle }
size-two-angle = { $a } × { $b } mm, { $angle }
size-ramp = { $a } to { $b } mm, { $c } high
size-foot = foot { $a }, sides { $b } mm, { $angle }
size-sides = sides { $a } and { $b } mm
size-roof = { $a } × { $b } mm, roof { $c }
size-cut = { $a } × { $b } mm, cut { $c } × { $d }
size-arms = { $a } × { $b } mm, arms { $c } and { $d }
size-bars = bars { $a } × { $b } mm, { $c } apart
size-thick = arms { $a } mm, { $b } thick
size-lean = { $a } × { $b } mm, leans { $angle }

# After the match
plot-worth = What everybody’s cards are worth, in yen
plot-lots = Where the yen came from, card by card
plot-cash = Money left for bids, in yen
