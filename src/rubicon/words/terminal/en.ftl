# The sentences of the terminal. What stands in single quotes is typed as it is in every language.

error = Error: { $text }
interrupted = Interrupted.
no-such-language = There is no language '{ $given }'; there are { $known }.
chance = chance
percent = { $number } %

## A match begins and ends

match-begins = { $title }. { $players }. Seed { $seed }.
match-begins-secret = { $title }. { $players }.
seed-was = The seed was { $seed }.
sits = { $seat }: { $player }
type-help = Type 'help' to see what you can type.
asks = { $seat }>
pass-keyboard = Pass the keyboard to { $seat }. { $seat }, press Enter.
pass-keyboard-to-interrupt = Pass the keyboard to { $seat }, who may interrupt. { $seat }, press Enter to look, or type 'skip' to pass every chance in this phase.
your-decision = === { $seat }, it is your decision ===
you-pass = You pass.
game-over = The game is over.
record-is-in = The record is in { $file }.
left-unrecorded = The game is unfinished and was not recorded.
left-recorded = The game is unfinished; its record is in { $file }, and 'rubicon play --resume { $file }' goes on with it.
warning = Warning: { $text } ({ $rule })
warning-short = ! { $text } ({ $rule })

## The list of moves

moves-fit =
    { $count ->
        [one] { $count } move fits; a number or more words choose:
       *[other] { $count } moves fit; a number or more words choose:
    }
moves-in-line =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
remarks = { $remarks }
with-effect = { $label }. { $effect }
range = { $low }-{ $high } { $field }
odds-are = odds { $chance }
odds-between = odds { $low }-{ $high }
no-such-number = The list has no number { $number }; it goes from 1 to { $last }.
is-allowed = '{ $words }' is allowed.
is-refused = '{ $words }': { $refusal }
longer-moves =
    { $count ->
        [one] (Played as typed; { $count } longer move begins with the same words; 'undo' takes it back.)
       *[other] (Played as typed; { $count } longer moves begin with the same words; 'undo' takes it back.)
    }

## What can be typed

help = A number picks a line of the list. Words, or their beginnings, narrow the list and play a move if only one fits. The full words of a move, such as '{ $words }', play it. Enter alone shows all moves again.
command-undo = take back the last decision
command-redo = make it again
command-cancel = take one step out of an answer that you have not finished, by its number
command-skip = pass every chance to interrupt for the rest of this phase
command-moves = list the moves, or those that fit some words
command-board = show the board
command-odds = exact odds of a move, or of all that depend on chance
command-why = whether a move is allowed, and if not, by which rule
command-rules = print a paragraph or chapter; alone, the one that matters now
command-log = what happened
command-counting = whether the cards not seen yet are shown
command-save = write the record so far (FILE --force overwrites)
command-position = the position in one line
command-help = this list
command-quit = stop; what is recorded stays

# What stands for something of one's own after a command: in capitals, in brackets if it can be left out.
form-words = [WORDS]
form-move-or-none = [MOVE]
form-move = MOVE
form-number = [N]
form-one = N
form-number-or-all = [N|{ "all" }]
form-on-or-off = [{ "on" }|{ "off" }]
form-file = FILE

## Answers to what is typed

taken-back = Taken back.
nothing-to-cancel = There is no answer of yours that waits to be finished.
cancel-which = Say which step, by a number from 1 to { $last }.
cancel-needed = A later step would not be allowed without it; take that one back first.
taken-back-by = Taken back by { $moves }.
made-again-by = Made again by { $moves }.
move-by = { $seat }: { $words }
nobody-interrupts = Nobody is asked to interrupt now.
type-log = Type 'log', 'log 50' or 'log all'.
nothing-happened = Nothing has happened.
no-chance-in-that = Chance has no part in that move.
no-chance-in-any = Chance has no part in any move you can make now.
odds-of = { $words }: { $chances }
odds-of-one = { $words } { $chance }
say-which-move = Say which move: 'why { $words }'.
no-cards-to-count = There are no cards to count in this game.
type-counting = Type 'counting on' or 'counting off'.
counting-on = The cards not seen yet are shown.
counting-off = The cards not seen yet are yours to remember.
no-move-fits = No move fits '{ $given }'.
say-where = Say where: 'save game.txt'.
saved = The record so far is in { $file }.
position-is-secret = The position would tell you what you may not know yet.

## What a match is begun with

seats-are = There is no seat '{ $given }'; there are { $seats }.
seat-form = A seat is given as NAME=human or NAME=bot:greedy, not '{ $given }'.
seat-twice = The seat { $seat } is given twice.
no-such-player = '{ $given }' can't sit down; there are { $known }.
option-form = An option is given as name=value, not '{ $given }'.
option-twice = The option { $name } is given twice.
which-game = Say which game to play; 'rubicon games' lists them.
not-together = --resume and --position can't be given together.
brings-its-own = { $source } brings its own players, options and board; leave them out.
another-game = This is not { $given } but { $game }.
over-already = { $file }: the game is over already. { $result }

## Files

standard-input = standard input
in-file = { $file }: { $why }
cannot-read = { $file } can't be read: { $why }.
cannot-write = { $file } can't be written: { $why }.
no-such-file = there is no such file or folder
is-a-folder = it is a folder, not a file
no-folder-in-path = a part of its path is not a folder
no-permission = there is no permission
not-text = it is not text in UTF-8
not-a-plain-file = it is not a plain file
exists-already = { $file } exists already and is left as it is; --force overwrites it.

## Records

viewer-help = Enter or n: forward; b: back; turn N; ply N; start; end; board; quit.
only-one-place = Give only one of --to, --turn and --all.
no-such-ply = There is no ply { $ply }; the game has 0 to { $last }.
no-such-turn = There is no turn { $turn }; the game has { $first } to { $last }.
ply = Ply { $ply } of { $last }. { $prompt }
step = { $number }. { $who }: { $words }
result = Result: { $result }
unfinished = The game is unfinished.
at-the-end = This is the end. { $prompt }
record-ok =
    { $count ->
        [one] { $file }: OK ({ $count } move). { $result }
       *[other] { $file }: OK ({ $count } moves). { $result }
    }

## Positions

only-one-form = Give only one of --json and --line.
no-chance-in = Chance has no part in '{ $words }'.
in-move = { $words }: { $why }
legal-move = { $words }  id { $number }  { $fields }
legal-outcome = { $words }  id { $number }  weight { $weight }  { $fields }
no-solver = There is no exact solver for { $game }.
position-of-another = { $file }: the position is of { $game }.

## Games, rules, options and boards

game-line = { $id }: { $title }, { $players } players, rules version { $version }
option-line = { $name }: { $domain } ({ $rule }). { $default }
default-is = Default { $value }.
defaults-are = Default { $values }.
default-with =
    { $count ->
        [one] { $value } with { $count } player
       *[other] { $value } with { $count } players
    }
option-why = why: { $why }
note = { $number } (note) { $text }
no-board-file = { $game } has no board file.

## The same cards at two tables

deals-at-two-tables =
    { $count ->
        [one] { $one } and { $other }, { $count } deal at two tables.
       *[other] { $one } and { $other }, { $count } deals at two tables each.
    }
share-of-few = { $bot } has { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the matches; more deals would say more.
share-of-many = { $bot } has { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the matches, ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; at tables with cards of their own it would be ± { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.
deal = deal
bots-as-seats = { $one } as { $first }, { $other } as { $second }
better = better
equal = equal
better-deals = better with the same cards
count-of-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
matches = matches
games = games
points = points

## Lessons

lesson-line = { $game } { $id }: { $title }. { $about } ({ $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    })
lesson-fault = { $game }: { $fault }
lessons-sound =
    { $count ->
        [one] { $count } lesson, nothing wrong.
       *[other] { $count } lessons, nothing wrong.
    }
lesson-begins = { $title }. { $about }
lesson-help = Type 'help' to see what you can type, 'back' to go back a step, 'again' to start the lesson over.
lesson-step-says = Step { $number } of { $count }. { $says }
lesson-at-start = This is where the lesson begins.
lesson-left = You have left the lesson.
