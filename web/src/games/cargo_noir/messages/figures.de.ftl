## Cargo Noir auf einer Seite

figure-wins = Was gewinnt
    .is = Am Ende zählen nur die Punkte auf deinen Siegkarten; bezahlt werden sie mit Fracht.
figure-sets = Gleich oder verschieden
    .is = Plättchen einer Sorte sind zusammen 1, 4, 9, 16, 25 wert, lauter verschiedene 1, 3, 6, 10, 15.
figure-turn = Ein Zug
    .is = Erst handeln deine Schiffe, dann darfst du Fracht gegen Karten tauschen, und zuletzt schickst du alle Schiffe wieder los.
figure-bid = Das Gebot
    .is = Allein im Hafen, wenn du wieder dran bist, gewinnst du alle Fracht; überboten erhöhst du oder nimmst Schiff und Münzen zurück.
figure-macao = Casino und Schwarzmarkt
    .is = Jedes Schiff im Casino bringt 2 Münzen; eins am Schwarzmarkt tauscht ein Plättchen oder zieht eins blind.
figure-slots = Sechs Lagerfelder
    .is = Solange deine Schiffe handeln und du tauschst, darfst du mehr haben; was danach nicht passt, ist verloren.
figure-helpers = Drei Helfer
    .is = Ein Frachtschiff ist ein Schiff mehr, ein Warenlager 2 Lagerfelder mehr, ein Syndikat 2 Münzen, wenn du einen Hafen überlässt.
figure-last = Die letzte Runde
    .is = Erst jetzt helfen die Münzen aus deinem Safe beim Zahlen, je 1; danach sind Plättchen und Münzen nichts mehr wert.
