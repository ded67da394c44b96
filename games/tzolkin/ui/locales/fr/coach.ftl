## Ce qu’on dit à qui débute, pendant la partie.

tzolkin-coach-food = { $days ->
    [0] Jour de nourriture aujourd’hui
    [one] Jour de nourriture dans 1 jour
   *[other] Jour de nourriture dans { $days } jours
} : il faut { $need } maïs, vous en avez { $have }.
tzolkin-coach-wealth = Gardez deux tuiles et prenez ce qu’elles montrent. Le maïs paie le placement des ouvriers et les nourrit : avec peu de maïs, le départ est lent.
tzolkin-coach-place = Vous devez placer des ouvriers : aucun des vôtres n’est sur une roue.
tzolkin-coach-pick = Vous devez récupérer des ouvriers : aucun des vôtres n’est libre.
tzolkin-coach-either = Placez des ouvriers (libres : { $free }) ou récupérez-en (sur les roues : { $riding }), jamais les deux.
tzolkin-coach-hungry = Ouvriers affamés : { $n } ; chacun coûte { $points } points.
tzolkin-coach-pushed = Votre ouvrier a été poussé hors de { $gear } sans action : récupérez-les avant la dernière case.
