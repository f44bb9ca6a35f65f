"""What lies where: nothing moves under the pointer."""

import pytest

from tests.browser.chromium import PHONE
from tests.browser.person import MARKED, People, by_picture
from tests.browser.tour import GAMES, against

# Points at everything marked, one after another, and tells what moved meanwhile.
MOVED = """async (marked) => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const moved = [];
  for (const thing of document.querySelectorAll(marked)) {
    if (!thing.isConnected) continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    await frame();
    const before = thing.getBoundingClientRect();
    thing.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await frame();
    const after = thing.getBoundingClientRect();
    thing.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    const way = Math.hypot(after.left - before.left, after.top - before.top);
    if (way > 1) moved.push(`${thing.dataset.thing} by ${Math.round(way)} px`);
  }
  return moved;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_pointing_moves_nothing_on_a_phone(people: People, game: str) -> None:
    ada = people.person(window=PHONE)
    against(ada, game)
    for _ in range(8):
        if ada.wait() == "turn":
            assert ada.page.evaluate(MOVED, MARKED) == []
        ada.act(by_picture)
