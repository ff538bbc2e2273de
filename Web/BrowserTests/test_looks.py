"""Carousels, effects, and decorations of items."""

import pytest

from collection_page import FRAMES, Frame

OPEN = "(sections) => (view.data = { ...view.data, sections })"
# The frames and texts of the nodes of a kind, relative to the viewport.
NODES = """(kind) => {
    const box = view.getBoundingClientRect();
    return [...view.querySelectorAll(`[data-kind=${kind}]`)]
        .filter((node) => getComputedStyle(node).visibility !== "hidden")
        .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return { x: x - box.x, y: y - box.y, width, height, text: node.textContent };
        });
}"""


@pytest.fixture
def sections(collection):
    def open_sections(*sections, **query):
        page = collection(count=sum(section["count"] for section in sections), **query)
        page.evaluate(OPEN, sections)
        page.settle()
        return page

    return open_sections


# Replaces the element by a new carousel. Returns its frames in the first picture of it.
OPEN_CAROUSEL = """([axis, rest]) => new Promise((seen) => {
    const carousel = document.createElement("collection-view");
    carousel.layout = "carousel";
    carousel.axis = axis;
    carousel.data = { sections: [{ count: 50, layout: "carousel", share: 0.7, rest }] };
    view.replaceWith(carousel);
    window.view = carousel;
    const look = () => (carousel.children.length > 0 ? seen((%s)()) : requestAnimationFrame(look));
    look();
})""" % FRAMES


@pytest.mark.parametrize("rest", ["center", "start", "page"])
@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_a_carousel_is_at_rest_from_its_first_frame_on(collection, axis, rest):
    page = collection(count=50, settings={"reduced_motion": "reduce"})
    first = {frame["index"]: Frame(**frame) for frame in page.evaluate(OPEN_CAROUSEL, [axis, rest])}
    page.settle()
    assert first == page.frames()
    page.evaluate(OPEN, [{"count": 50, "layout": "list"}])
    page.evaluate("view.scroller.scrollBy(1234, 1234)")
    page.settle()
    for change in [
        f"view.data = {{ sections: [{{ count: 50, layout: 'carousel', share: 0.7, rest: '{rest}' }}] }}; view.range",
        "view.restore({ item: 20, edge: 0, distance: 133, viewportEdge: 0 })",
        "view.restore({ item: 7, edge: 1, distance: -50, viewportEdge: 1 })",
        "view.scrollToItem(40, { align: 'start' })",
    ]:
        first = page.frames(right_after=change)
        page.settle()
        assert first == page.frames(), change


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_carousel_comes_to_rest_with_an_item_in_the_middle(sections, direction):
    page = sections({"count": 50, "layout": "carousel", "share": 0.5}, axis="horizontal", dir=direction)
    width, _ = page.size
    for distance in [130, 900, -260]:
        page.evaluate("(distance) => view.scroller.scrollBy({ left: distance })", -distance if direction == "rtl" else distance)
        page.settle()
        middles = [frame.x + frame.width / 2 for frame in page.frames().values()]
        assert min(abs(middle - width / 2) for middle in middles) <= 1.5
    assert {round(frame.width) for frame in page.frames().values()} == {round(width / 2)}


@pytest.mark.parametrize("axis, direction", [("vertical", "ltr"), ("horizontal", "ltr"), ("horizontal", "rtl")])
def test_a_flick_of_a_carousel_goes_on_in_its_direction(sections, axis, direction):
    page = sections({"count": 50, "layout": "carousel", "share": 0.5, "spacing": 0}, axis=axis, dir=direction, inset=0)
    width, height = page.size
    step = 0.5 * (width if axis == "horizontal" else height)
    place = "scrollTop" if axis == "vertical" else "scrollLeft"
    sign = -1 if direction == "rtl" else 1
    # Each flick ends nearer to where it began than to the next item.
    for distance, item in [(0.2, 1), (0.3, 2), (1.2, 4), (-0.2, 3), (-0.1, 2)]:
        page.evaluate(f"(distance) => (view.scroller.{place} += distance)", sign * distance * step)
        page.settle()
        frame = page.frame(item)
        middle = frame.x + frame.width / 2 - width / 2 if axis == "horizontal" else frame.y + frame.height / 2 - height / 2
        assert abs(middle) <= 1.5, f"item {item} is not in the middle after {distance}"
    # A destination has no direction: the item stays where it was scrolled to.
    page.evaluate("view.scrollToItem(20, { align: 'center' })")
    page.settle()
    assert 20 in page.seen()


@pytest.mark.parametrize("rest, share", [("start", 0.4), ("page", 0.25)])
def test_a_carousel_rests_at_the_start_or_at_a_page(sections, rest, share):
    page = sections({"count": 50, "layout": "carousel", "share": share, "rest": rest, "spacing": 0}, axis="horizontal", inset=0)
    width, _ = page.size
    for distance, offset in [(0.1, 1), (0.1, 2), (-0.1, 1)]:
        page.evaluate("(distance) => (view.scroller.scrollLeft += distance)", distance * width)
        page.settle()
        step = width if rest == "page" else share * width
        assert page.evaluate("view.scroller.scrollLeft") == pytest.approx(offset * step, abs=2), distance


GLIDING = """() => new Promise((gliding) => {
    const { scrollLeft } = view.scroller;
    const look = () => (view.scroller.scrollLeft === scrollLeft ? requestAnimationFrame(look) : gliding());
    look();
})"""


def test_the_page_can_scroll_elsewhere_while_a_carousel_glides(sections):
    page = sections({"count": 50, "layout": "carousel", "share": 0.4, "rest": "start", "spacing": 0}, axis="horizontal", inset=0)
    width, _ = page.size
    for scroll, item in [("view.scroller.scrollLeft = 2500", 7), ("view.scrollToItem(20, { align: 'start' })", 20)]:
        page.evaluate("view.scroller.scrollLeft += 60")
        page.evaluate(GLIDING)
        page.evaluate(scroll)
        page.settle()
        assert page.frame(item).x == pytest.approx(0, abs=1.5)


def test_a_busy_page_does_not_turn_a_carousel_back(sections):
    page = sections({"count": 50, "layout": "carousel", "share": 0.4, "rest": "start", "spacing": 0}, axis="horizontal", inset=0)
    width, _ = page.size
    # Frames come less often than the element checks whether scrolling has stopped.
    page.evaluate("""() => {
        const request = requestAnimationFrame;
        window.requestAnimationFrame = (action) => setTimeout(() => request(action), 200);
    }""")
    for distance, item in [(0.1, 1), (-0.1, 0)]:
        page.evaluate("(distance) => (view.scroller.scrollLeft += distance)", distance * width)
        page.settle()
        assert page.frame(item).x == pytest.approx(0, abs=1.5), distance


@pytest.mark.parametrize("effect", ["receding", "cover-flow"])
def test_items_look_different_away_from_the_middle(sections, effect):
    section = {"count": 50, "layout": "carousel", "share": 0.4, "effect": effect}
    page = sections(section, axis="horizontal")
    # The item in the middle, and the one beside it.
    first, second = (page.evaluate("(index) => getComputedStyle(%s).transform" % node) for node in (
        "view.querySelector('[aria-posinset=\"1\"]')", "view.querySelector('[aria-posinset=\"2\"]')"))
    assert second not in ("none", first)
    middle = page.frame(0)
    assert (middle.width, middle.x + middle.width / 2) == pytest.approx((0.4 * page.size[0], page.size[0] / 2), abs=3)
    assert page.frame(1).width < 0.9 * middle.width
    opacity = float(page.evaluate("getComputedStyle(view.querySelector('[aria-posinset=\"2\"]')).opacity"))
    assert (opacity < 1) == (effect == "receding")
    # Without the effect, the page owns the style again.
    page.evaluate(OPEN, [{"count": 50, "layout": "carousel", "share": 0.4}])
    page.settle()
    styles = "[...view.querySelectorAll('[data-kind=item]')].map(({ style }) => style.transform + style.opacity)"
    assert set(page.evaluate(styles)) == {""}


def test_lines_lie_between_the_items_of_a_list(sections):
    page = sections({"count": 3, "layout": "list", "separator": 2, "itemBreadth": 100}, {"count": 40, "layout": "grid"})
    frames = page.frames()
    lines = sorted(page.evaluate(NODES, "separator"), key=lambda line: line["y"])
    assert [line["height"] for line in lines] == [2, 2]
    for line, above in zip(lines, [0, 1]):
        assert line["y"] + 2 == pytest.approx(frames[above].bottom, abs=0.5)
        assert (line["x"], line["width"]) == pytest.approx((frames[above].x, frames[above].width), abs=0.5)


def test_badges_stand_at_the_corners_and_are_filled_by_the_page(sections):
    page = sections({"count": 30, "layout": "grid", "badge": 20}, {"count": 20, "layout": "list", "scrolls": "across", "badge": 10})
    page.evaluate("() => { view.renderBadge = (node, index) => (node.textContent = `new ${index}`) }")
    page.settle()
    frames = page.frames()
    badges = {int(badge["text"].split()[1]): badge for badge in page.evaluate(NODES, "badge")}
    assert set(badges) == set(frames)
    for index, badge in badges.items():
        size = 20 if index < 30 else 10
        assert (badge["x"] + size / 2, badge["y"] + size / 2) == pytest.approx((frames[index].right, frames[index].y), abs=0.6)
    # Badges move with their items.
    page.evaluate("view.delete(0)")
    page.settle()
    texts = {badge["text"] for badge in page.evaluate(NODES, "badge")}
    assert "new 0" not in texts and "new 1" in texts
