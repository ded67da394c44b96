## Podpowiedzi podczas gry.

hint-ask = Podpowiedź
hint-nudge = Spójrz na to, co się świeci.
# $place: what can be chosen there
hint-nudge-at = Spójrz tutaj: { $place }
hint-show = Pokaż całą turę
hint-explain = Dlaczego?
hint-turn = Najlepsza znaleziona tura:
# $points, $error: how much better than the next best
hint-ahead = Lepsza od drugiej najlepszej tury o { $points } ± { $error } pkt:
hint-follows = głównie dzięki temu, co może nastąpić
hint-not-here = Przy tym stole nie ma podpowiedzi.
hint-not-now = Podpowiedzi są na własną turę.
hint-allow = Wszyscy przy stole mogą prosić o podpowiedzi
hint-allowed = Przy tym stole wszyscy mogą prosić o podpowiedzi.
