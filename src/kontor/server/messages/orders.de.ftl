## Fehler bei Anweisungen

error-no-order = Du hast hier keine Anweisung { $number }. Sieh dir deine Anweisungen noch einmal an.
error-too-many-orders = Du hast hier schon { $most } Anweisungen, mehr sind nicht möglich. Nimm eine zurück, die du nicht brauchst.
error-other-orders = Deine Anweisungen sind { $numbers }. Nenne jede von ihnen einmal.
