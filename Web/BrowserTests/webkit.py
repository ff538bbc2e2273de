"""WebKitGTK, as the tests drive it. A window has the members of Playwright's `Page` that the tests use in every browser."""

import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import InvalidSessionIdException, JavascriptException, WebDriverException
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from input import Keyboard, Mouse

# Answers with the value of an expression, or of a function that is called with an argument.
EXPRESSION = """
    const [argument, answer] = arguments;
    (async () => {
        const value = await (%s
        );
        return typeof value === "function" ? value(argument) : value;
    })().then((value) => answer({ value }), (error) => answer({ error: String(error) }));
"""
# The statements run in a microtask, so that the microtasks that they queue, like reports of observers, follow before a frame is
# drawn, as after any task of a page. The driver itself draws a frame in between.
STATEMENTS = """
    const answer = arguments[1];
    (async () => {
        await undefined;
        %s;
    })().then(() => answer({}), (error) => answer({ error: String(error) }));
"""


class BrowserDied(Exception):
    """The browser's program has ended by itself. `conftest.py` runs the test again in a new one, once."""


class Driver(webdriver.WebKitGTK):
    """Tells a browser that has ended from everything else that can go wrong."""

    has_died = False

    def execute(self, command, parameters=None):
        try:
            return super().execute(command, parameters)
        except (WebDriverException, HTTPError) as error:
            if self.is_alive():
                raise
            self.has_died = True
            raise BrowserDied(f"WebKitGTK ended during {command}: {error}") from error

    def is_alive(self):
        """The command that is interrupted fails without a message; only later ones say that there is no session."""
        try:
            super().execute(Command.GET_TIMEOUTS)
            return True
        except (InvalidSessionIdException, HTTPError):
            return False


class WebKit:
    """The browser on its own screen: one program per combination of settings, such as the device scale."""

    def __init__(self):
        reader, writer = os.pipe()
        self.screen = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(writer), "-screen", "0", "4500x3500x24"],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.display = f":{numbers.readline().strip()}"
        self.windows = {}

    def open(self, width, height, scale=1, reduced_motion=None):
        """Opens the only window. Without a window manager, another window would not get the keys."""
        settings = (scale, reduced_motion)
        if settings in self.windows and self.windows[settings].driver.has_died:
            self.windows.pop(settings).quit()
        if settings not in self.windows:
            self.windows[settings] = Window(self.display, *settings)
        self.windows[settings].set_viewport_size({"width": width, "height": height})
        return self.windows[settings]

    def close_windows(self):
        for window in self.windows.values():
            if not window.driver.has_died:
                window.close()

    def quit(self):
        for window in self.windows.values():
            window.quit()
        self.screen.terminate()
        self.screen.wait()


class Window:
    def __init__(self, display, scale, reduced_motion):
        self.settings = tempfile.TemporaryDirectory()
        file = Path(self.settings.name) / "gtk-3.0/settings.ini"
        file.parent.mkdir()
        file.write_text(f"[Settings]\ngtk-enable-animations={int(reduced_motion != 'reduce')}\n")
        environment = {
            "DISPLAY": display,
            "GDK_SCALE": str(scale),
            "XDG_CONFIG_HOME": self.settings.name,
            # Without a GPU, OpenGL in software takes more than half of the browser's work.
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }
        service = Service(shutil.which("WebKitWebDriver"), env=os.environ | environment)
        self.driver = Driver(options=Options(), service=service)
        self.driver.set_script_timeout(60)
        self.surroundings = None
        self.keyboard = Keyboard(self)
        self.mouse = Mouse(self)

    def on(self, _pageerror, _action):
        """Does nothing: this driver does not report errors that the page does not catch."""

    def set_viewport_size(self, size):
        """Sets the size of the viewport. The driver sets that of the window, which includes what is around the viewport."""
        width, height = size["width"], size["height"]
        if self.surroundings is None:
            self.driver.set_window_size(1000, 800)
            self.wait_for_timeout(1000)
            inside = self.driver.execute_script("return innerHeight")
            self.surroundings = self.driver.get_window_size()["height"] - inside
        self.driver.set_window_size(width, height + self.surroundings)
        for _ in range(100):
            inside = self.driver.execute_script("return [innerWidth, innerHeight]")
            if inside == [width, height]:
                return
            time.sleep(0.05)
        raise WebDriverException(f"the viewport is {inside} and not {size}")

    def goto(self, address):
        self.driver.get(address)

    def reload(self):
        self.driver.refresh()

    def close(self):
        """Stays open for the next page."""
        self.goto("about:blank")

    def quit(self):
        if self.driver.has_died:
            self.driver.service.stop()
        else:
            self.driver.quit()
        self.settings.cleanup()

    def evaluate(self, script, argument=None):
        """The value of an expression, or of a function that is called with an argument. Statements have no value."""
        try:
            answer = self.driver.execute_async_script(EXPRESSION % script, argument)
        except JavascriptException:  # It is not an expression, and nothing has been done.
            answer = self.driver.execute_async_script(STATEMENTS % script, argument)
        if "error" in answer:
            raise JavascriptException(answer["error"])
        return answer.get("value")

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def focus(self, selector):
        self.evaluate("(selector) => document.querySelector(selector).focus()", selector)

    def perform(self, actions):
        self.driver.execute(Command.W3C_ACTIONS, {"actions": actions})
