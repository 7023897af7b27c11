"""What a player can do, one frozen record per verb of the ledger's table of decisions."""

from kontor.core import Action, Amount, Seat, declared
from kontor.games.goa.components import CardId, ColonyId, ColumnId, ResourceId, SpiceId, TileId
from kontor.games.goa.grid import FieldId, Place


class AdvanceTwo(Action, frozen=True, tag="advance_two"):
    """Begin with two markers in row 2; the columns are named in the order of the board."""

    first: ColumnId
    second: ColumnId


class TakeDucats(Action, frozen=True, tag="take_ducats"):
    """Begin with more ducats."""


class PlaceFlag(Action, frozen=True, tag="place_flag"):
    """Put the flag and marker 1 on an edge position or an empty field."""

    place: Place


class PlaceMarker(Action, frozen=True, tag="place_marker"):
    """Put the next marker on a tile."""

    field: FieldId


class Bid(Action, frozen=True, tag="bid"):
    """Bid more than the highest bid."""

    ducats: Amount


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Bid nothing."""


class Sell(Action, frozen=True, tag="sell"):
    """Let the highest bidder have the tile."""


class Buy(Action, frozen=True, tag="buy"):
    """Buy the tile yourself for one ducat less than the highest bid."""


class Progress(Action, frozen=True, tag="progress"):
    """Move a marker down one row."""

    column: ColumnId


class BuildShips(Action, frozen=True, tag="build_ships"):
    """Take ships."""


class Harvest(Action, frozen=True, tag="harvest"):
    """Take spices onto free fields."""


class Taxes(Action, frozen=True, tag="taxes"):
    """Take ducats."""


class Expedition(Action, frozen=True, tag="expedition"):
    """Draw this many expedition cards."""

    cards: Amount


class FoundColony(Action, frozen=True, tag="found_colony"):
    """Try to found a colony."""

    colony: ColonyId


class PlayCard(Action, frozen=True, tag="play_card"):
    """Play an expedition card for its top part."""

    card: CardId


class UseTile(Action, frozen=True, tag="use_tile"):
    """Use a tile that was kept."""

    tile: TileId


class DiscardCard(Action, frozen=True, tag="discard_card"):
    """Discard an expedition card to make room."""

    card: CardId


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn and use nothing more."""


class Pay(Action, frozen=True, tag="pay"):
    """Pay the missing colonists and found the colony."""


class Fail(Action, frozen=True, tag="fail"):
    """Give up the founding."""


class PlaceSpice(Action, frozen=True, tag="place_spice"):
    """Put one sack of a spice on a tile."""

    tile: TileId
    spice: SpiceId


class TakeSpice(Action, frozen=True, tag="take_spice"):
    """Return one sack of a spice from a tile."""

    tile: TileId
    spice: SpiceId


class Done(Action, frozen=True, tag="done"):
    """Stop, although more would be allowed."""


class DrawNext(Action, frozen=True, tag="draw_next"):
    """Draw the next card of an expedition."""


class ChooseColumn(Action, frozen=True, tag="choose_column"):
    """Move the marker of this column."""

    column: ColumnId


class MixShips(Action, frozen=True, tag="mix_ships"):
    """Take this many ships instead of spices."""

    ships: Amount


class MixColonists(Action, frozen=True, tag="mix_colonists"):
    """Take this many colonists instead of spices."""

    colonists: Amount


class ChooseResource(Action, frozen=True, tag="choose_resource"):
    """Take this resource."""

    resource: ResourceId


class DiscardPlantation(Action, frozen=True, tag="discard_plantation"):
    """Give up an old plantation for the new one."""

    tile: TileId


class ChooseFavor(Action, frozen=True, tag="choose_favor"):
    """Take a removed tile."""

    tile: TileId


class ChooseGridTile(Action, frozen=True, tag="choose_grid_tile"):
    """Take the tile of this field and put the swap tile there."""

    field: FieldId


class ChooseEspionage(Action, frozen=True, tag="choose_espionage"):
    """Use the row of an opponent in a column."""

    opponent: Seat
    column: ColumnId


class NameColony(Action, frozen=True, tag="name_colony"):
    """Name the colony to be founded by espionage."""

    colony: ColonyId


class ChooseFillTile(Action, frozen=True, tag="choose_fill_tile"):
    """Fill this tile completely."""

    tile: TileId


class ChooseColonyTile(Action, frozen=True, tag="choose_colony_tile"):
    """Take this tile of the founded colony."""

    tile: TileId


class PlayExtra(Action, frozen=True, tag="play_extra"):
    """Play an extra action card and take an action."""


class PassExtra(Action, frozen=True, tag="pass_extra"):
    """Play no more extra action cards in this round."""


ACTIONS = declared(__name__, Action)
