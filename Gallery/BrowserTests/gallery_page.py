"""The gallery as a person sees it, read from the page: positions, texts, and photos."""

import base64
import itertools
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

READ_CELLS = """
() => {
    const view = document.querySelector("collection-view")?.getBoundingClientRect();
    if (!view) return []; // The page that asks for the password is still shown.
    const box = ({ x, y, width, height }) => ({ x, y, width, height });
    const seen = [];
    for (const photo of document.querySelectorAll("collection-view .photo")) {
        const cell = photo.closest("[aria-posinset]");
        if (!cell) continue;
        const rect = cell.getBoundingClientRect();
        if (rect.bottom <= view.top || rect.top >= view.bottom) continue;
        if (rect.right <= view.left || rect.left >= view.right || rect.width === 0) continue;
        if (!photo.checkVisibility({ checkVisibilityCSS: true })) continue;
        const image = photo.querySelector("img");
        const text = photo.querySelector(".photo-text");
        seen.push({
            index: Number(cell.ariaPosInSet) - 1,
            frame: box(rect),
            picture: box(image.parentElement.getBoundingClientRect()),
            text_box: text.checkVisibility() ? box(text.getBoundingClientRect()) : null,
            caption: text.querySelector(".photo-caption").innerText,
            author: text.querySelector(".photo-author").innerText,
            alt: image.alt,
            color: getComputedStyle(image.parentElement).backgroundColor,
            loaded: image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === "1",
            natural: image.naturalWidth / image.naturalHeight,
            natural_width: image.naturalWidth,
            source: image.currentSrc,
        });
    }
    return seen.sort((a, b) => a.index - b.index);
}
"""


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def overlap(self, other: "Box") -> float:
        """The smaller side of the intersection; 0 or less if the boxes do not meet."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return min(across, down)


@dataclass(frozen=True)
class Cell:
    """A photo on screen."""

    index: int
    frame: Box
    picture: Box
    text_box: Box | None
    caption: str
    author: str
    alt: str
    color: str
    loaded: bool
    natural: float
    natural_width: int
    source: str


def cells(page: Page) -> list[Cell]:
    """The photos that are really in view, in order."""
    made = []
    for seen in page.evaluate(READ_CELLS):
        for name in ("frame", "picture", "text_box"):
            seen[name] = Box(**seen[name]) if seen[name] else None
        made.append(Cell(**seen))
    return made


def view_box(page: Page) -> Box:
    return Box(**page.locator("collection-view").bounding_box())


# Playwright calls this once per frame. A layout, a measurement or a scroll that is still due changes one of the next
# frames. While the engine of a rarer layout is being loaded, however, the photos stay as they were.
ARE_STILL = """
([call, areLoaded]) => {
    const read = %s;
    const seen = read();
    if (seen.length > 0 && !globalThis.engines) {
        globalThis.engines = new Set();
        const isModule = ({ name }) => name.endsWith("/engine-choice.js");
        import(performance.getEntriesByType("resource").find(isModule).name).then(({ EngineChoice }) => {
            const { request } = EngineChoice.prototype;
            EngineChoice.prototype.request = function () {
                engines.add(this);
                return request.call(this);
            };
            globalThis.areEnginesKnown = true;
        });
    }
    const areReady = globalThis.areEnginesKnown && [...engines].every(({ isLoading }) => !isLoading);
    const isComplete = areReady && seen.length > 0 && seen.every((cell) => cell.loaded || !areLoaded)
        && document.querySelector("collection-view").getAnimations({ subtree: true }).length === 0;
    const state = isComplete ? `${call} ${JSON.stringify(seen)}` : "";
    globalThis.stillFor = isComplete && state === globalThis.lastState ? globalThis.stillFor + 1 : 0;
    globalThis.lastState = state;
    return globalThis.stillFor >= 3;
}
""" % READ_CELLS.strip()
CALLS = itertools.count()


def wait_for_photos(page: Page) -> list[Cell]:
    """Waits until every photo in view has its picture, and nothing moves any more. The page may still be navigating."""
    page.wait_for_function(ARE_STILL, arg=[next(CALLS), True])
    return cells(page)


def wait_until_still(page: Page) -> list[Cell]:
    """Waits until nothing moves any more, even if photos have no pictures yet."""
    page.wait_for_function(ARE_STILL, arg=[next(CALLS), False])
    return cells(page)


def assert_nothing_overlaps(seen: list[Cell]) -> None:
    assert seen, "no photo is in view"
    for position, cell in enumerate(seen):
        for other in seen[position + 1 :]:
            assert cell.frame.overlap(other.frame) <= 0.5, f"photos {cell.index} and {other.index} overlap"
        if cell.text_box:
            assert cell.picture.overlap(cell.text_box) <= 0.5, f"photo {cell.index} lies over its caption"
            assert cell.text_box.bottom <= cell.frame.bottom + 1, f"the caption of photo {cell.index} sticks out"


def stayed(before: list[Cell], after: list[Cell], lowered: float = 0) -> list[Cell]:
    """The photos in the upper half of the view that have kept their vertical positions in it, to the pixel.

    `lowered` is the distance by which the view itself has moved down.
    """
    places = {cell.index: cell.frame.y - lowered for cell in after}
    upper = [cell for cell in before if cell.frame.y < 500]
    return [cell for cell in upper if abs(places.get(cell.index, -9999) - cell.frame.y) <= 1]


# Resolves when a turn of the wheel has arrived, and the list has been at rest for some frames.
AT_REST = """
(wheel) => new Promise((resolve) => {
    let place, still = 0;
    const look = () => {
        const now = document.querySelector("collection-view").scroller.scrollTop;
        still = wheel.hasArrived && now === place ? still + 1 : 0;
        place = now;
        if (still >= 4) resolve();
        else requestAnimationFrame(look);
    };
    look();
})
"""
WHEEL = """
() => {
    const wheel = { hasArrived: false };
    addEventListener("wheel", () => (wheel.hasArrived = true), { capture: true, once: true, passive: true });
    return wheel;
}
"""


def scroll(page: Page, distance: float) -> None:
    """Turns the wheel over the photos, and waits for the end of the scrolling."""
    box = view_box(page)
    page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    wheel = page.evaluate_handle(WHEEL)
    page.mouse.wheel(0, distance)
    page.evaluate(AT_REST, wheel)


def choose(page: Page, name: str) -> None:
    """Chooses a layout, a grouping or an order in the toolbar."""
    lists = [box for box in page.get_by_role("combobox").all() if name in box.locator("option").all_inner_texts()]
    if lists:
        lists[0].select_option(label=name)
    else:
        page.get_by_role("radio", name=name).check()


def photo_at(page: Page, index: int):
    """The cell of a photo, by its index in the collection."""
    return page.locator(f'collection-view [aria-posinset="{index + 1}"]')


def painted(element: Locator, inset: int = 4) -> tuple[int, int, int]:
    """The color on screen inside an element's left edge, regardless of styles and covering elements."""
    picture = base64.b64encode(element.screenshot()).decode()
    pixel = element.page.evaluate(
        """async ([picture, inset]) => {
            const image = new Image();
            image.src = `data:image/png;base64,${picture}`;
            await image.decode();
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            context.drawImage(image, 0, 0);
            return [...context.getImageData(inset, Math.round(image.height / 2), 1, 1).data];
        }""",
        [picture, inset],
    )
    return tuple(pixel[:3])
