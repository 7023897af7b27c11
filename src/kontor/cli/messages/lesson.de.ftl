## kontor learn

help-learn = Spiele ein geführtes erstes Spiel von zehn Minuten: Ein Coach sagt dir, was du tun kannst und warum.
help-learn-game = Das Spiel, das du lernen willst, zum Beispiel goa.
help-check = Spielt stattdessen alle Lektionen in beiden Sprachen nach und nennt, was nicht stimmt.
help-again = Von vorn beginnen, auch wenn du mittendrin aufgehört hast.
lesson-open = Ein geführtes erstes Spiel in { $steps } Schritten, etwa { $minutes } Minuten. Du bist { $name }. Tu, was der Coach sagt, oder probier etwas anderes: Verloren geht nichts. Die Karten sind vorbereitet und für alle gleich. Mit `ende` kannst du jederzeit aufhören und mit demselben Befehl weitermachen.
lesson-continued = Du machst weiter, wo du aufgehört hast. Um von vorn zu beginnen, hör auf und füge --again an.
lesson-go-on = Weiter mit der Eingabetaste.
lesson-step = Coach · { $title } · { $number } von { $count }
lesson-left = Die Lektion endet hier. Ab jetzt spielst du frei, gegen { $names }.
lesson-checked = { $game }: { $steps } Schritte, { $decisions } Entscheidungen, { $ways ->
    [one] ein Weg
   *[other] { $ways } Wege
} hindurch, höchstens { $words } Wörter in einer Zeile.
lesson-fault = { $game }: { $fault }
error-reply = { $line } Wähle noch einmal, oder tu es mit `trotzdem`.
error-own-what = Wähle erst etwas. Rät der Coach davon ab, tust du es mit `trotzdem`.
error-lesson-over = Die Lektion ist vorbei: Ab hier spielst du frei.
error-back-nowhere = Du bist beim ersten Schritt.
error-no-lesson = Für { $game } gibt es kein geführtes Spiel. Wähle eines von diesen: { $known }.
error-learn-needs-game = Nenne das Spiel, das du lernen willst, zum Beispiel `kontor learn borneo`. `kontor games` zählt sie auf.

command-which = welche
    .help = die Antworten, die der Coach meint
command-skip = überspringen
    .also = ueberspringen
    .help = der Coach trifft die Entscheidungen dieses Schritts
command-again = nochmal
    .help = zurück an den Anfang dieses Schritts oder zum vorigen
command-own = trotzdem
    .also = eigen
    .help = tun, was du wolltest, obwohl der Coach anderes rät; damit endet die Lektion, die Partie geht weiter
