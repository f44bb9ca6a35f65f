"""Writes the software bill of materials as CycloneDX 1.5: what the installed program needs, from
the metadata of the packages here, and what is built into the screen, from its lock file.

    python requirements/sbom.py FILE"""

import json
import re
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NAME = "orrery-tabletop"
Component = dict[str, Any]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def component(kind: str, name: str, version: str, licence: str) -> Component:
    path = name.replace("@", "%40")
    made: Component = {"type": "library", "name": name, "version": version}
    made["purl"] = made["bom-ref"] = f"pkg:{kind}/{path}@{version}"
    if licence:
        made["licenses"] = [{"license": {"name": licence}}]
    return made


def licence_of(found: Distribution) -> str:
    text = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    if text and len(text) < 100:
        return text.splitlines()[0]
    named = [c for c in found.metadata.get_all("Classifier") or [] if c.startswith("License")]
    return named[0].rpartition(" :: ")[2] if named else ""


def locked() -> dict[str, str]:
    """The versions of what runs; those only another Python needs are left out."""
    pins = (ROOT / "requirements" / "runtime.lock").read_text("utf-8")
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+) \\$", pins, flags=re.MULTILINE))


def python_components() -> list[Component]:
    found = [distribution(name) for name in locked()]
    return [component("pypi", canonical(d.name), d.version, licence_of(d)) for d in found]


def screen_components() -> list[Component]:
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))["packages"]
    made: dict[str, Component] = {}
    for place, entry in lock.items():
        if place and not entry.get("dev") and "version" in entry:
            name = entry.get("name") or place.rpartition("node_modules/")[2]
            each = component("npm", name, entry["version"], str(entry.get("license", "")))
            made[each["purl"]] = each
    return list(made.values())


def bill(version: str) -> dict[str, Any]:
    program = {"type": "application", "name": NAME, "version": version, "bom-ref": NAME}
    parts = sorted(python_components() + screen_components(), key=lambda part: part["purl"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program},
        "components": parts,
        "dependencies": [{"ref": NAME, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


if __name__ == "__main__":
    made = bill(distribution(NAME).version)
    Path(sys.argv[1]).write_text(json.dumps(made, indent=2) + "\n", "utf-8")
