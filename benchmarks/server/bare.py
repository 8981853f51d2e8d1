"""The least that a server of this kind can do, as a yardstick: no rules, no words, nothing kept.

`python -m benchmarks.server.bare` prints its address. What is done is told to all at the table, and answered;
a ping is answered without being decoded.
"""

import socket

import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

NEWS = {"t": "news", "d": {"text": "." * 700}, "v": 0}  # about as long as ours
TABLE, DONE = '{"t":"table","d":{},"v":1}', '{"t":"done","d":{},"v":1}'
PING, PONG = '{"t":"ping"', '{"t":"pong","d":{},"v":1}'
TABLES: dict[str, list[ASGISendCallable]] = {}


async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """One page."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    here = TABLES.setdefault(scope["path"], [])
    here.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        text = event.get("text") or "{}"
        answer = PONG if text.startswith(PING) else await _answer(text, here)
        await send({"type": "websocket.send", "bytes": None, "text": answer})


async def _answer(text: str, here: list[ASGISendCallable]) -> str:
    message = msgspec.json.decode(text)
    if message["t"] != "act":
        return TABLE
    news = msgspec.json.encode({**NEWS, "v": message["v"] + 1}).decode()
    for each in here:
        await each({"type": "websocket.send", "bytes": None, "text": news})
    return DONE


def main() -> None:
    """Serve until a signal comes."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
