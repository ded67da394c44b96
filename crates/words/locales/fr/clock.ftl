## Pendules des tables.

clock = Pendule
clock-none = aucune
clock-kind-live = Tout le monde est là
clock-kind-days = Une partie sur plusieurs jours
# $base: temps pour la partie · $increment: temps après chaque tour
clock-live = { $base } chacun, et { $increment } par tour
# $turn: temps pour chaque tour · $bank: temps en réserve
clock-by-days = { $turn } par tour, et { $bank } en réserve
clock-weekends = le temps ne court pas le week-end
# $zone: nom d’un fuseau horaire
clock-weekends-off = week-ends libres ({ $zone })
# $time: une durée
clock-bank = + { $time }
clock-left = temps restant :
clock-late = Temps écoulé.
clock-to-bot = Un bot continue
clock-end-game = Arrêter la partie ici
clock-at-end = Personne ne perd par la seule pendule. Quand le temps de quelqu’un est écoulé, l’hôte ou plus de la moitié des autres peuvent confier la place à un bot ; si tous les autres sont d’accord, la partie s’arrête et se compte telle quelle.
clock-ended = Cette partie a été arrêtée : on ne peut plus jouer.
clock-not-late = Ce n’est pas à vous d’en décider : le temps de cette place n’est pas écoulé, ou le vôtre l’est.
clock-invalid = Aucune partie ne se joue avec cette pendule. En direct, il faut de 1 minute à 12 heures ; sur plusieurs jours, de 1 heure à 30 jours par tour.
# $n: un nombre
clock-days = { $n } j
clock-hours = { $n } h
clock-minutes = { $n } min
clock-seconds = { $n } s
