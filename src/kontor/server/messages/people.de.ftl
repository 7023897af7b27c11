## Fehler mit Personen: Seiten, Blockieren, Einladungen

error-nobody-called = Hier heißt niemand { $name }. Prüfe den Namen: Man kann seinen Namen ändern, und Gäste haben keine Seite.
error-block-oneself = Dich selbst kannst du nicht blockieren. Wähle jemand anderen.
error-too-many-blocks = Du hast { $most } Personen blockiert, mehr geht nicht. Hebe zuerst eine Blockierung auf.
error-blocked-here = An diesem Tisch ist jemand, den du blockiert hast. Hebe die Blockierung auf oder such dir einen anderen Tisch.
error-seat-refused = An diesem Tisch kannst du keinen Platz nehmen. Such dir einen anderen oder eröffne selbst einen.
error-follow-oneself = Dir selbst kannst du nicht folgen. Wähle jemand anderen.
error-follow-blocked = Du hast { $name } blockiert. Hebe die Blockierung auf, bevor du folgst.
error-too-many-follows = Du folgst { $most } Personen, mehr geht nicht. Folge zuerst jemandem nicht mehr.
error-members-only = Nur Mitglieder können mit Namen oder per Mail einladen. Melde dich an oder verschicke den Link des Tisches.
error-invite-oneself = Dich selbst kannst du nicht einladen. Gib einen anderen Namen ein.
error-invite-blocked = Du hast { $name } blockiert. Hebe die Blockierung auf, bevor du einlädst.
error-invite-seated = { $name } sitzt schon an diesem Tisch.
error-invite-removed = Du hast { $name } von diesem Tisch entfernt. Lass die Person erst wieder zu: Am Tisch steht, wen du entfernt hast.
error-invitation-refused = { $name } nimmt zurzeit keine Einladungen an. Lade jemand anderen ein oder öffne den Tisch für alle.
error-too-many-invitations = Du hast innerhalb eines Tages { $most } Personen eingeladen, mehr geht nicht. Verschicke den Link des Tisches oder lade sie morgen ein.
