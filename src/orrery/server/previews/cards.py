"""Cards that were drawn: the latest are kept, and one is drawn at a time."""

import asyncio
from typing import Final

from orrery.server.previews.card import draw_card
from orrery.server.previews.preview import Preview

_KEPT: Final = 64


class Cards:
    """The cards of one server, by what they show."""

    def __init__(self) -> None:
        self._kept: dict[Preview, bytes] = {}
        self._drawing = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._kept)

    async def of(self, preview: Preview) -> bytes:
        async with self._drawing:
            card = self._kept.pop(preview, None)
            if card is None:
                card = await asyncio.to_thread(draw_card, preview)
            # The one that was asked for last is the last to go.
            self._kept[preview] = card
            while len(self._kept) > _KEPT:
                del self._kept[next(iter(self._kept))]
            return card
