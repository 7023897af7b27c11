error-reviews-waiting = Du wartest schon auf { $most } Analysen. Warte, bis eine davon fertig ist.
error-review-lost = Die Analyse wurde nicht fertig. Fordere sie noch einmal an; wenn es wieder nicht klappt, sag dem Gastgeber Bescheid.
error-review-impossible = Die heutigen Regeln können diese Partie nicht vom ersten bis zum letzten Zug nachspielen, deshalb gibt es keine Analyse. Schritt für Schritt ansehen kannst du sie trotzdem.
