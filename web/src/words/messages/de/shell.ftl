## Überall

loading = Wird geladen …
no-answer = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
wait-goes-on = Das war viel auf einmal. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} geht es von selbst weiter.
wait-again = Das war viel auf einmal, und dein letzter Klick zählte nicht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
try-again = Noch einmal versuchen
to-front-page = Zur Startseite
guest-name = Gast { $number }
