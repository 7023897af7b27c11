## Fehler bei Leuten und Anmeldungen

error-name = Ein Name hat 1 bis { $most } sichtbare Zeichen: wähle einen solchen.
error-name-taken = { $name } heißt schon jemand: wähle einen anderen Namen, oder melde dich an, wenn du es bist.
error-password-short = Ein Passwort hat mindestens { $least } Zeichen: wähle ein längeres.
error-password-long = Ein Passwort hat höchstens { $most } Zeichen: wähle ein kürzeres.
error-registered = Dieses Konto hat schon Namen und Passwort: melde dich damit an, oder melde dich zuerst ab, um ein anderes anzulegen.
error-login = Name und Passwort gehören nicht zusammen: gib beides noch einmal ein, oder komm mit deinem Rückkehr-Link zurück.
error-recovery = Dieser Rückkehr-Link gilt nicht mehr: nimm deinen neuesten, oder beginne als neuer Gast.
error-account-gone = Dieses Konto gibt es nicht mehr: beginne als neuer Gast, oder melde dich mit einem anderen an.
error-account-busy = Deine Partien gehen weiter, während du sie verlässt: versuch es gleich noch einmal.
error-member-name = Mitglieder melden sich mit ihrem Namen an: Er bleibt. Gäste können einen anderen wählen.
