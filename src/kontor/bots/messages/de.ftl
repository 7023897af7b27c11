error-budget = „{ $written }“ ist keine Bedenkzeit. Schreib Sekunden wie 0.1s oder Simulationen wie 200sims.
error-no-knowledge = Noch kennt kein Bot { $game }, außer „deckhand“, der zufällig spielt. Wähle deckhand.
error-no-weights = Über { $game } wurde noch nichts gelernt. Starte `kontor lab train`, oder wähle clerk oder deckhand.
error-old-weights = Was über { $game } gelernt wurde, gehört zu anderen Regeln oder Merkmalen. Starte `kontor lab train` noch einmal.
