"""Chromium, driven by Playwright. Its tabs are Playwright's own pages."""

import os
import shutil

from playwright.sync_api import sync_playwright

# The program without windows of its own takes a quarter less work.
PROGRAM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")


class Chromium:
    """The browser: one program per device scale, because with Playwright's own setting, the limits of elements stay the same.

    Tests with the same settings share a window, because a window takes three times the work of a tab.
    """

    def __init__(self):
        self.playwright = sync_playwright().start()
        self.programs = {}
        self.windows = {}
        self.tabs = []

    def open(self, width, height, scale=1, **settings):
        tab = self.window(scale, settings).new_page()
        self.tabs.append(tab)
        tab.set_viewport_size({"width": width, "height": height})
        return tab

    def window(self, scale, settings):
        key = (scale, *sorted(settings.items()))
        if key not in self.windows:
            self.windows[key] = self.program(scale).new_context(**settings)
            self.windows[key].new_page()  # An empty tab keeps the window open between tests.
        return self.windows[key]

    def program(self, scale):
        if scale not in self.programs:
            self.programs[scale] = self.playwright.chromium.launch(
                executable_path=PROGRAM,
                args=["--no-sandbox", f"--force-device-scale-factor={scale}"],
                ignore_default_args=["--hide-scrollbars"],
            )
        return self.programs[scale]

    def close_windows(self):
        while self.tabs:
            self.tabs.pop().close()

    def quit(self):
        for program in self.programs.values():
            program.close()
        self.playwright.stop()
