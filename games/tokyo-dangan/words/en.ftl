# Choices, log and refusals of Tokyo Dangan in English.

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
turn-ended = It is the turn of { $next }
won = { $seat } has reached all five destinations and wins
rounds-over = { $rounds ->
    [one] The only round is over
   *[other] All { $rounds } rounds are over
}
repeated = The same position has come for the third time

no-business = only players act in this game
not-your-turn = it is the turn of { $seat }
no-action-yet = take at least one action before you end the turn
not-in-hand = you hold no { $kind }
taken = a tile lies on { $square } already
place-on-city = { $square } is a city ({ $place }): tiles go on open squares only
place-on-closed = { $square } belongs to { $ground }: tiles go on open squares only
no-tile = no tile lies on { $square }
not-turned = the tile on { $square } lies so already: turn it by one, two or three quarters
other-kind = a { $kind } lies on { $square }, which no turning makes a { $wanted }
no-removal = at this table tiles are not removed
under-piece = the piece of { $seat } stands on the tile on { $square }
stop-on-no-road = there is no tile on { $place }: pieces stop on tiles and in cities
stop-on-closed = { $place } belongs to { $ground }: pieces stop on tiles and in cities
already-there = your piece is there already
no-connection = no connected road leads from your piece to { $place }
game-over = the game is over
bad-board = the board cannot be used: { $why }
bad-seats = two to four can play, not { $seats }
bad-cap = a round cap is 0 for none or up to { $most } rounds, not { $cap }

option-board = The board
option-board-tokyo = Tokyo
option-board-yokohama = Yokohama
option-start = Who begins
option-start-random = Chance decides
option-start-seat-0 = The first player: let the youngest sit there
option-common_start = Everybody starts in the same city
option-short_first_turn = The very first turn has two actions instead of three
option-removal = Tiles can be removed
option-round_cap = House rule: after so many rounds whoever has most destinations wins (0: never)
option-repetition = House rule: the third repetition of a position ends the game
preset-rulebook = Rulebook
preset-limited = With round cap and repetition rule
preset-kyoto-style = Kyoto style: one start, no removal

ending-fifth-destination = fifth destination
ending-round-cap = round cap
ending-repetition = repetition

end-fifth = { $seats } reached all { $count } destinations.
end-rounds = { $rounds ->
    [one] The only round was over.
   *[other] All { $rounds } rounds were over.
}
end-repetition = The same position came for the third time.
end-most = The most destinations win.
end-level = Of those with equally many, the first to get there is ahead.
end-seat-first = got there first
end-seat-later = got there later

draw-nobody-wins = Nobody wins
draw-wins = { $seat } wins
draw-all-win = Everyone wins
draw-share = { $seats } win
draw-by-fifth = at the fifth destination
draw-by-rounds = after the last round
draw-by-repetition = at the third repetition
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
