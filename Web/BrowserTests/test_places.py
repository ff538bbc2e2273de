"""Scroll positions: a conversation stays at its end, and a page that comes back shows the same items."""

import pytest

# The distance from the viewport's end to the content's end, in px.
BELOW = "view.scroller.scrollHeight - view.scroller.clientHeight - view.scroller.scrollTop"


def test_a_conversation_begins_at_its_end_and_shows_what_is_appended(collection):
    page = collection(page="edits.html", layout="list", counts="0", settings={"reduced_motion": "reduce"})
    page.evaluate("view.stickToEnd = true; view.remove(); content[0] = Array.from({ length: 50 }, (_, index) => ({ name: `item ${index}`, ratio: 8 }))")
    page.evaluate("items = content.flat(); view.data = dataOf(false); document.body.append(view); view.visible.at(-1)")
    page.settle()
    assert page.evaluate("view.visible.at(-1)") == 49
    for _ in range(3):
        page.evaluate("change.insert(items.length, 2, 0)")
        page.settle()
        assert page.evaluate("view.visible.at(-1) === items.length - 1")
    assert page.evaluate(BELOW) <= 1
    # Elsewhere, visible items hold their positions.
    page.wheel(-900)
    before = page.evaluate("[view.visible.at(-2), view.frameOf(view.visible.at(-2)).y]")
    page.evaluate("change.insert(items.length, 5, 0)")
    page.settle()
    assert page.evaluate("(item) => view.frameOf(item).y", before[0]) == pytest.approx(before[1], abs=1)
    page.evaluate("change.insert(0, 5, 0)")
    page.settle()
    assert page.evaluate("(item) => view.frameOf(item + 5).y", before[0]) == pytest.approx(before[1], abs=1)
    assert page.evaluate("errors") == []


def test_a_new_conversation_with_known_lengths_begins_at_its_end(collection):
    page = collection(count=0)
    page.evaluate(
        """() => {
            const talk = document.createElement("collection-view");
            talk.setAttribute("stick-to-end", "");
            talk.setAttribute("layout", "list");
            talk.style.cssText = "height: 400px";
            talk.renderItem = (node, index) => (node.textContent = `${index}`);
            talk.data = { sections: [{ count: 200 }], aspectRatio: 10 };
            view.replaceWith(talk);
            window.view = talk;
        }"""
    )
    page.settle()
    assert page.evaluate("view.visible.at(-1)") == 199


@pytest.mark.parametrize("way", ["view.scrollToItem(last)", "view.scrollToItem(last, { align: 'end' })", "End"])
def test_a_conversation_that_was_sent_to_its_last_item_follows_new_ones(collection, way):
    page = collection(page="edits.html", layout="list", captions=1)
    page.evaluate("view.style.width = '200px'; window.last = items.length - 1; view.stickToEnd = true; view.scrollToItem(last - 40)")
    page.settle()
    if way == "End":
        page.evaluate("view.focusItem(last - 40)")
        page.press("End")
    else:
        page.evaluate(way)
    page.settle()
    assert page.evaluate(BELOW) <= 1
    page.evaluate("change.insert(items.length, 3, 0)")
    page.settle()
    assert page.evaluate(BELOW) <= 1
    # At its start, earlier ones stay out of view.
    page.evaluate("view.scrollToItem(0)")
    page.settle()
    before = page.evaluate("view.frameOf(0).y")
    page.evaluate("change.insert(0, 5, 0)")
    page.settle()
    assert page.evaluate("view.frameOf(5).y") == pytest.approx(before, abs=1)


@pytest.mark.browsers("chromium", "firefox")  # WebKit resizes the page late, when the previous end is no longer the end.
def test_a_conversation_stays_at_its_end_when_it_is_measured_or_narrower(collection):
    page = collection(count=200, captions=1, layout="waterfall")
    page.evaluate("view.stickToEnd = true; view.scrollToItem(199, { align: 'end' })")
    page.press("Tab")
    page.evaluate("view.scroller.scrollTop = 1e9")
    page.settle()
    page.tab.set_viewport_size({"width": 500, "height": 600})
    page.settle()
    assert page.evaluate(BELOW) <= 1
    assert 199 in page.evaluate("view.visible")


@pytest.mark.parametrize("keyed", [False, True])
def test_a_place_is_found_again(collection, keyed):
    page = collection(page="edits.html", layout="justified", **({"keyed": 1} if keyed else {}))
    page.evaluate("view.scroller.scrollTop = 4000")
    page.settle()
    [item, y] = page.evaluate("[view.place.item, view.frameOf(view.place.item).y]")
    kept = page.evaluate("JSON.stringify(view.place)")
    name = page.evaluate("(item) => items[item].name", item)
    page.reload()
    page.evaluate("(kept) => { window.items = content[0]; view.restore(JSON.parse(kept)) }", kept)
    page.settle()
    assert page.evaluate("(item) => view.frameOf(item).y", item) == pytest.approx(y, abs=1)
    if keyed:
        page.evaluate("view.scrollToItem(0); change.insert(0, 10, 0)")
        page.evaluate("(kept) => view.restore(JSON.parse(kept))", kept)
        page.settle()
        now = page.evaluate("(name) => items.findIndex((item) => item.name === name)", name)
        assert now == item + 10
        assert page.evaluate("(item) => view.frameOf(item).y", now) == pytest.approx(y, abs=1)
        page.evaluate("view.restore({ ...view.place, key: 'gone' })")
        page.settle()
        assert page.evaluate("(item) => view.frameOf(item).y", now) == pytest.approx(y, abs=1)


def test_at_the_start_there_is_no_place(collection):
    page = collection(page="edits.html")
    assert page.evaluate("view.place === undefined")
    page.evaluate("view.restore(view.place)")
    page.evaluate("view.restore({ item: 5000, edge: 0, distance: 0, viewportEdge: 0 })")
    page.settle()
    assert page.evaluate("[view.scroller.scrollTop, errors.length]") == [0, 0]


def test_a_conversation_stays_at_its_end_when_it_is_larger(collection):
    page = collection(page="edits.html", layout="list", counts="100", height=500, settings={"reduced_motion": "reduce"})
    page.evaluate("view.stickToEnd = true; view.scrollToItem(99, { align: 'end' })")
    page.settle()
    page.evaluate("view.scroller.scrollTop = 1e9")
    page.settle()
    for height in [560, 800]:
        page.tab.set_viewport_size({"width": 1000, "height": height})
        page.settle()
        assert page.evaluate(BELOW) <= 1


CHANGES = {
    "spacing": "view.spacing = 30",
    "layout": "view.layout = 'list'",
    "data": "view.data = { ...view.data, sections: [{ count: 500, header: 20 }, { count: 500 }] }",
    "shelf": "view.data = { ...view.data, sections: [{ count: 999, spacing: 30 }, { count: 1, layout: 'list', scrolls: 'across' }] }",
}


@pytest.mark.parametrize("scrolls_later", [False, True])
@pytest.mark.parametrize("change", CHANGES)
def test_a_change_begins_where_the_page_has_scrolled_to_in_the_same_task(collection, change, scrolls_later):
    seen = []
    steps = ["view.scroller.scrollTop = 4000", CHANGES[change]]
    for tasks in [steps, ["; ".join(reversed(steps) if scrolls_later else steps)]]:
        page = collection(count=1000, layout="grid", settings={"reduced_motion": "reduce"})
        for task in tasks:
            page.evaluate(f"() => {{ {task} }}")
            page.settle()
        seen.append(page.evaluate("view.visible"))
    assert seen[0] == seen[1] != []
    assert seen[0][0] > 20


def test_a_shelf_is_scrolled_in_the_same_task_as_a_change_of_layout(collection):
    page = collection(count=100, layout="grid", settings={"reduced_motion": "reduce"})
    page.evaluate("view.data = { ...view.data, sections: [{ count: 100, layout: 'grid', scrolls: 'across' }] }")
    page.settle()
    shelf = "view.shadowRoot.querySelector('.shelf').scrollLeft"
    page.evaluate(f"() => {{ {shelf} = 2000; view.spacing = 13 }}")
    page.settle()
    assert page.evaluate("view.visible[0]") in [7, 8]


@pytest.mark.parametrize("change", ["change.insert(0, 1, 0)", "view.spacing = 13"])
@pytest.mark.parametrize(
    "move",
    ["view.after(document.createElement('p')); view.nextSibling.after(view)", "view.remove(); document.body.append(view)"],
)
def test_an_element_that_is_moved_and_changed_in_one_task_keeps_its_scroll_position(collection, move, change):
    page = collection(page="edits.html", layout="list", counts="1000", settings={"reduced_motion": "reduce"})
    page.evaluate("view.scrollToItem(400, { align: 'start' })")
    page.settle()
    name = page.evaluate("items[view.visible[0]].name")
    page.evaluate(f"() => {{ {move}; {change} }}")
    page.settle()
    assert page.evaluate("items[view.visible[0]].name") == name
    assert page.evaluate("errors") == []


def test_a_place_that_waits_for_a_layout_follows_edits(collection):
    page = collection(page="edits.html", layout="grid", counts="900")
    page.evaluate(
        """() => {
            view.style.display = "none";
            view.restore({ item: 500, edge: 0, distance: 0, viewportEdge: 0 });
            change.insert(0, 20, 0);
            view.style.display = "";
        }"""
    )
    page.settle()
    first = page.evaluate("view.frameOf(520).y")
    assert abs(first) < 60


@pytest.mark.parametrize(
    "ask, answer",
    [
        ("view.scrollToItem(0), view.visible.includes(0)", True),
        ("view.place.item > 0", True),
        ("view.visible.includes(0)", False),
        ("view.range.first > 0", True),
        ("view.frameOf(0).y < -4000", True),
    ],
)
def test_what_is_asked_right_after_scrolling_is_answered_for_the_new_position(collection, ask, answer):
    page = collection(count=3000)
    page.settle()
    assert page.evaluate(f"(view.scroller.scrollTop = 5000, {ask})") == answer
    seen = page.evaluate("view.visible")
    page.settle()
    assert page.evaluate("view.visible") == seen
