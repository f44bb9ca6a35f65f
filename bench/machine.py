"""What the figures were measured on."""

import os
import platform
import sys
from importlib.metadata import distributions
from pathlib import Path


def facts() -> dict[str, object]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": os.getloadavg() if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "python": sys.version,
        "packages": {found.name: found.version for found in distributions()},
    }


def _processor() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
