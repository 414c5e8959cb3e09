# The shell in English.

tagline = Five tabletop games from Tokyo. With friends, or with bots.
players = { $least ->
    [one] 1
   *[other] { $least }
}–{ $most } players
minutes = { $least }–{ $most } min
weight = Complexity
weight-is = Complexity { $level } of 5: { $level ->
    [1] learned in a minute
    [2] easy to learn
    [3] takes a match to learn
    [4] a lot to think about
   *[other] for experienced players
}
luck = Luck
luck-is = Luck { $level } of 5: { $level ->
    [1] almost none
    [2] a little
    [3] as much as skill
    [4] a lot
   *[other] almost everything
}
rules = Rules
home = Games
language = Language
theme-auto = System default
theme-light = Light
theme-dark = Dark
settings = Settings
settings-kept = These apply to this device only.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
sound-why = Silent until you first tap or press a key. When the page is in the background, only the bell for your turn rings.
sound-test = Test sound
volume = Volume
haptics = Vibration
haptics-why = A short buzz for your turn, a placed piece, a refused move or a hit.

# Being told that it is one’s turn, with no page open
call-offer = A move in this match can take days. Should this device notify you when it’s your turn?
call-on = Notify me
call-later = Not now
call-done = This device will notify you when it’s your turn.
call-denied = Your browser blocks notifications from this site. You can allow them in its settings for the site.
call-failed = Notifications couldn’t be turned on.
calls = Notify me when it’s my turn
calls-why = For matches with days per move, when you don’t have them open. Sent encrypted through your browser’s push service.
calls-none = This browser can’t show notifications from this page. On an iPhone or iPad, add the page to your home screen first.

# How things are shown
show-pace = Speed of other players’ moves
show-pace-slow = Slow
show-pace-normal = Normal
show-pace-fast = Fast
show-pace-at-once = Instant
show-pace-why = Bots that play on this device wait accordingly.
motion = Motion
motion-system = System default
motion-reduced = Reduced
motion-full = Full
motion-why = With reduced motion, moves appear without animation.
first-hints = Hints for newcomers
first-hints-why = Shown in your first two matches of each game. At a table, the menu turns them on or off.
theme = Theme
theme-now = Theme: { $theme }
lost-title = Page not found
lost-text = There is nothing at { $path }. All games are on the home page.
rules-of = Rules of { $game }
skip = Skip to content
play-this = Play
rules-english = The rules are in English.
guide = How to play
guide-why = A five-minute read
guide-to = How to play { $game }
rules-all = All rules
rules-all-why = To look things up
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = No rule matches your search.
back-to-match = Back to the match
chapters = Contents
close = Close
cancel = Cancel
loading = One moment…

# The first page
play-now = Play now
play-now-of = Play { $game } against bots now
with-friends-of = Play { $game } with friends
learn = Learn in 2 minutes
learn-of = Learn { $game } in 2 minutes
learn-first = New to { $game }?
your-name = Your name
you-are = You play as
change-name = change
save = Save
go-on = Your matches
finished = Finished matches
news = { $count ->
    [one] Show 1 new
   *[other] Show { $count } new
}
how-friends = Play with friends
how-choose = Choose a game and press “With friends”.
how-send = Send your friends the link.
how-start = Start when everyone is there.
phase-open = waiting for players
phase-live = in progress
phase-over = finished
kept-here = { $moves ->
    [0] just started, on this device
    [one] 1 move played, on this device
   *[other] { $moves } moves played, on this device
}
forget = Delete this match
forget-of = Delete the { $game } match with { $names }
forget-sure = Your { $game } match with { $names } is stored only on this device. Once deleted, it is gone for good.
show-all = Show all { $count }
show-more = Show more
show-more-of = Show more: { $list }
filter = Filter tables
filter-game = Game
filter-all-games = All games
filter-pace = Time limit
filter-all-paces = Any
pace-untimed = No time limit
pace-real-time = Real time
pace-days = Days per move
no-such-tables = No tables match your filter.
open-tables = Open tables
no-open-tables = No tables are waiting for players. Choose a game to open one.
live-tables = In progress
no-live-tables = No public matches right now.
join = Join
watch = Watch
deed-at = { $deed }: { $game } with { $names }
seats-free = { $free ->
    [0] all { $all } seats taken
    [one] 1 of { $all } seats free
   *[other] { $free } of { $all } seats free
}
seats-vacant = { $count ->
    [one] 1 seat to take over
   *[other] { $count } seats to take over
}
home-offline = You’re offline. You can still play against bots on this device.
open-record = Open a saved game…
open-record-why = Replay a match from a file.
no-record = This file is not a saved game.

# Choosing a game
choose-game = Find a game that fits
how-long = Time
any-players = Any
any-time = Any
time-limit = { $limit } min
games-fit = { $fitting ->
    [0] No game fits
    [one] 1 of { $all } games fits
   *[other] { $fitting } of { $all } games fit
}
does-not-fit = (doesn’t fit)

# A new match
with-whom = Opponents
with-bots = Against bots
with-friends = With friends
how-many = Players
opponents = Bots
level-of = Level of { $name }
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy
play-bots = Play against bots
play-solo = Play solo
solo = Solo challenges

# Every day
today = Today
day-done = done
day-row = 🔥 { $days } days in a row
day-in = Done in { $time }
day-best = { $actions } actions, the fewest possible, in { $time }
day-actions = { $actions } actions in { $time }
day-share = Your result, to share
day-copy = Copy the result
day-list = The day’s best
day-nobody = Nobody has done it yet today. Be the first!
day-nameless = Anonymous
day-list-note = Played online, timed by the server. For puzzles your first solution counts. You’re anonymous here unless you turn on “Show me to others” on My page.
day-offline = You’re offline: the day’s best isn’t shown, and your time counts on this device only.

play-bots-why = Starts right away on this device. You can come back to it any time.
practice = Practice
practice-why = Undo anything, even dice and secrets. The result will say so.
options = Rules and options
presets = Presets
a-friend = A friend
bot-of = Bot: { $level }
seat-of = Who plays { $colour }
who-finds = Who can join
found-link = Anyone with the link
found-all = Everyone
clock = Time limit
clock-none = None
clock-is = Time limit: { $rule }
clock-per-move = { $seconds } s per move
clock-per-game = { $minutes } min per player, plus { $increment } s per move
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
invite = Play with friends
no-rules = Can’t load the rules. Please reload the page.

# Several people on one device
with-device = On one device
device-people = People
device-name-of = Name of the { $colour } player
device-play = Start on this device
device-why = Take turns on this device, even offline. Where players have secrets, a curtain hides the table until the next player is ready.
device-real-time = With these options { $game } runs in real time, so you can’t take turns on one device.
device-instead = Use “{ $preset }” instead
device-turn = { $name }’s turn
device-pass = Pass the device to { $name }.
device-look-away = Everyone else, please look away.
device-take = I’m { $name }: show my table
device-leave = Leave for now
device-kept = The match stays on this device.
device-call = { $name } can act now
device-back = Hand the device back

# My page
my-page = My page
avatar = Picture
avatar-why = Others see it at the tables where you sit down from now on.
avatar-none = No picture
avatar-lantern = Paper lantern
avatar-tanuki = Tanuki
avatar-train = Bullet train
avatar-ramen = Bowl of ramen
avatar-daruma = Daruma
avatar-cat = Lucky cat
avatar-onigiri = Rice ball
avatar-crane = Paper crane
avatar-tower = Tokyo Tower
avatar-fuji = Mount Fuji
avatar-goldfish = Goldfish
avatar-kokeshi = Kokeshi doll
shown = Show me to others
shown-why = People you have played with can see whether you’re online now, and otherwise the day you were last here. Your name appears among the day’s best. Without this, others see your result there with no name.
listed = Strangers too
listed-why = While you’re online, anyone on this server can see your name and picture on the home page, and invite you to a game. You can block them.
people = People you’ve played with
people-none = When you play with others, you’ll find them here and can invite them again.
people-matches = { $count ->
    [one] 1 match together
   *[other] { $count } matches together
}
last-seen = last here { $day }
invite-again = Invite
invite-again-of = Invite { $name } to { $game }
invite-of = Invite { $name }
invite-which = Invite { $name } to…
invited = Invited
here-now = Online now
here-now-why = Want to be listed here too? Turn it on under My page.
block = Block
block-of = Block { $name }
blocked = Blocked
blocked-why = You don’t get their invitations or read their chat messages, and neither of you can see when the other is online.
unblock = Unblock
unblock-of = Unblock { $name }
invitations = Invitations
invited-by = { $name } invited you
decline-invite = No, thanks
no-matches = You haven’t finished a match on this server yet.
result-won = Won
result-lost = { $place } place
result-solo = Score { $score }
career = Statistics
career-empty = Once you’ve finished a match against others on this server, you’ll find your statistics here.
by-game = By game
by-opponent = By opponent
opponent = Opponent
career-played = Played
career-won = Won
career-ahead = You did better
career-behind = They did better
career-newest = From your last { $count } matches.
other-device = Use another device
other-device-why = A personal link brings you to another device: your name, your picture, your seats and your matches on this server. What is stored only in this browser stays here.
other-device-make = Make a personal link
other-device-once = This link works once, for { $minutes } minutes. Anyone who opens it can play as you, so keep it to yourself.
other-device-copy = Copy the personal link
other-device-revoke = Revoke the link
other-device-revoked = No personal link works any more.
arrival = Personal link
arrival-ask = Do you want to play as { $name } on this device?
arrival-replaces = Until now you were { $name } here. Unless you have a personal link for { $name }, you can’t come back to that name, its seats and its matches from this browser.
arrival-agree = Continue as { $name }
arrival-stay = Stay { $name }
arrival-same = You already are this person on this device.
qr-show = QR code
qr-invite = Invite by QR code
qr-why = Scan this with the camera of another device.
qr-of = QR code of the link
qr-missing = The QR code can’t be drawn. Use the link instead.

# A table before the start
table-private = Only people with the link can join.
table-open = Anyone can find and join this table.
all-here = Everyone is here
free-seat = free seat
sit-here = Sit here
add-bot = Add a bot
add-bot-to = Add a bot as { $colour }
level-new = Level of new bots
remove = Remove
remove-of = Remove { $name }
remove-sure = { $name } loses the seat and can’t come back unless you let them.
removed = Removed players
let-in = Let back in
let-in-of = Let { $name } back in
copy-link = Copy the link for friends
copied = Copied
start = Start
leave = Leave the table
leave-sure = Your seat becomes free. You can sit down again while a seat is free.
leave-sure-last = Nobody else is here, so the table closes and its link stops working.
newcomers = New players may take over seats
newcomers-why = If someone leaves or gives up, a bot keeps the seat. With this on, anyone who finds the table can take it.
waits-host = Waiting for the host to start.
waits-friends = Waiting for more players…
fair = Nobody can choose or predict the dice: they come from a server secret with the digest { $digest }… and a contribution from every player’s browser. You can verify this after the match.
not-here = away
waits-commitment = Waiting for { $names } to open this table.
waits-away = Not connected: { $names }. Anyone who isn’t connected when you start loses their seat.
sealed = Starting… Waiting for { $names }.
withheld = No response at the start from { $names }, so their seat is free again. Nothing had been dealt yet; everything will be drawn again.
elsewhere = Your contribution to the dice is on another device or in another browser. Keep the table open there, or use this device instead.
contribute-here = Use this device
no-table-title = Table not found

# At the table
seats = Players
bot = bot
you = you
you-name = You
guest-name = Guest

# What somebody plays with.
figure-called = { $figure } ({ $name })
figure-unnamed = optional
guest-numbered = Guest { $number }
former-player = Former player
to-act = to play
time-in-days = { $days } d { $hours } h
time-left = time left
away-left = away, a bot is playing
away-out-of-time = out of time, a bot is playing
away-resigned = resigned, a bot is playing
place = { ordinal }, { $score }
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
status-yours = Your turn
status-may = You can act now
status-others = { $count ->
    [one] { $names }’s turn
   *[other] Waiting for { $names }
}
status-clock = The clock is running
status-over = The match is over
watching = You are watching.
choices = Your choices
choices-changed = Your choices have changed: show
all-choices = All choices ({ $count })
search = Search these choices
search-nothing = No matching choices.
skip-choices = Skip to your choices
log = Match log
log-short = Log
log-empty = Nothing has happened yet.
log-round = Round { $round }
log-turn = Round { $round } · { $name }
log-away = While you were away
log-earlier = Show earlier
log-again = Try again
log-missing = The log can’t be loaded.
log-more = { $count ->
    [one] 1 step
   *[other] All { $count } steps
}
log-less = Hide the steps
chat = Chat
chat-empty = No messages yet.
chat-write = Write a message
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
tools = Table tools
menu = Menu
goal = Goal
hint = Hint
hint-later = Hints appear here when you have something to decide.
hint-got = Got it
hints-off = No more hints
hints-on = Show hints
reach-reaching = Connecting…
reach-there = Connected
reach-lost = Connection lost
reach-alone = On this device
lost-why = Reconnecting. Your moves will be sent once you’re back online.
on-its-way = Sending…
clause = rule { $clause }
too-late = Too late: something else happened first. Please choose again.
picture-of = The table of { $game }
no-table = Can’t load the table. Please reload the page.
no-settings = Can’t load the settings. Please reload the page.
cause = Technical details
zoom = Size of the picture
zoom-in = Zoom in
zoom-out = Zoom out
undo = Undo
ask-undo = Ask to undo
no-undo-nothing = You haven’t made a move yet.
no-undo-barred = You can’t undo this: dice have been rolled, cards drawn or secrets revealed since then, or the rules make it final.
no-undo-away = You can’t undo this now: someone who would have to agree is away.
no-undo-others = On a shared device you can undo only the last move, and only if no dice, cards or secrets came into play.
took-back = { $name } took back: { $what }
took-back-move = { $name } took back a move
undo-asked = { $name } wants to undo a move.
undo-agree = Allow
undo-decline = No
undo-waits = Undo requested. Waiting for { $waiting }.
undo-waits-for = { $name } wants to undo. Waiting for { $waiting }.
copy-table-link = Copy the link to this table
copy-seat-link = Continue on another device: copy link
copy-seat-why = Anyone with this link can play in your seat. Keep it to yourself.
alone-why = This match is stored on this device only.
leave-seat = Let a bot play for me
leave-why = A bot plays for you. You can take your seat back until the match ends; if you’re still away then, you lose. While you’re away, the others decide without you about pausing or ending the match, and if the host lets new players in, one can take your seat.
take-back = Take my seat back
vacant-seats = You can join this match: a bot is holding a seat.
take-over = Take over { $name }’s seat
resign = Resign
resign-sure = You will lose the match. A bot will play on in your seat, and you can’t come back. Resign?
go-on-playing = Keep playing
# Deciding together
paused = Paused
paused-until = Play continues in { $time }, or sooner if everyone agrees.
covered = The table is covered so that nobody gains time to think.
pause = Pause
ask-pause = Ask for a pause
pause-why = No clock runs during a pause. It starts when every player agrees.
pause-length = Length of the pause
pause-10-minutes = 10 minutes
pause-1-hour = 1 hour
pause-1-day = 1 day
pause-7-days = 7 days
pause-asked = { $name } asks for a pause of { $minutes ->
    [60] an hour
    [1440] a day
    [10080] a week
   *[other] { $minutes } minutes
}.
pause-mine = You asked for a pause. Waiting for { $waiting }.
pause-other = { $name } asked for a pause. Waiting for { $waiting }.
resume = Continue now
resume-asked = { $name } wants to continue now.
resume-mine = You want to continue. Waiting for { $waiting }.
resume-other = { $name } wants to continue. Waiting for { $waiting }.
ask-end = End without a result
end-sure = The match ends without a result if every player agrees. Nobody wins or loses.
end-sure-alone = The match ends now, without a result. Nobody wins or loses.
end-asked = { $name } asks to end the match without a result.
end-mine = You asked to end the match without a result. Waiting for { $waiting }.
end-other = { $name } asked to end the match without a result. Waiting for { $waiting }.
agree = Agree
decline = Decline
withdraw = Withdraw
you-away-left = A bot is playing your seat.
you-away-out-of-time = You ran out of time, so a bot is playing your seat.
you-away-resigned = You resigned. A bot will play your seat to the end.
again-turn = Show the last turn again
again-stop = Back to now
again-short = Last turn

# The end
end = Result
you-won = You win!
won-by = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
nobody-won = Nobody wins
no-result = Ended without a result
no-result-by = Agreed by { $names }.
practice-result = Practice match: moves could be taken back freely.
you-forfeit-resigned = You resigned, so you lost
you-forfeit-left = You left, so you lost
you-forfeit-out-of-time = You ran out of time, so you lost
forfeit-resigned = resigned
forfeit-left = left the match
forfeit-out-of-time = ran out of time
gave-up-to = { $heir } took over { $name }’s seat.
gave-up-resigned = { $name } resigned and lost. { $heir } took over the seat.
gave-up-left = { $name } left and lost. { $heir } took over the seat.
gave-up-out-of-time = { $name } ran out of time and lost. { $heir } took over the seat.
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
no-numbers = Statistics unavailable.
again = Rematch
other-match = Change settings
rematch = Rematch
rematch-there = Go to the rematch
replay = Replay
analyse = Analyse
record = Save the match
verify = Check the dice
moment = The winner
moment-won = Congratulations!
moment-shared = Congratulations: you share the win.
moment-lost = Well played: you came { $place }.
moment-skip = Tap or press any key to go on.
story = How it went
story-loading = Drawing the plots…
story-missing = The plots can’t be drawn.
plot-start = Start
plot-total = Total
plot-table = As a table
plot-read = Point at a plot to read its values.
share = Share a picture
share-save = Save the picture
share-send = Share…
share-alt = Picture of the result: { $headline }
share-failed = The picture can’t be made.
share-making = Drawing the picture…

# A replay
replay-of = Replay: { $game }
replay-loading = Loading the match…
replay-not-over = This match isn’t over yet. A replay would reveal what is still hidden.
replay-not-kept = This match is no longer stored on this device.
replay-no-file = Please choose the file again.
eyes = View as
eyes-public = a spectator
eyes-all = everyone
eyes-all-why = You see what the acting player sees, so every secret shows when it matters, and the log hides nothing.
truth = Show the full state as text
play-on = Play on from here
play-on-why = A new match begins at this step, with luck of its own. You take one seat, bots take the others.
play-on-seat = Your seat
play-on-level = Level of the bots
play-on-begin = Start
film-controls = Replay
film-first = Go to start
film-back = Previous step
film-play = Play
film-pause = Pause
film-forward = Next step
film-last = Go to end
film-step = Step
film-at = Step { $step } of { $steps }
film-lapse = Time lapse
film-speed = Speed
deed-ask-undo = { $name } asks to undo
deed-agree-undo = { $name } agrees
deed-decline-undo = { $name } declines
deed-seat-left = { $name } left; a bot plays on
deed-seat-out-of-time = { $name } ran out of time; a bot plays on
deed-seat-resigned = { $name } resigned; a bot plays on
deed-seat-returned = { $name } is back
deed-seat-taken-over = { $name } takes over from a bot
deed-propose-pause = { $name } asks for a pause
deed-propose-resume = { $name } wants to continue
deed-propose-end = { $name } asks to end without a result
deed-agree = { $name } agrees
deed-decline = { $name } declines
deed-pause = The match is paused
deed-resume = Play continues
deed-end = The match ends without a result

# Honest dice
verify-title = Were the dice fair?
verify-table = Back to the table
verify-why = Before the match, the server chose a secret and published its digest, and every player’s browser chose a contribution and published a commitment to it. Only then were the contributions revealed. Everything random in the match follows from the secret and the contributions, so neither the server nor any player could choose or predict it.
verify-over = Now that the match is over, the secret is shown, and anyone can check.
verify-later = The match isn’t over, so the secret is still hidden. Write down its digest and come back after the end.
verify-good = Yes. Everything matches.
verify-bad = No: something doesn’t match.
verify-believed =
    { $lines ->
        [one] One piece was carried by hand under another version of the physics. This browser can’t work out again how it landed, so that result is taken from the record.
       *[other] { $lines } pieces were carried by hand under another version of the physics. This browser can’t work out again how they landed, so those results are taken from the record.
    }
verify-elsewhere = This browser contributed nothing to this seed, so it can’t prove that the server didn’t choose it. If you played in this browser from the start, don’t trust the result.
check-digest = The secret has the digest that this browser saw before the match.
check-shown = The secret has the digest that the table shows. (This browser wasn’t there before the match, so compare the digest with one that someone wrote down then.)
check-nonce = This browser’s contribution is part of the seed.
check-commitments = Every player’s contribution is the one they committed to before any was revealed, and bots contributed nothing.
check-commitments-shown = Every player’s contribution is the one that the table shows a commitment for, and bots contributed nothing.
check-seed = The secret and the contributions give the seed in the record.
check-lines = Replayed in this browser from that seed, all { $lines } lines lead to the recorded states.
check-good = Confirmed.
check-bad = Not confirmed.
verify-digest = Digest of the secret, shown from the beginning
verify-secret = The secret
verify-commitment = { $name }’s commitment, shown before the start
verify-nonce = { $name }’s contribution (nonce)
verify-seed = Seed made from the secret and the contributions
verify-recorded = Seed in the record
verify-last = Digest of the last state
by-hand = Check it yourself
by-hand-digest = BLAKE3 of the secret is the digest:
by-hand-commitment = SHA-256 of “tokyo-tabletop nonce ” and a nonce is its commitment:
by-hand-seed = The seed is BLAKE3 in key derivation mode over the secret and, for each seat, the length of its nonce (8 bytes, little-endian) and the nonce:
by-hand-replay = Save the record and replay it with the program on your own machine. It checks every line against its digest:
by-hand-chance = The opening draws from ChaCha8 stream 0 of that key, line n from stream n.

# Without a network
offline-ready = Ready to play offline.
offline-insecure = To play offline, open this page over https or on the server’s own machine.

# Privacy
privacy = Privacy
privacy-intro = You play here without an account. This page says what the server stores about you, for how long, and how to delete it.
privacy-stored = What is stored
privacy-name = Your name and a random guest id. A signed cookie links this browser to them for a year. It is the only cookie.
privacy-profile = The picture you chose. If you agreed to be shown to others: that, and when you were last here, to the minute; people you have played with see only the day. If you agreed to be shown to strangers too, anyone can see that you’re online. If you didn’t agree, nothing about your visits is stored.
privacy-matches = The tables where you have or had a seat, and every move of their matches. If you play the puzzle or the site of a day online, your result is listed for everyone; your name and picture only if you agreed to be shown.
privacy-hosts = With a table: if its host removed or muted you, or if you lost your seat because your browser didn’t reveal its contribution to the dice. Also that contribution itself, a random number; it stays when you delete your data, because the dice of the match follow from it.
privacy-chat = The messages you write in a table’s chat. Everyone at the table can read them.
privacy-token = A hash of your bot token, if you made one.
privacy-people = The people you blocked, invitations to you, and a hash of your personal link while it works.
privacy-push = If you turn on notifications: for each of up to five devices, the address and keys that its browser gave us, your language, and when you last opened a match there. The message that it’s your turn goes through the browser’s push service, which can’t read it.
privacy-rulings = A ban or a mute, if the operator imposed one, with its reason.
privacy-not = There is no email address, no password, no tracking and no advertising. Your IP address is used to limit abuse while the server runs, and is not stored. Only a keyed hash of it is: the full hash while a table you opened waits for players, and its first six characters, which many addresses share, with each match you start. A web server in front of this one may keep its own logs.
privacy-browser = Only in this browser: your settings (language, theme, sound, motion and the like); what you looked for on the shelf and which games you have played; your matches against bots, their settings, analyses of matches, your habits, best times, medals and results of each day; how far you have followed each match; links to your seats; your contributions to the dice, and what was published before each match, so that you can check them; and the people whose chat you hide. The game itself is stored too, for playing offline.
privacy-how-long = How long it is kept
privacy-keep-name = Your name, your picture and the people you blocked: until you delete your data. Chat messages: until then, or until the table is deleted; each table keeps its newest 500. Tables that wait for players: ten minutes after everyone has left, or seven days if they are private.
privacy-keep-ever = Finished matches: until someone deletes them. Your name in them goes when you delete your data.
privacy-keep-days = Finished matches, with their chat: { $days ->
    [one] 1 day
   *[other] { $days } days
} after they end. Then they are deleted.
privacy-archive = A record of the moves is archived, without names.
privacy-keep-unknown = Finished matches: can’t reach the server right now to ask how long it keeps them.
privacy-keep-push = Notification addresses: until you turn notifications off, the push service reports the device gone, or you delete your data.
privacy-keep-rulings = Bans and mutes by the operator: until the operator lifts them, even after they have run out and after you delete your data. They name your public id, not your name. What a host decided: as long as the table.
privacy-backups = Deleting your data does not remove it from backups that the operator has already made.
privacy-yours = Your data
privacy-id = Your public id is { $id }. The operator can find your data with it.
privacy-deleted = If you delete your data, your name, your picture, your seats, your chat messages and everything else listed on the privacy page are removed. Finished matches keep a nameless seat, so that others can still replay them. In running matches a bot takes your seat. A fingerprint of your old cookie stays for about a year, so that nobody can use that cookie again; it says nothing about you.
privacy-download = Download my data
privacy-delete = Delete my data
privacy-sure = Delete your data on this server, and everything this site stores in this browser, including your matches against bots? This can’t be undone.
privacy-cancel = Cancel
privacy-done = Your data is deleted.
announcements = Announcements

# Who is there.
here = online
name-first = What should the others call you?
sit-down = Sit down
why-ended = Why the match ended
colour-0 = orange
colour-1 = blue
colour-2 = green
colour-3 = pink
colour-4 = amber
colour-5 = sky blue
colour-6 = brown
colour-7 = grey

# A table in three dimensions that cannot be shown.
plain-why = The 3D table can’t be shown in this browser. You can play with the picture and the list of choices.
plain-retry = Try the 3D table again
plain-fine = OK

# Between the names of a list.
between = { ", " }
between-sentences = { ". " }

# Lessons
lesson = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-finish = Finish
lesson-show = Show me
lesson-leave = Leave
lesson-watch = Watch what happens…
lesson-done = Well done! You know enough to play. The rest you’ll pick up at the table.
lesson-play = Play a match
lesson-again = Start over
