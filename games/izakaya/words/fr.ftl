# Choices, log and refusals of Izakaya in English.

white = white
blue = blue
red = red
yellow = yellow
green = green
black = black
piece = piece { $number } ({ $shape })
owned = of { $seat }
unowned = unclaimed

bid = Bid { $yen } yen
withdraw = Take the bid back
bottle = Put a { $colour } bottle between { $corner }
price = Move 100 yen from { $from } to { $to }: { $less } and { $more } yen
claim = Claim { $card } ({ $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}) with a disc between { $gap }
take = Take { $piece }
place = Place it on { $card } ({ $owner }), floor { $floor }, at { $x }, { $y }, turned { $turn }°
give-up = Put the piece back and lose the action
pass = Pass
tick = Time passes

bid-own = { $seat } bid { $yen } yen
bid-placed = { $seat } has bid
bid-withdrawn = { $seat } bids again
bids-revealed = Bids are open: { $seat } goes first, the pot holds { $pot } yen
last-pot = The pot is full: this action phase is the last
last-stalled = Nobody bids any more: this action phase is the last
last-rounds = The fifteenth round: this action phase is the last
bottled = { $seat } put a { $colour } bottle at corner { $corner }
priced = { $seat } moved 100 yen from { $from } to { $to }
claimed = { $seat } claimed { $card } with a disc between { $gap }
lined = { $seat } has three discs in line and builds with a free piece
took = { $seat } took { $piece }
placed = { $seat } built on { $card }, floor { $floor }
gave-up = { $seat } put { $piece } back
gave-up-late = { $seat } took too long and put { $piece } back
passed = { $seat } passed
phase-over = Round { $round } is over
over = { $seat } wins with { $yen } yen
over-shared = { $seat } and others share the win with { $yen } yen

fault-off-card = a piece must lie flat and wholly on the card
fault-falls = the piece would fall
fault-border = the piece would cross the border
fault-support = the piece would stick out over the floor below or lie over a gap
fault-overlap = pieces of one floor would overlap
fault-contact = the piece must touch its floor side by side
fault-count = the card allows no more floors or pieces there
fault-other-border = the piece must lie in one of the borders

bad-seats = two to five can play, not { $seats }
only-players = only players act
only-the-clock = only the clock can do that
too-early = it is too early
no-auction = there is no auction now
auction-first = all bids come first
bid-already = your bid lies on the table: take it back to bid again
no-bid = there is no bid to take back
odd-bid = bids go in steps of 100 yen, not { $yen }
too-poor = you have { $cash } yen, not { $yen }
not-your-turn = it is the turn of { $seat }
over-already = the game is over
take-first = three in line: take a piece first
place-first = place the piece taken first, or put it back
no-pass = a disc has to be placed while there is a bottle, price or claim to be had
colour-taken = { $seat } has a disc on { $colour } in this phase
crate-empty = there is no { $colour } bottle left
corner-taken = there is a bottle at corner { $corner }
green-first = the corners between four cards come first
no-shared-corner = no two cards meet at corner { $corner }
price-taken = { $seat } has changed a price in this phase
same-colour = the coin has to go to another colour
no-coin = there is no coin to move on { $colour }
no-disc-left = all six claim discs and pyramids are placed
no-gap = there is no gap { $gap } for a disc
gap-taken = there is a disc between { $gap }
not-beside = { $card } does not lie beside { $gap }
card-owned = { $card } belongs to { $seat }
dead-card = nobody claims or builds on { $card }
no-card = there is no card { $card }
taken-already = a piece was taken: it cannot be changed for another
nothing-taken = take a piece first: pieces are not tried out before
not-in-supply = piece { $number } is not in the supply
other-piece = only the piece taken can be placed

option-roppongi = Deal the advanced cards of Roppongi too
option-ties = Who goes first among equal bids
option-ties-reverse = They change places
option-ties-rotate = The first of them goes last
option-bid_limit = Seconds to bid (0: no limit)
option-passing = When a disc need not be placed
option-passing-stuck = When nothing else can be done
option-passing-free = Always
option-lines = Three claim discs in line bring a piece
option-lines-both = In a row of cards or on a street
option-lines-across = Only in a row of cards
option-lines-along = Only on a street
option-place_limit = Seconds to place a piece (0: no limit)
option-caps = A card's floors and pieces are the most that may stand there
option-stall = Auctions without bids and a fifteenth round end the game

preset-standard = Standard
preset-unhurried = Unhurried: no time limits
preset-live = Live: a minute to bid
preset-towers = Towers: no limits of height

ending-pot = full pot
ending-stalled = no more bids
ending-rounds = fifteen rounds
