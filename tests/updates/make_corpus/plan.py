"""Which matches each point in history stores."""

from typing import Any

from updates.make_corpus.wanted import END, Wanted

AT_SAFETY_LIMIT = '"event":"last_round_announced","number":41'
NOBODY_WINS = '"event":"match_scored","winners":[]'
CARD: dict[str, Any] = {"edition": "card"}
BLACKBEARD: dict[str, Any] = {"blackbeard": True}
FOUR_MERCHANTS: dict[str, Any] = {"three_player_four_merchants": True}
QUICK: dict[str, Any] = {"quick_start": True}
BONANZA: dict[str, Any] = {"bonanza": True}
OPEN_MONEY: dict[str, Any] = {"open_money": True}
PROFILE_B: dict[str, Any] = {"port_profile": "b", "coin_supply": "unlimited"}
LAST_DISPATCH: dict[str, Any] = {"final_round_dispatch": False}
FIRST_GAME: dict[str, Any] = {"first_game": True}
PIRATE: dict[str, Any] = {"merchant_and_pirate": True}
PIRATE_BACK: dict[str, Any] = {**PIRATE, "merchant_side": "back", "pirate_side": "back", "random_start_cities": True}
SPECIAL: dict[str, Any] = {"special_orders": True}
EXPERT: dict[str, Any] = {**PIRATE_BACK, "special_orders": True}

FIRST_SERVER = (
    Wanted("open, two of four seats taken", "goa", 4, 1, None, QUICK),
    Wanted("just started", "goa", 4, 4, 0.0),
    Wanted("a few actions", "goa", 3, 2, 0.05, BONANZA),
    Wanted("in the middle, with an undo", "goa", 3, 3, 0.5, QUICK, moments=((0.2, "undo"),)),
    Wanted("in the middle, read from the store before every action", "goa", 4, 4, 0.6, moments=((0, "restarts"),)),
    Wanted("near the end", "goa", 2, 2, 0.93, QUICK | BONANZA),
    Wanted("a bot is to move", "goa", 3, 1, 0.3, OPEN_MONEY, stops_at="bot"),
    Wanted("over", "goa", 2, 2, END, OPEN_MONEY),
    Wanted("over, by random actions", "goa", 3, 3, END, QUICK | BONANZA, players="deckhand"),
    Wanted("over, read from the store before every action", "goa", 4, 4, END, moments=((0, "restarts"),)),
    Wanted(
        "over, the server was restarted three times",
        "goa",
        4,
        3,
        END,
        QUICK,
        "deckhand",
        ((0.4, "restart"), (0.6, "restart"), (0.8, "restart")),
    ),
    Wanted("over, by random actions, four seats", "goa", 4, 4, END, OPEN_MONEY, "deckhand"),
    Wanted("near the end, by random actions", "goa", 4, 4, 0.93, BONANZA, "deckhand"),
    Wanted("over, with undos", "goa", 2, 2, END, BONANZA, moments=((0.1, "undo"), (0.4, "undo"), (0.8, "undo"))),
    Wanted("over, the first person resigned", "goa", 3, 2, END, moments=((0.4, "resign"),)),
    Wanted("open, a person and a bot sit", "borneo", 5, 1, None, CARD, listed=True),
    Wanted("just started, a bot is to move", "borneo", 4, 1, 0.02, stops_at="bot"),
    Wanted("in the middle, the last entry is an undo", "borneo", 3, 3, 0.5, CARD, moments=((1, "undo"),)),
    Wanted("near the end, with Blackbeard", "borneo", 4, 4, 0.93, BLACKBEARD),
    Wanted("over, four merchants", "borneo", 3, 2, END, FOUR_MERCHANTS),
    Wanted("over, card edition, the first person resigned", "borneo", 5, 3, END, CARD, moments=((0.3, "resign"),)),
)

FIRST_CHORES = (
    Wanted("open, all but one seat taken", "goa", 4, 2, None, BONANZA, listed=True),
    Wanted("a few actions", "goa", 4, 2, 0.04, QUICK, moments=((0, "chat"),)),
    Wanted(
        "in the middle, with chat, a note and an undo",
        "goa",
        2,
        2,
        0.5,
        BONANZA | OPEN_MONEY,
        moments=((0, "chat"), (0.1, "chat"), (0.2, "undo"), (0.3, "chat"), (0.4, "note"), (0.5, "chat")),
    ),
    Wanted("a bot is to move", "goa", 3, 1, 0.7, stops_at="bot"),
    Wanted("over, chores done, and a rematch is open", "goa", 2, 2, END, QUICK, chores=True, then="rematch"),
    Wanted("over, chores not done, the last person's account deleted", "goa", 3, 2, END, then="delete"),
    Wanted("just started", "borneo", 3, 3, 0.0, FOUR_MERCHANTS),
    Wanted("near the end, with a hint that nobody answered", "borneo", 3, 3, 0.92, CARD, moments=((1, "hint"),)),
    Wanted(
        "over, the first person resigned, chores done", "borneo", 4, 2, END, moments=((0.5, "resign"),), chores=True
    ),
    Wanted("over, by random actions, with chat", "borneo", 5, 5, END, CARD, "deckhand", ((0.3, "chat"), (0.6, "chat"))),
)

BEFORE_CLOCKS = (
    Wanted("open, two of three seats taken", "novgorod", 3, 1, None, PIRATE),
    Wanted("just started", "novgorod", 4, 4, 0.0, FIRST_GAME),
    Wanted("in the middle, with an undo", "novgorod", 3, 3, 0.5, PIRATE, moments=((0.3, "undo"),)),
    Wanted("near the end, special orders", "novgorod", 2, 2, 0.95, SPECIAL, moments=((0.9, "chat"),)),
    Wanted("over, chores done", "novgorod", 2, 2, END, PIRATE_BACK, chores=True),
    Wanted(
        "over at the safety limit, by random actions",
        "novgorod",
        2,
        1,
        END,
        players="deckhand",
        shows=(AT_SAFETY_LIMIT,),
    ),
    Wanted("open, one of two seats taken", "cargo_noir", 2, 1, None, PROFILE_B, listed=True),
    Wanted("a few actions, a bot is to move", "cargo_noir", 3, 2, 0.06, stops_at="bot"),
    Wanted("in the middle, with an undo", "cargo_noir", 2, 2, 0.5, PROFILE_B, moments=((0.2, "undo"), (0.3, "chat"))),
    Wanted("near the end", "cargo_noir", 4, 2, 0.95, LAST_DISPATCH),
    Wanted("over, chores done", "cargo_noir", 2, 1, END, chores=True),
    Wanted("over, the first person resigned", "cargo_noir", 3, 2, END, PROFILE_B, moments=((0.6, "resign"),)),
    Wanted("in the middle", "goa", 3, 3, 0.4, BONANZA),
    Wanted("over", "goa", 2, 2, END, QUICK),
    Wanted("in the middle, the last entry is an undo", "borneo", 3, 2, 0.6, moments=((1, "undo"),)),
    Wanted("over", "borneo", 4, 4, END, BLACKBEARD),
)

NOVGOROD_1 = (
    Wanted("open, with a clock", "novgorod", 4, 2, None, EXPERT, speed="days", listed=True),
    Wanted("a few actions, with a clock of weeks", "novgorod", 3, 3, 0.05, PIRATE_BACK, speed="weeks"),
    Wanted("in the middle, paused", "novgorod", 2, 2, 0.5, EXPERT, moments=((1, "pause"),), speed="evening"),
    Wanted("in the middle, after a pause and an undo", "novgorod", 3, 3, 0.4, SPECIAL, "clerk",
        ((0.2, "pause"), (0.2, "resume"), (0.3, "undo")), speed="days"),
    Wanted("in the middle, a caretaker is to move", "novgorod", 3, 2, 0.6, PIRATE, moments=((0.5, "away"),),
        stops_at="bot", speed="live"),
    Wanted("near the safety limit, by random actions", "novgorod", 2, 2, 0.9, FIRST_GAME, "deckhand",
        shows=(AT_SAFETY_LIMIT,)),
    Wanted("over at the safety limit, by random actions", "novgorod", 3, 3, END, EXPERT, "deckhand",
        shows=(AT_SAFETY_LIMIT,)),
    Wanted("over, nobody wins, by random actions", "novgorod", 2, 2, END, PIRATE_BACK, "deckhand",
        shows=(AT_SAFETY_LIMIT, NOBODY_WINS)),
    Wanted("near the end, nobody will win, by random actions", "novgorod", 2, 2, 0.97, PIRATE, "deckhand",
        shows=(AT_SAFETY_LIMIT, NOBODY_WINS)),
    Wanted("over, rated, chores done", "novgorod", 2, 2, END, SPECIAL, speed="live", listed=True, chores=True),
    Wanted("over, not rated yet, the first person resigned", "novgorod", 3, 3, END, PIRATE, moments=((0.6, "resign"),),
        speed="live", listed=True),
    Wanted("in the middle, with instructions", "goa", 4, 4, 0.3, moments=((0.03, "instructions"), (0.2, "chat")),
        speed="evening"),
    Wanted("in the middle, with a substitute", "goa", 3, 3, 0.5, QUICK, speed="live",
        moments=((0.2, "away"), (0.3, "substitute"))),
    Wanted("over, with instructions, chores done", "goa", 2, 2, END, BONANZA, chores=True,
        moments=((0.02, "instructions"), (0.3, "instructions"))),
    Wanted("just started, a bot is to move", "cargo_noir", 3, 1, 0.01, PROFILE_B, stops_at="bot"),
    Wanted("a clock has run out", "cargo_noir", 2, 2, 0.4, speed="live", moments=((1, "flag"),), stops_at="bot"),
    Wanted("over, with instructions, account of the last person deleted", "cargo_noir", 2, 2, END, then="delete",
        moments=((0.1, "instructions"),)),
    Wanted("near the end, after an absence", "borneo", 3, 3, 0.92, CARD, speed="live",
        moments=((0.3, "away"), (0.5, "back"))),
    Wanted("over, and a rematch is open", "borneo", 3, 3, END, speed="live", then="rematch"),
)  # fmt: skip

NOVGOROD_2 = (
    Wanted("open, two of three seats taken", "novgorod", 3, 1, None, SPECIAL),
    Wanted("just started", "novgorod", 2, 2, 0.0, EXPERT),
    Wanted(
        "in the middle, with instructions and an undo",
        "novgorod",
        3,
        3,
        0.5,
        PIRATE_BACK,
        speed="days",
        moments=((0.1, "instructions"), (0.3, "undo")),
    ),
    Wanted(
        "near the safety limit, by random actions", "novgorod", 2, 1, 0.9, players="deckhand", shows=(AT_SAFETY_LIMIT,)
    ),
    Wanted(
        "over at the safety limit, by random actions",
        "novgorod",
        2,
        2,
        END,
        PIRATE,
        "deckhand",
        chores=True,
        shows=(AT_SAFETY_LIMIT,),
    ),
    Wanted("over, the first person resigned", "novgorod", 2, 2, END, FIRST_GAME, moments=((0.5, "resign"),)),
    Wanted("in the middle, paused", "goa", 2, 2, 0.5, BONANZA, speed="evening", moments=((0.2, "chat"), (1, "pause"))),
    Wanted("over, with undos", "goa", 3, 3, END, QUICK, moments=((0.2, "undo"), (0.7, "undo"))),
    Wanted("in the middle, the last entry is an undo", "cargo_noir", 2, 2, 0.5, moments=((1, "undo"),)),
    Wanted("over, rated, chores done", "cargo_noir", 3, 2, END, LAST_DISPATCH, speed="live", listed=True, chores=True),
    Wanted("near the end, a bot is to move", "borneo", 4, 1, 0.92, CARD, stops_at="bot"),
    Wanted("over, only bots", "borneo", 3, 0, END, FOUR_MERCHANTS),
)

MONTH_AND_SLOT = (
    Wanted("open, one of four seats taken", "goa", 4, 1, None, BONANZA, listed=True, speed="days"),
    Wanted("a few actions, with a clock of days", "goa", 3, 3, 0.05, QUICK, speed="days"),
    Wanted("in the middle, with instructions and chat", "goa", 4, 4, 0.4,
        moments=((0.03, "instructions"), (0.1, "chat"), (0.3, "instructions"))),
    Wanted("over, chores done, and a rematch is open", "goa", 2, 2, END, OPEN_MONEY, chores=True, then="rematch"),
    Wanted("just started", "novgorod", 4, 2, 0.0, PIRATE_BACK),
    Wanted("in the middle, a caretaker is to move", "novgorod", 2, 2, 0.5, SPECIAL, speed="live",
        moments=((0.3, "away"),), stops_at="bot"),
    Wanted("over", "novgorod", 2, 2, END, EXPERT),
    Wanted("in the middle, with an undo", "cargo_noir", 2, 2, 0.5, PROFILE_B, moments=((0.2, "undo"),)),
    Wanted("near the end, with a substitute", "cargo_noir", 3, 3, 0.93, speed="live",
        moments=((0.3, "away"), (0.4, "substitute"))),
    Wanted("over, the first person resigned", "cargo_noir", 2, 2, END, moments=((0.5, "resign"),)),
    Wanted("open, a person and a bot sit", "borneo", 3, 1, None, CARD),
    Wanted("in the middle, a bot is to move", "borneo", 5, 2, 0.5, stops_at="bot"),
    Wanted("over, by random actions, chores done", "borneo", 3, 3, END, CARD, "deckhand", chores=True),
)  # fmt: skip

PLANS: dict[str, tuple[Wanted, ...]] = {
    "1-first-server": FIRST_SERVER,
    "2-first-chores": FIRST_CHORES,
    "3-before-clocks": BEFORE_CLOCKS,
    "4-novgorod-1": NOVGOROD_1,
    "5-novgorod-2": NOVGOROD_2,
    "6-month-and-slot": MONTH_AND_SLOT,
}
