## Fehler bei Konten und Anmeldungen

error-name = Ein Name hat 1 bis { $most } sichtbare Zeichen. Wähle einen anderen.
error-name-taken = Der Name { $name } ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
error-password-short = Ein Passwort braucht mindestens { $least } Zeichen. Wähle ein längeres.
error-password-long = Ein Passwort darf höchstens { $most } Zeichen haben. Wähle ein kürzeres.
error-registered = Dieses Konto hat schon einen Namen und ein Passwort. Melde dich damit an, oder melde dich zuerst ab, um ein anderes anzulegen.
error-login = Name und Passwort passen nicht zusammen. Gib beides noch einmal ein, oder nimm deinen Rückkehr-Link.
error-recovery = Dieser Rückkehr-Link gilt nicht mehr. Nimm deinen neuesten, oder beginne als neuer Gast.
error-account-gone = Dieses Konto gibt es nicht mehr. Beginne als neuer Gast, oder melde dich mit einem anderen Konto an.
error-account-busy = Eine deiner Partien ging weiter, während du sie verlassen hast. Versuch es gleich noch einmal.
error-member-name = Mitglieder melden sich mit ihrem Namen an, deshalb lässt er sich nicht ändern. Nur Gäste können einen anderen wählen.
