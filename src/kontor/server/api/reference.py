"""The reference of the API as a page: made from the OpenAPI document, without a script or a file from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

from kontor.core import Texts
from kontor.server.api.headers import PLAIN_STYLE
from kontor.server.api.schemas import REF, Schema

METHODS = ("get", "post", "put", "delete")


def reference_page(document: Schema, language: str) -> bytes:
    """Return the page in a language; what routes and records do is described in English, as in the document."""
    texts = Texts(language, packages=("kontor.server",))
    title = escape(texts.text("reference-title"))
    parts = [
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{title} · Kontor</title>',
        f'<meta name="viewport" content="width=device-width"><style>{PLAIN_STYLE}</style>',
        f"<h1>{title}</h1><p>{texts.text('reference-about')}</p>",
    ]
    for tag, operations in by_tag(document).items():
        parts.append(f'<section><h2 lang="en">{escape(tag)}</h2>')
        parts += [operation_part(texts, method, path, operation) for method, path, operation in operations]
        parts.append("</section>")
    parts.append(f"<section><h2>{escape(texts.text('reference-records'))}</h2>")
    parts += [record_part(name, schema) for name, schema in sorted(document["components"]["schemas"].items())]
    parts.append("</section></html>\n")
    return "\n".join(parts).encode()


def by_tag(document: Schema) -> dict[str, list[tuple[str, str, Schema]]]:
    """Return the operations by their tag, in the order of the document."""
    found: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                found.setdefault(item[method].get("tags", [""])[0], []).append((method, path, item[method]))
    return found


def operation_part(texts: Texts, method: str, path: str, operation: Schema) -> str:
    """Return what one operation does, reads and answers."""
    lines = [
        f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>",
        f'<p lang="en">{escape(operation.get("description") or operation.get("summary", ""))}</p>',
    ]
    details = []
    if parameters := operation.get("parameters"):
        names = ", ".join(f"<code>{escape(each['name'])}</code> {shape(each['schema'])}" for each in parameters)
        details.append(("reference-parameters", names))
    if body := operation.get("requestBody"):
        details.append(("reference-body", ", ".join(shapes(body["content"]))))
    answers = [
        f"{status} {', '.join(shapes(answer.get('content', {})))}".strip()
        for status, answer in operation["responses"].items()
        if "$ref" not in answer
    ]
    details.append(("reference-answers", "; ".join(answers)))
    if operation.get("security"):
        key = "reference-login-optional" if {} in operation["security"] else "reference-login"
        details.append(("reference-caller", escape(texts.text(key))))
    listed = "".join(f"<dt>{escape(texts.text(key))}</dt><dd>{value}</dd>" for key, value in details)
    return "\n".join([*lines, f"<dl>{listed}</dl></section>"])


def shapes(content: Schema) -> Iterator[str]:
    """Yield the shape of each media type of a body."""
    for media_type, described in content.items():
        yield shape(described.get("schema", {})) if "json" in media_type else escape(media_type)


def record_part(name: str, schema: Schema) -> str:
    """Return a record with its fields; an asterisk marks those that must be there."""
    required = schema.get("required", ())
    fields = "".join(
        f"<dt><code>{escape(field)}{'*' if field in required else ''}</code></dt>"
        f"<dd>{shape(described)} {escape(described.get('description', ''))}</dd>"
        for field, described in schema.get("properties", {}).items()
    )
    about = escape(schema.get("description", ""))
    return (
        f'<section lang="en" id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p>'
        f"{f'<dl>{fields}</dl>' if fields else f'<p>{shape(schema)}</p>'}</section>"
    )


def shape(schema: Any) -> str:
    """Return a schema in one line, with links to the records in it."""
    if not isinstance(schema, dict):
        return ""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).removeprefix(REF))
        return f'<a href="#{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(map(shape, schema[union]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    kind = schema.get("type", "")
    if kind == "array":
        return f"[{shape(schema.get('items')) or '…'}]"
    if kind == "object" and schema.get("additionalProperties"):
        return f"{{…: {shape(schema['additionalProperties']) or '…'}}}"
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))
