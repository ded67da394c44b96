## Programy, które grają: użytkowników i tego, kto prowadzi serwer.

bot-title = Programy do gry
bot-about = Niektórzy piszą programy, które grają. Tu możesz rzucić im wyzwanie: wybierz grę, przygotuj stół po swojemu, a program zajmie miejsce albo odmówi.
bot-listening = Programy online
bot-none = Żaden program nie jest teraz online.
bot-hosts = Boty prowadzącego ten serwer
# $name: nazwa bota
bot-choice = { $name }: bot prowadzącego serwer
# $name: nazwa programu
bot-challenge = wyzwij: { $name }
bot-declined = wyzwanie odrzucono
bot-of-host = bot prowadzącego serwer
# $level: od 1 do 5
bot-gave-up = ten bot już nie gra; dalej gra bot poziomu { $level }
bot-unfit = Ten bot nie gra w tę grę przy tylu graczach albo już go tu nie ma. Wybierz innego.
bot-not-rated = Programy nie siadają do gier rankingowych.
bot-rated = Programy z własnym kontem i boty prowadzącego serwer nie grają w grach rankingowych i nie ma ich na listach najlepszych: nikt nie ręczy za ich siłę, a niczyj ranking nie może zależeć od własnego programu.
