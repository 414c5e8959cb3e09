# The analysis of a match, and the coach.

analysis = Analysis
analysis-of = Analysis: { $game }
meaning = How often each player would win if everyone played at Master level from here. The graph knows what was hidden; grades judge a choice only by what the player could see.
no-chances = This game has no win chances: here is where your time went.
working = Analysing… { $share }
hold = Stop
held = Stopped at { $share }.
go-on = Go on
broken = This match can’t be analysed.
try-again = Try again
finished = The analysis is finished.

# The plot
win-chances = Win chances
round-short = R{ $round }
at-seat = { $name } { $chance }
mark = { $when }: { $grade }, −{ $points }% win chance

# Grades
decision = Decision
grade-best = Best choice
grade-good = Good choice
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
lost-points = −{ $points }%
lost-chance = −{ $points }% win chance
lost-nothing = nothing lost
not-settled = Still being checked.
played = played
previous-decision = Previous decision
next-decision = Next decision
show-position = Show this position
choose-one = Choose a decision in the list or on the graph to see what else could have been done.

# The list
decisions = Decisions
whose = Whose decisions
everyone = Everyone
only-worse = Only decisions that could be better
none-yet = No decision has been graded yet.
none-worse = No decision could have been clearly better.
none-here = No decisions were graded.
include-bots = Grade the bots too
counts = Grades

# Luck and skill
account = Luck or skill?
account-of = Whose result
account-later = This is worked out last.
part-start = At the start
part-luck = Luck
part-errors = Own decisions
part-others = Others’ decisions
part-rest = Unexplained
part-result = Result
part-start-why = Before anything was dealt
part-luck-why = Deals, dice and draws
part-errors-why = Win chance that weaker choices gave away
part-others-why = Win chance that the others’ choices gave away
part-rest-why = How far our own estimates disagree: they look further ahead from a later position
parts-mean = What this means
all-players = All players as a table
luck-gave = Luck gave { $name } { $points }% win chance.
luck-took = Luck cost { $name } { $points }% win chance.
luck-even = Luck was even for { $name }.
errors-cost = { $name }’s own decisions cost { $points }%.
errors-none = { $name }’s own decisions cost nothing.
luckiest = Luckiest moment
unluckiest = Unluckiest moment

# Seconds
race = Where your seconds went
race-of = Round { $round }
race-none = No time was lost.
seconds = { $seconds } s
times = { $count ->
    [one] once
   *[other] { $count } times
}
worst = Show the longest
known-solution = A solution for this site is known: the table can lay it out.

# The coach at a table
coach = Coach
ask-coach = Ask the coach
coach-thinks = Thinking…
coach-silent = The coach has nothing to say here.
coach-nudge = A hint
coach-move = The move
coach-reason = The reason
coach-show-move = Show me the move
coach-say-why = Say why
coach-play = Play it
during-turn = { $turn } · { $name } decides
coach-close = Close
coach-helped = { $asked ->
    [one] The coach helped with 1 decision
   *[other] The coach helped with { $asked } decisions
} { $shown ->
    [0] without showing a move.
    [one] and showed 1 move.
   *[other] and showed { $shown } moves.
}
