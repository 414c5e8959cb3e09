# Choices, log and refusals of Tokyo Dangan in English.

title = Tokyo Dangan
goal = Be the first to visit all five of your secret destinations.
goal-puzzle = Reach your remaining destinations in as few actions as you can.

kind = { $kind ->
    [straight] straight
    [curve] curve
    [tee] T-junction
    [cross] crossroads
   *[dead-end] dead end
}
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
letters = { $tile }
place-name = { $name }
nothing = nothing

move = Move to { $place }
move-to-destination = Move to { $place }, your destination
place = Place { $square }: { $glyph } { $kind }, { $letters }
rotate = Rotate { $square }: { $glyph } { $kind }, to { $letters }
rotate-in-place = Rotate { $square }: { $glyph } { $kind }, as it lies
remove = Remove { $square }: { $glyph } { $kind }
remove-nothing = Remove { $square }
end = End the turn ({ $left ->
    [one] one action
   *[other] { $left } actions
} left)

placed = { $seat } placed a { $kind } on { $square }, open { $sides }
rotated = { $seat } rotated the { $kind } on { $square }: now open { $sides }
removed = { $seat } removed the { $kind } from { $square }
moved = { $seat } moved to { $place }
arrived = { $seat } reached { $city }, destination { $nth } of 5
drew = { $seat } drew { $count ->
    [one] a tile
   *[other] { $count } tiles
}
drew-known = { $count ->
    [one] { $seat } drew a tile: { $one }
   *[other] { $seat } drew { $count } tiles: { $one }, { $two }
}
reshuffled = The pile was empty: { $count ->
    [one] the discarded tile is
   *[other] the { $count } discarded tiles are
} the new pile
turn-ended = { $next }’s turn
won = { $seat } reached all five destinations and wins
rounds-over = { $rounds ->
    [one] The only round is over
   *[other] All { $rounds } rounds are over
}
repeated = The same position has occurred three times
solved-best = { $seat } solved the puzzle in { $actions } actions: nobody can do better
solved = { $seat } solved the puzzle in { $actions } actions; { $best } are enough
out-of-actions = All { $actions } actions are used up

no-business = only players can act in this game
not-your-turn = it is { $seat }’s turn
no-action-yet = take at least one action before you end your turn
not-in-hand = you don’t have a { $kind }
taken = there is already a tile on { $square }
place-on-city = { $square } is a city ({ $place }): tiles go only on open squares
place-on-closed = { $square } is part of { $ground }: tiles go only on open squares
no-tile = there is no tile on { $square }
not-turned = the tile on { $square } already lies that way: turn it by one, two or three quarters
other-kind = the tile on { $square } is a { $kind }: no turn makes it a { $wanted }
no-removal = tiles can’t be removed at this table
under-piece = { $seat }’s piece stands on the tile on { $square }
stop-on-no-road = there is no tile on { $place }: pieces stop on tiles and in cities
stop-on-closed = { $place } is part of { $ground }: pieces stop on tiles and in cities
already-there = your piece is already there
no-connection = no connected road leads from your piece to { $place }
game-over = the game is over
no-turns = a puzzle has no turns: go on until you reach your last destination
no-puzzle = there is no puzzle for that day
bad-board = the board cannot be used: { $why }
bad-seats = two to four people can play, or one alone gets a puzzle, not { $seats }
bad-cap = the round limit is 0 (none) or up to { $most } rounds, not { $cap }

option-board = The board
option-board-tokyo = Tokyo
option-board-yokohama = Yokohama
option-start = Who goes first
option-start-random = Random
option-start-seat-0 = The first seat (for the youngest player)
option-common_start = Everyone starts in the same city
option-short_first_turn = The very first turn has two actions instead of three
option-removal = Tiles can be removed
option-round_cap = House rule: most destinations wins after this many rounds (0: no limit)
option-repetition = House rule: the game ends when a position occurs for the third time
option-day = Day of the puzzle for one player (UTC)
preset-rulebook = Rulebook
preset-limited = With round limit and repetition rule
preset-kyoto-style = Kyoto style: same start, no removal

ending-fifth-destination = fifth destination
ending-round-cap = round limit
ending-repetition = repetition
ending-solved-best = solved in the fewest actions
ending-solved = solved
ending-out-of-actions = unsolved

end-fifth = { $seats } reached all { $count } destinations.
end-rounds = { $rounds ->
    [one] The only round was played.
   *[other] All { $rounds } rounds were played.
}
end-repetition = The same position occurred three times.
end-most = { $seats } reached the most destinations: { $count }.
end-level = { $seats } reached { $count ->
    [one] 1 destination
   *[other] { $count } destinations
} each, and { $first } got there first.
end-none = Nobody had reached a destination, so everyone shares the win.
end-seat-first = got there first
end-seat-later = got there later
end-puzzle-best = Solved in { $actions } actions. Nobody can do better.
end-puzzle-more = Solved in { $actions } actions. { $best } are enough.
end-puzzle-unsolved = All { $actions } actions are used up.
end-puzzle-rule = Every puzzle has exactly one best answer.

draw-nobody-wins = Nobody wins
draw-wins = { $seat } wins
draw-all-win = Everyone wins
draw-share = { $seats } win
draw-by-fifth = at the fifth destination
draw-by-rounds = after the last round
draw-by-repetition = at the third repetition
draw-by-solving = the puzzle is solved
draw-by-actions = no actions left
draw-your-hand = YOUR HAND
draw-no-tiles = no tiles
draw-round = ROUND { $round }
draw-your-turn = Your turn
draw-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
draw-pile = PILE
draw-removed = REMOVED
draw-winner = winner
draw-to-play = to play
draw-in = in { $place }
draw-sketch-tiles = Your tiles
draw-sketch-goals = Still to go
draw-sketch-piles = Pile { $pile }   removed { $removed }
draw-sketch-legend = * to reach  ✓ reached  heavy: in reach now
draw-sketch-round = Round { $round }
draw-sketch-left = { $count ->
    [one] 1 action
   *[other] { $count } actions
} left
draw-sketch-none = none
