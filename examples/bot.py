"""A bot of a page: plays a whole game over the protocol, with nothing but `websockets`.

python examples/bot.py http://127.0.0.1:8000 --game exoplanets          a table of its own
python examples/bot.py http://127.0.0.1:8000 --table ID --seat 1        a seat at your table
"""

import argparse
import json
import os
import random
import secrets
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect


def ask(server: str, path: str, token: str | None = None, body: Any = None) -> Any:
    """One HTTP request; a body makes it a POST."""
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, content, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Put your own thoughts here: `view` is all your seat may know, `legal` all it may do."""
    return random.choice(legal)


def play(
    server: str,
    table: str,
    token: str,
    choose: Callable[[dict[str, Any], list[str]], str] = choose,
) -> dict[str, Any]:
    """Play the own seats of a table until the game is over; the table at the end."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    sent = 0
    with connect(
        address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None
    ) as socket:
        for frame in socket:
            message = json.loads(frame)
            if message["type"] == "update" and message["legal"]:
                sent += 1
                command = {
                    "type": "act",
                    "id": f"{message['version']}-{sent}",
                    "version": message["version"],
                    "seat": message["seat"],
                    "action": choose(message["view"], message["legal"]),
                }
                socket.send(json.dumps(command))
            elif message["type"] == "refused":
                print("refused:", message["code"])
            elif message["type"] in ("table", "welcome"):
                found: dict[str, Any] = message["table"]
                if found["status"] == "finished":
                    return found
    raise ConnectionError("the server closed the socket before the end")


def sit(server: str, table: dict[str, Any], seat: int, token: str) -> None:
    """Take a seat, or keep it, with a nonce for the deal, made after the server's commitment. The
    printed line checks the record later: keep it, for nobody else can."""
    nonce = {"commitment": table["deal"]["commitment"], "value": secrets.token_hex(16)}
    path = f"/api/tables/{table['id']}/seats/{seat}"
    ask(server, path, token, {"do": "sit", "nonce": nonce})
    kept = f"--commitment {nonce['commitment']} --nonce {nonce['value']}"
    print(f"to check the deal: orrery verify-deal RECORD {kept}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("server")
    reader.add_argument("--game", default="cosmos")
    reader.add_argument("--table", help="join this table instead of making one")
    reader.add_argument("--seat", type=int, default=0)
    given = reader.parse_args()
    token = os.environ.get("ORRERY_TOKEN")
    if token is None:
        token = ask(given.server, "/api/me", body={"name": "Page", "token": True})["token"]
    if given.table is None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": given.game, "seats": seats}
        table = ask(given.server, "/api/tables", token, wanted)
        sit(given.server, table, 0, token)
        ask(given.server, f"/api/tables/{table['id']}/start", token, {})
    else:
        table = ask(given.server, f"/api/tables/{given.table}", token)
        sit(given.server, table, given.seat, token)
    print("result:", play(given.server, table["id"], token)["result"])


if __name__ == "__main__":
    main()
