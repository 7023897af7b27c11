## Fehler bei Konten und Anmeldungen

error-name = Ein Name hat 1 bis { $most } sichtbare Zeichen. Wähle einen anderen.
error-name-taken = Der Name { $name } ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
error-password-short = Ein Passwort braucht mindestens { $least } Zeichen. Wähle ein längeres.
error-password-long = Ein Passwort darf höchstens { $most } Zeichen haben. Wähle ein kürzeres.
error-registered = Dieses Konto hat schon einen Namen und ein Passwort. Melde dich damit an, oder melde dich zuerst ab, um ein anderes anzulegen.
error-login = Name und Passwort passen nicht zusammen. Gib beides noch einmal ein, oder nimm deinen Rückkehr-Link.
error-recovery = Dieser Rückkehr-Link gilt nicht mehr: Jeder gilt nur einmal. Nimm deinen neuesten, oder beginne als neuer Gast.
error-account-gone = Dieses Konto gibt es nicht mehr. Beginne als neuer Gast, oder melde dich mit einem anderen Konto an.
error-account-busy = Eine deiner Partien ging weiter, während du sie verlassen hast. Versuch es gleich noch einmal.
error-no-login = Dort bist du nicht mehr angemeldet. Sieh dir die Liste noch einmal an.
error-no-password = Ein Gast hat kein Passwort. Werde erst Mitglied: Wähle in deinem Konto einen Namen und ein Passwort.
error-wrong-password = Das ist nicht dein Passwort. Gib es noch einmal ein, oder lass dir ein neues per Mail einrichten.
error-reset = Dieser Link gilt nicht mehr: Er gilt einmal und nur eine Stunde. Lass dir einen neuen schicken.
error-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder melde dich mit deinem Passwort an.
error-passkeys-full = Du hast schon { $most } Passkeys. Lösche erst einen.
error-passkeys-off = Auf diesem Server gibt es keine Passkeys. Melde dich mit deinem Passwort an; wer den Server betreibt, kann sie mit KONTOR_SITE und dem Extra „passkeys“ einschalten.
error-no-passkey = Einen solchen Passkey hast du nicht. Sieh dir die Liste noch einmal an.
error-too-many-passwords = Für diesen Namen wurden zu viele falsche Passwörter versucht. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal, oder nimm deinen Rückkehr-Link.
error-confirm-deletion = Es wurde noch nichts gelöscht. Bestätige, dass du dein Konto löschen willst: Sende confirmed als true.
