"""What a terminal is shown, as text, whatever terminal runs the tests."""

import io

from rich.console import Console, RenderableType


def printed(shown: RenderableType, width: int, colour: bool) -> str:
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        _environ={},
    )
    console.print(shown)
    return out.getvalue()
