# Tokyo Dangan's table in English.

kind-straight = straight
kind-curve = curve
kind-tee = T-junction
kind-cross = crossroads
kind-dead-end = dead end
sides = { $tile ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NS] north and south
    [EW] east and west
    [NE] north and east
    [ES] east and south
    [SW] south and west
    [NW] north and west
    [NES] north, east and south
    [ESW] east, south and west
    [NSW] north, south and west
    [NEW] north, east and west
   *[NESW] all four sides
}

map = Map of { $board }: arrow keys move, Enter selects, R rotates
map-touch = Map of { $board }
city = { $name }
ground = { $name }
board = { $name }
square-city = { $square }, { $name }
square-ground = { $square }, { $name }
square-open = { $square }, near { $name }
square-tile = { $square }, near { $name }: { $kind }, open { $sides }
has-train = { $name }’s train
has-own-train = your train
is-goal = your destination, { $tiles ->
    [0] reachable
    [one] one action away, then a run
   *[other] { $tiles } actions away, then a run
}
is-goal-far = your destination, unreachable
is-stop = you can run here
is-free = your tile fits here

actions-left = { $left ->
    [one] One action left
   *[other] { $left } actions left
}
round = Round { $round }
round-of = Round { $round } of { $cap }
on-its-way = Sending…
hint-idle = Pick up a tile, or choose a square on the map.
hint-tile = Choose a square. Press R, use the wheel or click the tile again to rotate it.
hint-tile-touch = Tap a square; tap again to rotate, then place.
hint-square = Press R or click again to rotate the tile.
hint-square-touch = Tap again to rotate the tile.

hand = Your tiles
hand-of = { $name }’s tiles
pick = Pick up: { $kind }
pick-held = { $kind }, picked up, open { $sides }: rotate
turn-left = Rotate left
turn-right = Rotate right
put-back = Put back
end-turn = End turn

close = Close
place-here = Place
lay-here = Lay a tile here
turn-so = Confirm rotation
route = Route
remove = Remove
run-here = Run here
nothing-here = Nothing to do here right now

destinations = { $count ->
    [one] Your last destination
   *[other] Your { $count } destinations
}
in-reach = reachable
actions-open = { $tiles ->
    [one] 1 action, then a run
   *[other] { $tiles } actions, then a run
}
no-way = unreachable
would-be = { $tiles ->
    [0] reachable after this
    [one] 1 action after this
   *[other] { $tiles } actions after this
}
show-route = Route to { $name }
route-open = The route to { $name } is open.
route-steps = Shortest route to { $name }: { $tiles ->
    [one] one action on { $squares }
   *[other] { $tiles } actions on { $squares }
}, then a run.
lost-reach = { $name } cut you off from { $cities } at { $square }
lost-tiles = { $name } lengthened your route at { $square }: { $cities }

players = Players
score = { $done } of { $all }
reached = { $nth }: { $city }
hidden = Hidden destination
open-goal = Still to reach: { $city }
tiles-in-hand = { $tiles ->
    [one] 1 tile in hand
   *[other] { $tiles } tiles in hand
}

tiles = Tiles
pile = { $count } in the pile
kind = Kind
unseen = Unseen
discard = Discard
on-map = On the map
unseen-note = Unseen: in the pile or in other players’ hands.

arrives = { $name } reaches { $city }: { $nth } of { $all }
ending-fifth-destination = All five destinations reached
ending-round-cap = The last round is over
ending-repetition = The same position occurred three times
ending-out-of-actions = All actions are used up
standings = Standings
winner = Winner
col-reached = Destinations
col-runs = Runs
col-longest = Longest run
col-laid = Tiles laid
col-turned = Rotated
col-removed = Removed
after-end = All destinations are now revealed.

# The puzzle of the day
actions-used = { $used ->
    [one] 1 action
   *[other] { $used } actions
}
is-destination = your destination
puzzle-goals = { $count ->
    [one] Reach this city
   *[other] Reach these { $count } cities
}
puzzle-how = Use as few actions as you can. Nothing is drawn, and you can undo as often as you like.
puzzle-result = Result
puzzle-best = { $actions } actions: nobody can do better!
puzzle-solved = Solved in { $actions } actions
puzzle-unsolved = Out of actions
puzzle-fewer = { $best } actions are enough. There is exactly one way.
puzzle-again = Try again
puzzle-others = All puzzles
puzzle-title = Puzzle of the day
puzzle-about = One position, one train: reach the marked cities in as few actions as you can. Everyone gets the same puzzle, and it has exactly one best answer. Mondays are easy, Sundays are hard.
puzzle-today = Today’s puzzle
puzzle-level = Difficulty { $level } of 7
puzzle-date = Day (UTC)
puzzle-to-come = That day hasn’t come yet.
puzzle-todo = Not solved yet.
puzzle-play = Play
puzzle-random = Practice puzzle
puzzle-random-about = Another puzzle, drawn at random, as hard as any day of the week.
puzzle-draw = Draw a puzzle
puzzle-week = Last seven days
puzzle-choose = { $day }: { $actions ->
    [0] not solved
   *[other] { $best ->
        [yes] solved in { $actions } actions, the fewest possible
       *[no] solved in { $actions } actions
    }
}

# After the match
plot-arrivals = Destinations reached
plot-deeds = What the actions were spent on
deed-laid = Placed
deed-turned = Rotated
deed-removed = Removed
deed-runs = Moved
plot-distance = Distance travelled, in squares
