## The page of a game

game-page-title = Play { $game } online
game-page-link = More about { $game }
game-page-parts = On this page
game-page-table = The table
    .alt = The table of { $game } in the middle of a match
    .about = In the middle of a match. Touch the picture to see it in full size.
game-page-summary = At a glance
game-page-glossary = Glossary
game-page-variants = Variants
game-page-usual = usual
game-page-rules = The rules
game-page-rights = Designer and rights
game-page-designer = Designer
game-page-published = Published
