"""Headers are pinned while their section is in view, and the section's end pushes them off."""

import pytest

WAYS = [("vertical", "ltr"), ("vertical", "rtl"), ("horizontal", "ltr"), ("horizontal", "rtl")]


def start_and_end(box, page, axis, direction):
    """The start and end of a header's box along the scroll axis, from where reading starts."""
    if axis == "vertical":
        return box["top"], box["bottom"]
    if direction == "ltr":
        return box["left"], box["right"]
    width, _ = page.size
    return width - box["right"], width - box["left"]


@pytest.mark.parametrize("count", [600, 1_000_000])
@pytest.mark.parametrize("axis, direction", WAYS)
def test_the_header_of_the_section_in_view_is_at_the_start(collection, axis, direction, count):
    page = collection(count=count, sections=6, header=40, axis=axis, dir=direction)
    for section in [0, 2, 5]:
        index = count * section // 6 + count // 12
        page.evaluate("(index) => view.scrollToItem(index)", index)
        page.settle()
        [box] = page.header_boxes()
        assert box["text"] == f"Section {section}"
        start, end = start_and_end(box, page, axis, direction)
        assert abs(start) <= 0.5 and abs(end - 40) <= 0.5
        # The item is not below the header, but clear of it.
        frame = page.frame(index)
        top = frame.y if axis == "vertical" else frame.x if direction == "ltr" else page.size[0] - frame.right
        assert top >= 39.5


@pytest.mark.parametrize("axis, direction", WAYS)
def test_items_under_the_header_are_not_visible(collection, axis, direction):
    page = collection(count=2000, sections=2, header=60, axis=axis, dir=direction)
    ends = {}
    for distance in [20, 45, -60, -90]:
        # A number is a distance from the viewport's start, with or without a header there.
        page.evaluate("(align) => view.scrollToItem(500, { align })", distance)
        page.settle()
        boxes = {
            index: {"top": f.y, "bottom": f.bottom, "left": f.x, "right": f.right} for index, f in page.seen().items()
        }
        places = {index: start_and_end(box, page, axis, direction) for index, box in boxes.items()}
        assert abs(places[500][0] - distance) <= 1
        assert page.evaluate("view.visible") == sorted(index for index, (_, end) in places.items() if end > 60.5)
        ends.update({index: end for index, (_, end) in places.items() if end <= 60.5})
    assert ends, "no item was under the header"


@pytest.mark.parametrize("count", [600, 600_000])
@pytest.mark.parametrize("axis, direction", WAYS)
def test_the_next_section_pushes_the_header_off(collection, axis, direction, count):
    page = collection(count=count, sections=6, header=40, axis=axis, dir=direction)
    page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", count // 2)
    page.settle()
    # The header of section 3 is at the viewport's start and, apart from the inset of the items, at its natural position.
    seen = set()
    for _ in range(14):
        page.evaluate(
            """() => {
                const isReversed = view.matches("[axis=horizontal]:dir(rtl)");
                view.scroller.scrollBy({ [view.axis === "vertical" ? "top" : "left"]: isReversed ? 5 : -5 });
            }"""
        )
        page.evaluate("new Promise(requestAnimationFrame)")
        boxes = sorted(
            (start_and_end(box, page, axis, direction) + (box["text"],) for box in page.header_boxes()),
        )
        for (_, end, _), (start, _, _) in zip(boxes, boxes[1:]):
            assert end <= start + 0.5, "headers lie over each other"
        first_start, first_end, text = boxes[0]
        seen.add(text)
        if text == "Section 2" and boxes[1][0] < 40:
            assert abs(first_end - boxes[1][0]) <= 0.5, "there is a gap between the headers"
    assert seen == {"Section 2", "Section 3"}


def test_a_header_is_on_top_and_can_be_clicked(collection):
    page = collection(count=600, sections=3, header=40)
    page.evaluate("view.scrollToItem(100, { align: 'start' })")
    kind = "document.elementFromPoint(300, view.getBoundingClientRect().top + {}).closest('[data-kind]').dataset.kind"
    page.settle()
    assert page.evaluate(kind.format(20)) == "header"
    # The rest of the track ignores the pointer.
    assert page.evaluate(kind.format(120)) == "item"


def test_footers_and_backgrounds_belong_to_their_section(collection):
    page = collection(count=9, sections=3, header=30, footer=25, background=1, width=1300)
    boxes = page.evaluate(
        """() => Object.fromEntries(["header", "footer", "background"].map((kind) => [kind,
            [...view.querySelectorAll(`[data-kind=${kind}]`)]
                .filter((node) => getComputedStyle(node).visibility !== "hidden")
                .map((node) => node.getBoundingClientRect())
                .map(({ top, bottom }) => ({ top, bottom })).sort((a, b) => a.top - b.top)]))"""
    )
    assert [len(boxes[kind]) for kind in ["header", "footer", "background"]] == [3, 3, 3]
    for header, footer, background in zip(boxes["header"], boxes["footer"], boxes["background"]):
        assert abs(header["top"] - background["top"]) <= 0.5
        assert abs(footer["bottom"] - background["bottom"]) <= 0.5
    for above, below in zip(boxes["background"], boxes["background"][1:]):
        assert abs(above["bottom"] - below["top"]) <= 0.5


def test_many_small_and_empty_sections(collection):
    page = collection(count=300, sections=600, header=24)
    page.evaluate("view.scrollToItem(299, { align: 'end' })")
    page.settle()
    assert 299 in page.seen()
    texts = [box["text"] for box in page.header_boxes()]
    assert "Section 599" in texts
    assert page.evaluate("view.children.length") < 150


@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
def test_a_section_says_which_of_its_edges_stay_in_view(collection, axis):
    page = collection(count=2000, sections=4, header=30, footer=20, axis=axis)
    pins = [{}, {"pinsFooter": True}, {"pinsHeader": False, "pinsFooter": True}, {"pinsHeader": False}]
    page.evaluate(
        """(pins) => {
            const sections = view.data.sections.map((section, index) => ({ ...section, ...pins[index] }));
            view.data = { ...view.data, sections };
        }""",
        pins,
    )
    start, end = ("top", "bottom") if axis == "vertical" else ("left", "right")
    length = page.size[1 if axis == "vertical" else 0]
    for index, pin in enumerate(pins):
        page.evaluate("(item) => view.scrollToItem(item, { align: 'center' })", 500 * index + 250)
        page.settle()
        headers = [box[start] for box in page.header_boxes() if box["text"] == f"Section {index}"]
        footers = [box[end] for box in page.header_boxes("footer") if box["text"] == f"End of section {index}"]
        assert headers == pytest.approx([0] if pin.get("pinsHeader", True) else [], abs=0.5)
        assert footers == pytest.approx([length] if pin.get("pinsFooter") else [], abs=0.5)
    # The next section pushes a footer off.
    page.evaluate("view.scrollToItem(500, { align: 'start' })")
    page.settle()
    [footer] = [box for box in page.header_boxes("footer") if box["text"] == "End of section 1"]
    assert footer[end] == pytest.approx(length, abs=0.5)


def test_the_header_of_a_section_without_items_is_read_before_its_footer(collection):
    page = collection(count=4)
    page.evaluate(
        """() => {
            const lengths = { header: 30, footer: 30 };
            view.data = { sections: [{ count: 2, ...lengths }, { count: 0, ...lengths }, { count: 2, ...lengths }] };
        }"""
    )
    page.settle()
    order = "[...view.children].filter((node) => node.style.visibility !== 'hidden').map((node) => node.textContent)"
    ends = [f"Section {section}" for section in range(3)], [f"End of section {section}" for section in range(3)]
    texts = page.evaluate(order)
    assert texts == [ends[0][0], "0", "1", ends[1][0], ends[0][1], ends[1][1], ends[0][2], "2", "3", ends[1][2]]
