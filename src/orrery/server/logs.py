"""Log lines as JSON on standard error: codes and counts, never a token, a name, a table's id or
anything a player wrote."""

import logging
import sys

import structlog


def set_up(level: str) -> None:
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr)
