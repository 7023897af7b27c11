## What an action gives away for good

caution-income = { $ducats ->
    [one] You have not taken { $ducats } ducat of income ({ $cities }).
   *[other] You have not taken { $ducats } ducats of income ({ $cities }).
}
caution-filed = A filed order is closed: you lose the lower row of { $order }.
caution-upper_lost = If you fulfil the lower row first, the order is filed at once: you lose the upper row of { $order }.
caution-red_x = Your career still shows a red X in the last round: you would not be scored. You can take a step now.
