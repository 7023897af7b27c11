## Everywhere

loading = Loading …
no-answer = The server does not answer. Check your connection and try again.
try-again = Try again
to-front-page = To the front page
guest-name = Guest { $number }
