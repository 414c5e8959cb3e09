# The shell in English.

tagline = Five tabletop games from Tokyo. With friends, or with bots.
players = { $least ->
    [one] 1
   *[other] { $least }
}–{ $most } players
play = Play
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

about-king-of-tokyo = Monsters fight over a city: dice, cards, and the nerve to stay.
about-tokyo-dangan = Secret destinations in a maze of rails that everybody turns.
about-tokyo-highway = Columns and roads, higher and higher: cars for whoever crosses first.
about-tokyo-jutaku = Odd lots, odd wood: everybody builds at once until somebody calls stop.
about-izakaya = Bid, pour, claim and build: towers between the dearest bottles win.
about-connect-four = Four in a line.

seats = Players
bot = bot
you = you
to-act = to act
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $score }
choices = Your choices
search = Search these choices
log = What happened
reach-reaching = Connecting …
reach-there = Connected
reach-lost = Connection lost: trying again
on-its-way = on its way …
clause = rule { $clause }

how-many = Players
level = The others play
level-random = at random
level-easy = for a first game
level-normal = for most evenings
level-hard = as well as they can
play-bots = Play against bots
options = Options
presets = Ready-made
loading = One moment …
picture-of = The table of { $game }
won-by = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
others-act = The others are to act
undo = Undo
ask-undo = Ask to undo
again = Play again
you-name = You

invite = Play with friends
no-server = There is no server to play on ({ $why }). Playing against bots works without one.
table-private = Only who has the link finds this table.
table-open = Everybody can find this table.
free-seat = free seat
sit-here = Sit here
add-bot = Add a bot
remove = Remove
copy-link = Copy the link
copied = Copied: send it to your friends
start = Start
leave = Leave
rematch = Rematch
record = Download the record
no-table = The table could not be loaded ({ $why }). Load the page again.
offline-preparing = Getting ready to be played without a network …
offline-ready = Everything is here now: games against bots work without a network too.
offline-insecure = To play without a network this page has to be opened through https, or on the machine of the server.
