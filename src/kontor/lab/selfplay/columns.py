"""The tables of a dataset and what each column says: the one place from which files and the guide are made."""

from typing import NamedTuple


class Column(NamedTuple):
    """One column: its name, the type of its values, and what they say."""

    name: str
    type: str
    """The name of a type in `dataset.TYPES`."""
    says: str


MATCHES = (
    Column("match", "number", "the number of the match in the run, from 0"),
    Column("deal", "number", "the number of its deal; matches of one deal have the same luck of the table"),
    Column("lineup", "number", "the number of its lineup, in the order of the spec"),
    Column("turn", "number", "by how many seats the lineup is moved on"),
    Column("seed", "text", "the seed of the table, in hex"),
    Column("bots", "texts", "the bot of each seat"),
    Column("rounds", "number", "how many rounds began; 0 in games without rounds"),
    Column("decisions", "number", "how many decisions were made"),
    Column("choices", "number", "how many of them had more than one legal answer"),
    Column("points", "numbers", "the points of each seat"),
    Column("places", "numbers", "the place of each seat; 1 is the winner, equal places are shared"),
    Column("shares", "reals", "each seat's share of the win; a shared victory is divided"),
)
SCORES = (
    Column("match", "number", "the match"),
    Column("seat", "number", "the seat, from 0"),
    Column("bot", "text", "the bot of the seat"),
    Column("source", "text", "where points come from, as the game names it"),
    Column("points", "number", "the points of the seat from there"),
)
SALES = (
    Column("match", "number", "the match"),
    Column("decision", "number", "the number of the decision that led to it; -1 in the setup"),
    Column("seat", "number", "who bought; none if the event does not say"),
    Column("event", "text", "the event that tells the purchase"),
    Column("thing", "text", "what was bought, as `kind:id`"),
    Column("price", "number", "what was paid"),
)
FORKS = (
    Column("match", "number", "the match"),
    Column("deal", "number", "its deal"),
    Column("decision", "number", "the number of the decision that was played both ways"),
    Column("seat", "number", "whose decision it was"),
    Column("question", "text", "the open question"),
    Column("thing", "text", "what could be bought, as `kind:id`"),
    Column("price", "number", "the higher price of both answers"),
    Column("taken", "text", "the verb of the bot's own answer"),
    Column("forced", "text", "the verb of the other answer"),
    Column("taken_lead", "number", "the seat's points over the best other one, at the end of the match itself"),
    Column("forced_lead", "number", "the same at the end of the match with the other answer"),
    Column("taken_share", "real", "the seat's share of the win in the match itself"),
    Column("forced_share", "real", "the same with the other answer"),
)
DECISIONS = (
    Column("match", "number", "the match"),
    Column("decision", "number", "the number of the decision in its match, from 0"),
    Column("seat", "number", "who decided"),
    Column("bot", "text", "the bot of the seat"),
    Column("question", "text", "the open question (the tag of its frame)"),
    Column("legal", "number", "how many answers were legal; with 1 there was no choice"),
    Column("verb", "text", "what was done (the tag of the action)"),
    Column("action", "json", "the action, in JSON as in a record of a match"),
    Column("action_id", "number", "its id in the game's action space; none if it has no id"),
    Column("value", "real", "the share of the win that the bot expected for its seat; none if it estimates none"),
    Column("seen_at", "numbers", "with --reading numbers: the entries of the observation that are not 0"),
    Column("seen", "numbers", "with --reading numbers: the numbers at these entries"),
    Column("legal_ids", "numbers", "with --reading numbers: the ids of the legal actions"),
)

TABLES: dict[str, tuple[Column, ...]] = {
    "matches": MATCHES,
    "scores": SCORES,
    "sales": SALES,
    "forks": FORKS,
    "decisions": DECISIONS,
}
"""By name: the columns of each table. A chunk has the rows of each under the same name, as arrays in this order."""
