## The pages around the tables: the lobby, a new table, the rules.

lobby-motto = Board games of the Andes and Mesoamerica, with friends far away, alone, or against a bot.
lobby-play = Play
lobby-rules = Rules
lobby-bots = Against a bot
lobby-friends = With friends
lobby-more = All options
# $min and $max: numbers of players
lobby-players = { $min ->
    [1] 1 to { $max } players
   *[other] { $min } to { $max } players
}

lobby-your-name = Your name
lobby-save-name = Keep
lobby-name-tip = The others at the table see it. No account, no password: this browser remembers you.
lobby-own = Your tables
lobby-own-none = You sit at no table yet.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players now.
lobby-finished = Finished games
lobby-look = Look on
lobby-continue = Go on
lobby-replay = Replay
lobby-your-turn = your turn
# $names: those whose turn it is
lobby-turn-of = turn of { $names }
lobby-waiting = waiting for players
# $names: the winners
lobby-won = won by { $names }
lobby-lost = lost
# $n: number of moves
lobby-moves = { $n } { $n ->
    [one] move
   *[other] moves
}
lobby-upload = A record of your own
lobby-upload-tip = A game saved by Khipu, from here or from the command line: look at it move by move.
lobby-upload-go = Open
lobby-unaffiliated = Khipu is made by players and has no connection with the designers or publishers of these games. If you like a game, buy it.
lobby-theme = Light or dark
lobby-theme-auto = as the device
lobby-theme-light = light
lobby-theme-dark = dark
lobby-api = For programs

new-title = New table
new-seats = Who sits where
# $n: number of the seat, from 1
new-seat = Seat { $n }
new-me = you
new-open = a person with the link
new-here = a person at this device
new-nobody = nobody
new-bot-1 = bot, level 1: the first game
new-bot-2 = bot, level 2: knows the rules
new-bot-3 = bot, level 3: plays with a plan
new-bot-4 = bot, level 4: looks ahead
new-bot-5 = bot, level 5: the strongest
new-here-name = Name
new-options = Rules and options
new-options-tip = What is left alone is as the edition has it.
new-solo-options = Easier or harder, when playing alone
new-listed = Show this table in the lobby, so that anybody can join or look on
new-seed = Seed
new-seed-tip = Leave it empty for chance. The same seed deals the same game.
new-exhibition = Exhibition: others may sit down although the seed is chosen here; everybody who joins is told
new-away = A bot may play for somebody who is away
# $n: minutes
new-away-minutes = { $n ->
    [0] at once; only at tables that are not shown in the lobby
    [one] after { $n } minute
   *[other] after { $n } minutes
}
new-start = Open the table
new-own-value = A choice of your own

seat-sit = Sit here
# $n: moves played
seat-goes-on = { $n ->
    [0] The game is about to begin.
    [one] The game goes on: { $n } move was played.
   *[other] The game goes on: { $n } moves were played.
}
seat-waits = The game begins when every seat is taken.
seat-this = this seat
# $name: what the seat is called
seat-free = { $name } is offered to you.
# $name: who holds the seat
seat-held = { $name } holds this seat. Whoever presses the button sees and plays it too: do so only on a device of your own.
seat-hold = Play on this device too
seat-look = Only look on

## Where decks are built, for games that have them.

deck-title = Deck builder
deck-build = Build a deck for this seat

rules-title = The rules, numbered
lobby-page-before = Earlier tables
lobby-page-next = More tables
lobby-log-out = Log out everywhere
lobby-log-out-tip = All your other devices and programs are forgotten; this browser stays.
lobby-new = New game
lobby-score = Score
lobby-about = About Khipu
lobby-wait-for-you = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
about-designed = What the rulebooks do not say, or what we could not read, we have designed ourselves; such values are marked with ✎ wherever they are shown. If you know better, tell us: each value stands with its source in the component files, and docs/components.md says how to correct it.
