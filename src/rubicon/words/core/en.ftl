# What games, matches and files have to say, whatever the game.

as-written = { $text }
number = { $it }
none = none
from-to = { $least } to { $most }
any-of = { $values }

## Rows of things

list-and-pair = { $first } and { $rest }
list-and-more = { $first }, { $rest }
list-or-pair = { $first } or { $rest }
list-or-more = { $first }, { $rest }
list-comma-pair = { $first }, { $rest }
list-comma-more = { $first }, { $rest }
list-semicolon-pair = { $first }; { $rest }
list-semicolon-more = { $first }; { $rest }

## Moves

refusal = { $text } ({ $rule }).
answer-already = There is an answer already; take it back first
plan-no-further = Nobody can plan further than the move before this one
not-a-move = '{ $given }' is not a move; moves look like { $examples }.
no-such-verb = There is no verb '{ $given }'; there are { $known }.
move-lacks-field = The move has no field '{ $field }'.
# Every move has a number: the number is given, the move is not one or has none.
number-not-a-move = The number { $number } is not a move.
move-has-no-number = '{ $words }' has no number under these settings.
no-such-number = There is no number { $number }; there are 0 to { $most }.
number-not-legal = The number { $number }, '{ $words }', is not legal now.

## Undo

# $why is one of the entries that follow.
nothing-to-undo = There is nothing to undo: { $why }.
others-asked = others are being asked already
chance-has-shown = what chance has shown can't be taken back
# $seat is a seat of some game; its number is `plural` if it is a house or a party.
has-acted-since = { $seat-number ->
        [plural] the { $seat } have acted since
       *[other] { $seat } has acted since
    }
hidden-shown = something hidden has been shown since, or others can tell it from the move
nothing-done = nothing has been done yet
nothing-to-redo = There is nothing to redo.

## Options and scenarios

# $domain says what the option takes: `2 to 6`, `yes or no`.
option-takes = Option { $option } takes { $domain }, not '{ $given }' ({ $rule }).
no-such-option = There is no option '{ $given }'; there are { $known }.
no-such-scenario = There is no scenario '{ $given }' of { $game }; there are { $known }.
scenario-players = The scenario { $scenario } is for { $fits } players, not { $players }.

## Games and rulebooks

no-such-game = There is no game '{ $given }'; there are { $known }.
no-rulebook = The rulebook of { $game } is missing from this installation.
# $chapters is `1 to 9`, or `none`.
no-such-rule = There is no rule { $given }; the chapters are { $chapters }.
no-such-rule-in-chapter = There is no rule { $given }; chapter { $chapter } goes from { $first } to { $last }.
no-such-chapter = There is no chapter { $given }; the chapters are { $chapters }.

## Files

in-line = line { $line }: { $why }
# $what is one of the three texts below; $why comes from the reader of such files.
nested-too-deep = { $what } is nested too deep.
not-json = { $what } is not JSON: { $why }.
not-toml = { $file } is not TOML: { $why }.
the-position = The position
the-board-file = The board-file
the-move = The move

## Positions

position-needs-game = A position is a JSON object with at least the field 'game'.
position-players-options = The position's players must be a number, and its options an object.
position-board-text = The position's board_file must be the text of a board.
# In the place of a file's name.
position-board-file = the position's board_file
position-other-board = The position is on the board '{ $given }', not '{ $board }'.
position-other-version = The position is of rules version { $given } of { $game }, this is { $here }.
position-line-form = A position line is game/rules/players/options/position.
# $entry is a part of a position: `phase`, `hand of Aemilii`.
position-part = { $entry } { $name }
position-not-an-object = The position's { $entry } must be an object with named fields.
position-no-field = The position's { $entry } has no field '{ $field }'; it can have { $known }.
position-not-a-number = The position's { $entry } must be a whole number from { $least } to { $most }, not { $given }.
position-not-one-of = The position's { $entry } must be one of { $known }, not { $given }.
position-follows = The position's { $entry } follows from the rest and is { $derived }, not { $given }.
# $things is a row such as `card, seat or phase`.
line-names-nothing = The line names a { $things } that does not exist.
line-cannot-be = The line describes a position that can't be.

## Records: what is wrong in a line

record-first-line = a record begins with the line '{ $line }'
record-header-lacks = the header ends without '{ $key }'
record-not-a-move = '{ $given }' is not of the form 'Seat: move'
record-not-a-header = '{ $given }' is not of the form 'key: value'
record-no-such-header = '{ $key }' is not a header; there are { $known }
record-header-twice = '{ $key }' is in the header twice
record-move = { $seat }: { $words }: { $why }
record-other-version = the record is of rules version { $given } of { $game }, this is { $here }
# In the place of a file's name.
record-board = the record's board
record-other-board = the board is called '{ $given }' here but '{ $board }' in its file
record-no-such-seat = there is no seat '{ $given }'
record-not-among-seats = there is no seat '{ $given }'; there are { $known }
record-position = a position is a JSON object
record-ends-early = the moves end here, but the result says '{ $claimed }'
record-other-result = the result says '{ $claimed }', but the moves lead to '{ $reached }'

## What ideas are worth: files of weights

weights-unreadable = { $file } can't be read.
weights-for-others = { $file } has no weights for { $players } players.
weights-players = { $file }: '{ $given }' is not a number of players.
# $place in the entries below.
weights-place = { $file }, { $players } players
weights-none = { $place }: there are no weights.
weights-how = { $place }: it does not say how they were found.
weights-no-idea = { $place }: there is no idea '{ $idea }'.
weights-not-a-number = { $place }: the weight of '{ $idea }' is not a number.
weights-missing = { $place }: the weight of '{ $idea }' is missing.

## Bots: their ranks are Latin in every language

bot-tiro = Tiro
bot-tiro-about = A recruit: sees his own next move, and often misjudges it.
bot-miles = Miles
bot-miles-about = A soldier: sees the next blow, hardly more.
bot-centurio = Centurio
bot-centurio-about = An officer: thinks his turn through.
bot-legatus = Legatus
bot-legatus-about = A general: reckons with your reply.
bot-imperator = Imperator
bot-imperator-about = The commander: sees far, and takes his time.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, without a plan.
bot-random = Random
bot-random-about = Plays any legal move: good for a first look around.
bot-program = Program
bot-program-about = Somebody's own program.

no-such-bot = There is no bot '{ $given }'; there are { $known }.
bot-no-setting = The bot { $bot } has no setting '{ $setting }'; it has { $known-count ->
        [0] none
       *[other] { $known }
    }.
bot-setting-number = A bot's { $setting } is a number above 0, not '{ $given }'.
program-form = A program is given as program:COMMAND.
program-clock = A program's clock is given as program?seconds=2:COMMAND, not '{ $given }'.
program-command = The command '{ $given }' can't be read: { $why }.
program-needs-posix = Programs can play only on Linux, macOS and other POSIX systems.

## Lessons: what is said in all of them

lesson-other-move = That is allowed, but it is not what this step is about. Read the step once more, or let it be shown to you.
lesson-cut-short = The game is over, and the lesson with it. Start it again, or choose another one.
lesson-over = The lesson is over. Go back a step, start it again or choose another one.

## Lessons: what is wrong with a file, for those who write one

no-such-lesson = There is no lesson '{ $given }'; there are { $known }.
lesson-in-file = { $file }: { $why }
# $why is one of the sentences below, or one of the rules'.
lesson-in-step = step '{ $step }': { $why }
lesson-in-start = the start: { $why }
lesson-not-text = it is not text in UTF-8.
lesson-not-toml = it is not TOML: { $why }.
lesson-name = the name of a lesson has small letters, digits and hyphens only, unlike '{ $given }'.
# $entry in the sentences below.
lesson-top = the lesson
lesson-step = step '{ $step }'
lesson-step-number = step { $number }
lesson-step-twice = two steps are called '{ $step }', or the name means something else already.
lesson-not-a-table = { $entry } is not a table.
lesson-no-such-field = { $entry } has no field '{ $field }'; there are { $known }.
lesson-lacks = { $entry } lacks the field '{ $field }'.
lesson-cannot-be = the field '{ $field }' of { $entry } can't be { $given }.
lesson-chance-learns = the learner has a seat of the game, not that of chance.
lesson-line-form = '{ $given }' is not of the form 'Seat: move'.
lesson-line-unused = nobody comes to '{ $words }': { $prompt }
lesson-line-refused = '{ $words }' is refused: { $why }
lesson-line-own = '{ $words }' is a move of the learner, who makes his moves himself.
lesson-pattern-fields = no move has the fields { $fields }.
lesson-nothing-fits = no move that can be made is one that is asked for. { $prompt }
lesson-never-ends = it does not end: no move that ends it could be made within { $most } moves.
lesson-nobody-plays = nobody plays { $seat }: name a bot as 'others', or say in 'then' what comes next. { $prompt }
lesson-game-over = the game is over before it is done.
lesson-wrong-never = '{ $says }' is never said: no move that can be made, and is not asked for, is of that kind.
lesson-wrong-refused = '{ $says }' is never said: '{ $words }' is refused by the rules, which say why ({ $rule }).
lesson-lacks-entry = the catalogue of the game lacks the entry '{ $entry }'.
lesson-unused-entry = the entry '{ $entry }' of the catalogue belongs to no lesson.
lesson-no-such-rule = the rulebook has no paragraph { $rule }.
lesson-order-twice = it has the same order as '{ $other }'.
