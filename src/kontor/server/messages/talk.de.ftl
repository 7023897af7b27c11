## Fehler bei Chat und Notizen

error-chat-text = Eine Nachricht hat 1 bis { $most } Zeichen und keine Steuerzeichen. Ändere sie und schick sie noch einmal.
error-note-text = Eine Notiz hat höchstens { $most } Zeichen und keine Steuerzeichen. Kürze sie, oder lass diese Zeichen weg.
error-mute-seat = Stummschalten kannst du nur den Platz einer anderen Person in dieser Partie. Wähle einen davon.
