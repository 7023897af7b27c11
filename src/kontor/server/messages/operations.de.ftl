## Fehler bei Sicherungen und beim Schema

error-no-tool = { $tool } ist nicht installiert. Installiere die Client-Programme von PostgreSQL (Debian: apt-get install postgresql-client).
error-tool-failed = { $tool } ist gescheitert ({ $why }); geändert hat sich nichts. Behebe die Ursache und versuch es noch einmal.
error-not-empty = Die Datenbank ist nicht leer. Nenne mit KONTOR_DATABASE eine andere, oder lösche ihren Inhalt mit --replace.
error-in-use = Die Datenbank wird gerade benutzt. Beende zuerst `kontor serve` und `kontor worker`, damit nichts mit den alten Daten weiterläuft.
error-restore-failed = Die Datenbank lässt sich nicht ersetzen ({ $why }). Stelle die Sicherung in einer neuen wieder her, und nenne diese mit KONTOR_DATABASE.
error-schema-ahead = Die Datenbank ist auf dem Stand { $revision }, den diese Version von Kontor nicht kennt. Installiere die Version, die sie geschrieben hat.

## Bündel alter Partien

error-packs-unset = Diese Partie ist gepackt, und der Server weiß nicht, wo die Bündel sind. Bitte den Betreiber, KONTOR_PACKS wieder auf den früheren Ort zu setzen.
error-packs-unwritable = Nach { $place } lassen sich keine Bündel schreiben ({ $why }). Aus der Datenbank wurde nichts entfernt; mach den Ort beschreibbar, die nächste Nacht versucht es wieder.
error-packs-unreadable = Diese Partie ist gepackt, und { $place } lässt sich gerade nicht lesen ({ $why }). Versuch es später noch einmal, und sag dem Betreiber Bescheid, wenn es dauert.
error-pack-damaged = Das Bündel dieser Partie ist beschädigt, deshalb lassen sich ihre Züge nicht zeigen. Sag dem Betreiber Bescheid, der vielleicht eine Kopie der Bündel hat: { $match }.
