## Die Seite eines Spiels

game-page-title = { $game } online spielen
game-page-link = Mehr über { $game }
game-page-parts = Auf dieser Seite
game-page-table = Der Tisch
    .alt = Der Tisch von { $game } mitten in einer Partie
    .about = Mitten in einer Partie. Tippe auf das Bild, um es in voller Größe zu sehen.
game-page-summary = Auf einen Blick
game-page-glossary = Begriffe
game-page-variants = Varianten
game-page-usual = üblich
game-page-rules = Die Regeln
game-page-rights = Autor und Rechte
game-page-designer = Autor
game-page-published = Erschienen
