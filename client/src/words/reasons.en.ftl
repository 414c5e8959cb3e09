# Why a table said no, in English. The keys come from the server and from the rules' own module.

denied-no-such-seat = There is no such seat.
denied-bot-plays = A bot is playing your seat. Take it back first.
denied-over = The match is over.
denied-ended = The match has ended without a result.
denied-paused = The match is paused. Wait until it goes on, or ask to continue now.
denied-late = This match has gone on for too long.
denied-backwards = Too late: something else happened first. Please try again.
denied-clock-first = Too late: the time was up.
denied-sleepless = Something is wrong with this match’s clock. Please report this.
denied-no-digest = This match can’t be saved. Please report this.
denied-not-asked = There is nothing to agree to any more.
denied-proposed = There is already a request from { $name }. Answer that first.
denied-hushed = Your last request was turned down. Wait a minute before you ask again.
denied-paused-already = The match is already paused.
denied-not-paused = The match isn’t paused.
denied-pause-length = A pause lasts between a minute and seven days.
denied-resigned = You resigned, so you can’t take your seat back.
denied-person-sits = Someone is already playing in this seat.
denied-bots-return = Only a person can take a seat back.
denied-not-kept = This seat can’t be taken over: nobody has given it up.
denied-bots-take-over = Only a person can take over a seat.
denied-bot-sits = A bot is already playing in this seat.
denied-stand-in = Only a bot can play for someone who is away.
denied-time-left = There is still time left for this seat.
denied-undo-consent = You can’t undo this: the others would have to agree.
denied-undo-asked = Someone has already asked to undo.
denied-undo-not-asked = That undo request is no longer open.
denied-undo-nothing = You haven’t made a move yet.
denied-undo-barred = You can’t undo this: dice have been rolled, cards drawn or secrets revealed since then, or the rules make it final. Only practice matches allow it.
denied-undo-away = You can’t undo this now: { $names } would have to agree, and { $count ->
    [one] is away
   *[other] are away
}.
denied-practice = Practice is for one person against bots.

# What went wrong at the server.

fault-malformed = The server couldn’t read this. Please reload the page.
fault-wrong = The server couldn’t make sense of this. Please reload the page.
fault-too-slow = Your connection was too slow. Please try again.
fault-hello-first = The connection was lost. Please reload the page.
fault-no-address = There is nothing at this address.
fault-method = The server couldn’t make sense of this. Please reload the page.
fault-no-token = This bot token is no longer valid. Make a new one.
fault-origin = This page can’t be used with this server. Open the server’s own page.
fault-failed = Something went wrong on the server. Please try again later.
fault-store = The server can’t reach its database. Please try again later.
fault-disk-full = The server’s disk is full. Please try again later.
fault-closing = The server is shutting down. Please try again later.
fault-left-memory = The connection to this match was lost. Reconnecting…
fault-moved = This table has moved to another server. Reconnecting…
fault-erased = Your data has been deleted.
fault-no-room = The server has too many visitors. Please try again later.
fault-no-socket = The server has too many visitors. Please try again later.
fault-too-many-sockets = You have too many tables open. Close one first.
fault-too-fast = That was too fast. Please wait a moment.
fault-opens-too-fast = You are opening too many tables. Please wait a moment.
fault-banned = You are banned from this server.

fault-no-table = This table doesn’t exist, or everyone has left it.
fault-busy = This table is busy. Please try again.
fault-contended = Too late: others have changed this table. Please try again.
fault-closed = The operator closed this table.
fault-frozen = This match can’t continue: the rules have changed since, or its record is damaged.
fault-unread = This match can’t be loaded right now. Please try again.
fault-deleted = This table has been deleted.
fault-not-host = Only the host can do that.
fault-no-such-seat = There is no such seat.

fault-no-game = This server doesn’t have this game.
fault-no-level = There are no bots of this level.
fault-level = There are no bots of this level.
fault-setup = These options don’t go together. Please change them.
fault-day = { $day } hasn’t come yet. Choose { $today } or an earlier day.
fault-setup-size = These options take up too much space.
fault-setup-text = A text in these options is too long: it may have { $most } characters at most.
fault-no-clock = This time limit is not possible.
fault-empty-clock = A time limit needs some time.
fault-long-clock = This time limit is too long: at most { $seconds } s, plus { $increment } s per move, or { $days } days per move.
fault-too-many-bots = There are more bots than seats.
fault-practice-alone = Practice is for one person: all other seats need a bot.
fault-too-many-tables = You have too many tables waiting for players. Start or leave one first.
fault-too-many-of-client = Too many tables opened from your network are waiting for players. Start or leave one first.

fault-begun = Too late: the match has started.
fault-about-to-begin = The match is about to start. Please wait a moment.
fault-sits-already = You already have a seat at this table.
fault-not-seated = You don’t have a seat at this table.
fault-sits-at-too-many = You already have seats at { $most } tables. Leave one, or finish a match first.
fault-seats-taken = Too late: all seats are taken.
fault-seat-taken = Too late: this seat is taken. Choose another one.
fault-seat-free = A seat is still free. Wait for someone, or add a bot.
fault-no-figures = This game has no figures to choose from.
fault-no-figure = This game has no such figure.
fault-figure-taken = { $name } has chosen this one. Choose another.
fault-own-seat = This is your own seat. Leave the table instead.
fault-kicked = The host has removed you from this table. Only the host can let you back in.
fault-not-kicked = This player has not been removed from the table.
fault-practice-table = This table is for practice: one person against bots.
fault-unplayable = This match can’t start with these options.
fault-commitment = The server couldn’t use this browser’s contribution to the dice. Please reload the page.
fault-no-commitment = This browser’s contribution to the dice is missing. Please reload the page.
fault-uncommitted = Still waiting for { $names } to open this table. Wait, or remove the seat.
fault-keep-nonce = The match hasn’t started yet.
fault-nonce = The server couldn’t use this browser’s contribution to the dice. Please reload the page.
fault-other-nonce = This browser’s contribution to the dice is not the one it committed to.

fault-no-seat = You need a seat to do that.
fault-seat-gone = This seat link no longer works. Ask the player for a new one.
fault-not-begun = The match hasn’t started yet.
fault-not-running = This match isn’t in progress.
fault-over = The match is over.
fault-command = The server couldn’t read this move. Please reload the page.
fault-id-length = The server couldn’t read this move. Please reload the page.
fault-not-stored = The server couldn’t save your move. It will be sent again.
fault-perhaps-stored = The server couldn’t save your move. It will be sent again.
fault-no-vacancy = No seat at this table can be taken over.
fault-not-vacant = This seat can’t be taken over: nobody has given it up.
fault-no-newcomers = The host doesn’t let new players take over seats here.
fault-has-seat = You already have a seat at this table.
fault-gave-up = You gave up a seat in this match, so you can’t take another.
fault-taken-over-often = Seats in this match have changed hands { $most } times, so nobody else can take one over.
fault-not-taken-over = The server couldn’t save this. Please open the table again.

fault-not-over = The match isn’t over yet.
fault-still-hidden = The match isn’t over yet: its record would reveal what is still hidden.
fault-players-only = Only the players of this match can ask for a rematch.
fault-unreplayable = This match can’t be replayed: its record is damaged.
fault-no-log = The log of this match isn’t available: its record is damaged.

fault-name = A name has 1 to { $most } visible characters.
fault-not-met = Nobody with this id has played with you or can be found online.
fault-too-many-blocked = You can block { $most } people at most. Unblock someone first.
fault-no-carry = This link has been used or has expired. Make a new one on the other device.
fault-push-address = Notifications can only go to your browser’s own public push service.
fault-push-keys = Your browser’s notification keys couldn’t be read.
fault-push-language = This isn’t a language the server can use for notifications.
fault-muted = You’ve been muted, so you can’t chat on this server.
fault-muted-by-host = The host has muted you at this table.
fault-chat-off = Chat is turned off at this table.
fault-chat-players = Only players can chat at this table.
fault-chat-empty = This message is empty.
fault-mute-self = You can’t mute yourself.
fault-speaker-length = This person can’t be muted.
fault-too-many-muted = You can mute { $most } people at most. Let only players chat instead, or nobody.
fault-nobody-else = There is nobody else at this table.
fault-covered = The table is covered until the next player takes the device.

# What is said where a reason has no words of its own, and round those that have.

fault-refused = { $message }
fault-other = { $message }
fault-reason = Reason: { $reason }
fault-until = Until { $until }.
fault-unreachable = Can’t reach the server. You can still play against bots.
fault-no-canvas = This browser can’t draw pictures.
fault-no-picture = This browser can’t save the picture.
fault-no-record = This match was not recorded.
lesson-later = That comes later. Follow the lesson for now.
