# The sentences of the server.

## Requests

nothing-here = There is nothing here.
method-not-allowed = This address can't be asked in that way.
request-unreadable = The request can't be read.
internal = Something went wrong here. It has been logged.
unavailable = The server can't store anything just now. What was confirmed is safe. Try again in a moment.
other-site = This request comes from another site.
too-large = A request may have { $most } bytes at most.
too-many = That was too much at once. Try again in a second.
make-room = This connection has made room for another one, or was signed out.
too-many-watch = Too many people are watching this match.

# $place is the name of a field of the request, $wrong one of the entries below.
invalid = { $place }: { $wrong }.
invalid-request = The request: { $wrong }.
wrong-missing = it is missing
wrong-unknown = there is no such field
wrong-json = this is not valid JSON
wrong-text = this should be text
wrong-whole-number = this should be a whole number
wrong-yes-or-no = this should be true or false
wrong-list = this should be a list
wrong-object = this should be an object
wrong-least = this should be { $least } or more
wrong-most = this should be { $most } or less
wrong-too-long = { $most ->
    [one] there may be { $most } character at most
   *[other] there may be { $most } characters at most
}
wrong-too-many = { $most ->
    [one] there may be { $most } entry at most
   *[other] there may be { $most } entries at most
}
wrong-too-few = { $least ->
    [one] there must be at least { $least } entry
   *[other] there must be at least { $least } entries
}
wrong-choice = this should be { $known }
wrong-unprintable = there are characters in it that can't be shown
wrong-unstorable = there are characters in it that no text has
wrong-kind = this is not what is expected here

## People

your-name-length = A name has 1 to { $most } characters.
your-name-unreadable = Choose a name that everybody can read: letters of one script, and nothing that does not show.
your-name-taken = This name could be taken for a bot's or for another guest's. Choose another one.
banned = The operator of this server has banned you.
too-many-sign-ins = Too many tries from where you are. Try again in a minute.
code-not-valid = This code is not valid. It may have been used already, or replaced by a newer one.
no-such-device = You have no such device.
no-such-passkey = You have no such passkey.
passkey-not-made = The browser's answer can't be used. Try again.
passkey-not-kept = This passkey is known already, or you have { $most } of them.
passkey-not-valid = This passkey is not known here, or its answer came too late.
link-not-valid = This link was used already, or its ten minutes are over.
chat-length = A line of chat has 1 to { $most } characters.
chat-too-often = Let the others speak too. Try again in a few seconds.

## Opening a match

no-such-bot = There is no bot '{ $given }'; there are { $known }.
too-many-matches = You have too many unfinished matches open. Finish or end some.
too-many-uploads = You have too many records here. They are deleted by and by; try again another day.
seats-count = { $seats ->
    [one] This match has { $seats } seat, not { $given }.
   *[other] This match has { $seats } seats, not { $given }.
}
the-board = the board
file-too-hard = Reading this takes too long. Make it smaller or simpler.
board-names = Names on a board have { $most } characters at most, and nothing that does not show.
position-unreadable = The position can't be read: something in it is missing, or not what it should be.
position-of-another-game = The position is of another game, or of other rules.
position-with-secrets = Positions of games with secrets can't be shared.
written-open = This match begins from a written position.
# $seats are the seats of the one who wrote it.
written-by = This match begins from a written position. The player of { $seats } wrote it and knows everything that is hidden in it.
written-by-other = This match begins from a written position. Whoever opened it knows everything that is hidden in it, and has no seat.
exchange-one-table = Players who exchange seats sit at both tables. Name only one table.
exchange-two-people = Two people exchange their seats: name two, and no bot.
second-table-missing = Say who sits at the second table.
not-at-both-tables = You can't sit at both tables at once: you would know the others' cards.

## Looking at a match

no-such-match = There is no such match, or it is private.
older-rules = This match was played under version { $theirs } of the rules of { $game }. Under version { $ours } it would be judged differently since move { $move }. You can read it up to there, download it and end it.
other-rules-version = This match was played under version { $theirs } of the rules of { $game }; this server has version { $ours }.
only-these-moves = { $moves ->
    [0] The match has no moves yet.
    [one] The match has only { $moves } move.
   *[other] The match has only { $moves } moves.
}
no-such-viewer = There is no viewer '{ $given }'; there are { $known }.
own-seat-only = While the match is running, you can see it from your own seat only.
other-table-plays = The same cards are still being played at the other table. Until that ends, you can look from your own seat only.
record-tells-all = The record tells every secret. { $why }
only-players-ask = Only players at this table can ask that.

## Sitting down

at-other-table = You sit at the other table, and the cards are the same here.
seat-taken = This seat is taken, or the invitation is no longer valid.
no-seat = You have no seat in this match.
no-such-seat = There is no seat '{ $given }' in this match.
not-your-seat = { $seat-number ->
    [plural] The seat of the { $seat } is not yours.
   *[other] The seat of { $seat } is not yours.
}

## Playing

not-begun = The match has not begun: a seat is still free.
over = The match is over.
not-running = The match is not running.
you-watch = You are only watching.
resigned-this-match = You have resigned from this match.
bot-plays-for-you = A bot is playing for you at the moment. Take your seat back first.
other-ply = This move was meant for ply { $ply }, but the match is at ply { $now }.
moved-on = The match has moved on in the meantime. Look at it again.
fields-unreadable = The move can't be read: a field is missing, or not what it should be.
no-moves = There is no move in the list.
answered-already = You have answered already. Take that back first.
no-window = Nobody can interrupt now.
nothing-to-undo = There is nothing to undo: { $why }.
nothing-to-redo = There is nothing to redo.

## Agreeing and leaving

no-say = You are out of this match. Only the others can agree on this.
no-such-takeback = There is no such move to take back.
shown-since = Something hidden has been shown since, or dealt. It can't be taken back.
nothing-proposed = Nothing has been proposed.
resigned-already = You have resigned already.
no-person-there = { $seat-number ->
    [plural] No person plays the { $seat }.
   *[other] No person plays { $seat }.
}
only-holder-returns = { $seat-number ->
    [plural] Only the player of the { $seat } can take the seat back.
   *[other] Only the player of { $seat } can take the seat back.
}
not-away = { $seconds ->
    [one] { $seat-number ->
        [plural] The player of the { $seat } is here, or has been away for less than { $seconds } second.
       *[other] The player of { $seat } is here, or has been away for less than { $seconds } second.
    }
   *[other] { $seat-number ->
        [plural] The player of the { $seat } is here, or has been away for less than { $seconds } seconds.
       *[other] The player of { $seat } is here, or has been away for less than { $seconds } seconds.
    }
}
stand-in-by-nobody = In this match nobody may let a bot play for somebody else.
stand-in-by-opener = In this match only who opened it may let a bot play for somebody else.
only-opener-closes = Only who opened this match can close it.
begun-already = The match has begun already.
ending-closed = The match was closed before it began.
ending-by-operator = The operator of the server has closed the match.
ending-expired = Nobody came, and the match was closed.
ending-agreed = The players have agreed to end the match.
ending-resigned = { $seat-number ->
    [plural] The { $seat } have resigned.
   *[other] { $seat } has resigned.
}
ending-resigned-winner = { $seat-number ->
    [plural] { $winner-number ->
        [plural] The { $seat } have resigned: the { $winner } win.
       *[other] The { $seat } have resigned: { $winner } wins.
    }
   *[other] { $winner-number ->
        [plural] { $seat } has resigned: the { $winner } win.
       *[other] { $seat } has resigned: { $winner } wins.
    }
}

## Two tables with the same cards

no-second-table = This match has no second table to compare it with.
lead-told-later = Who was ahead since when is told when the match is over.
compared-later = The tables are compared when both are finished.
ended = The match was ended.
verdict-equal = With the same cards both sides did equally well.
verdict-you-did-better = { $seat-number ->
    [plural] With the cards of the { $seat }, you did better than { $other }.
   *[other] With the cards of { $seat }, you did better than { $other }.
}
verdict-better-than-you = { $seat-number ->
    [plural] With the cards of the { $seat }, { $other } did better than you.
   *[other] With the cards of { $seat }, { $other } did better than you.
}
verdict-better-than = { $seat-number ->
    [plural] With the cards of the { $seat }, { $ahead } did better than { $behind }.
   *[other] With the cards of { $seat }, { $ahead } did better than { $behind }.
}
verdict-by-match = The result of the match decides.
verdict-by-games = The matches ended alike; the games won decide.
verdict-by-points = As many games were won; the points decide.

## Lessons

lesson-changed = This lesson has changed since you began it. Begin it again.
no-lesson = This match is no lesson.
not-in-a-lesson = That is not possible in a lesson; you can go back a step, start over or leave.
