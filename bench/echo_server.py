"""A bare WebSocket echo on the stack of the table server, to measure that server beside."""

import socket
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await socket.send_data(event["text"], "text")


def main(port: int) -> None:
    config = uvicorn.Config(
        Litestar(route_handlers=[echo], openapi_config=None, logging_config=None),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
    )
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(int(sys.argv[1]))
