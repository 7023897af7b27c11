## Ablehnungen und Regeln des Tisches selbst

rule-KON-1 = Nur wer gefragt ist, entscheidet.
rule-KON-2 = Eine Antwort muss zur offenen Frage passen.
rule-KON-3 = Nach dem Ende einer Partie kann nichts mehr getan werden.
rule-KON-4 = Eine Option nimmt einen der Werte an, die das Spiel nennt.
rule-KON-5 = Manche Optionen brauchen andere oder eine bestimmte Zahl von Spielern.

refusal-KON-1 = Du bist gerade nicht gefragt: { $seat } entscheidet.
refusal-KON-2 = Das beantwortet nicht die Frage, die gerade offen ist.
refusal-KON-3 = Die Partie ist zu Ende.
refusal-KON-4 = { $value } ist kein Wert der Option { $option }.
refusal-KON-5 = Die Option { $option } passt nicht zu diesem Tisch.

## Aufzählungen und Plätze

seat = Platz { $number }
list-none = nichts
list-more = { $list }, { $item }
