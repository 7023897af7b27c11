"""The pieces of Novgorod as short texts: goods, luxuries, orders, recipes, stacks of kontors, career steps."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from kontor.core import Texts
from kontor.games.novgorod import NovgorodView
from kontor.games.novgorod.component_schema import Career, CareerStep, SpecialOrderPart
from kontor.games.novgorod.components import NovgorodBox
from kontor.games.novgorod.frames import CompoundFrame, RouteFrame
from kontor.games.novgorod.questions import decider
from kontor.games.novgorod.state import Stop
from kontor.games.novgorod.view import PlayerView

OWN = "bold green"
"""The style of what is yours or within your reach."""
LOUD = "bold red"
"""The style of the red X, the pirate and fees."""
GOODS = {
    "amber": "dark_orange3",
    "cloth": "deep_sky_blue3",
    "fish": "dark_cyan",
    "furs": "orange4",
    "glass": "green3",
    "grain": "gold3",
    "salt": "grey62",
    "wool": "tan",
}
LUXURY = "bold magenta"
MINUS = "\N{MINUS SIGN}"


class NovgorodPieces:
    """Writes the pieces of one box in one language."""

    def __init__(self, box: NovgorodBox, texts: Texts, *, plain: bool) -> None:
        self.box = box
        self.texts = texts
        self.turn, self.done, self.red_x, self.next = (">", "*", "X", ">") if plain else ("▶", "✓", "✗", "▸")
        self.merchant, self.pirate = ("(M)", "(P)") if plain else ("◆", "☠")
        self.covered, self.line, self.down = ("##", "-", "|") if plain else ("▒▒", "─", "│")
        self.minus = "-" if plain else MINUS

    def say(self, key: str, **facts: object) -> str:
        """Return one message of the drawing."""
        return self.texts.text(key, facts)

    def name(self, kind: str, id_: str) -> str:
        """Return the name of a thing."""
        return self.texts.name(kind, id_)

    def thing(self, thing: str) -> Text:
        """Return a good or a luxury in its colour."""
        if thing in self.box.luxuries:
            return Text().append(self.name("luxury", thing), LUXURY)
        return Text().append(self.name("good", thing), GOODS.get(thing, ""))

    def things(self, things: Iterable[str]) -> Text:
        """Return goods and luxuries that are needed together."""
        return Text("+").join(map(self.thing, things))

    def good_of(self, city: str) -> Text:
        """Return the good of a city."""
        return self.thing(self.box.good_of[city])

    def luxury_at(self, view: NovgorodView, city: str) -> Text:
        """Return the luxury that is made in a city."""
        return self.thing(self.box.manufactories[view.manufactory_of[city]].luxury)

    def recipes(self, view: NovgorodView, city: str) -> Text:
        """Return the recipes of the manufactory in a city: each by its goods, or by what it adds to the one before."""
        text, before = Text(), frozenset[str]()
        for recipe in sorted(self.box.manufactories[view.manufactory_of[city]].recipes, key=lambda each: each.seals):
            goods = frozenset(recipe.goods)
            if before < goods:
                text.append("+" if before else "").append(
                    self.things(good for good in recipe.goods if good not in before)
                )
            else:
                text.append(", ").append(self.things(recipe.goods))
            before = goods
        return text

    def number(self, order: str) -> str:
        """Return the number of an order."""
        return self.say("novgorod-number", number=int(order[1:]))

    def order(self, order: str) -> Text:
        """Return an order with both rows."""
        details = self.box.orders[order]
        label = Text().append(f"{self.number(order)} ", "dim").append(self.things(details.upper))
        return label.append("/", "dim").append(self.things(details.lower))

    def aside(self, order: str) -> Text:
        """Return an order whose upper row is fulfilled."""
        label = Text().append(f"{self.number(order)} {self.done}/", "dim")
        return label.append(self.things(self.box.orders[order].lower))

    def stack(self, prices: Sequence[int]) -> Text:
        """Return the prices of the kontors that are left in a city, the top one first."""
        if not prices:
            return Text(self.say("novgorod-none"), "dim")
        return Text().append(str(prices[0]), "bold").append("".join(f"·{price}" for price in prices[1:]))

    def money(self, city: str) -> Text:
        """Return the income of a kontor and the harbour fee for others."""
        details = self.box.cities[city]
        return Text().append(f"+{details.income}", "green").append(f" {self.minus}{details.harbour_fee}", "red")

    def cost(self, step: CareerStep) -> str:
        """Return what a career step costs, in short."""
        parts = {"goods": step.goods, "luxuries": step.luxuries, "ducats": step.ducats}
        return "+".join(self.say(f"novgorod-cost-{key}", number=number) for key, number in parts.items() if number)

    def privilege(self, privilege: str) -> str:
        """Return a privilege in short."""
        return self.say(f"novgorod-privilege-{privilege}", number=getattr(self.box.privileges, privilege))

    def step(self, step: CareerStep, *, style: str = "") -> Text:
        """Return a career step: the seals per turn while it is the lowest free one, its cost, its privilege."""
        label = Text().append(self.red_x, LOUD) if step.red_x else Text().append(f"+{step.seals}", "bold yellow")
        label.append(": ", "dim").append(self.cost(step), style)
        return label.append(f" [{self.privilege(step.privilege)}]", "cyan")

    def ladder(self, career: Career, covered: int = 0) -> list[Text]:
        """Return the steps of a career card from the bottom: covered, the lowest free one, the others, the top."""
        steps = []
        for number, step in enumerate(career.steps):
            if number < covered:
                steps.append(Text(self.covered, "dim"))
            elif number == covered:
                steps.append(Text().append(self.next, "bold").append(self.step(step, style="bold")))
            else:
                steps.append(self.step(step))
        top = Text().append(self.next if covered >= len(career.steps) else "", "bold")
        return [*steps, top.append(f"+{career.top_seals}", "bold yellow")]

    def special(self, part: SpecialOrderPart) -> Text:
        """Return what a special order asks for."""
        label = self.things((*part.goods, part.luxury) if part.luxury else part.goods)
        if part.luxury_inputs > 1:
            label.append(f" {self.say('novgorod-inputs', number=part.luxury_inputs)}")
        return label

    def rate(self, player: PlayerView) -> Text:
        """Return the seals that a player's career brings per turn, or the red X."""
        steps = self.box.careers[player.career, player.side].steps
        if player.covered < len(steps) and steps[player.covered].red_x:
            return Text(self.red_x, LOUD)
        return Text(f"+{player.seals_per_turn}")

    def route(self, view: NovgorodView) -> tuple[Stop, ...]:
        """Return the route, also while it is being laid."""
        frame = view.frames[-1] if view.frames else None
        if not isinstance(frame, RouteFrame):
            return view.route
        own_cities = view.players[frame.seat].kontors
        return tuple(Stop(city, own=city in own_cities, placeholder=city in frame.placeholders) for city in frame.stops)

    def compound(self, view: NovgorodView) -> CompoundFrame | None:
        """Return the action that is being entered in steps."""
        frame = view.frames[-1] if view.frames else None
        return frame if isinstance(frame, CompoundFrame) else None

    def asked(self, view: NovgorodView) -> PlayerView:
        """Return the player who decides."""
        return view.players[decider(view)]
