## Fehler beim Beweis der Regeln

error-no-clone = Das braucht die Tests und Regelverzeichnisse von Kontor. Rufe es in einem Klon des Projekts auf.
error-no-collection = pytest kann die Tests nicht einsammeln. Behebe, was es meldet: { $why }
