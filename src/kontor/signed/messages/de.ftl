### Was eine unterschriebene Aufzeichnung gezeigt hat, und was an ihr nicht stimmt.

chain-whole =
    { $count ->
        [0] Die Datei ist unversehrt: Seit sie geschrieben wurde, hat sich nichts an ihr geändert.
        [one] Die Datei ist unversehrt: Ihr einer Schritt und alles um ihn herum ist so, wie es geschrieben wurde.
       *[other] Die Datei ist unversehrt: Jeder ihrer { $count } Schritte und alles um sie herum ist so, wie es geschrieben wurde.
    }
chain-none = Diese Aufzeichnung hat keine Prüfsummen über ihre Zeilen: Geprüft werden nur die Züge selbst.

signature-known = { $site ->
    [empty] Unterschrieben am { $at } mit dem Schlüssel { $key }, der in der Liste der Schlüssel steht.
   *[other] Unterschrieben von { $site } am { $at } mit dem Schlüssel { $key }, der in der Liste der Schlüssel steht.
  }
signature-own-key = Die Unterschrift vom { $at } passt zum Schlüssel { $key }, den die Datei selbst nennt. Wem er gehört, kann keine Datei beweisen: Hole die Liste der Schlüssel { $site ->
    [empty] vom Server
   *[other] von { $site }/.well-known/kontor-keys.json
  } und gib sie mit --key an.
signature-none = Diese Aufzeichnung hat niemand unterschrieben. Wer sie geschrieben hat, sagt sie nicht.
signature-unchecked = Die Unterschrift wurde nicht geprüft: Führe vorher `pip install "kontor[signed]"` aus.

rules-hold =
    { $over ->
        [yes] Nach den Regeln nachgespielt: { $count ->
            [one] Ihr einer Zug ist erlaubt und führt
           *[other] Alle { $count } Züge sind erlaubt und führen
          } zum Ergebnis in der Datei.
       *[other] Nach den Regeln nachgespielt: { $count ->
            [one] Ihr einer Zug ist erlaubt.
           *[other] Alle { $count } Züge sind erlaubt.
          } Die Partie wurde nicht zu Ende gespielt.
    }
rules-missing = Die Züge wurden nicht nachgespielt: Dieses Kontor hat { $game } nicht mit dem Spielmaterial und den Regeln dieser Partie.
rules-trusted = Die Züge { $first } bis { $last } wurden nicht geprüft: Sie entstanden unter früheren Regeln, und die heutigen führen anderswohin. Alle anderen sind erlaubt.

luck-follows =
    Der Startwert folgt aus dem Geheimnis mit der Festlegung { $commitment } und aus einer Zeichenfolge von jedem Platz. Sobald sie feststanden, hat also niemand die Mischung ausgesucht. { $count ->
        [0] { "" }
       *[other] Nicht im Voraus fest standen die Zeichenfolgen von { $names }.
      }
    Ob die Festlegung vor der Partie veröffentlicht war, weiß nur, wer sie damals gesehen hat.
luck-unknown = Der Startwert hat den Hash, den die Datei nennt. Woher er kam, sagt sie nicht.
luck-branch = Die Partie begann in einer Stellung einer anderen, ihr Glück war also vorbereitet.

error-broken-first-line = Das ist keine Aufzeichnung einer Partie, oder ihre erste Zeile wurde geändert. Hole dir die ursprüngliche Datei.
error-broken-hash = { $place ->
    [match] Die Beschreibung der Partie wurde geändert
    [luck] Der Nachweis des Glücks wurde geändert
    [step] Schritt { $step } wurde geändert
    [end] Das Ende der Aufzeichnung wurde geändert
    [signer] Die Angabe, wer unterschreibt, wurde geändert
    [page] Die Seite wurde geändert
   *[other] Die Datei wurde geändert
  }: Die Zeile passt nicht zu ihrem Hash. Hole dir die ursprüngliche Datei.
error-broken-part = { $place ->
    [match] Die Beschreibung der Partie
    [luck] Der Nachweis des Glücks
    [step] Schritt { $step }
    [end] Das Ende der Aufzeichnung
    [signer] Die Angabe, wer unterschreibt,
   *[other] Eine Zeile
  } ist nicht lesbar ({ $why }). Hole dir die ursprüngliche Datei.
error-broken-short = { $place ->
    [step] Die Datei endet vor Schritt { $step }
   *[other] Die Datei endet zu früh
  }: Ein Teil von ihr wurde abgeschnitten. Hole dir die ursprüngliche Datei.
error-broken-order = { $place ->
    [step] Schritt { $step } steht nicht dort, wo er stehen müsste
    [end] Es sind nicht so viele Schritte, wie die Datei nennt
   *[other] Nach dem Ende der Datei folgt noch etwas
  }. Hole dir die ursprüngliche Datei.
error-broken-signature = Die Unterschrift passt nicht zur Aufzeichnung: Eins von beiden wurde geändert. Hole dir die ursprüngliche Datei.
error-broken-unsigned = Diese Aufzeichnung hat niemand unterschrieben, und du wolltest eine Unterschrift. Hole dir die unterschriebene Datei vom Server.
error-broken-key = Die Aufzeichnung ist mit dem Schlüssel { $key } unterschrieben, der nicht in der Liste der Schlüssel steht. Hole dir die Liste von dem Server, auf dem gespielt wurde; wenn es die richtige ist, wurde die Aufzeichnung gefälscht.
error-broken-key-time = Die Aufzeichnung ist am { $at } mit dem Schlüssel { $key } unterschrieben, der damals nicht in Gebrauch war. Frage, wer den Server betreibt.
error-broken-seed = Der Startwert hat nicht den Hash, den die Datei nennt. Hole dir die ursprüngliche Datei.
error-broken-secret = Das Geheimnis des Glücks passt nicht zu seiner Festlegung. Hole dir die ursprüngliche Datei.
error-broken-mixed = Der Startwert folgt nicht aus dem Geheimnis und den Zeichenfolgen der Plätze. Hole dir die ursprüngliche Datei.
error-broken-derived = Die Zeichenfolge des Bots an Platz { $seat } folgt nicht aus dem Geheimnis. Hole dir die ursprüngliche Datei.
error-key-list = Das ist keine Liste von Schlüsseln. Hole sie vom Server: seine Adresse, dahinter /.well-known/kontor-keys.json.

page-drawn = Die Seite ist unversehrt und zeigt, was dieses Kontor aus der Aufzeichnung zeichnet.
page-differs = Die Seite ist unversehrt, aber dieses Kontor zeichnet sie ab Schritt { $step } anders. Entweder hat sie eine andere Version gemacht, oder jemand hat etwas gezeichnet, das nicht in der Aufzeichnung steht.
page-not-drawn = Die Seite ist unversehrt. Ob sie zeigt, was in der Aufzeichnung steht, wurde nicht geprüft: Ihr Spiel ist nicht hier.
error-no-viewer = Diesem Kontor fehlt das Programm der Seite, weil sein Client nicht gebaut wurde. Führe `make web` aus, oder installiere eine veröffentlichte Version.
