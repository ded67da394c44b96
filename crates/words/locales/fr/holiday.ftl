## Congés aux tables par jours.

# $n: jours
holiday-each = { $n ->
    [one] { $n } jour de congé chacun
   *[other] { $n } jours de congé chacun
}
holiday-choose = congés pour chacun :
# $n: jours
holiday-left = { $n ->
    [0] Plus de congés
    [one] Congés : il reste { $n } jour
   *[other] Congés : il reste { $n } jours
}
holiday-about = Pendant vos congés, votre temps ne s’écoule pas. Les jours commencent tout de suite, et tout le monde voit que vous êtes absent. Vous pouvez jouer quand même. Qui revient plus tôt garde les jours qui n’ont pas commencé.
holiday-days = Combien de jours
holiday-take = Prendre des congés
holiday-end = Mettre fin aux congés
holiday-on = en congé encore
holiday-none = Vous n’avez pas autant de congés ici, ou votre temps est écoulé.
holiday-not-away = Vous n’êtes pas en congé ici.
