## Überall

loading = Wird geladen …
no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
try-again = Noch einmal versuchen
to-front-page = Zur Startseite
guest-name = Gast { $number }
