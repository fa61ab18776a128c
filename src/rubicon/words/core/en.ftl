# What games, matches and files have to say, whatever the game.

as-written = { $text }
number = { $it }

## Rows of things

list-and-pair = { $first } and { $rest }
list-and-more = { $first }, { $rest }
list-or-pair = { $first } or { $rest }
list-or-more = { $first }, { $rest }
list-comma-pair = { $first }, { $rest }
list-comma-more = { $first }, { $rest }

## Refusals

refusal = { $text } ({ $rule }).

## Files

in-line = line { $line }: { $why }
