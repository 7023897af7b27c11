## Der Tisch

title = Kontor
title-table = Kontor: am Tisch
title-your-turn = ● Du bist dran · Kontor
your-turn = Du bist dran
turn-of =
    { $names } { $count ->
        [one] ist dran
       *[other] sind dran
    }
not-your-turn = Du bist gerade nicht dran. { $question }
watching = Du schaust zu
watching-only = Du schaust nur zu: Hier handeln die, die am Tisch sitzen.
match-over = Die Partie ist vorbei.
announce-turn = Du bist dran. { $question }
connection-connecting = Verbinde …
connection-lost = Verbindung verloren. Verbinde neu …
menu = Menü
table-in-words = Der Tisch in Worten
others = Mitspieler
own = Deine Sachen
parts-of-table = Teile des Tisches
part-board = Tisch
part-own = Deins
part-others = Andere
beside-table = Verlauf, Regeln, Chat, Notizen und Anweisungen
setting-act-at-once = Sofort handeln
setting-plain = Schlichte Darstellung
theme-to-dark = Dunkles Aussehen
theme-to-light = Helles Aussehen
other-language = English
let-bot-go-on = Den Tisch verlassen …
keep-playing = Weiterspielen
close = Schließen

## Die Entscheidungsleiste

decision = Deine Entscheidung
do-it = Ausführen
take-back = Abwählen
undo = Letzte Entscheidung rückgängig machen
list = Alle Aktionen als Liste
list-of-actions = Alle Aktionen
hint = Was täte ein Bot?
hint-none = Der Bot hat hier keinen Rat.
win-share = { $percent } % Siegchance
no-undo = endgültig
no-undo-after = Das lässt sich nicht rückgängig machen.
also = Außerdem wählbar
amount = Betrag
amount-less = Eins weniger
amount-more = Eins mehr
why-not = Warum nicht?
rule-named = Regel { $rule }
rule-in-reference = In den Regeln nachschlagen

## Neben dem Tisch

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-opening = Die Partie beginnt
log-earlier = Frühere Einträge
log-undone = { $name } nimmt die letzte Entscheidung zurück.
log-chair = { $name } spielt auf diesem Platz weiter.
rules = Regeln
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-unheard =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
notes = Notizen
notes-private = Diese Notiz siehst nur du.
notes-loading = Wird geladen …
notes-writing = Noch nicht gesichert …
notes-kept = Gesichert.
