## Eine Partie

title = Kontor
title-table = { $game } · Kontor
title-your-turn = ● Du bist am Zug · { $game } · Kontor
your-turn = Du entscheidest
turn-of =
    { $names } { $count ->
        [one] entscheidet
       *[other] entscheiden
    }
turn-of-away =
    { $names } { $count ->
        [one] muss entscheiden, ist aber
       *[other] müssen entscheiden, sind aber
    } nicht da
not-your-turn = Du musst gerade nichts entscheiden. { $question }
watching = Du schaust zu
watching-late = Du siehst diesen Tisch { $time } später, weil die Partie gewertet wird.
watching-only = Du schaust zu: Hier können nur die Mitspieler handeln.
match-over = Die Partie ist zu Ende.
announce-turn = Du entscheidest. { $question }
connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Neuer Versuch …
menu = Menü
table-in-words = Der Spielplan in Worten
board-failed = Die Zeichnung, die zu diesem Spiel gehört, funktioniert nicht. Du kannst hier weiterspielen: Das ist das Spielbrett in Worten.
others = Mitspieler
own = Deine Sachen
parts-of-table = Teile der Seite
part-board = Plan
part-own = Deine
part-others = Andere
side-panel = Verlauf, Regeln, Chat, Notizen und Anweisungen
setting-act-at-once = Sofort ausführen, ohne Nachfrage
setting-plain = Einfache Darstellung: Listen statt Spielplan
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
undo = Letzten Zug rückgängig machen
list = Alle Aktionen als Liste
list-of-actions = Alle Aktionen
hint = Was würde ein Bot tun?
hint-none = Der Bot hat hier keinen Tipp.
no-undo = endgültig
bar-read-all = Alles lesen
bar-more-answers = { $count ->
    [one] Noch eine Antwort: alle zeigen
   *[other] Noch { $count } Antworten: alle zeigen
  }
no-undo-after = Das kannst du nicht rückgängig machen.
also = Du kannst auch wählen
amount = Betrag
amount-less = Eins weniger
amount-more = Eins mehr
why-not = Warum nicht?
why-not-now = Warum jetzt nicht?
rule-named = Regel { $rule }
rule-in-reference = In den Regeln nachschlagen

## Die Seitenleiste

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-opening = Die Partie beginnt
log-earlier = Frühere Einträge
log-undone =
    { $you ->
        [yes] Du nimmst deinen letzten Zug zurück.
       *[other] { $name } nimmt den letzten Zug zurück.
    }
log-continued = Die Regeln wurden berichtigt. Die Partie geht von dieser Stellung aus weiter.
log-bot-seated = { $name } übernimmt diesen Platz.
rules = Regeln
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-not-here = Gerade nicht da: { $names }
chat-say = Sag etwas
chat-send = Senden
chat-unheard =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
notes = Notizen
notes-private = Diese Notiz siehst nur du.
notes-loading = Wird geladen …
notes-writing = Noch nicht gespeichert …
notes-kept = Gespeichert.

# Was andere getan haben, eins nach dem anderen gezeigt
playback = Was geschieht
playback-pause = Anhalten
playback-go-on = Weiter
playback-step = Nächster Schritt
playback-back = Einen Schritt zurück
playback-skip = Überspringen
playback-skip-mine = Zu meinem Zug
playback-you = Du
playback-pace = Tempo: { $pace }
key-space = Leertaste
turn-watched = { $name } spielt

term-kind = Begriff
inspect-now = Für dich, jetzt:
inspect-fresh = Der Punkt heißt: Das ist neu seit deiner letzten Entscheidung.
answer-now = Jetzt:

## Vor einer Aktion, und Antworten ohne Wahl

caution-before = Bevor du das tust: { $answer }
caution-look = Noch einmal ansehen
caution-anyway = Trotzdem
only-answer = Es gibt nur eine Antwort: { $answer }
only-answer-wait = Warten
seat-bots = Bots an diesem Tisch und wem sie gehören
seat-bot-of = Bot von { $owner }
