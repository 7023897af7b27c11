## Refusals and rules of the table itself

rule-KON-1 = Only the seat that is asked decides.
rule-KON-2 = An answer must fit the question that is open.
rule-KON-3 = After the end of a match nothing more can be done.
rule-KON-4 = An option takes one of the values that the game names.
rule-KON-5 = Some options need others, or a certain number of players.

refusal-KON-1 = It is not your decision now: { $seat } is asked.
refusal-KON-2 = That does not answer the question that is open now.
refusal-KON-3 = The match is over.
refusal-KON-4 = { $value } is no value of the option { $option }.
refusal-KON-5 = The option { $option } cannot be used at this table.

## Lists and seats

seat = Seat { $number }
list-none = nothing
list-more = { $list }, { $item }
