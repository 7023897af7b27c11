"""Where the code of a game cites a rule, and what the code looks like when that place is broken."""

import ast
import copy
import io
import tokenize
from collections.abc import Callable
from pathlib import Path

import msgspec

from kontor.core.rules import RULE_ID


class Site(msgspec.Struct, frozen=True):
    """One citing place: the file, the line, the ids, and the place of the node among all nodes of the tree."""

    path: Path
    line: int
    ids: tuple[str, ...]
    node: int
    how: str

    @property
    def name(self) -> str:
        """File and line, for a report."""
        return f"{self.path.name}:{self.line}"


def find_sites(path: Path, constants: dict[str, str]) -> list[Site]:
    """Return every place of a file that cites a rule; `constants` maps names of `rules.py` to ids."""
    source = path.read_text("utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    sites = []
    for index, node in enumerate(nodes):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            sites.append(Site(path, node.lineno, _named(node.args[0], constants), index, "refusal"))
        if isinstance(node, ast.Expr) and (ids := _emitted(node, constants)):
            sites.append(Site(path, node.lineno, ids, index, "event"))
    for line, ids in _comments(source).items():
        index, how = _cited_node(nodes, line)
        sites.append(Site(path, line, ids, index, how))
    return sorted((site for site in sites if site.ids), key=lambda site: site.line)


def _named(node: ast.AST, constants: dict[str, str]) -> tuple[str, ...]:
    names = [n.id for n in ast.walk(node) if isinstance(n, ast.Name)]
    names += [n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)]
    return tuple(constants[name] for name in names if name in constants)


def _emitted(statement: ast.Expr, constants: dict[str, str]) -> tuple[str, ...]:
    """Return the rules of the event that an `emit(Event(…, rule=RULE))` tells."""
    call = statement.value
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "emit"):
        return ()
    event = call.args[0]
    if not isinstance(event, ast.Call):
        return ()
    return tuple(id_ for k in event.keywords if k.arg == "rule" for id_ in _named(k.value, constants))


def _comments(source: str) -> dict[int, tuple[str, ...]]:
    """Return the ids of all comments that stand behind code, by line."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        behind_code = token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
        if behind_code and (ids := tuple(RULE_ID.findall(token.string))):
            found[token.start[0]] = ids
    return found


def _cited_node(nodes: list[ast.AST], line: int) -> tuple[int, str]:
    """Return the node that a comment behind a line speaks of, and how it is broken: the narrowest reading wins."""
    for how, speaks in _READINGS:
        for index, node in enumerate(nodes):
            if speaks(node, line):
                return index, how
    raise ValueError(f"the comment in line {line} cites a rule, but stands behind nothing that can be broken")


_SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Expr)


def _is_on(node: ast.expr | ast.stmt, line: int) -> bool:
    return node.lineno == node.end_lineno == line


_READINGS: tuple[tuple[str, Callable[[ast.AST, int], bool]], ...] = (
    ("condition", lambda node, line: isinstance(node, ast.If | ast.While) and node.test.end_lineno == line),
    ("loop", lambda node, line: isinstance(node, ast.For) and node.iter.end_lineno == line),
    ("statement", lambda node, line: isinstance(node, _SIMPLE) and _is_on(node, line)),
    ("keyword", lambda node, line: isinstance(node, ast.keyword) and _is_on(node.value, line)),
    ("entry", lambda node, line: isinstance(node, ast.Dict) and any(_is_on(value, line) for value in node.values)),
    ("statement", lambda node, line: isinstance(node, _SIMPLE) and node.lineno <= line <= (node.end_lineno or 0)),
)


def broken(site: Site) -> ast.Module:
    """Return the tree of the file with the site broken."""
    tree = ast.parse(site.path.read_text("utf-8"))
    node = list(ast.walk(tree))[site.node]
    match site.how:
        case "refusal":
            _Replace(node, ast.Constant(None)).visit(tree)
        case "event":
            _Replace(node, ast.Pass()).visit(tree)
        case "condition":
            assert isinstance(node, ast.If | ast.While)
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case "loop":
            assert isinstance(node, ast.For)
            node.iter = _changed(node.iter)
        case "keyword":
            assert isinstance(node, ast.keyword)
            node.value = _changed(node.value)
        case "entry":
            assert isinstance(node, ast.Dict)
            node.values = [_changed(v) if v.end_lineno == site.line else v for v in node.values]
        case _:
            _break_statement(tree, node)
    tree.body = [*_preamble(tree), ast.parse(_CHANGED).body[0], *_rest(tree)]
    return ast.fix_missing_locations(tree)


def _break_statement(tree: ast.Module, node: ast.AST) -> None:
    """Leave the statement out; a value that is needed is changed instead."""
    local = isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    if isinstance(node, ast.Return | ast.AnnAssign) or local:
        assert isinstance(node, ast.Return | ast.AnnAssign | ast.Assign)
        assert node.value is not None
        node.value = _changed(node.value)
    elif isinstance(node, ast.Expr | ast.AugAssign | ast.Assign):
        _Replace(node, ast.Pass()).visit(tree)


def _preamble(tree: ast.Module) -> list[ast.stmt]:
    """Return the docstring, which must stay first."""
    first = tree.body[0]
    return [first] if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) else []


def _rest(tree: ast.Module) -> list[ast.stmt]:
    return tree.body[len(_preamble(tree)) :]


def _changed(value: ast.expr) -> ast.expr:
    return ast.Call(ast.Name("__changed", ast.Load()), [copy.deepcopy(value)], [])


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """Put the new node in the place of the old one."""
        return self.new if node is self.old else super().generic_visit(node)


_CHANGED = '''
def __changed(value):
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if value is None:
        return 0
    if isinstance(value, dict):
        return dict(list(value.items())[1:])
    if hasattr(value, "__iter__"):
        kept = list(value)[1:]
        return tuple(kept) if isinstance(value, tuple) else kept
    return None
'''
