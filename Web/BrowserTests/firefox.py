"""Firefox, as the tests drive it. A window has the members of Playwright's `Page` that the tests use in every browser."""

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from bidi import PATIENCE, BrowserError, Connection, value
from input import Keyboard, Mouse

SETTINGS = {
    "browser.shell.checkDefaultBrowser": False,
    "remote.prefs.recommended": True,
    # One process shows all tabs, one after another, instead of a new one for each test: a sixth of the work.
    "fission.autostart": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.keepProcessesAlive.web": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    # Classic scrollbars, as in Chromium, which take room and can be dragged.
    "widget.gtk.overlay-scrollbars.enabled": False,
}


class Firefox:
    """The browser: one program per device scale and choice of motion, because both are settings of the program."""

    def __init__(self):
        self.programs = {}
        self.windows = []

    def open(self, width, height, scale=1, reduced_motion=None):
        settings = (scale, reduced_motion)
        if settings not in self.programs:
            self.programs[settings] = Program(*settings)
        # A tab takes a third of the work of another window, but only the last one is drawn.
        kind = "window" if any(window.context for window in self.windows) else "tab"
        self.windows.append(Window(self.programs[settings].connection, kind, width, height))
        return self.windows[-1]

    def close_windows(self):
        while self.windows:
            self.windows.pop().close()

    def quit(self):
        for program in self.programs.values():
            program.quit()


class Program:
    """A running Firefox with its own profile."""

    def __init__(self, scale, reduced_motion):
        settings = SETTINGS | {
            "layout.css.devPixelsPerPx": str(scale),
            "ui.prefersReducedMotion": int(reduced_motion == "reduce"),
        }
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(setting)});\n" for name, setting in settings.items()]
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        folder = Path(self.profile.name)
        (folder / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [
                os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox"),
                *("--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        address = self.address(folder / "WebDriverBiDiServer.json")
        self.connection = Connection(f"ws://{address['ws_host']}:{address['ws_port']}/session")
        self.connection.send("session.new", capabilities={})
        self.connection.send("session.subscribe", events=["log.entryAdded"])

    def address(self, file):
        """The address at which Firefox listens. It writes the address to its profile."""
        for _ in range(PATIENCE * 20):
            if file.exists() and (text := file.read_text()):
                return json.loads(text)
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.process.kill()
        raise BrowserError("Firefox does not tell where it listens")

    def quit(self):
        self.connection.close()
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.profile.cleanup()


class Window:
    def __init__(self, connection, kind, width, height):
        self.connection = connection
        self.context = connection.send("browsingContext.create", type=kind)["context"]
        self.mouse = Mouse(self)
        self.keyboard = Keyboard(self)
        self.set_viewport_size({"width": width, "height": height})

    def on(self, _pageerror, action):
        """Calls `action` for errors that the page does not catch."""

        def logged(entry):
            is_ours = entry["source"].get("context") == self.context
            if is_ours and entry["type"] == "javascript" and entry["level"] == "error":
                action(entry["text"])

        self.connection.on("log.entryAdded", logged)

    def send(self, method, **parameters):
        return self.connection.send(method, context=self.context, **parameters)

    def set_viewport_size(self, size):
        self.send("browsingContext.setViewport", viewport=size)

    def goto(self, address):
        self.send("browsingContext.navigate", url=address, wait="complete")

    def reload(self):
        self.send("browsingContext.reload", wait="complete")

    def evaluate(self, script, argument=None):
        """The value of an expression, or of a function that is called with an argument."""
        target = {"context": self.context}
        found = self.connection.send(
            "script.evaluate", expression=script, target=target, awaitPromise=True, resultOwnership="root"
        )
        if found.get("result", {}).get("type") == "function":
            found = self.connection.send(
                "script.callFunction",
                functionDeclaration="(action, argument) => action(JSON.parse(argument))",
                arguments=[{"handle": found["result"]["handle"]}, {"type": "string", "value": json.dumps(argument)}],
                target=target,
                awaitPromise=True,
            )
        if found["type"] == "exception":
            raise BrowserError(found["exceptionDetails"]["text"])
        return value(found["result"])

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def focus(self, selector):
        self.evaluate("(selector) => document.querySelector(selector).focus()", selector)

    def perform(self, actions):
        self.send("input.performActions", actions=actions)

    def close(self):
        if self.context:
            self.send("browsingContext.close")
        self.context = None
