"""The settings of a server: from the command line, from ORRERY_* in the environment, from a file,
in this order. `python -m orrery.server.settings` writes the page about them."""

import difflib
import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from orrery.bots.hints import HINT_LEVEL
from orrery.bots.levels import LEVELS
from orrery.bots.review import REVIEW_LEVEL
from orrery.core.errors import OrreryError

PREFIX: Final = "ORRERY_"
FILE: Final = "ORRERY_SETTINGS"
PAGE: Final = Path("docs/operating.md")
_REDIS: Final = ("redis", "rediss", "unix")
# Twice the interval at which it is stored who is at a table.
_FEWEST_MINUTES: Final = 10
_LEVEL: Final = f"^({'|'.join(LEVELS)})$"
_LEVELS: Final = ", ".join(f"`{name}`" for name in LEVELS)
TEMPLATE: Final = Path(__file__).with_name("operating.template.md")


# Names that other parts of the program read: the language of the terminal, another content of a
# game, the token of a bot, and what the Makefile gives to builds and tests.
_OTHERS: Final = {
    FILE,
    *(f"{PREFIX}{name}" for name in ("LANGUAGE", "GAME", "GAMES", "LONG", "SEED", "PURE", "TOKEN")),
    f"{PREFIX}EXPECT_COMPILED",
}
_CONTENT: Final = f"{PREFIX}CONTENT_"


class BadSetting(OrreryError):
    code = "bad-setting"


class UnknownSetting(OrreryError):
    """No setting has this name; `nearest` is one that was perhaps meant."""

    code = "unknown-setting"


def _about(text: str, **bounds: Any) -> Meta:
    return Meta(description=text, **bounds)


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting, with its default."""

    host: Annotated[str, _about("the address to listen on; `0.0.0.0` for other machines")] = (
        "127.0.0.1"
    )
    port: Annotated[int, _about("the port to listen on", ge=0, le=65535)] = 8000
    data: Annotated[str, _about("the folder of the database file")] = "orrery-data"
    database: Annotated[
        str, _about("`sqlite:///PATH` or `postgresql://…`; without it a file in the data folder")
    ] = ""
    redis: Annotated[str, _about("`redis://…`, where several processes serve the same tables")] = ""
    presence_seconds: Annotated[
        float,
        _about(
            "a process among several that is not heard of for so long is gone, and its people",
            ge=0.3,
            le=3600,
        ),
    ] = 15.0
    address: Annotated[
        str, _about("the address people use, such as `https://play.example.org`, for links")
    ] = ""
    origins: Annotated[
        str, _about("further sites whose pages may connect, separated by commas")
    ] = ""
    proxies: Annotated[
        str, _about("addresses of reverse proxies whose X-Forwarded headers are trusted")
    ] = ""
    require_https: Annotated[
        bool, _about("hand out no cookie over plain HTTP to other machines")
    ] = False
    metrics_token: Annotated[
        str, _about("the bearer token of `/metrics`; without one there are no metrics")
    ] = ""
    operator_token: Annotated[
        str, _about("the bearer token of the operator's routes; without one there are none")
    ] = ""
    workers: Annotated[
        int, _about("processes in which bots think; 0 for one less than cores", ge=0, le=256)
    ] = 0
    worker_seconds: Annotated[
        float,
        _about("a worker busy with one piece of work for so long is replaced; it is a fault", gt=0),
    ] = 60.0
    guest_hints: Annotated[int, _about("hints one guest may be waiting for", ge=1)] = 4
    hint_level: Annotated[str, _about(f"the level that gives hints: {_LEVELS}", pattern=_LEVEL)] = (
        HINT_LEVEL
    )
    review_level: Annotated[
        str,
        _about("the level that reviews finished games; a higher one takes longer", pattern=_LEVEL),
    ] = REVIEW_LEVEL
    guest_reviews: Annotated[int, _about("reviews under way for one guest", ge=1)] = 3
    stand_in_seconds: Annotated[
        float,
        _about("seconds before each action of a stand-in for a person out of time", ge=0),
    ] = 1.5
    idle_seconds: Annotated[
        float, _about("after this time a table that nobody watches is unloaded from memory", gt=0)
    ] = 300.0
    connections: Annotated[
        int, _about("connections at once, as far as the limit of open files allows", ge=20)
    ] = 10_000
    address_connections: Annotated[
        int,
        _about("of them of one network address; this machine and proxies are not counted", ge=1),
    ] = 200
    request_seconds: Annotated[
        float, _about("a request that takes longer to arrive is refused", gt=0)
    ] = 20.0
    address_sockets: Annotated[
        int,
        _about(
            "open sockets of one network address, also behind a proxy; this machine is not counted",
            ge=1,
        ),
    ] = 200
    guest_sockets: Annotated[int, _about("open sockets of one guest", ge=1)] = 20
    requests_per_second: Annotated[float, _about("HTTP requests of one guest", gt=0)] = 20.0
    requests_burst: Annotated[float, _about("of them at once", ge=1)] = 100.0
    address_per_second: Annotated[
        float, _about("HTTP requests and new sockets of one network address", gt=0)
    ] = 60.0
    address_burst: Annotated[float, _about("of them at once", ge=1)] = 300.0
    guests_per_minute: Annotated[float, _about("new guests of one network address", gt=0)] = 30.0
    guests_burst: Annotated[float, _about("of them at once", ge=1)] = 60.0
    guests_per_day: Annotated[
        float,
        _about("of them in a day; this machine is not counted", ge=1),
    ] = 500.0
    codes_per_minute: Annotated[
        float,
        _about(
            "links to another device that one guest makes, and codes of such links tried from one "
            "network address",
            gt=0,
        ),
    ] = 10.0
    codes_burst: Annotated[float, _about("of them at once", ge=1)] = 20.0
    commands_per_second: Annotated[
        float, _about("frames of one socket; faster ones are read later", gt=0)
    ] = 50.0
    commands_burst: Annotated[float, _about("of them at once", ge=1)] = 200.0
    chat_per_minute: Annotated[float, _about("lines of chat of one guest", gt=0)] = 60.0
    chat_burst: Annotated[float, _about("of them at once", ge=1)] = 20.0
    address_chat_per_minute: Annotated[
        float, _about("lines of chat of one network address; this machine is not counted", gt=0)
    ] = 300.0
    address_chat_burst: Annotated[float, _about("of them at once", ge=1)] = 100.0
    tables_per_minute: Annotated[float, _about("new tables of one guest", gt=0)] = 10.0
    tables_burst: Annotated[float, _about("of them at once", ge=1)] = 20.0
    reports_per_hour: Annotated[float, _about("reports of one guest", gt=0)] = 10.0
    reports_burst: Annotated[float, _about("of them at once", ge=1)] = 5.0
    guest_tables: Annotated[
        int, _about("unfinished tables at which one guest sits or which they created", ge=1)
    ] = 100
    guest_bots: Annotated[int, _about("bot accounts of one guest", ge=0)] = 5
    bot_tables: Annotated[int, _about("unfinished tables at which one bot account sits", ge=1)] = 4
    address_tables: Annotated[
        int,
        _about(
            "unfinished tables created from one network address; this machine is not counted", ge=1
        ),
    ] = 200
    listed_minutes: Annotated[
        float,
        _about("so long after somebody was there a public table is listed", ge=_FEWEST_MINUTES),
    ] = 60.0
    empty_minutes: Annotated[
        float,
        _about("after this time a waiting table where nobody sits expires", ge=_FEWEST_MINUTES),
    ] = 30.0
    waiting_hours: Annotated[
        float, _about("after this time a waiting table that nobody has touched expires", ge=1)
    ] = 72.0
    running_days: Annotated[
        float,
        _about(
            "after this time a game that nobody has touched is closed unfinished; 0: never", ge=0
        ),
    ] = 60.0
    abandoned_days: Annotated[
        float, _about("so long an unfinished game is kept after it was closed; 0: for ever", ge=0)
    ] = 365.0
    finished_days: Annotated[
        float, _about("so long a finished game is kept; 0: for ever", ge=0)
    ] = 0.0
    guest_days: Annotated[
        float,
        _about("so long a guest without tables is kept who does not come back; 0: for ever", ge=0),
    ] = 90.0
    guest_invitations: Annotated[
        int, _about("invitations one guest may send to others in an hour", ge=0)
    ] = 20
    webhooks: Annotated[bool, _about("notify players who are away at an address each may set")] = (
        True
    )
    webhook_after: Annotated[
        float, _about("seconds after a turn begins until an absent player is notified", ge=0)
    ] = 20.0
    webhook_private: Annotated[
        bool,
        _about("also notify at plain `http` and private addresses; only among friends"),
    ] = False
    log_level: Annotated[
        str, _about("`debug`, `info`, `warning` or `error`", pattern="^(debug|info|warning|error)$")
    ] = "info"

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{Path(self.data).absolute() / 'orrery.sqlite'}"

    @property
    def shown_database(self) -> str:
        """The database as it may be shown: without a password."""
        return self.database_address.removeprefix("sqlite:///") if self.is_file else "postgresql"

    @property
    def is_file(self) -> bool:
        return self.database_address.startswith("sqlite")

    @property
    def backup_folder(self) -> Path | None:
        """Where the database is backed up before a migration; None: beside the SQLite file."""
        return None if self.is_file else Path(self.data) / "backups"

    @property
    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def load(environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings from file, environment and command line; the last of these wins."""
    found: dict[str, Any] = {}
    _check_names(environment)
    if environment.get(FILE):
        found |= _from_file(Path(environment[FILE]))
    for name in Settings.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            found[name] = value
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(problem=str(error)) from None
    _check_redis(settings.redis)
    return settings


def _check_names(environment: Mapping[str, str]) -> None:
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    for name in sorted(environment):
        if name.startswith(PREFIX) and not name.startswith(_CONTENT):
            _check_name(name, known | _OTHERS, "environment")


def _check_name(name: str, known: Iterable[str], place: str) -> None:
    if name not in known:
        nearest = difflib.get_close_matches(name, sorted(known), n=1, cutoff=0)
        raise UnknownSetting(name=name, place=place, nearest=nearest[0])


def _check_redis(url: str) -> None:
    try:
        parts = urlsplit(url)
        is_valid = not url or (parts.scheme in _REDIS and (parts.port is None or parts.port > 0))
    except ValueError:
        is_valid = False
    if not is_valid:
        # The address may hold a password: it is not repeated.
        raise BadSetting(problem="redis: redis://HOST:PORT/0 is expected")


def _from_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(problem=f"{path}: {error}") from None
    for name in found:
        _check_name(name, Settings.__struct_fields__, str(path))
    return found


def page() -> str:
    """The page about running a server, with a table of every setting."""
    lines = ["| setting | environment | default | what it is |", "|---|---|---|---|"]
    hints = get_type_hints(Settings, include_extras=True)
    for name, default in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True):
        meta = next(m for m in get_args(hints[name]) if isinstance(m, Meta))
        shown = msgspec.json.encode(default).decode() if default != "" else ""
        variable = f"`{PREFIX}{name.upper()}`"
        lines.append(f"| `{name}` | {variable} | {shown and f'`{shown}`'} | {meta.description} |")
    return TEMPLATE.read_text("utf-8").replace("{{settings}}", "\n".join(lines))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
