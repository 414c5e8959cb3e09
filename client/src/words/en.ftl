# The shell in English.

tagline = Five tabletop games from Tokyo. With friends, or with bots.
players = { $least ->
    [one] 1
   *[other] { $least }
}–{ $most } players
rules = Rules
home = Games
language = Language
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-now = Colours: { $theme }
lost-title = There is no such page
lost-text = { $path } leads nowhere. The games are all on the first page.
rules-of = Rules of { $game }
skip = Skip to the page
play-this = Play it
rules-english = The clauses are in English.
chapters = Chapters
close = Close
loading = One moment …

# The first page
play-now = Play now
play-now-of = Play { $game } against bots now
your-name = Your name
you-are = You play as
change-name = change
save = Save
go-on = Your matches
phase-open = waits for players
phase-live = being played
phase-over = over
kept-here = { $moves ->
    [0] just begun, on this device
    [one] after 1 step, on this device
   *[other] after { $moves } steps, on this device
}
forget = Forget this match
forget-of = Forget the match of { $game } with { $names }
show-all = Show all { $count }
open-tables = Open tables
no-open-tables = No table is waiting for players. Open one: choose a game, then friends.
live-tables = Being played
no-live-tables = Nobody is playing in public right now.
join = Join
watch = Watch
deed-at = { $deed }: { $game } with { $names }
seats-free = { $free ->
    [0] all { $all } seats taken
    [one] 1 of { $all } seats free
   *[other] { $free } of { $all } seats free
}
home-offline = There is no connection to the house. Playing against bots works all the same, here on this device.
open-record = Open a record …
open-record-why = A match that somebody saved as a file can be replayed here.
no-record = This file is no record of a match.

# A new match
with-whom = With whom
with-bots = Against bots
with-friends = With friends
how-many = Players
opponents = The others
level-of = How { $name } plays
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-random = At random
level-greedy = Greedy
play-bots = Play against bots
play-solo = Play alone
play-bots-why = Starts at once, on this device. You can go on tomorrow.
options = Rules and options
presets = Ready-made
a-friend = A friend
bot-of = Bot: { $level }
seat-of = Seat { $number }
who-finds = Who finds the table
found-link = Who has the link
found-all = Everybody
clock = Time to think
clock-none = as long as you like
clock-per-move = { $seconds } seconds a decision
clock-per-game = { $minutes } minutes a match, { $increment } seconds more with each decision
clock-days = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
}
invite = Play with friends
no-rules = The rules could not be loaded ({ $why }). Load the page again.

# A table before the start
table-private = Only who has the link finds this table.
table-open = Everybody can find this table.
all-here = Everybody is here
free-seat = free seat
sit-here = Sit here
add-bot = Add a bot
add-bot-to = Add a bot in seat { $number }
level-new = New bots play
remove = Remove
remove-of = Remove { $name }
copy-link = Copy the link for friends
copied = Copied
start = Start
leave = Leave the table
waits-host = The host starts the match.
waits-friends = Waiting for more players …
fair = Nobody can know the dice beforehand: the seed’s digest { $digest } … is fixed now, and after the match you can check it.
no-table-title = There is no such table

# At the table
seats = Players
bot = bot
you = you
you-name = You
guest-name = Guest
to-act = to act
time-left = time left
away-left = away, a bot plays
away-out-of-time = out of time, a bot plays
away-resigned = gave up, a bot plays
place = { ordinal }, { $score }
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
status-yours = Your turn
status-may = You may act
status-others = { $count ->
    [one] { $names } is to act
   *[other] { $names } are to act
}
status-clock = The clock runs
status-over = The match is over
watching = You are watching.
choices = Your choices
all-choices = All choices ({ $count })
search = Search these choices
search-nothing = No choice has these words.
skip-choices = Skip to the choices
log = What happened
log-short = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
send = Send
talk = Log and chat
unread = new
tools = Tools of the table
menu = Menu
reach-reaching = Connecting …
reach-there = Connected
reach-lost = Connection lost
reach-alone = On this device
lost-why = Trying again by itself. What you do meanwhile is sent as soon as the connection is back.
on-its-way = On its way …
clause = rule { $clause }
too-late = Too late: something else happened first. Look again, and choose anew.
picture-of = The table of { $game }
no-table = The table could not be loaded ({ $why }). Load the page again.
zoom = Size of the picture
zoom-in = Larger
zoom-out = Smaller
undo = Undo
ask-undo = Ask to undo
undo-asked = { $name } asks to take back a move.
undo-agree = Let them
undo-decline = No
undo-waits = You asked to take back. Waiting for { $waiting }.
undo-waits-for = { $name } asks to take back. Waiting for { $waiting }.
copy-table-link = Copy the link to this table
copy-seat-link = Continue on another device: copy the link
copy-seat-why = Whoever has this second link plays in your seat. Keep it to yourself.
alone-why = This match runs and is kept on this device only.
leave-seat = Leave my seat to a bot
leave-why = You can take your seat back until the match ends. If you’re still away then, you lose.
take-back = Take my seat back
resign = Give up
resign-sure = You lose the match. A bot plays your seat to the end, and you can’t come back. Give up?
go-on-playing = Go on playing
you-away-left = A bot plays your seat.
you-away-out-of-time = Your time ran out, so a bot plays your seat.
you-away-resigned = You gave up. A bot plays your seat to the end.

# The end
end = The end
you-won = You win!
won-by = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
nobody-won = Nobody wins
you-forfeit-resigned = You gave up, so you lost
you-forfeit-left = You left, so you lost
you-forfeit-out-of-time = You ran out of time, so you lost
forfeit-resigned = gave up
forfeit-left = left the match
forfeit-out-of-time = ran out of time
numbers = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $time }
moves = Moves
time-spent = Time
time-longest = Longest
undos = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
no-numbers = The numbers of this match cannot be told right now.
again = Play again
other-match = Another match
rematch = Rematch
rematch-there = To the rematch
replay = Replay
record = Save the record
verify = Check the dice

# Faults
fault-bot-plays = A bot plays your seat: take it back first.
fault-busy = The table has a lot to do. Your move is sent again by itself.
fault-conflict = That is not possible any more: somebody was faster. Look again.
fault-forbidden = Only the host of the table may do that.
fault-frozen = This match cannot go on: it was played by other rules, or its record is damaged.
fault-no-seat = Only who sits at the table may do that.
fault-no-table = This table does not exist, or everybody has left it.
fault-not-begun = The match has not begun.
fault-not-stored = The server could not write this down. It is sent again by itself.
fault-too-fast = That was a lot at once. Wait a moment.
fault-unreachable = There is no connection to the server. Playing against bots works without one.

# A replay
replay-of = Replay: { $game }
replay-loading = The match is being replayed …
replay-not-over = This match is not over yet: until then its record would show what is hidden.
replay-not-kept = This match is not kept on this device any more.
replay-no-file = Choose the file again: after a reload the page does not know it any more.
eyes = Seen by
eyes-public = somebody who watches
eyes-all = all-seeing
eyes-all-why = You look over the shoulder of whoever acts, so that every secret is seen at its time, and nothing in the log is hidden.
truth = Show the whole state as text
film-controls = Replay
film-first = To the beginning
film-back = One step back
film-play = Play
film-pause = Pause
film-forward = One step on
film-last = To the end
film-step = Step
film-at = Step { $step } of { $steps }
film-speed = Speed
deed-ask-undo = { $name } asks to take back
deed-agree-undo = { $name } agrees
deed-decline-undo = { $name } says no
deed-undo = { $name } takes back
deed-seat = Somebody else plays for { $name } from now on

# Honest dice
verify-title = Were the dice honest?
verify-table = to the table
verify-why = Before the match the server fixed a secret and showed its digest. Whoever sat down added something of their own. All chance of the match follows from both, so neither the server nor a player who joined could choose or foresee it. Now that the match is over, the secret is shown, and everybody can check.
verify-later = The match is not over, so the secret is still a secret. Write down its digest and come back after the end.
verify-good = Yes. Everything fits.
verify-bad = No: something does not fit.
check-digest = The secret has the digest that this browser saw before the match.
check-shown = The secret has the digest that the table shows. (This browser was not there before the match: compare it with one that somebody wrote down.)
check-nonce = What this browser added is part of the seed.
check-seed = Secret and nonces make the seed of the record.
check-lines = Replayed in this browser from that seed, each of the { $lines } lines leads to the recorded state.
check-good = That is so.
check-bad = That is not so.
verify-digest = Digest of the secret, shown from the beginning
verify-secret = The secret
verify-nonce = Nonce of { $name }
verify-seed = Seed made from secret and nonces
verify-recorded = Seed in the record
verify-last = Digest of the last state
by-hand = Check it without us
by-hand-digest = BLAKE3 of the secret is the digest:
by-hand-seed = The seed is BLAKE3 in key derivation mode over the secret and, for each seat, the length of its nonce (8 bytes, the smallest first) and the nonce:
by-hand-replay = Save the record and replay it with the program on your own machine. It holds every line to its digest:
by-hand-chance = The opening draws from ChaCha8 stream 0 of that key, line n from stream n.

# Without a network
offline-ready = Everything is here now: games against bots work without a network too.
offline-insecure = To play without a network this page has to be opened through https, or on the machine of the server.
