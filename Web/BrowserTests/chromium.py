"""Chromium, driven by Playwright. Its windows are Playwright's own pages."""

import os
import shutil

from playwright.sync_api import sync_playwright


class Chromium:
    """The browser: one program per device scale, because with Playwright's own setting, the limits of elements stay the same."""

    def __init__(self):
        self.playwright = sync_playwright().start()
        self.programs = {}
        self.contexts = []

    def open(self, width, height, scale=1, **settings):
        if scale not in self.programs:
            self.programs[scale] = self.playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"),
                args=["--no-sandbox", f"--force-device-scale-factor={scale}"],
                ignore_default_args=["--hide-scrollbars"],
            )
        context = self.programs[scale].new_context(viewport={"width": width, "height": height}, **settings)
        self.contexts.append(context)
        return context.new_page()

    def close_windows(self):
        while self.contexts:
            self.contexts.pop().close()

    def quit(self):
        for program in self.programs.values():
            program.close()
        self.playwright.stop()
