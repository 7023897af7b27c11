## Fehler bei Uhren, Verwalter und Ersatzleuten

error-caretaker-plays = Auf deinem Platz spielt der Verwalter: Nimm ihn zuerst zurück.
error-caretaker-idle = Auf diesem Platz spielt kein Verwalter: Sieh dir den Tisch noch einmal an.
error-time-left = Auf dieser Uhr ist noch Zeit: Sieh dir den Tisch noch einmal an.
error-paused = Die Uhren stehen schon: Sag, wann du weiterspielen willst.
error-seated-already = Du hast an diesem Tisch schon einen Platz: Spiel dort.
error-seat-not-free = Diesen Platz kann noch niemand übernehmen: Warte, bis alle zustimmen, die mitspielen.
