# Tokyo Jutaku's table in English.

canvas = Your desk with the site, the pile of wood, and the other players’ desks
broken = Can’t load the rules. Please reload the page.
choices = All choices
tools = See more
see-more = View
map = Map
close-map = Close the map
lift = Lift the floors apart
camera = Free camera
status = Your site
pieces = Pieces
floors = Floors
worth = Worth
earned = Earned
clock = Time
pile = The pile
kin-blocks = Squares and rectangles
kin-triangles = Triangles
kin-slants = Diamonds and slanted blocks
kin-ramps = Ramps and lampshades
kin-corners = Corners, steps and arrows
kin-gems = Kites, houses and hexagons
messy = A messy pile
stop = Stop! My site is finished
stop-short = Stop
stop-empty = Build something first: there is nothing to finish yet
stop-chosen = You have chosen for this beat already. Change your mind first
hushed = You can call stop again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
stopped = Stop!
right = { $name } did it!
right-you = You did it!
wrong = Not quite, { $name }
yen = +{ $yen } yen
countdown = { $count }
fault-off-card = A piece sticks out over the edge of the card
fault-twice = The same piece is there twice
fault-falls = A piece would fall
fault-outside-border = A piece crosses the border
fault-unsupported = A piece sticks out over the floor below
fault-overlapping = Pieces on the same floor overlap
fault-apart = Pieces on a floor don’t touch side to side
fault-too-many-pieces = Too many pieces
fault-too-few-pieces = Pieces are missing
fault-too-high = Too many floors
fault-too-low = Floors are missing
fault-other-border = There are pieces inside both borders
look-at = Look at { $name }’s desk: { $pieces } pieces
watching = { $name }’s desk
back-home = Back to my desk
prompt = What you can do
prompt-watch = You are watching
prompt-others-move = Waiting for { $names } to choose a site
prompt-start = Choose your first site
prompt-move = Choose your next site
prompt-ready = Get ready
prompt-frozen = Hands off the wood!
prompt-out = No site is left for you
prompt-submitted = { $chosen ->
    [place] You place a piece.
    [return] You take back your last piece.
    [clear] You vote to clear.
    [stop] You call stop.
   *[hold] You skip this beat.
} Waiting for the others
prompt-beat-first = In each beat, everyone secretly chooses one action; then all of them happen at once. Place a piece, or skip this beat
prompt-beat-first-short = Everyone secretly chooses one action: place a piece, or skip
prompt-beat = Choose a piece and place it, or skip this beat
prompt-busy = One moment…
prompt-full = All your pieces are in place: ring the bell!
prompt-grab = Grab a piece
floor = Floor { $floor }
verdict-good = Fits
verdict-warn = Against the rules
verdict-bad = Can’t go here
turn-left = Turn left
turn-right = Turn right
flip = Flip
back = Put back
place = Place
return = Take back the last piece
hold = Skip this beat
withdraw = Change my mind
clear = { $count ->
    [0] Everyone clears?
   *[other] Everyone clears? ({ $count } for it)
}
keep = Keep my card
cell = { $cell }: { $name }, { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} on { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $yen } yen
taken-by = { $name } was first: piece { $piece } is gone
taken-gone = Piece { $piece } is gone
held-too-long = You held piece { $piece } for too long: it is back in the pile
clashed = Somebody else got piece { $piece }
off-place = Not quite: the ringed place is { $across ->
    [left] { $x } mm to the left
    [right] { $x } mm to the right
   *[none] { "" }
}{ $both ->
    [yes] { " and " }
   *[no] { "" }
}{ $along ->
    [up] { $y } mm farther up
    [down] { $y } mm farther down
   *[none] { "" }
}.
off-turned = The piece is turned by { $turned }°: lay it straight, as the ringed place is.

# When time is up
late = Time’s up!
late-start = The clock chose your first site: { $name }
late-move = The clock chose your next site: { $name }
late-over = Hands off the wood: the match is over.

medal-bronze = Bronze medal
medal-silver = Silver medal
medal-gold = Gold medal
new-best = Your best yet!
best = Best before: { $best }
try-again = Try again
show-solution = Show me a solution
show-solution-of = Show me a solution for { $name }’s site
solution-of = A solution for { $name }’s site: { $site }
hide-solution = Close the solution
bests = Best results
bests-race = Race
bests-server = On the server
bests-device = On this device
bests-blue = Blue
bests-white = White
solo-title = Play solo
solo-about = Race against the clock and against yourself. Best times and medals stay on this device.
solo-side = Sites
side-blue = Blue: easy, with a grid
side-white = White: hard
solo-assist = Help
assist-guided = Guided
assist-standard = Standard
assist-master = Master
race-daily = Site of the day
race-daily-about = One white site and the same twenty pieces for everyone, all day long. How fast can you finish it?
race-sprint = Sprint
race-sprint-about = Finish four sites as fast as you can. Every false stop adds ten seconds.
race-attack = Time attack
race-attack-about = Five minutes on the clock. Earn as many yen as you can.
race-tour = Tour
race-tour-about = Ten minutes through Tokyo. What you build earns bronze, silver or gold.
day = Day (UTC)
day-to-come = That day hasn’t come yet: choose today or an earlier day.
no-best = Not finished yet
play-solo = Play
play-race = Play: { $race }
again-race = Try again: { $race }
all-solo = All solo modes
week = The last seven days
choose-day = { $day }: { $best }

# After the match
plot-pieces = Pieces placed
plot-sites = What each site brought
plot-site = Site { $number }
plot-yen = Yen
