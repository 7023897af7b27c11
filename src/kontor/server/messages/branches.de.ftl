error-branch-at-end = Bei diesem Schritt ist die Partie zu Ende. Wähle einen früheren, um von dort weiterzuspielen.
error-branch-people = An dieser Partie sind noch andere Menschen beteiligt, und der Tisch erlaubt nicht, Züge währenddessen auszuprobieren. Von ihren Schritten aus kannst du weiterspielen, wenn sie zu Ende ist.
error-branch-rated = Diese Partie wird gewertet. Von ihren Schritten aus kannst du weiterspielen, wenn sie zu Ende ist.
error-branch-secrets = Die Partie ist noch nicht zu Ende. Bis dahin kannst du nur von deinem eigenen Platz aus weiterspielen, und Verborgenes wird neu verteilt.
error-rated-branches = Eine Partie, die für die Wertung zählt, kann nicht erlauben, Züge in einer Abzweigung auszuprobieren. Entscheide dich für eines von beiden.
