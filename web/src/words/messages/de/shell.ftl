## Überall

loading = Wird geladen …
no-answer = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
try-again = Noch einmal versuchen
to-front-page = Zur Startseite
guest-name = Gast { $number }
