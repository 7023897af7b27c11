"""Twins with a glossary that is too small, too long, ambiguous or of no use."""

from contract.toy.game import Pearls
from contract.twins.base import Twins, replace
from kontor.core.glossary import Term


class TwinWithTerms(Pearls):
    """A twin whose glossary is a changed one."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        """Return the glossary of the twin."""
        return terms

    def terms(self, language: str) -> tuple[Term, ...]:
        """Return the changed glossary."""
        return self.changed(super().terms(language), language)


class ExplainsLittle(TwinWithTerms):
    """One term less than a glossary needs."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return terms[1:]


class ExplainsInOneLanguage(TwinWithTerms):
    """German readers have a term that nobody else has."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return (*terms, Term("lay", "legt", "Eine Perle in die Reihe bringen.", ())) if language == "de" else terms


class ExplainsAtLength(TwinWithTerms):
    """A line that nobody reads while playing."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return (replace(terms[0], is_="pearl " * 26), *terms[1:])


class ExplainsNothing(TwinWithTerms):
    """A term without its line."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return (replace(terms[0], is_=""), *terms[1:])


class ExplainsAWordTwice(TwinWithTerms):
    """A word leads to two terms, but for its capital."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return (terms[0], replace(terms[1], forms=(terms[0].forms[0].title(),)), *terms[2:])


class ExplainsAnEmptyWord(TwinWithTerms):
    """A form without a letter, which would be found everywhere."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return (replace(terms[0], forms=("",)), *terms[1:])


class ExplainsWhatNobodySays(TwinWithTerms):
    """The word is only a part of other words."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        part = "earl" if language == "en" else "erle"
        return (replace(terms[0], term=part, forms=()), *terms[1:])


class LeavesATermOver(TwinWithTerms):
    """The texts of a term are there, the term is another."""

    def changed(self, terms: tuple[Term, ...], language: str) -> tuple[Term, ...]:
        return (replace(terms[0], id="oyster"), *terms[1:])


TWINS: Twins = {
    "glossary": (
        (ExplainsLittle, "a glossary needs 10 terms, not 9"),
        (ExplainsInOneLanguage, "not in every language: lay"),
        (ExplainsAtLength, "pearl in 'en' is said in 26 words"),
        (ExplainsNothing, "pearl in 'en' is said in 0 words"),
        (ExplainsAWordTwice, "pearl and bid in 'en' share the form 'Pearls'"),
        (ExplainsAnEmptyWord, "pearl in 'en' has an empty form"),
        (ExplainsWhatNobodySays, "pearl in 'en' occurs in no question, lesson or rule"),
        (LeavesATermOver, "nothing says term-pearl"),
    ),
}
