## Co słyszy nowy gracz w trakcie gry.

settlers-coach-last = To ostatnia runda: niewykorzystane dobra nic nie są warte, punktują lokacje.
settlers-coach-pick = Weź kartę na rękę: zwykłą można zbudować, płacąc jej koszt, albo splądrować za dobra, które pokazuje.
settlers-coach-workers = Robotnicy: { $n }; każdych { $trade } możesz wymienić na surowiec albo kartę.
settlers-coach-turn = Wykonaj jedną akcję albo spasuj; kto spasuje, nie gra już w tej rundzie.
settlers-coach-cleaned = Przepadło na koniec rundy, bo nic tego nie przechowuje: { $goods }.
settlers-coach-razed = Splądrowano twoją lokację; z żetonem obrony kosztuje to o jeden żeton plądrowania więcej.
