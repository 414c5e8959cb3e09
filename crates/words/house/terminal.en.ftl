# What `tokyo play` says in a terminal, and what a table answers there.
term-welcome = { $game }: { $me }. Type ? for help.
term-you = { $name } (you)
term-bot = { $name } ({ $skill })
term-skill-random = random
term-skill-greedy = greedy
term-skill-easy = easy
term-skill-normal = normal
term-skill-hard = hard
term-skill-expert = expert
term-skill-master = master
term-skill-hard-1 = hard (earlier)
term-skill-search = search { $iterations }
term-round = round { $round }
term-left = { $seconds } s left
term-too-small = This window is too small: make it { $width }×{ $height } or larger.

# Headings.
term-board = Board
term-log = Log
term-help = Help
term-rules = Rules
term-answer = Answer
term-ask = Ask the game
term-choices = Your choices ({ $count })
term-choices-with = Choices with “{ $text }” ({ $shown } of { $count })
term-waiting = Waiting
term-end = The end
term-lines = lines { $first }–{ $last } of { $all }

# Choosing.
term-pass = Let it pass
term-more = More moves are possible: type : and a command as JSON.
term-none-listed = No choices are listed.
term-no-match = No matching choices.
term-stuck = No one can move. u undoes, s saves, q quits.
term-time-passes = Time passes…
term-thinking = { $name } is thinking…
term-advising = The hard bot is thinking…
term-advice = The hard bot would choose: { $label }
term-advice-pass = The hard bot would let it pass.
term-typed = choice { $number }
term-prompt-command = command:
term-prompt-question = question:
term-prompt-save = save to:
term-meanwhile = Meanwhile:
term-took-back-you = You took back: { $what }
term-took-back = { $name } took back: { $what }
term-a-move = a move

# What can’t be done.
term-nothing-to-choose = There is nothing to choose now.
term-no-choice = There is no choice { $number }: choices go from { $first } to { $last }.
term-nothing-to-pass = There is nothing to pass on.
term-unknown = “{ $line }” means nothing here. Type ? for help.
term-not-over = The match is not over yet.
term-moved-on = Something else happened first. Please choose again.
term-bot-stuck = { $name } has to move but found no legal move.
term-command-json = A command is written as JSON, such as { $example } (mistake at character { $column }).
term-command-json-bare = A command is written as JSON (mistake at character { $column }).
term-question-json = A question is written as JSON (mistake at character { $column }).
term-unreadable = The game can’t read this: { $why }
term-no-questions = { $game } answers no questions.
term-ask-how = Type a and a number, or a and a question as JSON.
term-ask-keys = Enter asks, Tab edits the question first
term-none = none

# Saving and quitting.
term-saved = Saved to { $file }. Resume with tokyo play --resume.
term-not-saved = Not saved.
term-file-name = A file needs a name.
term-not-written = Can’t save to { $file }: check that the folder exists and that you may write there.
term-exists = { $file } already exists.
term-exists-plain = { $file } already exists: s! { $file } overwrites it.
term-overwrite = Overwrite?
term-overwrite-yes = overwrite it
term-overwrite-no = keep it
term-leave = Quit?
term-leave-unsaved = This match is not over and not saved.
term-leave-save = save and quit
term-leave-drop = quit without saving
term-leave-stay = play on

# The end.
term-won-nobody = Nobody wins: { $ending }
term-won-you = You win: { $ending }
term-won = { $winner } wins: { $ending }
term-won-shared = { $winners } share the win: { $ending }
term-practice = Practice match: moves could be undone freely.
term-end-keys = n starts a rematch, s { $file } saves, q quits.
term-end-keys-practice = n starts a rematch, u undoes, s { $file } saves, q quits.
term-new-match = A new match.

# What keys do, in a word.
term-do-choose = choose
term-do-undo = undo
term-do-advice = advice
term-do-hint = hint
term-do-rules = rules
term-do-save = save
term-do-help = help
term-do-quit = quit
term-do-find = find
term-do-log = log
term-do-again = rematch
term-do-scroll = scroll
term-do-back = back
term-do-move = move
term-do-ask = ask
term-do-edit = edit
term-do-play = play
term-do-marked = the marked choice
term-do-done = done
term-do-clear = clear

# Help. A word that stands for what is typed, then a line for each key.
term-file = FILE
term-text = text
term-help-choosing = Choosing
term-help-marked = moves through the choices; Enter takes the marked one
term-help-number = takes choice 7
term-help-filter = shows only choices with some text in them; Esc shows all again
term-help-find = lists only choices with that text in them
term-help-command = any command as JSON, listed or not; Tab copies the marked one
term-help-command-plain = any command as JSON; a refusal names the clause of the rules
term-help-hint = a hint: what this decision is about, what people usually do
term-help-advice = what the bot “hard” would do in your place
term-help-match = The match
term-help-pass = lets a chance to act pass
term-help-undo = undoes your last move and everything after it
term-help-save = saves the match; resume with tokyo play --resume { $file }
term-help-save-plain = saves the match; s! { $file } overwrites another file
term-help-again = rematch, once this match is over
term-help-quit = quits; Ctrl-C quits at once
term-help-quit-plain = quits
term-help-looking = Looking
term-help-rules = the rules; after a refusal, at the clause it named
term-help-rules-plain = the rules, or one clause
term-help-log = the whole log
term-help-board = the board on the whole screen
term-help-ask = questions that the game can answer
term-help-ask-plain = questions that the game can answer; the answer to question 1
term-help-scroll = scrolls the board where it is large
term-help-close = closes whatever is open; the clock stands still meanwhile
term-help-line = Type a line and press Enter:
term-help-empty = An empty line shows the table again.

# Why a table says no: what can happen to one person against bots.
denied-over = The match is over.
denied-late = This match has gone on for too long.
denied-backwards = Too late: something else happened first. Please try again.
denied-clock-first = Too late: the time was up.
denied-sleepless = Something is wrong with this match’s clock. Please report this.
denied-no-digest = This match can’t be saved. Please report this.
denied-undo-nothing = You haven’t made a move yet.
denied-undo-barred = You can’t undo this: dice have been rolled, cards drawn or secrets revealed since then, or the rules make it final. Only practice matches allow it.
