error-no-lesson = Für { $game } gibt es hier kein geführtes Spiel. Spiele gegen Bots, oder lies zuerst die Regeln.
error-no-task = Die Lektion fragt dich gerade nichts. Warte auf die anderen, oder spiel weiter, wenn sie vorbei ist.
error-no-step-back = Zu diesem Schritt kannst du nicht zurück: Du hast ihn noch nicht erreicht, oder die Lektion ist vorbei. Beginne sie stattdessen neu.
error-coach-reply = Der Coach rät zu etwas anderem. Wähle noch einmal, oder geh deinen eigenen Weg.
