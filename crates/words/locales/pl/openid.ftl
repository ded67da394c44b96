## Logowanie przez usługę wybraną przez gospodarza.

openid-sign-in = Zaloguj się przez usługę { $name }
openid-link = Połącz z usługą { $name }
openid-title = Logowanie przez inną usługę
openid-tip = Usługa przekazuje temu serwerowi Twój identyfikator i Twoją nazwę w niej. Przechowywany jest tylko identyfikator.
openid-first = { $name } Cię zna, a tu jesteś pierwszy raz. Wybierz nazwę, której nie ma tu nikt inny.
openid-away = Usługa logowania nie odpowiada. Spróbuj później albo zaloguj się inaczej.
openid-refused = Usługa logowania Cię nie wpuściła. Spróbuj jeszcze raz.
openid-old = To logowanie jest już zużyte, zbyt stare albo rozpoczęte w innej przeglądarce. Zacznij od nowa.
openid-taken = Z tym kontem jest już tu ktoś połączony. Zaloguj się przez nie albo najpierw usuń tam połączenie.
