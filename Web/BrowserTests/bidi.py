"""A client for WebDriver BiDi, a protocol that drives browsers over a WebSocket: commands, answers and events.

https://w3c.github.io/webdriver-bidi
"""

import json
import math
from contextlib import ExitStack

from websockets.sync.client import connect

PATIENCE = 60  # seconds: a browser that hangs fails a test, a slow machine does not


class BrowserError(Exception):
    """The browser rejected a command, or a script in the page threw an error."""


class Connection:
    def __init__(self, address):
        self.exits = ExitStack()
        self.socket = self.exits.enter_context(connect(address, max_size=None, proxy=None))
        self.sent = 0
        self.listeners = {}

    def on(self, event, action):
        """Calls `action` with the parameters of every such event. Events arrive while a command waits for its answer."""
        self.listeners.setdefault(event, []).append(action)

    def send(self, method, **parameters):
        """Sends a command, and returns its result."""
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] == "event":
                for action in self.listeners.get(message["method"], []):
                    action(message["params"])
            elif message["id"] == self.sent:
                if message["type"] == "error":
                    raise BrowserError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]

    def close(self):
        self.exits.close()


def value(remote):
    """Converts a JavaScript value from the browser to Python. Nodes and other objects are represented by their types."""
    match remote:
        case {"type": "undefined" | "null"}:
            return None
        case {"type": "number", "value": "NaN" | "Infinity" | "-Infinity" | "-0" as name}:
            return {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf, "-0": -0.0}[name]
        case {"type": "array" | "set", "value": members}:
            return [value(member) for member in members]
        case {"type": "object", "value": members}:
            return {name: value(member) for name, member in members}
        case {"value": plain}:
            return plain
        case {"type": name}:
            return f"<{name}>"
