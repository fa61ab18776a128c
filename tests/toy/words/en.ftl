# The sentences of Curia.

title = Curia
blurb = Senators, secrets and dice.

## Names

name-brutus = Brutus
    .number = singular
name-cassius = Cassius
    .number = singular
name-cicero = Cicero
    .number = singular
name-cato = Cato
    .number = singular

## Options and scenarios

option-scenario = which causes there are
option-omens = how causes are favoured
option-rounds = rounds
option-coins = coins at the start
scenario-curia = The curia
scenario-curia-about = Three causes.
scenario-forum = The forum
scenario-forum-about = Five causes.
