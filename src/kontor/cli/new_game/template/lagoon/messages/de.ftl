### Alles, was jemand über Lagoon liest. Regeln enthalten nie Sätze.

game-title = Lagoon
game-short = Biete auf Perlen und lege die beste Reihe.
game-about = Ein kleines Versteigerungsspiel: Deine Hand sieht niemand, und Münzen sind knapp.
game-credits = Gemacht mit `kontor new game`. Sag hier, von wem es ist.
guide-1 = Ersteigere Perlen; die beste Reihe gewinnt.

pearl = Perle { $value } (Nr. { $number })
score-row = Perlen in der Reihe
score-coins = Übrige Münzen
score-total = Summe

action-bid = Biete { $coins }
action-pass = Passe
action-lay = Lege { $pearl }

event-lot_turned = Versteigert wird: { $pearl }.
event-bid_made = { $seat } bietet { $coins }.
    .you = Du bietest { $coins }.
event-lot_passed = { $seat } passt.
    .you = Du passt.
event-lot_won = { $seat } ersteigert { $pearl } für { $coins }.
    .you = Du ersteigerst { $pearl } für { $coins }.
event-lot_sunk = Niemand will { $pearl }: Sie versinkt.
event-laid = { $seat } legt { $pearl }.
    .you = Du legst { $pearl }.
event-drawn =
    { $pearl_count ->
        [0] { $seat } zieht eine Perle.
       *[other] { $seat } zieht { $pearl }.
    }
    .you = Du ziehst { $pearl }.

question-auction = Was bietest du für { $lot }?
    .other = { $seat } überlegt ein Gebot für { $lot }.
question-lay = Welche Perle legst du?
    .other = { $seat } wählt eine Perle zum Legen.

refusal-LAG-S1 = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
refusal-LAG-A2 = Du hast nur { $coins } Münzen.
refusal-LAG-A3 = { $high } ist schon geboten.
refusal-LAG-L2 = { $pearl } ist nicht auf deiner Hand.
error-too-little = es braucht mindestens { $pearls } Perlen und eine Münze

rule-LAG-S1 = Es spielen zwei oder drei Personen.
rule-LAG-S2 = Du beginnst mit zwei verdeckten Perlen und zehn Münzen.
rule-LAG-A1 = Die oberste Perle vom Stapel wird versteigert: Alle bieten einmal oder passen.
rule-LAG-A2 = Niemand bietet mehr Münzen, als er hat.
rule-LAG-A3 = Ein Gebot ist höher als das vorige.
rule-LAG-A4 = Wer am meisten bietet, bezahlt und nimmt die Perle in seine Reihe.
rule-LAG-A5 = Eine Perle, die niemand will, versinkt und zählt für niemanden.
rule-LAG-L1 = Wer ersteigert hat, legt eine Perle von der Hand dazu.
rule-LAG-L2 = Legen kannst du nur Perlen von deiner Hand.
rule-LAG-L3 = Danach ziehst du eine Perle, falls es noch eine gibt; sonst sieht sie niemand.
rule-LAG-E1 = Die Partie endet, wenn der Stapel leer ist.
rule-LAG-E2 = Die Perlen deiner Reihe zählen ihren Wert, je zwei Münzen einen Punkt; bei Gleichstand teilt man sich den Sieg.

change-coins = Münzen von { $thing }: { $before } → { $after }
    .you = deine Münzen: { $before } → { $after }

describe-pearl = Zählt ihren Wert für die Reihe, in der sie liegt.
    .kind = Perle
    .name = eine Perle
    .when = Du legst eine, wenn du etwas ersteigert hast.
describe-seat = Jemand mit verdeckten Perlen, einer offenen Reihe und einigen Münzen.
    .kind = Platz
    .when = Alle bieten bei jeder Versteigerung einmal.
describe-pile = Die Perlen, die noch kommen, verdeckt.
    .kind = Stapel
    .name = Stapel
    .when = Seine oberste Perle wird als Nächstes versteigert.
    .now = Perlen im Stapel: { $count }.
