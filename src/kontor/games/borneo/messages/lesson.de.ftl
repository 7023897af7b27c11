# Was der Coach im geführten Spiel sagt: ein Schritt mit Titel, der Zeile vor jeder Entscheidung, den Antworten auf
# andere erlaubte Aktionen und der Zeile danach.

lesson-first-goal = Was gewinnt
    .before = Du handelst mit Gewürzen. Die meisten Punkte gewinnen, und Aufträge bringen sie: fünfzehn für zwei von jedem Gewürz. Den wollen wir. Sieh ihn an.
    .after = Acht Gewürze werden fünfzehn Punkte. Und woher kommen Gewürze?

lesson-first-first_merchant = Der erste Händler
    .before = Gesellschaften gewinnen Häfen, ihre Händler nehmen die Gewürze, Rang 1 zuerst. Keine Gesellschaft gehört jemandem. Nimm Rang 1 bei Rot.
    .reply-other = Auch ein guter Platz. Für unseren Plan fang bei Rot an.
    .after = Rang 1 bei Rot: Wann immer Rot einen Hafen gewinnt, wählst du zuerst.

lesson-first-more_merchants = Zwei weitere
    .before = Noch zwei Händler. Wer neu kommt, steht hinten. Geh zu Blau, direkt hinter Anna: Von dort kannst du sie später angreifen.
    .reply-other = Geht auch. Für unseren Plan wollen wir den Platz hinter Anna bei Blau.
    .before-2 = Und der letzte zu Gelb, als Dritter: ein schlechter Platz, damit du gleich siehst, wie man versetzt.
    .reply-other-2 = Geduld, da stehst du gleich. Erst bitte Gelb.
    .after = Diese drei Händler behältst du bis zum Schluss; ihren Platz können sie wechseln.

lesson-first-move = Auf den leeren Platz
    .before = Du bist dran. Einen Händler darfst du versetzen. Rang 3 bei Gelb ist schwach, Grün ist leer: Geh hin und sei Erster.
    .reply-attack = Ein Kampf kostet Karten. Rang 1 bei Grün ist umsonst: Geh einfach hin.
    .reply-skip-merchant = Darfst du. Aber eine leere Gesellschaft ist ein Geschenk, und jemand nimmt es.
    .reply-transfer-merchant-green = Richtige Gesellschaft, falscher Händler: Versetz den schlechtesten, Rang 3 bei Gelb.
    .reply-other = Dort stündest du wieder hinten. Bei Grün bist du Erster.
    .after = Allein bei Grün: Gewinnt Grün einen Hafen, gehört dort alles dir.

lesson-first-lay = Eine Karte legen
    .before = Jetzt musst du eine Karte legen. Leg den Zimt mit drei roten und einer grünen Flagge nach Sulu: gut für deine ersten Ränge.
    .reply-play-cargo-rg-c1 = Richtige Karte. Leg sie nach Sulu: Dort gewinnen fünf Flaggen, anderswo erst sechs.
    .reply-play-cargo-gb-c1 = Heb die auf: Ihre drei grünen Flaggen können es nächsten Zug entscheiden.
    .reply-other = Erlaubt, hilft aber anderen. Such Flaggen von Rot und Grün, dort bist du Erster.
    .after = Deine Karte gab Sulu drei rote Flaggen und eine grüne; fünf einer Gesellschaft gewinnen. Nach jedem Zug ziehst du zwei Karten.

lesson-first-covered = Verdeckte Flaggen
    .before = Annas Karte in Sulu verdeckt deine untere Reihe. Verdeckte Flaggen zählen nicht mehr: Rot 3, Grün 4. Sieh dir den Hafen an.
    .after = Eine starke Karte fehlt noch. Du hast zwei davon.

lesson-first-monopoly = Ein Hafen für dich allein
    .before = Versetzen ist freiwillig. Deine Händler stehen gut: Lass sie.
    .reply-other = Diese Ränge brauchst du gleich. Lass sie stehen.
    .before-2 = Zwei deiner Karten gewinnen Sulu. Lies bei jeder, wer nehmen dürfte. Dann leg die, die nur dir nützt.
    .reply-play-cargo-ry-n1-1-2 = Rot gewänne auch, aber dann nehmen Ben und Anna zwei der drei Karten. Bei Grün stehst du allein.
    .reply-play-cargo-1-2 = So wird Sulu unter mehreren geteilt. Eine deiner Karten gewinnt es ganz.
    .reply-other-2 = Dort wird nichts verteilt. In Sulu gewinnt eine deiner Karten alles.
    .after = Monopol für Grün: drei Karten, alle deine, und Sulus Joker, weil du die letzte Karte gelegt hast.

lesson-first-defend = Deinen Rang halten
    .before = Anna greift deinen Rang bei Rot mit drei Flaggen an. Ben steht dazwischen: ein Bonus für dich. Antworte mit dem doppelten Muskat.
    .reply-end-defence = Drei gegen eins: Dein Platz wäre weg. Du hast rote Flaggen, nutze sie.
    .reply-other = Das reicht auch. Aber eine Karte der Abwehr darf Gewürz werden: Nimm die doppelte.
    .before-2 = Vier gegen drei: abgewehrt. Gleichstand hätte ihr gereicht. Behalte den doppelten Muskat als Lohn.
    .reply-other-2 = Nicht so bescheiden: zweimal Muskat, geschenkt.
    .after = Zwei Muskat im Lager, und der Platz gehört weiter dir. Jede Karte im Lager bringt am Ende einen Punkt.

lesson-first-wait = Sechs jetzt oder fünfzehn später
    .before = Mit dem Joker, der jedes Gewürz ersetzt, reicht es für sechs Punkte. Mit dem Pfeffer in Ternate werden es fünfzehn. Ein Auftrag pro Zug: Warte.
    .reply-other = Sechs Punkte, und dein Joker ist weg. Ein Zug mehr, und es sind fünfzehn.
    .after = Geduld lohnt sich; aber jeder Auftrag liegt nur wenige Male aus, also nicht ewig.

lesson-first-attack = Angriff
    .before = Deine blaue Karte kann Ternate für Blau gewinnen, aber Anna nähme zuerst. Greif sie mit deinem Händler bei Blau an.
    .reply-other = Den Pfeffer bekommt, wer bei Blau vorn steht. Das sollst du sein.
    .before-2 = Spiel eine Karte mit drei blauen Flaggen. Direkt neben dir hat sie keinen Bonus, und Gleichstand reicht dir.
    .before-3 = Genug. Sie darf mit höchstens so vielen Karten antworten wie du, und du brauchst noch eine zum Legen.
    .reply-other-3 = Spar sie: Drei Flaggen schlägt sie aus der Nähe mit einer Karte nicht.
    .after = Du führst bei Blau. Wer verliert, tauscht den Platz oder stellt sich bei einer anderen Gesellschaft hinten an.

lesson-first-first_pick = Zuerst wählen
    .before = Ternate braucht sechs Flaggen einer Gesellschaft; Blau hat vier. Leg eine Karte mit drei blauen und gewinn es.
    .reply-play-cargo-0 = Vorsicht: Damit hat Gelb sechs, und bei Gelb hast du niemanden.
    .reply-other = Schlag jetzt zu: In Ternate gewinnt Blau, und da bist du vorn.
    .before-2 = Du wählst zuerst: Nimm den doppelten Pfeffer, genau der fehlt dir noch zu den fünfzehn Punkten.
    .reply-other-2 = Schau in dein Lager: Pfeffer fehlt, und dieser zählt doppelt.
    .after = Vier Karten, drei Händler: Nach Ben warst du noch einmal dran. Und Ternates Nelken sind auch deine.

lesson-first-order = Den Auftrag erfüllen
    .before = Zwei von jedem Gewürz: Du hast sie. Erfülle den Auftrag für fünfzehn Punkte.
    .reply-skip-order = Jetzt ist der Moment. Jemand anderes könnte ihn nehmen.
    .reply-other = Weniger Punkte für deine Gewürze? Es reicht für fünfzehn.
    .before-2 = Zahl den Pfeffer mit der doppelten Karte: Sie deckt beide. Wechselgeld gibt es nie, also zahl genau.
    .reply-pay-card-board-sulu-2 = Der Joker passt immer. Heb ihn auf für das, was dir einmal fehlt.
    .reply-other-2 = Dann kostet der zweite Pfeffer noch eine Karte. Die doppelte schafft beide.
    .after = Fünfzehn Punkte! Den Rest habe ich genau bezahlt. Was übrig ist, bleibt in deinem Lager.

lesson-first-shared = Ein geteilter Hafen
    .before = Kutai fasst drei Karten; deine ist die dritte. Leg den Pfeffer: Niemand erreicht fünf, also bekommt jede Gesellschaft mit Flaggen etwas.
    .reply-play-cargo-1 = Lies die Vorschau: Wer nähme dann? Mit dem Pfeffer wählst du zweimal.
    .reply-other = Bleibt Kutai bei zwei Karten, kann Anna es schließen, samt Joker.
    .after = Geteilt: Gelb hatte am meisten, dann Rot und Blau, beide führst du. Zwei Karten, und der Joker.

lesson-first-finish = Wie es endet
    .before = Nach zehn Verteilungen ist Schluss; drei sind vorbei. Du hast fünfzehn Punkte und fünf Karten zu je einem. Spiel weiter!
    .after = Ab hier entscheidest du. Ich melde mich nur vor einem Fehler.
