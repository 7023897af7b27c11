"""Laws of the components: cards, tiles, sacks and supplies are never lost, doubled or out of place."""

from collections import Counter
from itertools import chain

from games.goa.matches import matches as random_matches
from games.goa.table import SETUPS, A, B, Ply, Table
from kontor.core import Action, Rng, Seat, seeded
from kontor.games.goa import GAME, GoaState, events
from kontor.games.goa.actions import Bid, PassBid
from kontor.games.goa.frames import (
    ChooseGridTileFrame,
    ChooseResourceFrame,
    DiscardPlantationFrame,
    FoundingAttemptFrame,
    PlaceFlagFrame,
    PlayedCardFrame,
)
from kontor.testing.marks import rule

BOX = GAME.box
MATCHES_PER_SETUP = 6


def matches() -> list[list[Ply]]:
    """Return random matches of every setup."""
    return random_matches(MATCHES_PER_SETUP)


def plies() -> list[Ply]:
    """Return all steps of all matches."""
    return [ply for match in matches() for ply in match]


def states() -> list[GoaState]:
    """Return all tables of all matches."""
    return [state for match in matches() for state in (match[0].before, *(ply.after for ply in match))]


def cards_under_way(state: GoaState) -> list[str]:
    """Return the cards that lie revealed, and the one that is being played."""
    found: list[str] = []
    for frame in state.frames:
        if isinstance(frame, FoundingAttemptFrame | ChooseResourceFrame):
            found += frame.revealed
        elif isinstance(frame, PlayedCardFrame):
            found.append(frame.card)
    return found


def tiles_of_players(state: GoaState) -> list[str]:
    """Return the tiles that players hold, have placed, or are about to place."""
    found = [tile for tile in chain(*state.storage, *state.tiles) if tile in BOX.tiles]
    found += [frame.tile for frame in state.frames if isinstance(frame, DiscardPlantationFrame | ChooseGridTileFrame)]
    return found


def dealt_again(state: GoaState, viewer: Seat | None, action: Action, rng: Rng, hands_only: bool = False) -> GoaState:
    """Return another deal of all that the viewer cannot see, where the card of the action lies as it did."""
    other = state.clone()
    hands = [list(hand) for hand in other.hands]
    piles = [*([] if hands_only else [other.deck]), *(hand for seat, hand in enumerate(hands) if seat != viewer)]
    kept = {getattr(action, "card", None)}
    spots = [(pile, i) for pile in piles for i in range(len(pile)) if pile[i] not in kept]
    for origin in range(state.reshuffles + 1):
        free = [(pile, i) for pile, i in spots if state.pile_of[pile[i]] == origin]
        for (pile, i), card in zip(free, rng.shuffled(pile[i] for pile, i in free), strict=True):
            pile[i] = card
    other.hands = [tuple(hand) for hand in hands]
    if not hands_only:
        below = rng.shuffled(sorted((*other.corners.values(), *other.bonanza)))
        other.corners = {corner: below.pop() for corner in other.corners}
        other.bonanza = tuple(below)
    return other


@rule("GOA-I1")
def test_there_are_always_thirty_expedition_cards() -> None:
    """Each of them is in exactly one place, also while it is revealed or played."""
    cards = [f"exp_{number:02}" for number in range(1, 31)]
    under_way: Counter[type] = Counter()
    for state in states():
        found = [*state.deck, *state.expedition_discard, *chain(*state.hands), *cards_under_way(state)]
        assert sorted(found) == cards
        assert [id_ for id_ in GAME.census(state) if id_ in BOX.cards] == cards
        under_way.update(type(frame) for frame in state.frames)
    assert min(under_way[type_] for type_ in (FoundingAttemptFrame, ChooseResourceFrame, PlayedCardFrame)) > 0


@rule("GOA-I2")
def test_there_are_always_29_tiles_of_each_phase() -> None:
    """In the box, on the grid, removed, with players, or discarded."""
    for state in states():
        lying = [*state.box, *filter(None, state.grid), *state.removed, *tiles_of_players(state)]
        lying += (*state.discard_a, *state.discard_b)
        assert sorted(lying) == sorted(BOX.tiles)
        assert [id_ for id_ in GAME.census(state) if id_ in BOX.tiles] == sorted(BOX.tiles)
        assert Counter(tile[0] for tile in lying) == {"a": 29, "b": 29}


@rule("GOA-I2")
def test_tiles_lie_where_their_phase_allows() -> None:
    """At most four of each letter are removed, and each discard pile has its own letter."""
    face_down = 0
    for state in states():
        removed = Counter(tile[0] for tile in state.removed)
        assert max(removed["a"], removed["b"]) <= 4
        if state.phase == "A":
            assert sorted(state.box) == [tile for tile in sorted(BOX.tiles) if tile[0] == "b"]
            assert removed == {"a": 4}
        assert {tile[0] for tile in state.discard_a} <= {"a"}
        assert {tile[0] for tile in state.discard_b} <= {"b"}
        assert {tile[0] for tile in state.box} <= {"b" if state.phase == "A" else "a"}
        assert state.flag_holder in range(state.seats)
        face_down += sum(BOX.tiles[tile].is_single for tile in chain(*state.tiles))
    assert face_down > 0


@rule("GOA-I2", "GOA-I3")
def test_the_census_is_the_inventory() -> None:
    """30 cards, 58 tiles and 18 colony tiles; with Bonanza eight tiles more."""
    for seats, options in SETUPS:
        inventory = GAME.inventory(seats, GAME.options(options))
        assert len(inventory) == len(set(inventory)) == (114 if options.get("bonanza") else 106)
    for state in states():
        assert list(GAME.census(state)) == list(GAME.inventory(state.seats, state.options))


@rule("GOA-I3")
def test_there_are_always_18_colony_tiles() -> None:
    """In the piles and on the boards; nobody has a colony twice."""
    most = 0
    for state in states():
        owned = [[tile for tile in storage if tile in BOX.colony_of] for storage in state.storage]
        assert sorted([*chain(*state.colony_piles.values()), *chain(*owned)]) == sorted(BOX.colony_of)
        for tiles in owned:
            assert len({tile.partition("_")[0] for tile in tiles}) == len(tiles)
            most = max(most, len(tiles))
    assert len(BOX.colony_of) == 18
    assert most >= 3


@rule("GOA-I5")
def test_sacks_lie_on_fields_that_allow_them() -> None:
    """Not more than there are fields; a player has at most four plantation spaces and 18 sacks."""
    most_plantations = 0
    for state in states():
        for storage in state.storage:
            own = [tile for tile in storage if tile in BOX.tiles]
            assert len(own) <= 4
            most_plantations = max(most_plantations, len(own))
            assert len([*chain(*storage.values())]) <= 18
            for tile, sacks in storage.items():
                assert len(sacks) <= BOX.fields[tile]
                if "any" not in tile and "crop_rotation" not in tile:
                    assert all(spice in tile for spice in sacks)
    assert most_plantations == 4


@rule("GOA-I5")
def test_a_full_board_has_18_sacks() -> None:
    """Four plantations with three fields, and the four colonies with one, one, two and two."""
    plantations = [BOX.fields[f"b:plantation_{spice}_3:1"] for spice in ("ginger", "cinnamon", "pepper", "nutmeg")]
    colonies = [BOX.fields[f"{tile}:1"] for tile in ("quilon_clove_ginger", "cochin_any", "madras_clove_ginger")]

    assert plantations == [3, 3, 3, 3]
    assert [*colonies, BOX.fields["calicut_any:1"]] == [1, 1, 2, 2]
    assert max(BOX.fields.values()) == 3


@rule("GOA-I6")
def test_no_supply_is_ever_negative() -> None:
    """At most ten extra action cards are out, and after a round everybody has one at most."""
    most = 0
    for ply in plies():
        s = ply.after
        assert min(*s.ducats, *s.ships, *s.colonists, *s.extra_actions) >= 0
        assert sum(s.extra_actions) <= 10
        if any(isinstance(event, events.RoundEnded) for event in ply.events):
            assert max(s.extra_actions) <= 1
        most = max(most, *s.extra_actions)
    assert most > 1


@rule("GOA-I6")
def test_the_eleventh_extra_action_card_is_not_there() -> None:
    """With nine out a flag still brings the tenth, with ten it brings none."""
    for out, taken in ((9, 1), (10, 0)):
        table = Table(2).purse(B, extra_actions=out).auctions(A, "w0", "r0c0", "r1c0").play(B, PassBid())
        assert table.state.extra_actions == [taken, out]


@rule("GOA-I8")
def test_each_round_of_a_phase_starts_with_n_tiles_fewer() -> None:
    """25 in its first round; with four players 21, 17 and 13 in the others."""
    seen: set[tuple[int, int, int]] = set()
    for state in states():
        if state.frames and isinstance(state.frames[-1], PlaceFlagFrame):
            on_grid = len([tile for tile in state.grid if tile is not None])
            seen.add((state.seats, state.round_no, on_grid))
    assert seen == {
        *((2, number, tiles) for number, tiles in enumerate((25, 23, 21, 19, 25, 23, 21, 19), 1)),
        *((3, number, tiles) for number, tiles in enumerate((25, 22, 19, 16, 25, 22, 19, 16), 1)),
        *((4, number, tiles) for number, tiles in enumerate((25, 21, 17, 13, 25, 21, 17, 13), 1)),
    }


@rule("GOA-I8")
def test_a_tile_leaves_the_grid_with_its_auction_only() -> None:
    """One each; a swap leaves the number as it is."""
    swaps = 0
    for ply in plies():
        names = [type(event) for event in ply.events]
        given = sum(
            isinstance(event, events.TileSold | events.TileBought | events.TileTakenForNothing)
            and event.tile is not None
            for event in ply.events
        )
        swaps += events.TileSwapped in names
        if events.TilesRemoved not in names:
            before, after = (len([*filter(None, s.grid)]) for s in (ply.before, ply.after))
            assert before - after == given
    assert swaps > 0


@rule("GOA-I16")
def test_no_view_depends_on_what_its_seat_cannot_see() -> None:
    """With all other hands, the deck and the covered Bonanza tiles dealt again everybody sees the same."""
    rng = seeded(16)
    for i, ply in enumerate(plies()):
        viewer = (*range(ply.before.seats), None)[i % (ply.before.seats + 1)]
        other = dealt_again(ply.before, viewer, Bid(1), rng)
        assert GAME.view(other, viewer) == GAME.view(ply.before, viewer)


@rule("GOA-I16")
def test_the_questions_reveal_nothing_of_a_hand() -> None:
    """After the same action the same player is asked the same, whatever cards are in the hands."""
    rng = seeded(17)
    compared = 0
    for ply in plies():
        other = dealt_again(ply.before, None, ply.action, rng, hands_only=True)
        if other.hands != ply.before.hands and GAME.check(other, ply.seat, ply.action) is None:
            compared += 1
            assert GAME.apply(other, ply.seat, ply.action).state.frames == ply.after.frames
    assert compared > 1000
