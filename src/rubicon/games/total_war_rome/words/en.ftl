# The sentences of Total War: Rome: of its rules, of its board in the terminal, of its picture and of its page.

title = Total War: Rome
blurb = Rome, Carthage, Greece and the Barbarian Tribes fight for the Mediterranean: with armies of hidden cards, agents, treaties and skull dice.

## What can be wrong in a board file

boardfile-toml = { $file }: this is no TOML: { $error }.
boardfile-entry = an entry is missing or is not what it should be: { $error }
boardfile-fault = { $file }: { $fault }.
boardfile-count = there are { $there } entries of [[{ $section }]], not { $needed }
boardfile-twice = the { $section } { $name } is there twice
boardfile-factions = the factions must be rome, carthage, greece and barbarians, in this order
boardfile-unknown = { $place } names { $other }, which is unknown
boardfile-port = { $place } has a port, but no sea
boardfile-gold = the gold value of { $place } must be 1, 2 or 3
boardfile-one-way = { $place } names { $other } as adjacent, but not the other way round
boardfile-border-twice = the border between { $one } and { $other } is there twice, or leads nowhere
boardfile-crowded = { $place } has { $number } borders; 7 is the most
boardfile-capital = the capital of { $faction } must be one of its home regions
boardfile-troops = { $faction } must have { $needed } types of troop card, each with an id of its own
boardfile-generals = { $faction } must have 10 generals
boardfile-developments = { $faction } has too many developments or columns
boardfile-dice = { $card } has too many dice, or a colour that is unknown
boardfile-card = the action or the event of action card { $number } is unknown
boardfile-die = { $colour } must be a colour of dice with six faces: skull, x, s and blank
