## Fehler bei Gespräch und Notizen

error-chat-text = Eine Nachricht hat 1 bis { $most } Zeichen und keine Steuerzeichen: ändere sie und schick sie noch einmal.
error-note-text = Eine Notiz hat höchstens { $most } Zeichen und keine Steuerzeichen: kürze sie, oder lass diese weg.
error-mute-seat = Einen solchen anderen Platz hat dieser Tisch nicht: wähle einen der anderen.
