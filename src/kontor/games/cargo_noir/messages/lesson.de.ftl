# Was der Coach im geführten Spiel sagt: ein Schritt mit Titel, der Zeile vor jeder Entscheidung, den Antworten auf
# andere erlaubte Aktionen und der Zeile danach.

lesson-first-goal = Was gewinnt
    .before = Du schmuggelst. Nur Karten zählen, und Fracht bezahlt sie. Gleiche Fracht zählt 1, 4, 9, 16: Sammle Gleiches! Sieh dir die Villa an.
    .after = Fünfzehn Punkte für fünfzehn in Fracht. Vier gleiche sind sechzehn wert.

lesson-first-casino = Casino
    .before = Schick deine drei Schiffe los; sie handeln erst im nächsten Zug. Das erste ins Casino: Es bringt zwei Münzen.
    .reply-other = Das kommt gleich. Fang mit dem sichersten Ort an: dem Casino.
    .after = Das Casino kostet nichts, und Platz ist immer.

lesson-first-port = Ein Gebot
    .before = In New York liegt Gold, gleich zweimal. Schick das zweite Schiff hin.
    .reply-other = Das kann warten. Zweimal Gold ist der beste Anfang: New York.
    .before-2 = Ein Schiff steht auf Münzen: dein Gebot. Andere müssen mehr legen. Zwei reichen.
    .reply-set-bid-1-2 = Eine Münze lädt Anna ein. Leg zwei.
    .reply-other-2 = Was du hier bietest, fehlt dir anderswo. Zwei reichen.
    .after = Bist du nächstes Mal allein dort, nimmst du alle drei Plättchen, und deine Münzen sind bezahlt.

lesson-first-second_port = Ein zweites Gebot
    .before = Und das dritte nach Rotterdam, in den größten Hafen: vier Plättchen.
    .reply-other = Probieren wir etwas: Nach Rotterdam wollen alle.
    .before-2 = Wieder zwei Münzen. Vielleicht bietet Anna mehr; das ist nicht schlimm, du wirst sehen.
    .reply-other-2 = Lass Münzen im Safe. Zwei reichen für einen Versuch.
    .after = Alle Schiffe waren draußen, und Anna zog, bevor deine etwas taten: In Rotterdam hat sie dich überboten.

lesson-first-collect = Schiffe handeln
    .before = Dein Zug hat drei Teile: Schiffe handeln, du tauschst, du schickst neu. Zuerst kassier im Casino.
    .reply-other = Jede Reihenfolge ist erlaubt. Münzen zuerst ist eine gute Gewohnheit: Du könntest sie brauchen.
    .after = Zwei Münzen. Das Schiff ist zu Hause und fährt diesen Zug wieder los.

lesson-first-capture = Fracht erwerben
    .before = In New York bist du allein: Erwirb die Fracht. Die Münzen unter deinem Schiff sind bezahlt.
    .reply-other = Moment. Erst das Gold nach Hause.
    .after = Gold, Gold, Zigarren: wert 4 und 1. Ein drittes Gold wären 9.

lesson-first-outbid = Überboten
    .before = Anna hat in Rotterdam drei gelegt. Erhöhen und warten, oder ihr den Hafen überlassen: Schiff und alle Münzen kommen zurück. Überlass ihn.
    .reply-other = Das bindet Münzen und Schiff noch eine Runde. Gold liegt dort nicht.
    .after = Keine Münze verloren, nur Zeit. In diesem Zug darfst du nicht wieder hin.

lesson-first-no_trade = Noch nichts zu tauschen
    .before = Tauschen: Deine Fracht ist fünf wert, die billigste Karte kostet zehn, und Münzen zählen nicht. Spar weiter.
    .after = Sechs Plättchen fasst dein Lager. Was darüber ist, musst du tauschen oder abwerfen.

lesson-first-send_again = Dem Gold nach
    .before = Mehr Gold liegt in Panama und auf dem Schwarzmarkt. Schick zuerst ein Schiff nach Panama.
    .reply-other = Folge dem Gold: Panama.
    .before-2 = Biete drei: Anna müsste fast alles legen, was sie hat, um dich zu überbieten.
    .reply-set-bid-1-2 = Das dritte Gold ist dir fünf wert. Schütz es: drei.
    .reply-other-2 = Zu teuer für ein Gold. Drei reichen.
    .before-3 = Das nächste zum Schwarzmarkt: Dort tauschst du ein Plättchen gegen eines, das du siehst. Gold liegt dort.
    .reply-other-3 = Am Schwarzmarkt kann dich niemand überbieten. Geh hin.
    .before-4 = Und eines ins Casino, für Münzen.
    .reply-other-4 = Die Münzen werden knapp: Casino.
    .after = Ein Plan: Gold aus Panama, Gold vom Markt, Münzen aus dem Casino.

lesson-first-panama = Das dritte Gold
    .before = Anna hat mit vier verschiedenen Plättchen ein Warenlager gekauft: Verschiedene zählen 1, 3, 6, 10. Jetzt du: Hol das Gold aus Panama.
    .reply-other = Erst Panama: Dann weißt du, was du tauschst.
    .after = Drei Gold: neun. Noch eines, und es sind sechzehn.

lesson-first-swap = Schwarzmarkt
    .before = Schwarzmarkt: Tausch ein einzelnes Plättchen, oder zieh blind. Gib eines her, das kein Gold ist.
    .reply-resolve-draw = Glück ist schön, aber Gold liegt offen da. Tausche.
    .reply-other = Nicht jetzt: Gib ein einzelnes Plättchen, nimm Gold.
    .before-2 = Und nimm das Gold.
    .reply-other-2 = Nimm das Gold: Vier gleiche sind sechzehn wert.
    .after = Viermal Gold: sechzehn. Deine Münzen aus dem Casino habe ich geholt.

lesson-first-buy = Villa oder Schiff
    .before = Sechzehn reichen für bis zu zwanzig Punkte oder ein viertes Schiff: fünf Punkte und acht Runden Arbeit. Früh im Spiel: das Schiff.
    .reply-basket-card-villa = Eine schöne Karte, später. So früh verdient ein viertes Schiff mehr als zehn Punkte.
    .reply-other = Verlockend. Aber so früh bringt dir ein viertes Schiff mehr: Das Frachtschiff kostet fünfzehn.
    .before-2 = Zahl mit dem Gold: sechzehn für fünfzehn. Der Rest verfällt, Wechselgeld gibt es nicht.
    .reply-other-2 = Behalt das einzelne für deine nächste Sammlung. Gold allein reicht.
    .after = Vier Schiffe! Das neue fährt sofort mit.

lesson-first-outbid_her = Jetzt überbietest du
    .before = Jetzt überbietest du sie: In Rotterdam hat Anna zwei Münzen geboten. Fahr hin.
    .reply-other = Gleich. Erst nimm Anna Rotterdam weg.
    .before-2 = Mindestens eine Münze mehr als das höchste Gebot: drei.
    .reply-other-2 = Mehr als nötig. Behalt Münzen für die anderen Schiffe.
    .before-3 = Die anderen drei Schiffe schickst du, wohin du magst. Überleg dir, welche Fracht du als Nächstes sammelst.
    .after = Gut gemacht. Wer überboten ist, muss erhöhen oder gehen.

lesson-first-finish = Wie es endet
    .before = Elf Runden sind es. Nur in deinem letzten Zug zahlen auch Münzen, je eins; was dann übrig ist, zählt nichts. Los!
    .after = Ab hier entscheidest du. Ich melde mich nur vor einem Fehler.
