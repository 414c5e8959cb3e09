# Choices, log and refusals of Tokyo Jutaku in English.

title = Tokyo Jutaku
goal = Race to build tiny houses from shared wood, and earn the most yen.
goal-sprint = Complete four sites as fast as you can.
goal-daily = Be the first to complete the site of the day.
goal-daily-alone = Complete the site of the day as fast as you can.
goal-attack = Build tiny houses, and earn the most yen before time runs out.
goal-attack-alone = Build tiny houses, and earn as many yen as you can before time runs out.
goal-team = Build tiny houses together, and earn as many yen as you can before time runs out.

piece = piece { $number }
site-name = { $district } { $number }
site-none = no site
district-shinjuku = Shinjuku
district-shibuya = Shibuya
district-shinagawa = Shinagawa
district-ginza = Ginza
district-ueno = Ueno
district-asakusa = Asakusa
district-akihabara = Akihabara
district-ikebukuro = Ikebukuro
district-roppongi = Roppongi
architect-kawara = Aoi Kawara
architect-yaneura = Beni Yaneura
architect-mado = Chika Mado
architect-hashira = Daiki Hashira
architect-engawa = Emi Engawa
architect-shoji = Fumio Shoji
architect-tokonoma = Goro Tokonoma
architect-noren = Haru Noren

choose = Play as { $architect }
start = Start on { $cell }: { $card }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}, { $yen } yen
grab = Grab { $piece }
drop = Put the piece back
place = Place { $piece } on floor { $floor } at { $x }, { $y }, turned { $turn }°{ $flipped ->
    [yes] , flipped
   *[no] {""}
}
return = Return the piece placed last
nudge = Nudge { $piece }: floor { $floor } at { $x }, { $y }, turned { $turn }°{ $flipped ->
    [yes] , flipped
   *[no] {""}
}
stop = Stop!
clear = Vote to clear the wood
move = Move to { $cell }: { $card }, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}, { $yen } yen
keep = Keep the card
hold = Skip this beat
withdraw = Take it back
tick = Time passes

chose = { $seat } plays { $architect }
started = { $seat } starts on { $cell } as { $architect }
begun = Build!
grabbed = { $seat } grabbed { $piece }
dropped = { $seat } put { $piece } back
dropped-late = { $seat } held { $piece } too long
placed = { $seat } placed { $piece } on floor { $floor }
returned = { $seat } returned { $piece }
nudged = { $seat } nudged { $piece } on floor { $floor }
stopped = { $seat } called stop!
judged-right = { $seat } completed { $card } for { $yen } yen
judged-wrong = { $seat } did not complete { $card }: { $why } ({ $clause })
cleared = All wood is back in the supply
voted = { $seat } votes to clear the wood
moved = { $seat } moved to { $cell } and took { $card }
kept = { $seat } kept the card
laid = The next card is { $card }
clocked = { $seat } needed { $time }
honoured = { $yen } yen: a { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
} medal
sat-out = { $seat } has no card left and sits out
submitted = { $seat } has chosen
withdrew = { $seat } chooses again
beat-over = Beat { $beat }
clashed = { $seat } did not get { $piece }
over = { $seat } wins
over-shared = { $seat } and others share the win

fault-off-card = a piece must lie flat and wholly on the card
fault-falls = a piece would fall
fault-border = a piece is outside the border
fault-support = a piece sticks out over the floor below or lies over a gap
fault-overlap = pieces of one floor overlap
fault-contact = the pieces of a floor don’t touch side to side
fault-count = the card asks for another number of floors or pieces
fault-other-border = all pieces must lie in one border

bad-seats = this game is for one to eight players, not { $seats }
no-business = only players can build
only-the-clock = only the clock can do that
too-early = it is too early
tokens-stand = all tokens are already on the map
not-your-choice = it is { $seat }’s turn to choose
token-chosen = you have chosen your architect already
token-taken = { $seat } plays { $architect }: choose another architect
cell-taken = { $cell } is taken
cell-inside = { $cell } is not on the outer perimeter
in-beats = this match is played in beats
no-beats = this match is not played in beats
frozen = someone called stop: hands off the wood
not-begun = building has not begun
not-building = nobody builds now
no-site = you have no site card
hand-full = you hold a piece already
hand-empty = you hold no piece
no-nudging = placed pieces can’t be nudged at this table
not-the-last = only the piece placed last can be nudged
piece-taken = that piece is not in the supply
other-piece = you hold another piece
nothing-placed = nothing stands on your site
busy = your hands are still busy
no-common-wood = everybody has wood of their own
too-soon-to-clear = clearing is for when nobody has placed a piece for two minutes
voted-already = you have voted already
called-already = you have called already
too-late = that was too late to be at the same time
hushed = your last stop was false: wait a moment
nothing-built = build something first
not-your-move = it is { $seat }’s turn to move
no-movement = nobody moves now
out-of-reach = { $cell } is out of reach: up to two spaces, not diagonally
no-card-there = there is no card on { $cell }
own-cell = { $cell } is where you are: keep the card, or take another
not-the-nearest = { $cell } is not the nearest card
must-move = your card is completed: take a new one
submitted-already = you have chosen already
nothing-submitted = you have not chosen yet
game-over = the game is over

option-mode = How the race is run
option-mode-race = Freely, in real time
option-mode-beats = In simultaneous beats
option-mode-attack = Against the clock
option-mode-team = Together against the clock
option-mode-duel = Duel: all on the same card
option-mode-daily = The site of the day
option-side = Site cards
option-side-white = White: hard
option-side-blue = Blue: easy
option-easy = Handicap: this many players, from the last seat, build on blue sides
option-assist = Help while building
option-assist-standard = Standard: you see what is wrong
option-assist-guided = Guided: wrong placements are refused
option-assist-master = Master: only the verdict tells
option-roppongi = The advanced cards of Roppongi
option-roppongi-off = In the box
option-roppongi-random = Replace a district drawn at random
option-roppongi-shinjuku = Replace Shinjuku
option-roppongi-shibuya = Replace Shibuya
option-roppongi-shinagawa = Replace Shinagawa
option-roppongi-ginza = Replace Ginza
option-roppongi-ueno = Replace Ueno
option-roppongi-asakusa = Replace Asakusa
option-roppongi-akihabara = Replace Akihabara
option-roppongi-ikebukuro = Replace Ikebukuro
option-hole_blocks = Tokens do not cross the pile of wood
option-nudge = The piece placed last may be nudged
option-idle_hold = Seconds you may hold a piece (0: no limit)
option-fine = Fine for a false stop, in hundreds of yen
option-attack = Minutes of a time attack
option-limit = House rule: the match ends after this many minutes (0: never)
option-day = Day of the site (UTC)
preset-race = Race
preset-first-game = First game: easy sites, guided
preset-beats = Beats
preset-time-attack = Time attack
preset-team = Together
preset-duel = Duel
preset-daily-site = Site of the day

ending-fourth-site = fourth site
ending-time-up = time up
ending-daily-site = site of the day
ending-no-cards = no cards left

end-fourth = { $seats } completed { $sites } sites.
end-time = Time was up.
end-daily = { $seats } completed the site of the day.
end-cards = There was no card left to build on.
end-by-time = A lone architect plays against the clock: less time is better, and every false stop adds ten seconds.
end-by-sum = Everyone wins together: { $yen } yen in all.
end-by-day = The first to complete the site of the day wins; the others follow by yen.
end-by-yen = The most yen wins; equal yen share a place.
end-seat-sites = { $sites ->
    [one] 1 site completed
   *[other] { $sites } sites completed
}
warn-stop = If your building holds, this stop ends the match.

draw-draft = Draft
draw-draft-more = { $seats } to place a token on an outer cell
draw-ready = Get ready
draw-ready-more = building begins
draw-beat = Beat { $beat }
draw-beat-of = Beat { $beat } of { $last }
draw-chosen-of = { $done } of { $all } have chosen
draw-build = Build
draw-build-more = everyone builds at once
draw-clear-of = { $votes } of { $all } want to clear
draw-stop = STOP!
draw-called-by = called by { $seats }
draw-movement = Movement
draw-movement-more = { $seats } to move, up to two spaces
draw-over = Over
draw-done = Done
draw-you-win = You win
draw-wins = { $seats } wins
draw-share = { $seats } share the win
draw-sprint = { $sites ->
    [one] 1 site
   *[other] { $sites } sites
} in { $time }
draw-sprint-false = { $sites ->
    [one] 1 site
   *[other] { $sites } sites
} in { $time }, { $added } s of it for false stops
draw-medal = { $yen } built: { $medal ->
    [gold] gold medal
    [silver] silver medal
    [bronze] bronze medal
   *[none] no medal
}
draw-end-fourth = with the fourth site
draw-end-time = time is up
draw-end-daily = the site of the day is done
draw-end-cards = no card is left
draw-goal-sprint = solo sprint · site { $site } of { $sites }
draw-goal-race = round { $round } · { $sites } sites end it
draw-goal-duel = duel · round { $round } · { $sites } sites end it
draw-goal-tour = solo tour
draw-goal-attack = time attack
draw-goal-team = together { $yen }
draw-goal-daily = site of the day
draw-fault-off-card = off the card
draw-fault-twice = the same piece twice
draw-fault-falls = would fall
draw-fault-outside = outside the border
draw-fault-unsupported = not wholly on the floor below
draw-fault-overlapping = pieces overlap
draw-fault-apart = not side by side
draw-fault-many-pieces = too many pieces
draw-fault-few-pieces = too few pieces
draw-fault-high = too many floors
draw-fault-low = too few floors
draw-fault-borders = in both borders
draw-no-site = no site yet
draw-your-site = Your site
draw-lead = { $seat } in the lead
draw-floors = floors
draw-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
draw-worth = worth
draw-winner = winner
draw-day = The site of the day
draw-day-more = one site, and the same wood for everyone
draw-day-goal = the first to finish wins
draw-chosen = chosen
draw-in-hand = in hand
draw-nothing = nothing
draw-number = no. { $piece }
draw-supply = Supply
draw-pieces-of = { $count } of { $all } pieces
draw-hint = pieces are called by number
draw-progress = { $built } of { $floors } floors · { $laid } of { $pieces } pieces
draw-progress-short = { $built }/{ $floors } floors, { $laid }/{ $pieces } pcs
draw-word-wins = wins
draw-word-stop = stop!
draw-word-move = to move
draw-word-waits = waits
draw-word-moves = moves
draw-word-clear = clear?
draw-holds = holds { $piece }
draw-placed = placed { $piece }
draw-returned = returned
draw-held = skipped
draw-stopped = stopped
draw-round = round { $round }
draw-wanted = { $floors } floors, { $pieces } pieces, { $yen }
draw-sketch-hand = in hand: piece { $piece }
draw-sketch-chosen = chosen: { $beat }
draw-plan-place = place piece { $piece }
draw-plan-return = return
draw-plan-hold = skip
draw-plan-clear = clear
draw-plan-stop = stop
draw-border = border x { $left }-{ $right }, y { $low }-{ $high } mm
draw-border-two = border x { $left }-{ $right }, y { $low }-{ $high } mm, one of two
draw-floor = floor { $floor }: { $pieces }
draw-sketch-no-site = no site
draw-none = none
draw-sketch-supply = supply { $count } pieces; taken: { $taken }
draw-sheet-pieces = The pieces
draw-sheet-sites = The sites

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
