"""Lays out boxes in Chromium and reads their rectangles."""

import os
import shutil
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from units import units

PAGE = """<!doctype html>
<style>
  body { margin: 0 }
  main { position: absolute; left: 0; top: 0 }
</style>
<main></main>"""

# All cases are laid out at the same place, one after another. Chromium reports rectangles in single precision, which
# cannot represent 1/64 px far down a page.
LAY_OUT = """cases => {
  const main = document.querySelector("main")
  const rectangle = element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height]
  }
  return cases.map(([container, items]) => {
    main.style.cssText = container
    main.replaceChildren(...items.map(style => {
      const item = document.createElement("div")
      item.style.cssText = style
      return item
    }))
    return [main, ...main.children].map(rectangle)
  })
}"""


class Browser:
    def __init__(self, browser):
        self.name = f"Chromium {browser.version}"
        self._page = browser.new_page()
        self._page.set_content(PAGE)

    def require(self, declaration):
        """Exits if this browser does not support a declaration, so that no wrong boxes are stored."""
        if not self._page.evaluate("declaration => CSS.supports(declaration)", declaration):
            raise SystemExit(f"{self.name} does not support “{declaration}”; fixtures need one that does")

    def lay_out(self, cases):
        """Returns the rectangles of each case, in units: left, top, width and height of the container and of its items.

        A case is a pair of the container's style and its items' styles.
        """
        results = self._page.evaluate(LAY_OUT, cases)
        return [[[units(number) for number in rectangle] for rectangle in result] for result in results]


@contextmanager
def chromium():
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-headless-shell")
        arguments = ["--no-sandbox", "--enable-experimental-web-platform-features"]
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield Browser(browser)
        browser.close()
