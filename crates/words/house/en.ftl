# What the house says at the table of any game, in English.

# Seats that nobody has named are called by their colours.
house-seat-0 = Orange
house-seat-1 = Blue
house-seat-2 = Green
house-seat-3 = Pink
house-seat-4 = Amber
house-seat-5 = Sky
house-seat-6 = Brown
house-seat-7 = Grey

# Someone who has not chosen a name.
house-guest = Guest { $number }
# Someone who has deleted their name.
house-former = Former player
# A figure with the name that a player gave it, and the player.
house-figure = { $figure } ({ $player })

# What somebody who is away is told about a match that waits for them.
house-your-turn = It’s your turn.

house-nobody = nobody
house-one = { $one }
house-pair = { $one } and { $other }
house-more = { $one }, { $rest }

house-forfeit = Anyone who resigned or left comes last, whatever the bot in their seat achieved.
house-resigned = resigned
house-left = left the match
house-out-of-time = ran out of time

house-end-won = Ends the match: you win.
house-end-lost = Ends the match: { $winner } wins.
house-end-shared = Ends the match: { $winners } share the win.
house-end-nobody = Ends the match: nobody wins.
house-learn = New to the game? “tokyo learn { $game }” teaches it in two minutes.
lesson-later = That comes later. Follow the lesson for now.

# What a coach says. Courses of several commands are said one after the other.
coach-then = { $first }, { $then }
coach-wait = Do nothing
coach-nudge = One choice is clearly better than all others here. Take your time.
coach-nudge-some = Some choices are clearly worse than others here. Take your time.
coach-nudge-equal = Several choices are about equally good here.
coach-move = { $best }
coach-reason = “{ $best }” leaves you a { $chance }% chance to win, “{ $other }” only { $less }%.
coach-reason-some = “{ $best }” leaves you a { $chance }% chance to win, and { $equals ->
    [one] one other choice is
   *[other] { $equals } other choices are
} about as good; “{ $other }” leaves only { $less }%.
coach-equal = “{ $best }” leaves you a { $chance }% chance to win, and the alternatives are about as good.
