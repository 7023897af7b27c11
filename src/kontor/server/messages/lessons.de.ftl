error-no-lesson = Für { $game } gibt es hier kein geführtes Spiel. Spiele gegen Bots, oder lies zuerst die Regeln.
error-no-task = Die Lektion fragt dich gerade nichts. Warte auf die anderen, oder spiel weiter, wenn sie vorbei ist.
error-no-step-back = Zu diesem Schritt kannst du nicht zurück: Du hast ihn noch nicht erreicht, oder die Lektion ist vorbei. Beginne sie stattdessen neu.
error-coach-reply = Der Coach rät zu etwas anderem. Wähle noch einmal, oder geh deinen eigenen Weg.
error-no-coach = An diesem Tisch gibt es keinen Coach. Ihn gibt es nur in einer Partie, die nach einer Lektion weitergeht.
error-coach-warning = Der Coach würde etwas anderes tun. Wähle noch einmal, oder tu es trotzdem.
# $label ist die bessere Aktion; $best und $share sind Siegchancen in ganzen Prozent. $why ist ein Satz oder leer.
coach-warning = Das würde ich nicht tun. Besser, mit { $best } % Siegchance statt { $share } %: { $label }. { $why }
coach-praise = { $good ->
        [one] Gut gewählt: Nichts versprach mehr.
       *[other] Wieder gut gewählt.
    }
coach-praise-last = Wieder gut gewählt. Ab jetzt melde ich mich nur noch vor einem groben Fehler.
coach-goodbye = Du kennst das Spiel jetzt, ich lasse dich allein weiterspielen. Tipps gibt dir weiterhin die Glühbirne.
