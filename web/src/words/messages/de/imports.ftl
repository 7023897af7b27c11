## Importe: Aufzeichnungen von Partien, die anderswo gespielt wurden

import-title = Aufzeichnung importieren
import-about = Bring eine Partie mit, die anderswo gespielt wurde. Dieser Server prüft jeden Zug; danach kannst du sie ansehen, analysieren lassen und von jedem Schritt aus weiterspielen. Sie zählt hier für nichts, und niemand erfährt, wer sie gebracht hat.
import-choose = Datei wählen
import-drop = oder hierher ziehen
import-kinds = Eine unterschriebene Aufzeichnung (.kontor), eine Aufzeichnung (.json) oder eine Partie, die als Seite aufgehoben wurde (.html)
import-checking = Jeder Zug wird geprüft …
import-too-large = Diese Datei ist größer als jede Partie, die Kontor kennt. Wähle die Datei einer einzigen Partie.
import-no-file = Das war keine Datei. Wähle die Datei einer Partie.
import-become-member = Werde Mitglied, um Aufzeichnungen zu importieren
import-list = Von dir importiert
import-list-about = Diese Liste siehst nur du. Eine Partie kann ansehen, wer ihren Link hat.
import-none = Du hast noch nichts importiert.
import-account = Partien von anderswo
import-account-about = Eine Partie, die auf einem anderen Server oder zu Hause gespielt wurde, lässt sich hier ansehen und weiterspielen.
import-state = { $signed ->
    [here] hier gespielt
    [elsewhere] Schlüssel { $key }
   *[nobody] nicht unterschrieben
} · { $when }
import-remove = Entfernen
    .for = Die Partie { $game } mit { $names } entfernen
import-remove-sure = Die Partie und ihre Analysen werden endgültig gelöscht. Abzweigungen, die in ihr begannen, bleiben. Deine Datei behältst du.
import-mark = Importiert
import-note = Aus einer Datei importiert
import-signed = { $signed ->
    [here] Die Datei ist mit einem Schlüssel dieses Servers unterschrieben ({ $key }): Die Partie wurde hier gespielt.
    [elsewhere] Die Datei ist mit dem Schlüssel { $key } unterschrieben. Wessen Schlüssel das ist, weiß dieser Server nicht{ $site ->
        [none] .
       *[other] ; die Datei nennt { $site }. Vergleiche ihn mit den Schlüsseln auf { $site }/keys.
    }
   *[nobody] Niemand hat die Datei unterschrieben. Jeder Zug ist erlaubt, aber nichts beweist, dass die Partie stattgefunden hat.
}
import-names = Die Namen stehen so in der Datei.
import-download = Die Datei, wie sie gebracht wurde
import-seed = In Ordnung, soweit die Datei reicht
import-seed-about = Das Geheimnis in der Datei passt zu seinem Fingerabdruck und führt genau zum Startwert dieser Partie. Ob der Fingerabdruck vor der Partie veröffentlicht war, weiß nur, wer dabei war.
import-seed-unknown = Steht nicht in der Datei
import-seed-unknown-about = Die Datei hat den Startwert dieser Partie und sagt nicht, woher er kam.
