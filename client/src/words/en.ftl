# The shell in English.

tagline = Five tabletop games from Tokyo. With friends, or with bots.
players = { $least ->
    [one] 1
   *[other] { $least }
}–{ $most } players
rules = Rules
home = Games
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
lost-title = There is no such page
lost-text = { $path } leads nowhere. The games are all on the first page.
rules-of = Rules of { $game }
skip = Skip to the page
close = Close
loading = One moment …

about-king-of-tokyo = Monsters fight over a city: dice, cards, and the nerve to stay.
about-tokyo-dangan = Secret destinations in a maze of rails that everybody turns.
about-tokyo-highway = Columns and roads, higher and higher: cars for whoever crosses first.
about-tokyo-jutaku = Odd lots, odd wood: everybody builds at once until somebody calls stop.
about-izakaya = Bid, pour, claim and build: towers between the dearest bottles win.
about-connect-four = Four in a line.

# The first page
play-now = Play now
play-now-of = Play { $game } against bots now
your-name = Your name
you-are = You play as
change-name = change
save = Save
go-on = Go on where you left off
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
leave-why = You can take your seat back at any time.
take-back = Take my seat back
resign = Give up
resign-sure = A bot will play your seat to the end, and you cannot come back. Really give up?
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

# Without a network
offline-ready = Everything is here now: games against bots work without a network too.
offline-insecure = To play without a network this page has to be opened through https, or on the machine of the server.
