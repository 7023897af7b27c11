## Everywhere

loading = Loading …
no-answer = The server does not answer. Check your connection and try again.
wait-goes-on = That was a lot at once. It goes on by itself in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
wait-again = That was a lot at once, and your last click did not count. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
try-again = Try again
to-front-page = To the front page
guest-name = Guest { $number }
