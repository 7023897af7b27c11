game-title = Perlen
game-about = Ein Spielzeug, an dem sich der Prüfsatz beweist.
game-credits = Von niemandem entworfen.
score-row = Perlen in der Reihe
score-total = Summe
action-bid = Biete { $coins }
action-pass = Passe
action-lay = Lege { $pearl }
event-lot_turned = { $pearl } ist das Los.
event-bid_made = { $seat } bietet { $coins }.
event-laid = { $seat } legt { $pearl }.
event-drawn =
    { $pearl_count ->
        [0] { $seat } zieht eine Perle.
       *[other] { $seat } zieht { $pearl }.
    }
question-auction = Was bietest du für { $lot }?
question-lay = Welche Perle legst du?
refusal-TOY-A2 = Du hast { $coins } Münzen.
refusal-TOY-A3 = { $high } ist schon geboten.
refusal-TOY-L2 = { $pearl } ist nicht auf deiner Hand.
refusal-TOY-O1 = { $option } gilt nicht zu { $seats }.
refusal-TOY-S1 = Von { $least } bis { $most } Spielern, nicht { $seats }.
change-coins = Münzen von { $thing }: { $before } → { $after }
option-open_purse = Hat keine Wirkung.
rule-TOY-S1 = Zwei oder drei Spieler.
rule-TOY-O1 = Eine Option ohne Wirkung.
rule-TOY-A1 = Jeder bietet einmal.
rule-TOY-A2 = Niemand bietet mehr als er hat.
rule-TOY-A3 = Ein Gebot ist höher als das vorige.
rule-TOY-L1 = Der Sieger legt eine Perle.
rule-TOY-L2 = Aus der eigenen Hand.
rule-TOY-E1 = Der Stapel beendet das Spiel.
pearl = Perle { $number }
instruction-bid_up_to = Biete bis { $limit }, alles auf einmal: { $greedy }.
    .title = Bis zu einem Limit bieten
    .limit = Limit
    .greedy = Alles auf einmal
    .over = Das nächste Los ist aufgedeckt.
instruction-lay_first = Lege { $pearls }, oder noch { $instead_count }.
    .title = Nach Vorliebe legen
    .pearls = Perlen
    .instead = Oder sonst
    .over = Die Partie ist vorbei.
