## What the server itself says: names of seats, refusals, errors.

# $seat: number of the seat, from 1
server-bot = Bot { $seat }
# $seat: number of the seat, from 1
server-open-seat = Seat { $seat }

server-stale = The table has moved on; look at it again.
server-not-yours = This seat is not yours.
server-seat-taken = Somebody sits there already.
server-seat-left = Somebody left this seat in the middle of the game: only the host can open it again.
server-waiting = The game has not begun yet: it is dealt when every seat is taken.
server-link-old = This link is no longer good: somebody has sat down there or left since it was made. Ask the host for a new one.
server-not-taken = Nobody sits here yet: take the seat first.
server-devices = This seat is already held from eight devices.
# $minutes: how long somebody must be away
server-not-yet = { $minutes ->
    [one] A bot may play for somebody only when they have been away for a minute.
   *[other] A bot may play for somebody only when they have been away for { $minutes } minutes.
}
server-part-invalid = A part of the seed has 1 to 64 letters, digits or hyphens.
server-own-seed = Where others sit down, nobody chooses the seed alone. Leave it empty, or make this table an exhibition: then everybody who joins is told.
server-away-invalid = The time for those who are away is 0 to 60 minutes; at a table that everybody sees at least 1.
server-no-table = There is no such table.
server-no-page = There is no such page.
server-no-move = There is no such move in the list.
server-no-moment = The game has no such moment.
# $game: the name that was given
server-no-game = There is no game “{ $game }” here.
server-undo-not-yours = The last move is not yours to take back.
server-name-invalid = A name has 1 to 32 visible characters.
server-chat-invalid = A message has 1 to 500 characters.
server-broken = Something went wrong here; the table is read anew. Please try again.
server-unreadable = This table cannot be read: what was written down of it is damaged. No other table is affected; the log of the server has the details.
server-store = This could not be written down, so it has not happened. Please try again.
server-forbidden = This came from another page, or the page is too old; load it again.
server-too-often = That was too often; wait a moment.
server-bad-request = This request cannot be understood.
server-link-invalid = This link does not open a seat.
server-preview-reveals = Something will be turned up; nobody knows yet what.
server-possible = This is possible.
server-no-wish = Nothing can be done with this now.
server-not-over = The score is reckoned when the game is over.
server-guest = Guest
server-name-of-player = That is the name of somebody who plays at this table; choose another one to speak here.
server-too-many-tables = You have too many tables that go on; finish some first.
server-disk-full = The disk of the server is full, so this has not happened. Please tell whoever runs it.
server-read-only = The server cannot write to its disk, so this has not happened. Please tell whoever runs it.
server-disk-error = The disk of the server reports an error, so this has not happened. Please tell whoever runs it.
server-unknown-token = This token is not known here, or it has expired.
server-full = The server has no room for more guests.
server-level = A bot has a level from 1 to 5.
