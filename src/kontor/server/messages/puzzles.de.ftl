error-no-puzzle = Diese Denkaufgabe gibt es hier nicht. Wähle eine andere aus der Liste der Denkaufgaben.
puzzle-you = Du
