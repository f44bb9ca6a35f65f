"""What can be checked of deploy/ without an engine, a proxy or a service manager is checked."""

import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.server.http import routes
from orrery.server.settings import FILE, PREFIX, Settings, load

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
COMPOSE: Any = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVERS = ("server-1", "server-2")


def unit() -> RawConfigParser:
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # names keep their case
    parser.read(DEPLOY / "orrery.service")
    return parser


def filled(text: str) -> str:
    return re.sub(r"\$\{(\w+):\?\}", r"\1", text)


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs/durability.md"], ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    known = {FILE, *(f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__)}
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", path.read_text("utf-8")))
    assert sorted(named - known) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_route_that_is_named_exists(path: Path) -> None:
    known = {route for handler in routes.HANDLERS for route in handler.paths}
    named = set(re.findall(r"/(?:readyz|healthz|metrics|api/\w+)", path.read_text("utf-8")))
    assert named <= known


@pytest.mark.parametrize("name", SERVERS)
def test_the_settings_of_compose_are_settings(name: str) -> None:
    environment = COMPOSE["services"][name]["environment"]
    settings = load({key: filled(value) for key, value in environment.items()})
    assert settings.database.startswith("postgresql://")
    assert settings.redis == "redis://redis:6379/0"
    assert settings.require_https
    networks = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert [network["subnet"] for network in networks] == [settings.proxies]


def test_the_parts_of_compose_know_one_another() -> None:
    services = COMPOSE["services"]
    proxied = re.search(r"reverse_proxy (.*) \{", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert proxied is not None
    assert proxied.group(1).split() == [f"{name}:8000" for name in SERVERS]
    assert {*SERVERS, "database", "redis", "proxy"} == set(services)
    for name in services:
        assert set(services[name].get("depends_on", [])) <= set(services)
        for place in services[name].get("volumes", []):
            source = place.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()
    build = services["server-1"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_the_settings_of_the_unit_are_settings() -> None:
    lines = (DEPLOY / "orrery.service").read_text("utf-8").splitlines()
    given = [line.removeprefix("Environment=") for line in lines if line.startswith("Environment=")]
    settings = load(dict(line.split("=", 1) for line in given))
    assert settings.proxies == "127.0.0.1"
    service = unit()["Service"]
    assert settings.data == f"/var/lib/{service['StateDirectory']}"
    assert shlex.split(service["ExecStart"])[1:] == ["serve"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_well_formed() -> None:
    """All that may be wrong here is that nothing is installed at the place it names."""
    checked = subprocess.run(
        [shutil.which("systemd-analyze") or "", "verify", str(DEPLOY / "orrery.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in checked.stderr.splitlines() if "orrery.service" in line]
    assert [line for line in complaints if "is not executable" not in line] == []


def instructions() -> list[list[str]]:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def test_what_the_image_is_made_of_is_there() -> None:
    copied = [words[1:-1] for words in instructions() if words[0] == "COPY"]
    here = [name for names in copied if not names[0].startswith("--from") for name in names]
    assert {"src", "ui", "pyproject.toml", "requirements"} <= set(here)
    assert [name for name in here if not (ROOT / name).exists()] == []
    stages = {words[3] for words in instructions() if words[0] == "FROM" and len(words) == 4}
    used = {names[0].partition("=")[2] for names in copied if names[0].startswith("--from")}
    assert used == stages


def test_the_image_holds_no_folder_of_a_developer() -> None:
    kept_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    for name in (".git", ".venv*", "build", "**/node_modules", "src/orrery/server/screen"):
        assert name in kept_out


def test_nginx_passes_on_what_the_server_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    headers = set(re.findall(r"proxy_set_header (\S+)", text))
    wanted = {"Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"}
    assert headers == wanted
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_every_part_of_compose_is_confined(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["pids_limit"] > 0
    assert set(service["deploy"]["resources"]["limits"]) == {"cpus", "memory"}
    assert set(service.get("cap_add", [])) <= {
        "CHOWN", "DAC_OVERRIDE", "FOWNER", "NET_BIND_SERVICE", "SETGID", "SETUID"
    }  # fmt: skip


def test_images_can_be_pinned_by_digest() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for words in instructions():
        if words[0] == "FROM":
            assert re.fullmatch(r"\$\{(NODE|PYTHON)_IMAGE\}", words[1]), words
            assert f"ARG {words[1][2:-1]}=" in text
    for name in ("database", "redis", "proxy"):
        assert re.match(r"\$\{\w+_IMAGE:-", COMPOSE["services"][name]["image"])
