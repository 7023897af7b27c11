## Was eine Aktion unwiderruflich verschenkt

caution-income = { $ducats ->
    [one] Du hast { $ducats } Dukaten Einkommen nicht genommen ({ $cities }).
   *[other] Du hast { $ducats } Dukaten Einkommen nicht genommen ({ $cities }).
}
caution-filed = Ein abgelegter Auftrag ist abgeschlossen: Du verlierst die untere Zeile von { $order }.
caution-upper_lost = Erfüllst du zuerst die untere Zeile, ist der Auftrag sofort erledigt: Du verlierst die obere Zeile von { $order }.
caution-red_x = Deine Karriere zeigt in der letzten Runde noch ein rotes X: Du würdest nicht gewertet. Du kannst jetzt eine Stufe nehmen.
