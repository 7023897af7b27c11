"""The keys that this server signs records with: a list for programs, and a page for people."""

from html import escape

import msgspec
from litestar import MediaType, Response, get

from kontor.server.api.http.site.host_pages import plain_page, texts_in
from kontor.server.matches import Context
from kontor.server.matches.read.signing import published_keys
from kontor.signed import KnownKey

LIST = "/.well-known/kontor-keys.json"


@get(LIST, include_in_schema=False)
async def key_list(context: Context) -> Response[bytes]:
    """Return all keys that this server has had, for `kontor verify --key`."""
    content = msgspec.json.format(msgspec.json.encode(await published_keys(context)), indent=2)
    return Response(content + b"\n", media_type=MediaType.JSON)


@get("/keys", include_in_schema=False)
async def key_page(context: Context, language: str) -> Response[str]:
    """Return the keys as a page: what they are for, and since when each was in use."""
    texts = texts_in(language)
    keys = (await published_keys(context)).keys

    def entry(key: KnownKey) -> str:
        facts = {"since": key.since.strftime("%Y-%m-%d"), "until": key.until.strftime("%Y-%m-%d") if key.until else ""}
        used = texts.text("keys-former" if key.until else "keys-current", facts)
        return f"<dt>{escape(key.id)}</dt><dd>{escape(used)}<br><code>{escape(key.public)}</code></dd>"

    about = escape(texts.text("keys-about"))
    listed = f"<dl>{''.join(map(entry, keys))}</dl>" if keys else f"<p>{escape(texts.text('keys-none'))}</p>"
    link = f'<p><a href="{LIST}">{escape(texts.text("keys-list"))}</a></p>' if keys else ""
    return plain_page(language, "keys-title", f"<p>{about}</p>{listed}{link}")
