# The sentences of the page: the shell around every game.

app-name = Rubicon
theme-label = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
skip-to-main = Skip to the content
home = Lobby
copy = Copy
copied = Copied
close = Close
loading = Loading…
rule = rule { $number }
unknown-page = There is nothing at this address.
to-lobby = Go to the lobby

## net

net-offline = The server cannot be reached. What you see is the last known state; the page keeps trying.
net-broken = The server could not answer ({ $status }). Please try again.
net-unexpected = Something went wrong in the page. Reload it; nothing is lost.
net-connecting = Connecting…
net-waiting = No connection. The page tries again by itself; nothing is lost.
net-gone = This match is not (or no longer) open to you.

## lobby

lobby-title = Strategy games about the end of the Roman Republic
lobby-sentence = Play in the browser, alone against bots, at one table or with friends anywhere; then see where the game turned.
lobby-play-now = Play now
lobby-play-scenario = New here? Play “{ $scenario }”.
lobby-starting = Setting up the board…
lobby-against = Against
lobby-players = Players
lobby-facts = { $players } players · { $least }–{ $most } min
lobby-weight = Weight { NUMBER($weight, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 5
lobby-new-match = New match
lobby-rules = Rules
lobby-games = Games
lobby-mine = My matches
lobby-none-mine = You are in no match yet. “Play now” starts one at once.
lobby-open = Open matches
lobby-none-open = Nobody is waiting for players. Open a new match and leave a seat free.
lobby-watch = Matches to watch
lobby-none-watch = No public match is running.
lobby-join = Join
lobby-go-on = Go on
lobby-look = Open
lobby-watch-it = Watch
lobby-your-turn = Your turn
lobby-to-act = { $seat-number ->
    [plural] The { $seat } are to move
   *[other] { $seat } is to move
  }
lobby-waiting-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
  }
lobby-turn = Turn { $turn }
lobby-you = Your name
lobby-save-name = Save
lobby-name-hint = Others at the table see this name.
lobby-carry = Continue on another device
lobby-carry-hint = Makes a link that works once, within ten minutes. Open it on the other device to go on there under your name.
lobby-carry-ready = { $minutes ->
    [one] Open this on the other device within { $minutes } minute. It works once.
   *[other] Open this on the other device within { $minutes } minutes. It works once.
  }
lobby-keeping = Devices and recovery
lobby-keeping-hint = Shows where you are signed in, and how you come back if this device is lost.
lobby-revoke = Sign out elsewhere
lobby-revoke-hint = Ends your sign-ins on all other devices. Unused links and your recovery code are worthless then.
keeping-devices = Signed in
keeping-this-device = this device
keeping-unknown = Unknown device
keeping-seen = last seen { $when }
keeping-sign-out = Sign out
keeping-sign-out-which = Sign out { $device }
keeping-passkeys = Passkeys
keeping-passkey = Passkey, made { $when }
keeping-remove = Remove
keeping-remove-which = Remove the passkey made { $when }
keeping-add-passkey = Add a passkey
keeping-use-passkey = Sign in with a passkey
keeping-passkey-failed = The browser made no passkey, or did not use one.
keeping-code = Recovery code
keeping-code-none = You have no recovery code. Without a code or a passkey nobody can give you your name back.
keeping-code-since = You have a recovery code, made { $when }.
keeping-new-code = Make a recovery code
keeping-code-shown = Write it down: it is shown only now, and works once
keeping-come-back = Come back
keeping-come-back-hint = If you have matches here under another name, they will no longer be yours.
keeping-code-typed = Your recovery code
keeping-use-code = Use the code
keeping-welcome = Welcome back, { $name }. Your next recovery code:
lobby-open-record = Open a record from disk
lobby-open-record-hint = A text file saved from a match here; you can replay and study it.

## newMatch

new-match-title = New match
new-match-game = Game
new-match-players = Players
new-match-seats = Who sits where
new-match-me = Me
new-match-invite = Someone I invite
new-match-open = Anyone
new-match-bot = Bot: { $title }
new-match-table = Several seats are yours: you play at one table and pass the device around.
new-match-no-me = No seat is yours: you will watch.
new-match-visibility = Who may watch
new-match-public = Public: listed in the lobby, anyone may watch
new-match-private = Private: only those at the table
new-match-readings = Readings of the rules
new-match-readings-hint = Where the printed rules leave a question open. The marked reading is ours.
new-match-numbers = Change numbers
new-match-numbers-hint = Every number of the game within the range its designer may try.
new-match-range = { $least } to { $most }
new-match-usual = our reading
new-match-board = A board of your own
new-match-board-hint = A board file (TOML), if you own the printed game and typed its board in. Empty means our reconstruction.
new-match-board-choose = Choose a file
new-match-board-none = Our board
new-match-board-remove = Use our board
new-match-scenario = Board and start
new-match-board-broken = Your board file cannot be used. Choose another one, or use our board.
new-match-board-checking = Checking the board…
new-match-start = Start the match
new-match-starting = Setting up the board…
new-match-invites-title = Your match is set up
new-match-invites-hint = Send each person their link. The match starts when all seats are taken.
new-match-invite-for = Link for { $seat }
new-match-enter = Go to the table
new-match-changed = { $count ->
    [one] { $count } change
   *[other] { $count } changes
  }

## duplicate

duplicate-tables = Tables
duplicate-single = One table
duplicate-double = Duplicate: the same cards at two tables
duplicate-hint = Luck is the same for both sides: what differs is how the cards are played. Until both tables are finished only their own players see them; then they are compared.
duplicate-together = Both tables at once
duplicate-together-hint = The player in your seat at the other table holds your cards: a bot, to see how you did against it, or a friend. Nobody sits at both tables.
duplicate-exchange = Two people, one table after the other
duplicate-exchange-hint = The second table opens when the first is finished, with the seats exchanged. What you remember of the cards is part of the game.
duplicate-visibility = Who may join
duplicate-public = Public: free seats are listed in the lobby, and anyone may look when both tables are finished
duplicate-private = Private: only those you invite
duplicate-table = Table { $table }
duplicate-seats-at = Who sits at table { $table }
duplicate-seat-at = Link for { $seat } at table { $table }
duplicate-about = Duplicate, table { $table } of 2
duplicate-comparison = The same cards at both tables
duplicate-still = The other table is still playing these cards. When it is finished, both are compared here.
duplicate-opens = The second table is being set up.
duplicate-go-on = Go on to table 2, with seats exchanged
duplicate-won = won
duplicate-lost = lost
duplicate-shared = shared
duplicate-better = better
duplicate-length = Length
duplicate-points = { $first } : { $second }
duplicate-see = See table { $table }
duplicate-other-plays = the other table is still playing

## match

match-board = Board
match-seats = Seats
match-tray = Your move
match-panels = Log, rules and chat
match-words = The position in words
match-you = you
match-bot = bot
match-stand-in = { $bot } stands in
match-resigned = resigned
match-offline = away
match-phase = Phase
match-your-turn = Your turn, { $seat }
match-thinking = { $seat-number ->
    [plural] The { $seat } are thinking…
   *[other] { $seat } is thinking…
  }
match-watching = You are watching.
match-asked-all = { $names } decide at the same time. Their answers are shown together.
match-asked-window = There is a chance to interrupt. All answers are shown together.
match-answered = { $words-count ->
    [0] Your answers are in. Undo takes the last one back.
   *[other] Your answer is in: { $words }. Undo takes it back.
  }
match-answering = Your answer so far: { $words }.
match-waiting-for = Waiting for { $names }.
match-player = { $name } ({ $seat })
match-waiting-window = Waiting until the time is over and all have answered.
match-pass-phase = Pass for the rest of this phase
match-passes-phase = You pass until this phase is over.
match-ask-again = Ask me again in this phase
match-ready = ready
match-out = out
match-filter = Type a move
match-filter-hint = e.g. “{ $words }”; Enter plays it when only one is left
match-typed-as = To type: { $words }
match-several = { $count } moves fit. Go on typing or choose one.
match-unlisted = { $count } more fit. Go on typing.
match-nothing-else = Nothing else can be done now.
match-step-back = Undo takes your last step back.
match-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
match-all = What you can do
match-chosen = Chosen on the board
match-nothing-fits = No move fits what you typed. Enter says why.
match-back = Back
match-pending = Sending “{ $words }”…
match-pending-busy = Your last move is still on its way.
match-overtaken = The match went on meanwhile, so “{ $words }” was not played. This is the position now.
match-away = { $count ->
    [one] { $count } move happened meanwhile; the log has it.
   *[other] { $count } moves happened meanwhile; the log has them.
  }
match-undo = Undo
match-redo = Redo
match-skip = Skip
match-skip-hint = Show the position at once (Escape)
match-warnings = Who can win next turn?
match-no-warnings = Nobody is one step from winning.
match-more-warnings = and { $count } more
match-log = Log
match-rules = Rules
match-chat = Chat
match-window-idle = You have nothing to play here: in a moment this passes by itself.
match-log-empty = Nothing has happened yet.
match-entry = { $seat }: { $words }.
match-entry-hidden = { $seat }.
match-log-turn = Turn { $turn }
match-log-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
match-looking = You are looking at move { $ply }.
match-looking-start = You are looking at the start.
match-back-to-now = Back to now
match-replay = Replay
match-first = To the start
match-previous = One move back
match-next = One move on
match-play = Play
match-pause = Pause
match-now = Now
match-slider = Move
match-of = { $ply } of { $last }
match-seen-from = Seen from
match-viewer = { $you ->
    [yes] { $viewer } (you)
   *[no] { $viewer }
  }
match-viewer-open = All cards open
match-seen-now = Now seen from { $viewer }.
match-seen-now-open = Now with all cards open.
match-share = Copy a link to this position
match-link = Link
match-not-copied = The browser did not let us copy. The link is:
match-download = Download the record
match-menu = Menu
match-speed = Animation
match-speeds-slow = Slow
match-speeds-normal = Normal
match-speeds-fast = Fast
match-speeds-none = Off
match-notify = Tell me when it is my turn
match-notify-denied = The browser does not allow notifications for this page.
match-notify-title = { $title }: your turn
match-resign = Resign as { $seat }
match-resign-sure = Resign as { $seat }? This cannot be taken back.
match-resign-yes = Resign
match-resign-no = Play on
match-close = Close this match
match-propose-end = Propose to end the match
match-ask-takeback = Ask to take my last move back
match-ask-for-takeback = Ask for a take-back

## match.proposal

match-proposal-end = { $by-number ->
    [plural] The { $by } propose to end the match.
   *[other] { $by } proposes to end the match.
  }
match-proposal-takeback = { $by-number ->
    [plural] The { $by } ask to take a move back.
   *[other] { $by } asks to take a move back.
  }
match-proposal-takeback-to = { $by-number ->
    [plural] The { $by } ask to go back to move { $ply }.
   *[other] { $by } asks to go back to move { $ply }.
  }
match-proposal-wait-for = Waiting for { $names }.
match-proposal-yes = Agree
match-proposal-no = Decline
match-let-bot = { $seat-number ->
    [plural] Let a bot play for the { $seat }
   *[other] Let a bot play for { $seat }
  }
match-take-back = { $seat-number ->
    [plural] Play the { $seat } myself again
   *[other] Play { $seat } myself again
  }
match-hand-over = Pass the device to { $seat }
match-hand-over-hint = The board stays hidden until the right person holds it.
match-hand-over-yes = I am { $seat }
match-waiting = Waiting for players
match-waiting-hint = The match starts by itself when every seat is taken.
match-table-link = Link to this table
match-sit = Sit down as { $seat }
match-free = free
match-invited = invited
match-won = { $seat-number ->
    [plural] The { $seat } win
   *[other] { $seat } wins
  }
match-won-together = { $names } win
match-drawn = The match is over
match-ended = The match was ended by agreement.
match-summary = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
match-watch-replay = Watch the replay
match-rematch = Play again
match-new-match = New match
match-chat-empty = Nobody has said anything yet.
match-chat-say = Say something to the table
match-chat-send = Send
match-nobody = Only people at the table can write here.
match-loading = Setting up the board…
match-details = { $changes ->
    [0] { $board }
    [one] { $board }, { $changes } changed option
   *[other] { $board }, { $changes } changed options
  }

## rules

rules-search = Search the rules
rules-none = No paragraph speaks of “{ $text }”.
rules-hits = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
  }
rules-relevant = Matters now
rules-whole = All rules on one page
join-joining = Taking your seat…
join-written = Know this before you sit down
join-anyway = Sit down
join-failed = This invitation does not work

## link

link-title = Use your name on this device
link-hint = This link carries a name and its matches to this device. If you have matches here under another name, they will no longer be yours.
link-yes = Yes, move me here
link-done = Welcome back, { $name }.
link-claiming = Moving you here…

## position

position-title = A shared position
position-play-on = Play on from here against bots
position-copy-line = Copy the position as text

## What the boards of all games share

board-cancel = Cancel
board-closer = Closer
board-farther = Farther
board-whole = Whole map
board-counting-odds = Counting the odds…
board-decides = Decides now
board-more = One more: { $what }
board-fewer = One fewer: { $what }

## The story of a match: what is being shown, scenes, looking back

board-go-on = Go on
match-skip-all = Skip all
match-skip-part-hint = Skip this part
match-part = { $seat }: { $part }
match-part-of = { $seat-number ->
    [plural] The { $seat } move
   *[other] { $seat } moves
  }
match-still-your-turn = It is your turn.
match-log-you = You
match-scenes = Scenes stay
match-scenes-hint = Elections and other great moments, also without animation
match-scenes-click = Until I go on
match-scenes-long = 10 seconds
match-scenes-short = 4 seconds
match-scenes-none = Not at all
match-replay-speed = Speed
match-replay-speed-hint = How fast moves are shown: in a replay, and when the others move
match-replay-slow = ½×
match-replay-normal = 1×
match-replay-fast = 2×
match-replay-none = Still
match-why = Why?
match-why-line = Why? Move { $ply }
match-since = Since your last turn
match-since-show = Show what { $seat } did
match-since-like = And { $count } more like this.
match-since-more = … and { $count } more
match-at-start = This is the start; there is nothing before it.
match-at-now = This is the newest move; nothing has happened after it.
match-no-redo = There is nothing to redo: only what you have taken back can be done again.
match-proposal-open = Another proposal is still open; it has to be answered first.

## Keys, and what happened last

match-recent = What happened last
keys-title = Keyboard shortcuts
keys-step = One move back or forward
keys-ends = To the beginning, and back to now
keys-undo = Undo
keys-type = Type a move
keys-escape = Skip what is being shown, close a panel, take back a choice
keys-board = To the board, and from place to place on it
keys-choose = Choose what is marked
keys-zoom = Closer, farther, the whole map
keys-list = This list

## The ways to win

goals = How to win
goals-all = { $count ->
    [one] Show the way to win
   *[other] Show all { $count } ways to win
  }
goal-you = you { $has }
goal-of = { $seat } { $has }
goal-row = { $seat } { $has }
goal-row-first = { $seat } { $has } ({ $first })
goal-whole = { $goal }: { $rows }. Rule { $rule }.

## The end of a match

end-won = You won
end-lost = You lost: { $who }
end-shared = You share the win: { $who }
end-foreseen = { $seat-number ->
    [plural] The { $seat } were ahead from turn { $turn } of { $turns } to the end.
   *[other] { $seat } was ahead from turn { $turn } of { $turns } to the end.
  }
end-unforeseen = { $seat-number ->
    [plural] The { $seat } were not ahead when the last turn began: it was decided in that turn.
   *[other] { $seat } was not ahead when the last turn began: it was decided in that turn.
  }
end-ahead-means = (Ahead: nearest to a win at the start of a turn.)
end-look = See move { $ply }
end-standings = Where everybody stands
end-result = Result
end-share = Copy the link
end-duplicate-again = Duplicate again

## Inviting, and who the bots are

reach-network = Others in your network can open this link. From elsewhere it works only if your router lets them in.
reach-alone = This link works only on this machine. For others in your network, stop the server and start it again with “{ $command }”.
reach-then = They then find it at { $address }.
new-match-bots = Who are the bots?
bot-measured = Won { $percent } % of { $games } games against { $other }.
bot-measured-several = Won { $percent } % of { $games } games alone against { $other } in all other seats ({ $even } % would be even).

## Sound

match-sound = Sound
match-sound-off = Off
match-sound-at = { $volume } %

## Lessons

lobby-learn = Learn
lesson-title = Learn { $game }
lesson-sentence = Short lessons in which you make the moves yourself. What is not asked for is explained and not made; you can go back at any time.
lesson-none = There are no lessons for this game yet.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
lesson-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
lesson-begin = Begin
lesson-once-more = Once more
lesson-done = Done
lesson-number = Lesson { $number }
lesson-region = Lesson
lesson-step = Step { $number } of { $count }
lesson-finished = Lesson done
# Spoken: where the learner is, and what is asked.
lesson-spoken = Step { $number } of { $count }. { $says }
lesson-not-this = Not this one.
lesson-show = Show me
lesson-for-example = For example: { $move }.
lesson-back = Back a step
lesson-again = Start over
lesson-leave = All lessons
lesson-next = Next: { $title }
lesson-play-on = You can play on here.
# In the place of a player's name.
lesson-plays = the lesson

## Tips for a first match

coach-region = Tip
coach-got-it = Got it
coach-no-more = No more tips
coach-switch = Tips for a first match
coach-offer = What is tinted can be chosen: touch or click it on the board, or choose from the list below.
coach-odds = Look before you attack: a target that you point at or choose shows its exact odds. Nothing happens until you confirm, so compare other numbers first.
coach-undo = You can take that back: with Undo, or with the key U. It works until chance or somebody else has answered.
coach-rules = The number in brackets is a paragraph of the rulebook. Choose it to read why, or open the tab with the rules.
coach-end = When you have done all that you want here, go on with this button. Until then nobody else moves.
coach-watch = The others move now, and each move is shown. Skip goes to the end; a line of the log shows its move again.
