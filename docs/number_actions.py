"""Publishes the indices of new actions: `python -m docs.number_actions` adds what a game's
`actions.txt` does not list yet, under a new version. Nothing that stands there is touched."""

from pathlib import Path

from orrery.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "src" / "orrery" / "games"


def addition(version: int, texts: list[str]) -> str:
    return "".join(f"{line}\n" for line in (f"# version {version}", *texts))


def main() -> None:
    for game in GAMES.values():
        path = FOLDER / game.id / "actions.txt"
        new = game.actions.unpublished
        if new:
            with path.open("a", encoding="utf-8") as file:
                file.write(addition(game.actions.version + 1, new))
        print(f"{game.id}: {len(new)} new actions")


if __name__ == "__main__":
    main()
