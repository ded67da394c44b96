## At the table, around the play.

sitting-again = Play again with the same people
sitting-again-short = Again
# $link: the way to the next table
sitting-again-line = Let’s play again: { $link }
sitting-confirm = Ask before a move is made
sitting-notes = Notes (nobody else sees them)
sitting-notes-keep = Keep the notes
sitting-notes-long = These notes are too long.
sitting-invite = Invite
user-name-of = Name of a user
sitting-invited = You are invited
# $game: name of the game
sitting-decline = Decline { $game }
sitting-too-many = As many people are invited to this table as can be.
sitting-sits-already = They sit at this table already.
sitting-not-over = The game is not over yet.
sitting-apart = Players read what spectators write when the game is over.
sitting-mute = Mute
sitting-watching = Looking on
# $n: how many
sitting-guests = { $n ->
    [one] one guest
   *[other] { $n } guests
}

## Taking back with the others’ consent, and passwords.

back-ask = Ask the others to take back my last move
# $name: who asks · $n: number of a move
back-asked = { $name } asks to take back everything from move { $n } on. What was shown stays known.
back-agree = Agree
back-refuse = Refuse
back-not-here = This cannot be taken back: the game is rated, waits or is over, you have not moved yet, or nobody has asked.
lock-title = Password
lock-tip = Whoever finds the table in the lobby sits down with it; invitations and links need none:
lock-locked = Strangers need a password to sit down here.
lock-wrong = This is not the password of this table.
