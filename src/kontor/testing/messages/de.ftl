## Fehler beim Beweis der Regeln

error-no-clone = Das braucht die Tests und Regelbücher von Kontor: Rufe es in einem Klon des Projekts auf.
error-no-collection = pytest kann die Tests nicht sammeln: Behebe, was es meldet. { $why }
