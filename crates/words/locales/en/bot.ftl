## Programs that play: those of users, and those of whoever runs the server.

bot-title = Programs to play against
bot-about = Some people write programs that play. Challenge one here: choose a game, set up the table as you like, and the program takes its seat or declines.
bot-listening = Programs that are online
bot-none = No program is online now.
bot-hosts = Bots of whoever runs this server
# $name: what the bot is called
bot-choice = { $name }: a bot of whoever runs this server
# $name: what the program is called
bot-challenge = challenge { $name }
bot-declined = a challenge was declined
bot-of-host = a bot of whoever runs this server
# $level: from 1 to 5
bot-gave-up = this bot no longer plays; a bot of level { $level } plays on
bot-unfit = This bot does not play this game with so many players, or is not here any more. Choose another one.
bot-not-rated = Programs do not sit down at rated tables.
bot-rated = Programs with an account and bots of whoever runs the server play no rated games and stand on no list of the best: nobody vouches for their strength, and no rating shall depend on a program of one’s own.
