## Bot-Konten

error-bots-off = Auf diesem Server gibt es keine Bot-Konten. Wer ihn betreibt, kann sie mit KONTOR_BOTS_PER_PERSON erlauben.
error-bot-members = Nur Mitglieder haben Bots. Werde erst Mitglied: Wähle in deinem Konto einen Namen und ein Passwort.
error-too-many-own-bots = Du hast schon { $most } Bots, mehr geht nicht. Lösche erst einen.
error-too-many-tokens = Dieser Bot hat schon { $most } Schlüssel, mehr geht nicht. Widerrufe erst einen.
error-no-bot = Einen solchen Bot hast du nicht. Sieh dir die Liste noch einmal an.
error-no-token = Diesen Schlüssel hat der Bot nicht mehr. Sieh dir die Liste noch einmal an.
error-bot-route = Der Schlüssel eines Bots gilt hier nicht: Bots spielen, alles andere entscheidet, wem sie gehören. Melde dich als Mensch an.
error-bot-scope = Dieser Schlüssel darf das nicht: Ihm fehlt das Recht { $scope }. Mach dem Bot einen anderen Schlüssel.
error-bots-only = Dieser Strom ist für Bots. Verbinde dich mit dem Schlüssel eines Bots, oder nimm deinen eigenen Socket.
error-bot-uninvited = Ein Bot setzt sich nur dorthin, wohin er eingeladen ist. Wer den Tisch aufgemacht hat, kann ihn beim Namen einladen.
error-bot-rated = Bots spielen auf diesem Server nicht um Wertung. Lade ihn an einen Tisch ohne Wertung ein.
error-bot-busy = Dieser Bot spielt schon { $most } Partien, mehr geht nicht. Lass ihn erst eine zu Ende spielen.
error-invite-bot-rated = { $name } ist ein Bot, und Bots spielen hier nicht um Wertung. Lade ihn an einen Tisch ohne Wertung ein.
