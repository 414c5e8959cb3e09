# Turns in short, and what decisions lost, for the coach of Tokyo Dangan in English.

turn-move = { $at ->
    [start] Move to { $place }
   *[later] move to { $place }
}
turn-reach = { $at ->
    [start] Reach { $place }
   *[later] reach { $place }
}
turn-place = { $at ->
    [start] Place { $square } { $glyph } { $letters }
   *[later] place { $square } { $glyph } { $letters }
}
turn-rotate = { $at ->
    [start] Rotate { $square } { $glyph } to { $letters }
   *[later] rotate { $square } { $glyph } to { $letters }
}
turn-remove = { $at ->
    [start] Remove { $square }
   *[later] remove { $square }
}
turn-end = { $at ->
    [start] End the turn
   *[later] end the turn
}

why-wins = “{ $best }” wins this turn or next { $less }% of the time; “{ $played }”, { $risk }%.
why-wins-now = “{ $best }” wins the game on the spot { $less }% of the time; “{ $played }”, { $risk }%.
why-rival-wins = After “{ $played }”, another player wins before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-arrives = “{ $best }” gets you to a destination this turn or next { $less }% of the time; “{ $played }”, { $risk }%.
why-arrives-twice = “{ $best }” gets you to two destinations by the end of your next turn { $less }% of the time; “{ $played }”, { $risk }%.
why-arrives-thrice = “{ $best }” gets you to three destinations within your next two turns { $less }% of the time; “{ $played }”, { $risk }%.
why-cut-off = After “{ $played }”, you get cut off from a destination one move away before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-in-reach = After “{ $best }”, your next turn begins with a destination one move away { $less }% of the time; after “{ $played }”, { $risk }%.
why-rival-arrives = After “{ $played }”, another player reaches a destination before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-finishes = “{ $best }” wins the game within your next three turns { $less }% of the time; “{ $played }”, { $risk }%.
why-rival-finishes = After “{ $played }”, another player wins within the next three rounds { $risk }% of the time; after “{ $best }”, { $less }%.

nudge-wins = Count your actions: can you win this turn, or set up a win next turn?
nudge-wins-now = Count your actions: you can win this turn.
nudge-rival-wins = Someone else may win before your next turn. See which road they need.
nudge-arrives = Look for a destination you can reach this turn or next.
nudge-arrives-twice = Look for a way to reach two destinations in quick succession.
nudge-arrives-thrice = Think two turns ahead: which roads bring several destinations closer at once?
nudge-cut-off = A road you leave for your next turn may be gone by then. Can you use it now?
nudge-in-reach = Think about your next turn: which destination could be one move away when it begins?
nudge-rival-arrives = See which cities your roads open up for others.
nudge-finishes = Plan ahead: what is the shortest way to visit all your remaining destinations?
nudge-rival-finishes = Think about the others’ routes, too: is there a road that all of them need?
