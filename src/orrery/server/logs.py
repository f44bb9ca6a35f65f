"""Log lines as JSON on standard error: codes and counts, never a token, a name, a table's id or
anything a player wrote."""

import logging
import sys
from typing import Any

import structlog

_STEPS: list[Any] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


def configure_logging(level: str) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*_STEPS, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(json_formatter())
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler])


def json_formatter() -> logging.Formatter:
    """For what libraries log, so that these lines are JSON too."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_STEPS,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )
