"""A review as one HTML file that stands alone: no script, no other file, light and dark."""

from html import escape
from importlib.resources import files
from math import ceil

from kontor.core import AnyGame, MatchRecord, Texts
from kontor.lab.review.curve import curve_svg
from kontor.lab.review.printed import MAX_PART, changes, percent, rounded, signed
from kontor.lab.review.shapes import Review, ReviewedDecision, SeatReview
from kontor.lab.review.story import Played, ReviewError, play_again, story_of
from kontor.lab.review.words import Narrator
from kontor.lab.review.worth import worth_words


def page(game: AnyGame, record: MatchRecord, review: Review, language: str) -> str:
    """Return the page of a review."""
    texts = Texts(language, game, review.seats, packages=(ReviewError.package,))
    played = play_again(game, record)
    title = texts.text("review-title", {"game": game.info.title})
    seats = "\n".join(_Section(game, played, review, one, language).html() for one in review.reviews)
    links = "".join(f'<a href="#seat-{one.seat}">{escape(review.seats[one.seat])}</a>' for one in review.reviews)
    most = max(one.simulations for one in review.reviews)
    trust = texts.text("review-trust", {"simulations": most, "version": review.version})
    style = files("kontor.lab.review").joinpath("page.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(_result(texts, record))}</p>\n"
        f'<nav aria-label="{escape(texts.text("review-seen-by"))}">'
        f'<span class="soft">{escape(texts.text("review-seen-by"))}</span> {links}</nav>\n{seats}\n'
        f'<section class="card"><h3>{escape(texts.text("review-trust-title"))}</h3>{_paragraphs(trust)}'
        f"{_paragraphs(worth_words(texts, game.info.slug))}</section>\n"
        "</main>\n</body>\n</html>\n"
    )


def _result(texts: Texts, record: MatchRecord) -> str:
    assert record.result is not None  # `play_again` has refused a match that is not over
    winners = [("seat", seat) for seat in record.result.winners]
    points = max((record.result.scores[seat].total for seat in record.result.winners), default=0)
    facts = {"winners": winners, "count": len(winners), "points": points, "moves": len(record.moves)}
    return texts.text("review-result", facts)


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines() if line)


class _Section:
    """The part of the page about one seat, in words to the person who played it."""

    def __init__(self, game: AnyGame, played: Played, review: Review, seat: SeatReview, language: str) -> None:
        self.review, self.seat = review, seat
        self.story = story_of(game, played, seat.seat)
        self.narrator = Narrator(game, language, review.seats, seat.seat)
        self.texts = self.narrator.own

    def html(self) -> str:
        """Return the section."""
        name = self.review.seats[self.seat.seat]
        curve = curve_svg(self.seat, self.review.seats, self.text("review-curve-about", name=name))
        return (
            f'<h2 id="seat-{self.seat.seat}">{escape(name)}</h2>\n'
            f'<section class="card"><h3>{self.text("review-curve")}</h3>\n{curve}\n'
            f'<p class="soft">{self.text("review-curve-note")}</p></section>\n'
            f'<section class="card"><h3>{self.text("review-account")}</h3>\n{self.account()}</section>\n'
            f'<section class="card"><h3>{self.text("review-decisions")}</h3>\n{self.decisions()}</section>\n'
            f"{self.luck()}"
        )

    def text(self, key: str, **facts: object) -> str:
        """Return a text, ready for HTML."""
        return escape(self.texts.text(key, facts))

    def account(self) -> str:
        """Return the table that adds up."""
        start, luck, own, others, result = rounded(self.seat.account)
        rows = [
            _row(self.text("review-start"), percent(start)),
            *(
                _row(self.text(f"review-{key}"), signed(value), "less" if value < 0 else "more" if value else "")
                for key, value in changes(self.seat)
            ),
            _row(self.text("review-end"), percent(result), row="result"),
        ]
        is_large = max(map(abs, (luck, own, others))) > MAX_PART
        note = f'<p class="soft">{self.text("review-account-large")}</p>' if is_large else ""
        return f"<table>{''.join(rows)}</table>{note}"

    def decisions(self) -> str:
        """Return the decisions that mattered most, and how many were looked at closely."""
        by_step = {one.step: one for one in self.seat.decisions}
        moments = [by_step[one.step] for one in self.seat.key_moments if one.kind == "decision"]
        clear = sum(one.loss is not None for one in self.seat.decisions)
        looked = sum(one.low is not None for one in self.seat.decisions)
        count = self.text("review-looked", all=len(by_step), looked=looked, clear=clear)
        items = "".join(f"<li>{self.decision(one)}</li>" for one in moments)
        return (f'<ol class="moments">{items}</ol>' if items else "") + f'<p class="soft">{count}</p>'

    def decision(self, one: ReviewedDecision) -> str:
        """Return one decision in words."""
        assert one.loss is not None
        assert one.low is not None
        words = self.narrator.decision(self.story.steps[one.step].view, one)
        cost = self.text("review-cost", cost=round(100 * one.loss), spread=max(1, ceil(100 * (one.loss - one.low))))
        told = [("review-asked", words.question), ("review-did", words.did), ("review-better", words.better)]
        terms = "".join(f"<dt>{self.text(key)}</dt><dd>{escape(_flowing(said))}</dd>" for key, said in told)
        where = self.text("review-step", step=one.step)
        return f'<b>{where}</b> <span class="less">{cost}</span><dl>{terms}</dl><p>{escape(_flowing(words.why))}</p>'

    def luck(self) -> str:
        """Return the greatest luck, good and bad."""
        moments = [one for one in self.seat.key_moments if one.kind == "luck"]
        rows = "".join(
            _row(
                self.text("review-deal") if one.step == 0 else self.text("review-step", step=one.step),
                signed(round(100 * one.value)),
                "less" if one.value < 0 else "more",
            )
            for one in moments
        )
        title = self.text("review-luck-events")
        return f'<section class="card"><h3>{title}</h3><table>{rows}</table></section>\n' if rows else ""


def _flowing(text: str) -> str:
    return " ".join(text.split())


def _row(label: str, figure: str, sign: str = "", row: str = "") -> str:
    kind = f' class="{row}"' if row else ""
    return f'<tr{kind}><th scope="row">{label}</th><td class="figure {sign}">{figure}</td></tr>'
