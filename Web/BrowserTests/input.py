"""A keyboard and a mouse with the members of Playwright's that the tests use, implemented by WebDriver actions.

A window performs the actions of one or more devices: https://w3c.github.io/webdriver/#actions
"""

CODES = {
    "Shift": "\uE008",
    "Control": "\uE009",
    "Tab": "\uE004",
    "Enter": "\uE007",
    "Space": " ",
    "Escape": "\uE00C",
    "PageUp": "\uE00E",
    "PageDown": "\uE00F",
    "End": "\uE010",
    "Home": "\uE011",
    "ArrowLeft": "\uE012",
    "ArrowUp": "\uE013",
    "ArrowRight": "\uE014",
    "ArrowDown": "\uE015",
}


def device(kind, *actions):
    return {"type": kind, "id": kind, "actions": list(actions)}


class Keyboard:
    def __init__(self, window):
        self.window = window

    def press(self, keys):
        """Presses a key, or several together, such as "Shift+Tab"."""
        codes = [CODES[key] if len(key) > 1 else key for key in keys.split("+")]
        pressed = [{"type": "keyDown", "value": code} for code in codes]
        released = [{"type": "keyUp", "value": code} for code in reversed(codes)]
        self.window.perform([device("key", *pressed, *released)])


class Mouse:
    def __init__(self, window):
        self.window = window
        self.place = (0, 0)

    def perform(self, **action):
        self.window.perform([device("pointer", action)])

    def move(self, x, y, steps=1):
        start, end = self.place, (x, y)
        for step in range(1, steps + 1):
            self.place = tuple(a + (b - a) * step / steps for a, b in zip(start, end))
            self.perform(type="pointerMove", x=round(self.place[0]), y=round(self.place[1]), duration=0)

    def down(self):
        self.perform(type="pointerDown", button=0)

    def up(self):
        self.perform(type="pointerUp", button=0)

    def click(self, x, y):
        self.move(x, y)
        self.down()
        self.up()

    def wheel(self, across, along):
        x, y = (round(number) for number in self.place)
        turn = {"type": "scroll", "x": x, "y": y, "deltaX": across, "deltaY": along, "duration": 0}
        self.window.perform([device("wheel", turn)])
