## The table page.

# Who acts and what is asked. After page-status-you comes what is asked, in small letters: “keep two of your four wealth tiles”.
page-status-you = Your turn:
# $n: how many seats are open
page-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
page-waiting-sample = The game is dealt when every seat is taken. The board behind this is only a sample.
page-board-as-it-begins = You see the board as it will begin.
# $n: how many seats the table has
page-number-of-players = { $n } { $n ->
    [one] player
   *[other] players
}
page-seat-free = free
# $names: the winners; $n: how many
page-status-over = { $n ->
    [0] The game is over; nobody has won.
    [one] The game is over: { $names } has won.
   *[other] The game is over: { $names } have won.
}
# $step: moves played at the moment on show; $steps: moves played in all
page-moment = Move { $step } of { $steps }.

## Buttons of a decision.

page-undo = Undo
page-undo-tip = Take back the last step, up to what was revealed
page-restart = Restart turn
page-restart-tip = Take back all steps of this turn, up to what was revealed
page-unpick = Choose anew
page-confirm = Play this
page-do-it = Do it
page-cancel = Cancel
page-typed = Type a move
page-preview = What it would cost and bring

## Parts of the page.

page-board = Board
page-players = Players
page-areas = What lies before a player
page-hand = What you hold
page-panels = Panels
page-actions = What you can do
page-choices = Choose
page-free-actions = At any time
page-since = Since your last turn
# A button “+3” beside what fits into a line.
page-since-more = More of it in the log
page-again = Show again
page-revealed = Revealed
page-seen = Seen
page-log = Log
page-chat = Chat
page-more = Table and settings
page-described = The board as text
page-close = Close
page-skip = Skip
page-rules = The rules, numbered
page-options = Options of this game
page-record = The record of this game
page-tab-more = Table

## Chat.

page-chat-write = Write to the table
page-chat-send = Send

## Looking at earlier moments.

page-replay = Earlier moments
page-slider = Moves played
page-step-back = One move back
page-step-on = One move on
page-play = Let the game play itself, or stop
page-moment-link = Link to this moment
page-back-to-now = Back to now

## Who sits where.

page-seats = Who sits where
page-open-seat = open
page-left-seat = left; the host can open it again
page-open-again = Let somebody else sit here
# $minutes: how long somebody must be away before the host may give the seat to a bot
page-away = { $minutes ->
    [0] Friends among themselves: the host may let a bot play for whoever is away, at once.
    [one] Whoever has been away for a minute can be stood in for by a bot, if the host wants it.
   *[other] Whoever has been away for { $minutes } minutes can be stood in for by a bot, if the host wants it.
}
page-exhibition = Exhibition: the seed of this game was chosen, so whoever set up the table may know everything that is hidden.
page-take-seat = Sit down here
page-here = here now
# $level: from 1 to 5
page-bot = bot, level { $level }
# $level: from 1 to 5; a bot plays until the person comes back
page-substitute = bot, level { $level }, for a person who is away
# Beside the name of a bot that was given up after several tries
page-bot-stuck = stuck: it could not decide, and the game waits. Please tell whoever runs the server.
page-look-as = Look as
page-own-seats = Your seats and links
page-seat-links-tip = Whoever has the link of a seat can sit down there: send it to a friend, or open it on another device. Once somebody sits there, the links from before are worth nothing.
page-seat-link = Link
page-own-link = Link for your other device
page-copy = Copy
page-name-here = Name at this table
page-rename = Rename
page-bot-level = Level of the bot
page-give-to-bot = Give it to a bot
page-bot-for-me = Let a bot play for me
page-come-back = Play myself again
page-leave = Leave
page-leave-asks = The game has begun: you cannot come back by yourself. Only the host can open the seat again, for you or for somebody else.
page-leave-asks-waiting = The seat becomes open for others.
page-leave-yes = Leave the table
page-bot-for-me-asks = The bot plays your moves until you play yourself again. What it has played is not taken back.
page-bot-for-me-yes = Yes, let it play

## The curtain of a shared device.

page-curtain = Pass the device on
# $name: who is next
page-pass-to = Pass the device to { $name }.
# $name: who is next
page-i-am = I am { $name }
page-stay = Stay here

## The result.

page-score = Score
page-score-picture = Score over time
page-source = Source
page-total = Total
page-won = won
page-back-to-table = Back to the table
# $n: number of moves
page-moves = { $n } { $n ->
    [one] move
   *[other] moves
}

## The seed.

page-seed-heading = Chance
page-seed-about = All chance of this game comes from one secret seed. Its promise is shown from the start, so that nobody can change the seed later.
page-seed-shared = Nobody can know or choose the chance of this game: it is made of a part of the server, promised before anybody sat down, and of a part of everybody who sits down.
page-server-promise = Promise of the server’s part:
# $seat: number of the seat, from 1; after it comes what that person added
page-part-own = Seat { $seat }, from the person:
# $seat: number of the seat, from 1; the person sent none, so the server made it
page-part-made = Seat { $seat }, made by the server:
page-commitment = Promise:
page-seed = Seed:
page-seed-check = Check it in this browser
page-seed-alone = To check it on your own, play the record again with:
page-seed-none = This game began from a given position and has no promise of a seed.

## Settings and keys.

page-settings = Settings
page-speed = What others do is shown
page-speed-off = at once
page-speed-fast = fast
page-speed-normal = step by step
page-speed-slow = slowly
page-keys = Keys
page-key-tab = to what can be chosen, and to the buttons
page-key-arrows = from spot to spot on the board
page-key-enter = chooses
page-key-escape = takes back what is chosen, closes, skips
page-key-undo = undo
page-key-restart = restart the turn
page-key-confirm = confirm what is chosen
page-key-end = end the turn or the step
page-key-type = type a move
page-key-status = what is asked
page-key-chat = write to the table
page-key-step = one move back or on
page-key-panel = from panel to panel
page-key-log = log and chat

## Sentences that the page says by itself.

page-say-stale = The table has moved on since; here is how it stands now.
page-say-unsent = The table could not be reached. Nothing was played; try again.
page-say-refused = That was not possible.
page-say-live = connected
page-say-lost = connection lost; trying again
page-say-offline = no network
page-say-seed-right = The promise was kept: the seed gives the same value.
page-say-seed-own = The promises were kept: the seed gives the same values, and what this browser added is in it.
page-say-seed-wrong = The promise was not kept: the seed gives another value.

## Inviting, and the end.

page-watch = Watch
page-invites = { $name } invites you to { $game }
page-invite-link = Send this link to those who shall play with you
page-sources = Where the points came from
page-rematch = Again, same seats
page-end-mine = { $rest ->
    [0] You have won with { $points }
   *[other] You have won, { $points } to { $others }
}
page-end = { $n ->
    [0] Nobody has won
    [one] { $names } has won, { $points } to { $others }
   *[other] { $names } have won with { $points } each
}
page-legend = What the symbols mean
page-say-designed = We designed this value ourselves; “About Khipu” says how to correct it.
