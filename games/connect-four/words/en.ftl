# Choices and refusals of Connect Four in English.

title = Connect Four
goal = Get four of your discs in a line.
hint-drop = Look for a column that makes two threats at once, and block any three in a row.

drop = Drop into column { $column }

dropped = { $seat } dropped into column { $column }
won = { $seat } has four in line
filled = The grid is full

not-your-turn = it is { $seat }’s turn
no-business = only players can drop discs
no-such-column = there is no column { $column }: columns go from 1 to { $columns }
column-full = column { $column } is full
game-over = the game is over

why-wins = “{ $played }” makes four with this disc or your next one { $risk }% of the time, “{ $best }” { $less }%.
why-loses = After “{ $played }” your opponent makes four with the next disc { $risk }% of the time; after “{ $best }”, { $less }%.
nudge-wins = Look for a column that wins now or with your next disc.
nudge-loses = Look at what your opponent can do with the next disc.

option-start = Who goes first
option-start-seat-0 = The first seat
option-start-random = Random
preset-standard = Standard

ending-four-in-line = four in line
ending-full-grid = full grid

end-line = { $seat } had four discs in a line.
end-full = The grid was full and nobody had four in a line, so both players share the win.

draw-turn = ▶ { $seat }
draw-won = ★ { $seat }
