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
show-more = Show more
show-more-of = Show more: { $list }
filter = Filter tables
filter-game = Game
filter-all-games = All games
filter-pace = Time limit
filter-all-paces = Any
pace-untimed = No time limit
pace-real-time = Minutes or seconds
pace-days = Days per move
no-such-tables = No tables match your filter.
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
practice = Practice
practice-why = Take back anything, dice and secrets included. The result says so.
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
removed = Removed players
let-in = Let back in
let-in-of = Let { $name } back in
copy-link = Copy the link for friends
copied = Copied
start = Start
leave = Leave the table
waits-host = The host starts the match.
waits-friends = Waiting for more players …
fair = Nobody can choose or foresee the dice: they are made from a secret with the digest { $digest } … and a part from every player’s browser. After the match you can check it.
not-here = not connected
waits-commitment = Waiting for { $names } to open this table.
waits-away = { $names } is not connected. Anyone who isn’t when you start loses their seat.
sealed = Starting … Waiting for { $names }.
withheld = { $names } didn’t respond at the start and lost the seat. Nothing was dealt: everything is drawn anew.
elsewhere = Your part of the dice is on another device or in another browser. Keep the table open there, or take part from here.
contribute-here = Use this device
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
chat-who = Who can chat
chat-who-players = Players
chat-who-everyone = Everyone
chat-who-nobody = Nobody
chat-choices = Options for messages from { $name }
chat-hide = Hide messages from { $name }
chat-mute = Mute { $name } for everyone
chat-hidden = Hidden for you:
chat-show = show
chat-show-of = Show messages from { $name } again
chat-silenced = Muted for everyone:
chat-unmute = unmute
chat-unmute-of = Let { $name } chat again
chat-off = Chat is turned off at this table.
chat-players-only = Only players can chat at this table.
chat-muted = The host has muted you at this table.
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
no-undo-nothing = You haven’t made a move yet.
no-undo-barred = You can’t undo this: since then dice were rolled, cards were drawn, something hidden was shown, or the rules make it final.
no-undo-away = You can’t undo this now: someone who would have to agree is away.
took-back = { $name } took back: { $what }
took-back-move = { $name } took back a move
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
practice-result = Practice match: moves could be taken back freely.
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
fault-banned = You are banned from this server.
fault-bot-plays = A bot plays your seat: take it back first.
fault-busy = The table has a lot to do. Your move is sent again by itself.
fault-chat-closed = You can’t chat at this table.
fault-closed = The operator closed this table.
fault-conflict = That is not possible any more: somebody was faster. Look again.
fault-forbidden = Only the host of the table may do that.
fault-frozen = This match cannot go on: it was played by other rules, or its record is damaged.
fault-kicked = The host has removed you from this table. Only the host can let you back in.
fault-muted = You’ve been muted, so you can’t chat here.
fault-no-seat = Only who sits at the table may do that.
fault-no-table = This table does not exist, or everybody has left it.
fault-not-begun = The match has not begun.
fault-not-stored = The server could not write this down. It is sent again by itself.
fault-seat-gone = This seat link no longer works. Ask the player for a new one.
fault-reason = Reason: { $reason }
fault-too-fast = That was a lot at once. Wait a moment.
fault-too-many-tables = You have too many tables waiting for players. Start or leave one first.
fault-until = Until { $until }.
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
deed-seat = Somebody else plays for { $name } from now on

# Honest dice
verify-title = Were the dice honest?
verify-table = to the table
verify-why = Before the match the server fixed a secret and showed its digest, and every player’s browser fixed a part of its own and showed a commitment to it. Only then were the parts revealed. All chance of the match follows from the secret and the parts, so neither the server nor a player could choose or foresee it. Now that the match is over, the secret is shown, and anyone can check.
verify-later = The match is not over, so the secret is still a secret. Write down its digest and come back after the end.
verify-good = Yes. Everything fits.
verify-bad = No: something does not fit.
check-digest = The secret has the digest that this browser saw before the match.
check-shown = The secret has the digest that the table shows. (This browser was not there before the match: compare it with one that somebody wrote down.)
check-nonce = What this browser added is part of the seed.
check-commitments = Every player’s part is the one they had committed to before any was revealed.
check-seed = Secret and nonces make the seed of the record.
check-lines = Replayed in this browser from that seed, each of the { $lines } lines leads to the recorded state.
check-good = That is so.
check-bad = That is not so.
verify-digest = Digest of the secret, shown from the beginning
verify-secret = The secret
verify-commitment = Commitment of { $name }, shown before the start
verify-nonce = Nonce of { $name }
verify-seed = Seed made from secret and nonces
verify-recorded = Seed in the record
verify-last = Digest of the last state
by-hand = Check it without us
by-hand-digest = BLAKE3 of the secret is the digest:
by-hand-commitment = SHA-256 of “tokyo-tabletop nonce ” and a nonce is its commitment:
by-hand-seed = The seed is BLAKE3 in key derivation mode over the secret and, for each seat, the length of its nonce (8 bytes, the smallest first) and the nonce:
by-hand-replay = Save the record and replay it with the program on your own machine. It holds every line to its digest:
by-hand-chance = The opening draws from ChaCha8 stream 0 of that key, line n from stream n.

# Without a network
offline-ready = Everything is here now: games against bots work without a network too.
offline-insecure = To play without a network this page has to be opened through https, or on the machine of the server.

# Privacy
privacy = Privacy
privacy-intro = You play here without an account. This page says what the server stores about you, how long it keeps it, and how you delete it.
privacy-stored = What is stored
privacy-name = Your name and a random guest id. A signed cookie links this browser to them for a year. It is the only cookie.
privacy-matches = The tables where you have a seat, and every move of their matches.
privacy-chat = The messages you write in a table’s chat. Everyone at the table can read them.
privacy-token = A hash of your bot token, if you made one.
privacy-rulings = A ban or a mute, if the operator decided on one, with its reason.
privacy-not = There is no email address, no password, no tracking and no advertising. Your IP address limits abuse while the server runs, and is not stored. Only a keyed hash of it is: the whole hash while a table you opened waits for players, and its first six characters, which many addresses share, with each match you start. A web server in front of this one may keep logs of its own.
privacy-browser = Your language, your colours and your matches against bots are stored in this browser only.
privacy-how-long = How long it is kept
privacy-keep-name = Your name: until you delete your data. Chat messages: until then, or until the table is deleted; each table keeps its newest 500. Tables that wait for players: ten minutes after everyone has left, or seven days if they are private.
privacy-keep-ever = Finished matches: until someone deletes them. Your name in them goes when you delete your data.
privacy-keep-days = Finished matches, with their chat: { $days ->
    [one] 1 day
   *[other] { $days } days
} after they end. Then they are deleted.
privacy-archive = A record of the moves is archived, without names.
privacy-keep-unknown = Finished matches: the server can’t be reached right now, so how long it keeps them is not known.
privacy-backups = A deletion does not reach into backups that the operator made before.
privacy-yours = Your data
privacy-id = Your public id is { $id }. The operator can find your data with it.
privacy-deleted = If you delete your data, your name, your seats and your chat messages are removed. Finished matches keep a nameless seat, so that others can still replay them. In running matches a bot takes your seat.
privacy-download = Download my data
privacy-delete = Delete my data
privacy-sure = Delete your data on this server, and everything this site stores in this browser, including your matches against bots? This can’t be undone.
privacy-cancel = Cancel
privacy-done = Your data is deleted.
announcements = Announcements

# A table in three dimensions that cannot be shown.
plain-why = The 3D table can't be shown in this browser ({ $why }). You can play with the picture and the list of choices.
plain-retry = Try the 3D table again
plain-fine = OK
