# Was der Coach im geführten Spiel sagt: ein Schritt mit Titel, der Zeile vor jeder Entscheidung, den Antworten auf
# andere erlaubte Aktionen und der Zeile danach.

lesson-first-goal = Was gewinnt
    .before = Du schmuggelst. Nur Karten zählen, und Fracht bezahlt sie. Gleiche Fracht zählt 1, 4, 9, 16: Sammle Gleiches! Tipp die Villa an.
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
    .reply-other-2 = Münzen im Wasser fehlen dir anderswo. Zwei reichen.
    .after = Bist du nächstes Mal allein dort, nimmst du alle drei Plättchen, und die Münzen gehen an die Bank.

lesson-first-second_port = Ein zweites Gebot
    .before = Und das dritte nach Rotterdam, in den größten Hafen: vier Plättchen.
    .reply-other = Probieren wir etwas: Nach Rotterdam wollen alle.
    .before-2 = Wieder zwei Münzen. Vielleicht bietet Anna mehr; das ist nicht schlimm, du wirst sehen.
    .reply-other-2 = Lass Münzen im Safe. Zwei reichen für einen Versuch.
    .after = Alle Schiffe sind draußen. Jetzt zieht Anna, bevor deine etwas tun.

lesson-first-collect = Schiffe handeln
    .before = Dein Zug hat drei Teile: Schiffe handeln, du tauschst, du schickst neu. Zuerst kassier im Casino.
    .reply-other = Jede Reihenfolge ist erlaubt. Münzen zuerst ist eine gute Gewohnheit: Du könntest sie brauchen.
    .after = Zwei Münzen. Das Schiff ist zu Hause und fährt diesen Zug wieder los.

lesson-first-capture = Fracht erwerben
    .before = In New York bist du allein: Erwirb die Fracht. Die Münzen unter deinem Schiff gehen an die Bank.
    .reply-other = Moment. Erst das Gold nach Hause.
    .after = Gold, Gold, Zigarren: wert 4 und 1. Ein drittes Gold wären 9.

lesson-first-outbid = Überboten
    .before = Anna hat in Rotterdam drei gelegt. Erhöhen und warten, oder ihr den Hafen überlassen: Schiff und alle Münzen kommen zurück. Überlass ihn.
    .reply-other = Das bindet Münzen und Schiff noch eine Runde. Gold liegt dort nicht.
    .after = Keine Münze verloren, nur Zeit. In diesem Zug darfst du nicht wieder hin.

lesson-first-no_trade = Noch nichts zu tauschen
    .before = Tauschen: Deine Fracht ist fünf wert, die billigste Karte kostet zehn, und Münzen zählen nicht. Spar weiter.
    .after = Sechs Lagerfelder hat dein Warenlager; behalt das später im Auge.

lesson-first-send_again = Dem Gold nach
    .before = Wo liegt noch Gold? In Panama. Schick ein Schiff.
    .reply-other = Folge dem Gold: Panama.
    .before-2 = Anna hat drei Münzen im Safe. Biete drei, dann kann sie dich kaum überbieten.
    .reply-set-bid-1-2 = Das dritte Gold ist dir fünf wert. Schütz es: drei.
    .reply-other-2 = Zu teuer für ein Gold. Drei reichen.
    .before-3 = Das nächste zum Schwarzmarkt: Dort tauschst du ein Plättchen gegen eines, das du siehst. Gold liegt dort.
    .reply-other-3 = Am Schwarzmarkt kann dich niemand überbieten. Geh hin.
    .before-4 = Und eines ins Casino, für Münzen.
    .reply-other-4 = Die Münzen werden knapp: Casino.
    .after = Ein Plan: Gold aus Panama, Gold vom Markt, Münzen aus dem Casino.

lesson-first-panama = Das dritte Gold
    .before = Anna hat mit vier verschiedenen Plättchen, wert zehn, ein Warenlager gekauft. Jetzt du: Hol Panamas Gold.
    .reply-other = Erst Panama: Dann weißt du, was du tauschst.
    .after = Drei Gold: neun. Noch eines, und es sind sechzehn.

lesson-first-swap = Schwarzmarkt
    .before = Schwarzmarkt: Tausch ein einzelnes Plättchen, oder zieh blind. Gib die Zigarren her.
    .reply-resolve-draw = Glück ist schön, aber Gold liegt offen da. Tausche.
    .reply-other = Nicht jetzt: Gib ein einzelnes Plättchen, nimm Gold.
    .before-2 = Und nimm das Gold.
    .reply-other-2 = Gold! Das vierte ist sieben wert.
    .after = Viermal Gold: sechzehn. Deine Münzen aus dem Casino habe ich geholt.

lesson-first-buy = Villa oder Schiff
    .before = Sechzehn reichen für eine Villa, fünfzehn Punkte, oder ein viertes Schiff, fünf Punkte und acht Runden Arbeit. Früh im Spiel: das Schiff.
    .reply-basket-card-villa = Eine schöne Karte, später. In Runde 3 verdient ein viertes Schiff mehr als zehn Punkte.
    .reply-other = Du kannst dir mehr leisten: Das Frachtschiff kostet fünfzehn.
    .before-2 = Zahl mit dem Gold. Sechzehn für fünfzehn: Der eine zu viel ist weg, Wechselgeld gibt es nicht.
    .reply-other-2 = Behalt das einzelne als Anfang des nächsten Satzes. Gold allein reicht.
    .after = Vier Schiffe! Das neue fährt sofort mit.

lesson-first-outbid_her = Jetzt überbietest du
    .before = Jetzt darfst du einmal: In Rotterdam steht Anna auf zwei. Fahr hin.
    .reply-other = Gleich. Erst nimm Anna Rotterdam weg.
    .before-2 = Mindestens eine Münze mehr als das höchste Gebot: drei.
    .reply-other-2 = Genug ist genug. Behalt Münzen für die anderen.
    .before-3 = Die anderen drei Schiffe schickst du, wohin du magst. Folge deinem nächsten Satz.
    .after = Nun muss Anna erhöhen oder gehen. Gut gemacht.

lesson-first-finish = Wie es endet
    .before = Elf Runden, dies ist die dritte. Im letzten Zug helfen Münzen beim Zahlen; was übrig bleibt, zählt nichts. Los!
    .after = Ich melde mich nur vor einer Falle.
