"""Elements are hidden, moved, emptied and filled again."""

import pytest

from collection_page import assert_no_overlap

# The texts of the items in view.
TEXTS = "view.visible.map((index) => view.querySelector(`[aria-posinset='${index + 1}']`).textContent)"


def test_two_on_a_page_do_not_disturb_each_other(collection):
    page = collection(page="pair.html")
    assert_no_overlap(page.frames().values())
    page.wheel(600, times=2)
    texts = page.evaluate(TEXTS)
    assert texts and all(text.startswith("first ") for text in texts)
    page.evaluate("window.view = document.querySelector('#second')")
    assert page.evaluate("view.scroller.scrollTop") == 0
    assert 0 in page.seen()
    assert_no_overlap(page.frames().values())


def test_no_items_then_some_then_fewer(collection):
    page = collection(count=0)
    assert page.frames() == {}
    assert page.evaluate("view.range") == {"first": 0, "last": -1}
    page.press("Tab", "End", "ArrowDown")
    page.evaluate("view.data = { sections: [{ count: 3000 }], aspectRatio: 1 }")
    page.settle()
    assert 0 in page.seen()
    page.evaluate("view.focusItem(2999)")
    page.evaluate("view.data = { sections: [{ count: 10 }], aspectRatio: 1 }")
    page.settle()
    assert set(page.frames()) == set(range(10))
    # The focused item is gone, but the focus is not lost.
    assert page.evaluate("document.activeElement === view")
    page.evaluate("view.data = { sections: [] }")
    page.settle()
    assert page.frames() == {}


def test_more_items_keep_the_place(collection):
    page = collection(count=1000)
    page.evaluate("view.scrollToItem(500, { align: 'start' })")
    page.settle()
    # Browsers round scroll positions.
    first = min((frame for frame in page.seen().values() if frame.y >= -1), key=lambda frame: frame.y)
    page.evaluate("view.data = { sections: [{ count: 4000 }], aspectRatios: new Float32Array(4000).fill(0.8) }")
    page.settle()
    assert abs(page.frame(first.index).y - first.y) <= 1


def test_new_data_is_drawn_at_once(collection):
    page = collection(count=1000)
    page.evaluate(
        """view.renderItem = (node, index) => (node.textContent = `new ${index}`);
        view.data = { ...view.data };
        view.range"""
    )
    texts = page.evaluate(TEXTS)
    assert texts and all(text.startswith("new ") for text in texts)


def test_hidden_and_shown_again(collection):
    page = collection(count=1_000_000)
    page.evaluate("view.scrollToItem(400000, { align: 'start' })")
    page.settle()
    page.evaluate("view.style.display = 'none'")
    page.settle()
    page.evaluate("view.layout = 'justified'")
    page.settle()
    page.evaluate("view.layout = 'waterfall'; view.style.display = ''")
    page.settle()
    assert abs(page.frame(400_000).y) <= 1
    page.assert_complete_waterfall()


def test_hidden_from_the_start(collection):
    page = collection(count=500)
    page.evaluate(
        """() => {
            window.view = document.createElement("collection-view");
            view.style.display = "none";
            view.renderItem = (node, index) => (node.textContent = index);
            view.data = { sections: [{ count: 100 }], aspectRatio: 1 };
            view.scrollToItem(90);
            document.querySelector("collection-view").replaceWith(view);
        }"""
    )
    page.settle()
    assert page.frames() == {}
    page.evaluate("view.style.display = ''")
    page.settle()
    assert 90 in page.seen()


def test_taken_out_and_put_back(collection):
    page = collection(count=1_000_000)
    page.evaluate("view.scrollToItem(400000, { align: 'start' })")
    page.settle()
    page.evaluate("window.place = view.nextSibling; view.remove()")
    page.settle()
    page.evaluate("place.before(view)")
    page.settle()
    assert abs(page.frame(400_000).y) <= 1
    page.assert_complete_waterfall()
    page.wheel(500)
    page.assert_complete_waterfall()


def test_an_element_in_another_document_looks_the_same_there_and_back_again(collection):
    page = collection(count=2000, layout="list")
    page.evaluate(
        """() => {
            view.style.cssText = "flex: none; width: 400px; height: 300px";
            view.data = { ...view.data, sections: [{ count: 20, layout: "list", scrolls: "across", itemBreadth: 90 }, { count: 1980 }] };
            window.other = document.body.appendChild(document.createElement("iframe"));
            window.template = document.createElement("template");
            other.width = other.height = 500;
        }"""
    )
    page.settle()
    look = """() => {
        const shelf = view.shadowRoot.querySelector(".shelf");
        const style = (node) => {
            const { position, overflow, outlineStyle, scrollbarWidth } = getComputedStyle(node);
            return [position, overflow, outlineStyle, scrollbarWidth, node.clientWidth, node.clientHeight];
        };
        return [style(view.scroller), style(shelf), view.visible, view.range];
    }"""
    before = page.evaluate(look)
    assert len(before[2]) < before[3]["last"] < 100
    for home in ["other.contentDocument.body", "document.body"]:
        page.evaluate(f"template.content.append(view); {home}.append(view)")
        page.settle()
        assert page.evaluate(look) == before
        assert page.evaluate("view.children.length") < 100
        page.evaluate("view.scroller.scrollTop = 5000")
        page.settle()
        assert page.evaluate("view.visible[0]") > 20
        page.evaluate("view.scroller.scrollTop = 0")
        page.settle()
    assert page.evaluate("errors") == []


def test_taken_out_during_a_transition_and_put_back(collection):
    page = collection(count=2000)
    page.evaluate("view.scrollToItem(1000, { align: 'start' })")
    page.settle()
    page.evaluate("view.layout = 'justified'; view.visible")
    page.draw()
    page.evaluate("window.place = view.nextSibling; view.remove()")
    page.settle()
    page.evaluate("place.before(view)")
    page.settle()
    assert 1000 in page.seen()
    assert_no_overlap(page.frames().values())
    assert page.evaluate("view.getAnimations({ subtree: true }).length") == 0
    for index, frame in page.seen().items():
        told = page.evaluate("(index) => view.frameOf(index)", index)
        assert abs(told["x"] - frame.x) <= 0.5 and abs(told["y"] - frame.y) <= 0.5
    page.wheel(500)
    assert len(page.seen()) > 4


def test_an_element_without_a_size_waits_for_one(collection):
    page = collection(count=1000)
    page.evaluate("view.data = { sections: [{ count: 1000 }], aspectRatio: 0.8 }")
    page.evaluate("view.scrollToItem(500, { align: 'start' })")
    page.settle()
    for style in ["flex: none; height: 0", "flex: none; width: 0; height: 300px", "flex: none; width: 0; height: 0"]:
        page.evaluate("(style) => (view.style.cssText = style)", style)
        page.settle()
        page.evaluate("view.scrollToItem(500, { align: 'start' }); view.insert(1000); view.refresh(0, 999)")
        page.settle()
        page.evaluate("view.delete(1000); view.style.cssText = ''")
        page.settle()
        assert abs(page.frame(500).y) <= 1
        page.assert_complete_waterfall()
    assert page.evaluate("errors") == []


@pytest.mark.browsers("chromium", "firefox")  # WebKitGTK's driver does not turn the wheel by px.
@pytest.mark.parametrize("scale", [1, 1.25, 1.5])
def test_widths_and_positions_between_pixels(collection, scale):
    page = collection(count=5000, scale=scale, width=800, height=600)
    for width in ["700.4px", "333.3px", "701px"]:
        page.evaluate("(width) => (view.style.cssText = `flex: none; height: 500.6px; width: ${width}`)", width)
        page.evaluate("view.scrollToItem(2500, { align: 'start' })")
        page.settle()
        assert abs(page.frame(2500).y) <= 1
        page.assert_complete_waterfall(bottom=500)
        page.evaluate("view.scroller.scrollTop += 0.4")
        page.wheel(300, times=2)
        page.assert_complete_waterfall(bottom=500)
        assert page.evaluate("view.scroller.scrollWidth <= view.scroller.clientWidth + 1")
    assert page.evaluate("errors") == []


def test_properties_from_before_the_definition_are_taken_over(collection):
    page = collection(page="late.html")
    # The engine that can reorder was requested before the page could be asked whether it has arrived.
    page.evaluate("(async () => { while (view.range.last < 0) await new Promise(requestAnimationFrame); })()")
    page.settle()
    assert page.evaluate("[view.getAttribute('layout'), view.reorderable, Object.keys(view).includes('data')]") == ["grid", True, False]
    assert page.evaluate(TEXTS) == [str(index) for index in page.evaluate("view.visible")] != []
    page.evaluate("view.data = { sections: [{ count: 3 }] }")
    page.settle()
    assert set(page.frames()) == {0, 1, 2}


def test_nothing_is_visible_of_a_hidden_element_that_is_edited(collection):
    page = collection(page="edits.html", layout="grid", counts="300")
    assert page.evaluate("view.visible")
    page.evaluate("view.style.display = 'none'")
    page.draw()
    assert page.evaluate("change.delete(0, 299), view.visible") == []
    page.evaluate("view.style.display = ''")
    page.settle()
    assert page.evaluate("view.visible") == [0]
    assert page.evaluate("errors") == []


HIDDEN = {
    "hidden": ("view.style.display = 'none'", "view.style.display = ''"),
    "removed": ("view.remove()", "document.body.append(view)"),
}


@pytest.mark.parametrize("way", HIDDEN)
def test_a_hidden_element_answers_with_the_indices_after_edits(collection, way):
    hide, show = HIDDEN[way]
    page = collection(page="edits.html", layout="grid", counts="300", settings={"reduced_motion": "reduce"})
    page.evaluate("view.scrollToItem(100, { align: 'start' })")
    page.settle()
    page.evaluate("window.node = [...view.children].find((node) => node.textContent === 'item 100')")
    before = page.evaluate("[view.indexOf(node), view.frameOf(101).height]")
    page.evaluate(hide)
    page.draw()
    page.evaluate("() => { change.delete(0, 30); change.insert(0, 2, 0); change.delete(200, 72) }")
    assert page.evaluate("view.indexOf(node)") == before[0] - 28
    assert page.evaluate("view.frameOf(101 - 28).height") == before[1]
    assert page.evaluate("view.frameOf(200)") is None
    assert page.evaluate("view.range") == {"first": 0, "last": -1}
    # The indices of `refresh` are the new ones, too.
    page.evaluate("() => { items[101 - 28].name = 'new'; view.refresh(101 - 28, 101 - 28) }")
    page.evaluate(show)
    page.settle()
    assert page.evaluate("view.visible.map((index) => items[index].name)")[:2] == ["item 100", "new"]
    # What is seen is what the page has.
    texts = page.evaluate("seen().map((line) => line.split(' ').slice(0, -4).join(' '))")
    assert set() != set(texts) <= set(page.evaluate("items.map(({ name }, index) => `${name} ${index + 1}`)"))
    assert page.evaluate("errors") == []


@pytest.mark.parametrize("way", HIDDEN)
def test_the_item_to_scroll_to_is_the_same_after_edits_of_a_hidden_element(collection, way):
    hide, show = HIDDEN[way]
    page = collection(page="edits.html", layout="grid", counts="300")
    page.evaluate(hide)
    page.draw()
    page.evaluate("() => { change.delete(0, 30); view.scrollToItem(100, { align: 'start', focus: true }); change.insert(0, 2, 0) }")
    page.draw()
    page.evaluate("change.delete(10, 5)")
    page.evaluate(show)
    page.settle()
    assert page.evaluate("document.activeElement.textContent") == "item 130"
    assert abs(page.evaluate("view.frameOf(items.findIndex(({ name }) => name === 'item 130')).y")) <= 1
    assert page.evaluate("errors") == []


def test_nothing_is_scrolled_to_an_item_that_is_deleted_before_the_element_is_shown(collection):
    page = collection(page="edits.html", layout="grid", counts="300")
    page.evaluate("view.style.display = 'none'")
    page.draw()
    page.evaluate("() => { view.scrollToItem(200); change.delete(150, 100); view.style.display = '' }")
    page.settle()
    assert page.evaluate("view.visible[0]") == 0
    assert page.evaluate("errors") == []


def test_nothing_is_scrolled_to_an_item_that_new_data_lacks_when_the_element_is_shown(collection):
    page = collection(page="edits.html", layout="grid", counts="300")
    page.evaluate("view.style.display = 'none'")
    page.draw()
    page.evaluate("() => { view.scrollToItem(200); view.data = { sections: [{ count: 3 }] }; view.style.display = '' }")
    page.settle()
    assert page.evaluate("[view.range.last, errors]") == [2, []]
    page.evaluate("view.addEventListener('error', (event) => event.preventDefault())")
    page.evaluate("view.scrollToItem(3)")
    page.settle()
    assert len(page.evaluate("errors")) == 1, "which has never been there"


@pytest.mark.parametrize("way", HIDDEN)
def test_the_range_after_edits_of_a_hidden_element_is_reported_when_it_is_shown(collection, way):
    hide, show = HIDDEN[way]
    page = collection(page="edits.html", layout="grid", counts="300")
    page.evaluate("() => { window.ranges = []; view.addEventListener('collection-range', ({ detail }) => ranges.push(detail)) }")
    page.evaluate(hide)
    page.draw()
    page.evaluate("change.delete(0, 295)")
    page.draw()
    assert page.evaluate("ranges") == []
    page.evaluate(show)
    page.settle()
    assert page.evaluate("ranges") == [{"first": 0, "last": 4}]


def test_wrong_data_is_refused_with_a_reason(collection):
    page = collection(count=10)
    for data, word in [
        ("{ sections: 5 }", "sections"),
        ("{ sections: [{ count: -1 }] }", "sections[0].count is -1"),
        *(
            ("{ sections: [{ count: %s }] }" % count, f"data.sections[0].count is {count}; give a whole number from 0 to 2147483647")
            for count in [2**31, 10**12]
        ),
        ("{ sections: [{ count: 1 }, null] }", "data.sections[1].count is undefined; give a whole number"),
        ("{ sections: Array(3) }", "data.sections[0].count is undefined; give a whole number"),
        (
            "{ sections: [{ count: 2 ** 31 - 1 }, { count: 1 }] }",
            "the number of items in data.sections is 2147483648; give a whole number from 0 to 2147483647",
        ),
        (
            "(() => { const key = {}; key.self = key; return { sections: [{ count: 2 }], keys: [key, key] } })()",
            "[object Object]",
        ),
        ("{ sections: [{ count: 9 }], measured: 'yes' }", 'data.measured is "yes"; give true or false'),
        ("{ section: [{ count: 9 }] }", "data.section is no option of data; choose from sections, "),
        ("{}", "data.sections is undefined; give an array of { count }"),
        ("{ sections: [{ count: 9 }], aspectRatois: 1 }", "data.aspectRatois is no option of data; choose from sections, "),
        ("{ sections: [{ count: 9 }], aspectRatios: new Float32Array(4) }", "4 values for 9 items"),
        ("{ sections: [{ count: 9 }], aspectRatio: [1] }", "data.aspectRatio has 1 values for 9 items"),
        *(
            ("{ sections: [{ count: 1 }], %s: %s }" % (name, value), f"data.{name} is {shown}; give {valid}")
            for value, shown in [("'abc'", '"abc"'), ("null", "null"), ("{}", "{}"), ("new Map()", "{}"), ("true", "true")]
            for name in ["aspectRatio", "aspectRatios", "extras", "laneSpans", "rowSpans", "breadths", "keys"]
            for valid in ["an array or a function" if name == "keys" else "a number, an array or a function"]
        ),
    ]:
        message = page.evaluate(f"() => {{ try {{ view.data = {data} }} catch (error) {{ return error.message }} }}")
        assert word in message
    assert set(page.frames()) == set(range(10))


def test_shapes_that_make_no_sense_are_squares(collection):
    page = collection(count=10)
    page.evaluate(
        """window.warned = [];
        console.warn = (message) => window.warned.push(message);
        view.data = { sections: [{ count: 6 }], aspectRatios: [0, -1, NaN, null, 1e-30, 1e30] }"""
    )
    page.settle()
    assert page.evaluate("warned") == [
        "the aspect ratio of item 0 is 0; give width divided by height. Using a square instead"
    ]
    for index in range(4):
        frame = page.evaluate("(index) => view.frameOf(index)", index)
        assert abs(frame["width"] - frame["height"]) <= 0.5


@pytest.mark.parametrize(
    "name, layout, values, same",
    [
        ("aspectRatios", "list", "new BigInt64Array([1n, 2n, 3n])", "[1, 2, 3]"),
        ("aspectRatios", "list", "['1', '2', 'three']", "[1, 2, NaN]"),
        ("extras", "list", "new BigInt64Array([10n, 20n, 30n])", "[10, 20, 30]"),
        ("extras", "list", "['10', 'twenty', -30]", "[10, 0, 0]"),
        ("laneSpans", "packed", "[2n, '2', -1]", "[2, 2, 1]"),
        ("rowSpans", "packed", "[2n, '2', NaN]", "[2, 2, 1]"),
        ("breadths", "flow", "[20n, '40', 'three']", "[20, 40, NaN]"),
        ("breadths", "flow", "[20n, -40, 80]", "[20, 0, 80]"),
    ],
)
def test_values_of_items_count_as_numbers_or_as_the_default(collection, name, layout, values, same):
    page = collection(count=3, layout=layout)
    seen = []
    for given in [values, same]:
        page.evaluate(f"view.data = {{ sections: [{{ count: 3 }}], {name}: {given} }}")
        page.settle()
        seen.append(page.evaluate("[0, 1, 2].map((index) => view.frameOf(index))"))
    assert seen[0] == seen[1]
    assert None not in seen[0]
    assert page.evaluate("errors") == []


def test_a_callback_that_fails_stops_nothing(collection):
    page = collection(count=100)
    page.evaluate(
        """window.reported = [];
        window.addEventListener("error", (event) => { window.reported.push(event.message); event.preventDefault(); });
        view.renderItem = (node, index) => { if (index === 3) throw new Error("three"); };
        view.range"""
    )
    page.settle()
    assert any("renderItem(3): three" in message for message in page.evaluate("window.reported"))
    page.assert_complete_waterfall(top=12)


@pytest.mark.parametrize(("what", "message"), [("throw new Error('seven')", "seven"), ("return Symbol('seven')", "ymbol")])
def test_a_shape_that_cannot_be_told_is_a_square(collection, what, message):
    page = collection(count=100)
    page.evaluate(
        """window.reported = [];
        window.addEventListener("error", (event) => { window.reported.push(event.message); event.preventDefault(); });
        view.data = {
            sections: [{ count: 100 }],
            aspectRatio: (index) => { if (index === 7) WHAT; return 2; },
        };
        view.range""".replace("WHAT", what)
    )
    page.settle()
    assert any("data.aspectRatio(7): " in text and message in text for text in page.evaluate("window.reported"))
    frame = page.frame(7)
    assert abs(frame.width - frame.height) <= 0.5
    page.assert_complete_waterfall(top=12)


@pytest.mark.parametrize("item", ["100", "-1", "NaN", "1.5", "1e300"])
def test_an_item_that_is_not_there_is_refused_with_a_reason(collection, item):
    page = collection(count=100)
    before = page.frames()
    message = page.evaluate(
        f"""() => new Promise((done) => {{
            view.addEventListener("error", (event) => {{ event.preventDefault(); done(event.message); }});
            view.scrollToItem({item}, {{ align: "start" }});
        }})"""
    )
    assert message.startswith("item ") and "there is no such item" in message
    page.settle()
    assert page.frames() == before
    page.evaluate("view.scrollToItem(90)")
    assert 90 in page.seen()


@pytest.mark.parametrize("extra", ["-500", "NaN", "Infinity"])
def test_a_length_that_makes_no_sense_is_refused_with_a_reason(collection, extra):
    page = collection(count=3000, captions=1)
    messages = page.evaluate(
        f"""() => {{
            const messages = [];
            view.addEventListener("error", (event) => {{ event.preventDefault(); messages.push(event.message); }});
            view.measureItem = () => {extra};
            view.data = {{ ...view.data }};
            view.range;
            return messages;
        }}"""
    )
    assert messages and all("a measured length must be finite and not negative" in message for message in messages)
    page.assert_complete_waterfall(top=12)


def test_a_wrong_length_of_one_item_is_reported_with_its_index_and_others_are_measured(collection):
    page = collection(count=3000, captions=1)
    messages = page.evaluate(
        """() => {
            const messages = [];
            view.addEventListener("error", (event) => { event.preventDefault(); messages.push(event.message); });
            view.measureItem = (node, index) => (index === 5 ? NaN : 100);
            view.data = { ...view.data };
            view.range;
            return messages;
        }"""
    )
    assert messages == ["measureItem(5) is NaN; a measured length must be finite and not negative"]
    lengths = {
        index: frame.height - frame.width / page.evaluate("(index) => view.data.aspectRatios[index]", index)
        for index, frame in page.frames().items()
    }
    assert len(lengths) > 8
    assert lengths.pop(5) == pytest.approx(36, abs=0.5)
    assert all(length == pytest.approx(100, abs=0.5) for length in lengths.values())


@pytest.mark.parametrize(
    "counts", ["[700]", "[1]", "[100, 600]", "[350, 350]", "[0, 0, 700]", "[350, 350, 300]", "[340, 10, 350]", "[]"]
)
def test_items_that_get_into_other_sections_stay_in_their_place(collection, counts):
    page = collection(count=700, sections=2)
    page.evaluate("view.scrollToItem(345, { align: 'start' })")
    page.settle()
    before = page.frame(345)
    page.evaluate(f"view.data = {{ ...view.data, sections: {counts}.map((count) => ({{ count }})), aspectRatio: 1, aspectRatios: undefined }}")
    page.settle()
    frames = page.frames()
    count = sum(int(number) for number in counts.strip("[]").split(",") if number)
    assert all(index < count for index in frames)
    if count > 500:
        assert abs(page.frame(345).y - before.y) <= 1
        assert_no_overlap(frames.values())
    texts = page.evaluate(TEXTS)
    assert texts == [str(index) for index in page.evaluate("view.visible")]
