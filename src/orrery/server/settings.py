"""How a server is set up: by the command line, by ORRERY_* in the environment, by a file, in this
order. `python -m orrery.server.settings` writes the page about it."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from orrery.core.errors import OrreryError

PREFIX: Final = "ORRERY_"
FILE: Final = "ORRERY_SETTINGS"
PAGE: Final = Path("docs/operating.md")
TEMPLATE: Final = Path(__file__).with_name("operating.template.md")


class BadSetting(OrreryError):
    code = "bad-setting"


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
    address: Annotated[
        str, _about("the address people use, such as `https://play.example.org`, for links")
    ] = ""
    origins: Annotated[
        str, _about("further sites whose pages may connect, separated by commas")
    ] = ""
    proxies: Annotated[
        str, _about("addresses of reverse proxies whose X-Forwarded headers are believed")
    ] = ""
    require_https: Annotated[
        bool, _about("hand out no cookie over plain HTTP to other machines")
    ] = False
    metrics_token: Annotated[
        str, _about("the bearer token of `/metrics`; without one there are no metrics")
    ] = ""
    workers: Annotated[
        int, _about("processes in which bots think; 0 for one less than cores", ge=0, le=256)
    ] = 0
    bot_seconds: Annotated[
        float, _about("after this time a bot's move is made at random", gt=0)
    ] = 30.0
    idle_seconds: Annotated[
        float, _about("after this time a table nobody watches leaves the memory", gt=0)
    ] = 300.0
    requests_per_second: Annotated[float, _about("HTTP requests of one guest", gt=0)] = 20.0
    requests_burst: Annotated[float, _about("of them at once", ge=1)] = 100.0
    address_per_second: Annotated[
        float, _about("HTTP requests and new sockets of one network address", gt=0)
    ] = 60.0
    address_burst: Annotated[float, _about("of them at once", ge=1)] = 300.0
    guests_per_minute: Annotated[float, _about("new guests of one network address", gt=0)] = 30.0
    guests_burst: Annotated[float, _about("of them at once", ge=1)] = 60.0
    commands_per_second: Annotated[
        float, _about("frames of one socket; faster ones are read later", gt=0)
    ] = 50.0
    commands_burst: Annotated[float, _about("of them at once", ge=1)] = 200.0
    webhooks: Annotated[bool, _about("call players who are away at an address each may give")] = (
        True
    )
    webhook_after: Annotated[
        float, _about("seconds a player has to come by alone before being called", ge=0)
    ] = 20.0
    webhook_private: Annotated[
        bool,
        _about("also call plain `http` and machines of the own network; only among friends"),
    ] = False
    log_level: Annotated[
        str, _about("`debug`, `info`, `warning` or `error`", pattern="^(debug|info|warning|error)$")
    ] = "info"

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{Path(self.data).absolute() / 'orrery.sqlite'}"

    @property
    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def load(environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings from file, environment and command line; the last named wins."""
    found: dict[str, Any] = {}
    if environment.get(FILE):
        found |= _from_file(Path(environment[FILE]))
    for name in Settings.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            found[name] = value
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(problem=str(error)) from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(problem=f"{path}: {error}") from None


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
