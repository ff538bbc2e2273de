"""A person reorders items by pointer or keyboard, and the page is told."""

import pytest

from reorder_page import OPEN, ORDER, SAID, drag, lists, middle


@pytest.mark.parametrize("keyed", [False, True])
def test_an_item_is_dragged_within_its_section(lists, keyed):
    page = lists(keyed=keyed)
    drag(page, 1, 4)
    assert page.evaluate("told") == [[1, 4, 0, 0]]
    assert page.evaluate(ORDER)[:6] == ["0.0", "0.2", "0.3", "0.4", "0.1", "0.5"]
    drag(page, 5, 0)
    assert page.evaluate(ORDER)[:6] == ["0.5", "0.0", "0.2", "0.3", "0.4", "0.1"]
    assert page.evaluate("[...document.querySelectorAll('[data-dragged], [data-drag-image]')].length") == 0
    assert page.evaluate("window.activated") == []


@pytest.mark.parametrize("field", ["keys", "aspectRatios", "extras"])
def test_items_are_dragged_although_the_pages_arrays_have_not_followed_an_edit(lists, field):
    page = lists()
    page.evaluate("view.addEventListener('error', (event) => { event.preventDefault(); (window.reported ??= []).push(event.message) })")
    page.evaluate("(field) => void (view.data = { ...view.data, [field]: Array.from({ length: 15 }, (_, item) => item + 10) })", field)
    page.settle()
    page.evaluate("view.insert(3)")
    page.settle()
    assert page.evaluate("reported") == [f"data.{field} has 15 values for 16 items; give one for each item"]
    drag(page, 1, 4)
    assert page.evaluate("told") == [[1, 4, 0, 0]]
    assert page.evaluate("[...document.querySelectorAll('[data-dragged], [data-drag-image]')].length") == 0
    assert len(page.evaluate("reported")) == 1


def test_an_item_is_dragged_into_another_section(lists):
    page = lists(keyed=True)
    drag(page, 1, 8)
    # The previous section has become shorter by a row, so another item is under the pointer now.
    assert page.evaluate("told") == [[1, 8, 0, 1]]
    assert page.evaluate("view.data.sections.map(({ count }) => count)") == [5, 5, 5]
    order = page.evaluate("lists.flat()")
    assert page.evaluate(ORDER) == order[: len(page.evaluate(ORDER))]
    # The element knows the keys in their new order, so nothing changes.
    page.evaluate("view.setItems({ ...view.data, keys: (index) => lists.flat()[index] })")
    page.settle()
    assert page.evaluate(ORDER) == order[: len(page.evaluate(ORDER))]
    # The page can continue with edits.
    page.evaluate("lists[1].splice(0, 1); view.delete(5)")
    page.settle()
    assert page.evaluate(ORDER)[:7] == page.evaluate("lists.flat()")[:7]


def test_others_make_room_and_what_is_shown_stays_true_while_it_is_dragged(lists):
    page = lists()
    height = page.frame(0).height
    before = page.evaluate("view.frameOf(3).y")
    drag(page, 1, 4, drop=False)
    page.settle()
    # The page's indices do not change before the drop.
    assert page.evaluate("view.frameOf(3).y") == pytest.approx(before - height - 12, abs=1)
    assert page.evaluate("view.querySelectorAll('[data-dragged]').length") == 1
    assert page.evaluate("view.querySelectorAll('[data-drag-image]').length") == 1
    page.evaluate("view.refresh(0, 14)")
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]
    page.press("Escape")
    page.settle()
    assert page.evaluate("view.frameOf(3).y") == pytest.approx(before, abs=1)
    assert page.evaluate("told") == []
    page.tab.mouse.up()


def test_an_edit_puts_the_dragged_item_back_first(lists):
    page = lists()
    drag(page, 1, 4, drop=False)
    page.evaluate("lists[0].splice(0, 1); view.delete(0)")
    page.tab.mouse.up()
    page.settle()
    assert page.evaluate("told") == []
    assert page.evaluate(ORDER)[:5] == ["0.1", "0.2", "0.3", "0.4", "0.5"]


def test_an_edit_while_a_drop_is_announced_comes_after_the_drop(lists):
    page = lists()
    page.evaluate(
        """() => {
            view.describeReorder = ({ phase }) => {
                if (phase === "drop") {
                    lists[0].unshift("new");
                    view.insert(0, 1);
                }
                return phase;
            };
            view.focusItem(1);
        }"""
    )
    page.press("Space", "ArrowDown", "Space")
    page.settle()
    assert page.evaluate("told") == [[1, 2, 0, 0]]
    assert page.evaluate(ORDER)[:4] == ["new", "0.0", "0.2", "0.1"]
    assert page.evaluate(SAID) == "drop"


def test_a_canceled_event_takes_it_back(lists):
    page = lists()
    page.evaluate("window.isRefused = true")
    drag(page, 1, 8)
    assert page.evaluate("told") == [[1, 8, 0, 1]]
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]
    assert page.evaluate("view.data.sections.map(({ count }) => count)") == [6, 4, 5]
    assert page.evaluate(SAID) == "Back at position 2."


def test_the_keyboard_picks_up_moves_and_drops(lists):
    page = lists()
    page.evaluate("view.focusItem(1)")
    page.press("Space", "ArrowDown", "ArrowDown")
    assert page.evaluate(SAID) == "Position 4 of 15."
    page.press("Space")
    page.settle()
    assert page.evaluate(SAID) == "Dropped at position 4 of 15."
    assert page.evaluate("told") == [[1, 3, 0, 0]]
    assert page.evaluate(ORDER)[:6] == ["0.0", "0.2", "0.3", "0.1", "0.4", "0.5"]
    assert page.focused == 3
    # Into the next section, and back with Escape.
    page.press("Space", *["ArrowDown"] * 4, "Escape")
    page.settle()
    assert page.evaluate(ORDER)[:6] == ["0.0", "0.2", "0.3", "0.1", "0.4", "0.5"]
    assert page.focused == 3
    page.press("Space", *["ArrowDown"] * 3, "Space")
    page.settle()
    assert page.evaluate("told.at(-1)[3]") == 1
    assert page.evaluate("document.activeElement.textContent") == "0.1"
    assert page.evaluate(ORDER) == page.evaluate("lists.flat()")[: len(page.evaluate(ORDER))]
    # Enter still activates items. The page may provide the announcements.
    page.press("Enter")
    assert len(page.evaluate("window.activated")) == 1
    page.evaluate("() => { view.describeReorder = ({ phase, from }) => `${phase} ${from}` }")
    page.press("Space")
    assert page.evaluate(SAID).startswith("lift ")
    page.press("Escape")


def test_an_announcement_that_fails_is_reported_and_stops_nothing(lists):
    page = lists()
    page.evaluate(
        """() => {
            window.reported = [];
            window.addEventListener("error", (event) => { reported.push(event.message); event.preventDefault(); });
            view.describeReorder = () => { throw new Error("speechless"); };
        }"""
    )
    drag(page, 1, 4)
    assert page.evaluate("told") == [[1, 4, 0, 0]]
    page.evaluate("view.focusItem(0)")
    page.press("Space", "ArrowDown", "Space")
    page.settle()
    assert page.evaluate("told.at(-1)") == [0, 1, 0, 0]
    reported = page.evaluate("reported")
    assert len(reported) >= 4 and all("describeReorder(" in message and "speechless" in message for message in reported)
    assert page.evaluate("view.shadowRoot.querySelector('[role=status]').textContent") == "Dropped at position 2 of 15."
    assert page.evaluate("view.querySelectorAll('[data-dragged], [data-drag-image]').length") == 0


def test_an_element_that_leaves_the_page_ends_its_drag(lists):
    page = lists()
    page.evaluate(
        """() => {
            window.requested = 0;
            const request = window.requestAnimationFrame;
            window.requestAnimationFrame = (action) => ((requested += 1), request(action));
        }"""
    )
    drag(page, 1, 4, drop=False)
    assert page.evaluate("requested") > 0
    page.evaluate("window.place = view.nextSibling; view.remove()")
    page.tab.wait_for_timeout(300)
    before = page.evaluate("requested")
    page.tab.wait_for_timeout(300)
    assert page.evaluate("requested") == before
    page.evaluate("place.before(view)")
    page.tab.mouse.up()
    page.settle()
    assert page.evaluate("view.querySelectorAll('[data-dragged], [data-drag-image]').length") == 0
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]
    drag(page, 1, 4)
    assert page.evaluate("told") == [[1, 4, 0, 0]]


def test_keys_reach_other_elements_once_the_focus_has_left_the_item(lists):
    page = lists()
    page.evaluate(
        """() => {
            view.renderHeader = (node) => node.replaceChildren(document.createElement("input"));
        }"""
    )
    page.settle()
    page.evaluate("view.focusItem(1)")
    page.press("Space", "ArrowDown")
    assert page.evaluate("view.querySelectorAll('[data-dragged]').length") == 1
    page.evaluate("view.querySelector('input').focus()")
    page.press("a", "Space", "b")
    page.settle()
    assert page.evaluate("view.querySelector('input').value") == "a b"
    assert page.evaluate("view.querySelectorAll('[data-dragged]').length") == 0
    assert page.evaluate("told") == []
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]


def test_an_element_that_is_hidden_puts_the_item_back_that_keys_have_moved(lists):
    page = lists()
    page.evaluate("view.focusItem(1)")
    page.press("Space", "ArrowDown", "ArrowDown")
    page.evaluate("view.style.display = 'none'")
    page.settle()
    page.evaluate("view.style.display = ''")
    page.settle()
    assert page.evaluate("told") == []
    assert page.evaluate("view.querySelectorAll('[data-dragged]').length") == 0
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]
    tops = page.evaluate("[0, 1, 2, 3].map((index) => view.frameOf(index).y)")
    assert tops == sorted(tops)


def test_an_element_that_is_hidden_puts_the_item_back_that_the_pointer_has_moved(lists):
    page = lists()
    drag(page, 1, 3, drop=False)
    page.evaluate("view.style.display = 'none'")
    page.settle()
    page.evaluate("view.style.display = ''")
    page.settle()
    page.tab.mouse.up()
    page.settle()
    assert page.evaluate("told") == []
    assert page.evaluate("view.querySelectorAll('[data-dragged], [data-drag-image]').length") == 0
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]


# A section that scrolls across, and a list, with ratios that follow the element's events.
SHELF = """() => {
    const shelf = { layout: "list", scrolls: "across", itemBreadth: 100, spacing: 10 };
    window.ratios = [2, 1, 2, 3, 4, 3, 4];
    view.addEventListener("collection-reorder", (event) => {
        const { from, to } = event.detail;
        if (window.isRefused) return event.preventDefault();
        ratios.splice(to, 0, ...ratios.splice(from, 1));
    });
    view.renderItem = (node, index) => (node.textContent = ratios[index]);
    view.measureItem = undefined;
    view.data = {
        sections: [{ count: 3, ...shelf }, { count: 4, layout: "list" }],
        aspectRatio: (index) => ratios[index],
    };
    view.reorderable = true;
}"""


@pytest.mark.parametrize("is_refused", [False, True])
@pytest.mark.parametrize("way", ["pointer", "keyboard"])
def test_an_item_keeps_its_shape_in_a_section_that_scrolls_the_other_way(collection, way, is_refused):
    page = collection(count=7, width=500, height=900, settings={"reduced_motion": "reduce"})
    page.evaluate(SHELF)
    page.evaluate("(isRefused) => (window.isRefused = isRefused)", is_refused)
    page.settle()
    for item, over, key, count in [(3, 0, "ArrowUp", 4), (1, 5, "ArrowDown", 3)]:
        if way == "pointer":
            drag(page, item, over)
        else:
            page.evaluate("(item) => view.focusItem(item)", item)
            page.press("Space", key, "Space")
            page.settle()
        assert page.evaluate("view.data.sections[0].count") == (3 if is_refused else count)
        ratios = page.evaluate("ratios")
        for index, frame in page.frames().items():
            assert frame.width / frame.height == pytest.approx(ratios[index], abs=0.1), f"item {index} of {ratios}"
        assert page.evaluate(ORDER) == page.evaluate("view.visible.map((index) => String(ratios[index]))")


@pytest.mark.parametrize("layout", ["grid", "waterfall"])
def test_many_random_drags_leave_what_the_page_has(lists, layout):
    page = lists(counts=(9, 5, 7), layout=layout, keyed=True, item_breadth=90)
    seed = 7
    for _ in range(8):
        seen = page.evaluate("view.visible")
        seed = (seed * 1103515245 + 12345) % 2**31
        item, over = seen[seed % len(seen)], seen[seed // 64 % len(seen)]
        drag(page, item, over)
        assert page.evaluate(ORDER) == page.evaluate("view.visible.map((index) => lists.flat()[index])"), f"{item} to {over}"
    assert page.evaluate("window.errors") == []


def test_what_is_not_reorderable_is_not_dragged(lists):
    page = lists()
    page.evaluate("view.reorderable = false")
    drag(page, 1, 4)
    page.evaluate("view.focusItem(1)")
    page.press("Space")
    assert page.evaluate("told") == []
    assert page.evaluate(ORDER)[:6] == [f"0.{index}" for index in range(6)]


def test_an_item_goes_into_a_section_without_items(lists):
    page = lists(counts=(3, 0, 3))
    top = page.evaluate("[...view.querySelectorAll('[data-kind=header]')].map((node) => node.getBoundingClientRect().y).sort((a, b) => a - b)[1]")
    x, y = middle(page, 1)
    page.tab.mouse.move(x, y)
    page.tab.mouse.down()
    page.tab.mouse.move(x, top + 10, steps=8)
    page.tab.mouse.up()
    page.settle()
    assert page.evaluate("told") == [[1, 2, 0, 1]]
    assert page.evaluate("lists.map((list) => list.length)") == [2, 1, 3]
    assert page.evaluate(ORDER) == ["0.0", "0.2", "0.1", "2.0", "2.1", "2.2"]


def test_a_finger_beside_the_list_moves_the_item_too(lists):
    page = lists()
    page.evaluate("view.style.width = '400px'")
    page.settle()
    x, y = middle(page, 1)
    page.tab.mouse.move(x, y)
    page.tab.mouse.down()
    page.tab.mouse.move(x, y + 20, steps=4)
    right = page.evaluate("view.getBoundingClientRect().right")
    page.tab.mouse.move(right + 20, middle(page, 4)[1], steps=8)
    page.tab.mouse.up()
    page.settle()
    assert page.evaluate("told") == [[1, 4, 0, 0]]


def test_an_item_is_dragged_to_the_first_place_in_view(lists):
    page = lists(counts=(100,))
    page.evaluate("view.scrollToItem(40, { align: 'start' })")
    page.settle()
    top = page.evaluate("view.scroller.scrollTop")
    item = page.evaluate("view.visible")[3]
    x, y = middle(page, item)
    page.tab.mouse.move(x, y)
    page.tab.mouse.down()
    target = page.evaluate("view.visible")[1]
    x, y = middle(page, target)
    page.tab.mouse.move(x, y, steps=8)
    for step in range(4):
        page.tab.mouse.move(x + 8 * (step % 2), y, steps=2)
        page.settle()
        assert abs(page.evaluate("view.scroller.scrollTop") - top) < 2
    page.tab.mouse.up()
    page.settle()
    assert page.evaluate("told") == [[item, target, 0, 0]]


@pytest.mark.parametrize("upward", [False, True])
def test_a_small_item_changes_places_with_a_large_one_once(lists, upward):
    page = lists(counts=(3,))
    page.evaluate("view.data = { sections: [{ count: 3, layout: 'list' }], aspectRatio: Infinity, extras: [50, 200, 90] }")
    page.settle()
    if upward:
        drag(page, 0, 1, drop=False)
        page.tab.mouse.move(*middle(page, 2))
        page.tab.mouse.up()
        page.settle()
        page.evaluate("view.data = { sections: [{ count: 3, layout: 'list' }], aspectRatio: Infinity, extras: [200, 90, 50] }")
        page.settle()
    dragged, large = (2, 0) if upward else (0, 1)
    [x, start], [_, end] = middle(page, dragged), middle(page, large)
    end += 90 * (-1 if upward else 1)
    names = "view.visible.map((index) => [...view.querySelectorAll('[data-kind=item]')].find((node) => view.indexOf(node) === index)?.textContent)"
    page.tab.mouse.move(x, start)
    page.tab.mouse.down()
    orders = [page.evaluate(names)]
    for step in range(1, 61):
        page.tab.mouse.move(x, start + (end - start) * step / 60)
        order = page.evaluate(names)
        if order != orders[-1]:
            orders.append(order)
    page.tab.mouse.up()
    page.settle()
    assert len(orders) == len({tuple(order) for order in orders}), "no order comes back"
    assert page.evaluate("told.at(-1).slice(0, 2)") == [dragged, large]


@pytest.mark.parametrize("change", ["window.place = view.nextSibling; view.remove()", "view.dir = 'rtl'", "view.setItems({ ...view.data })"])
def test_what_comes_back_into_view_as_a_drag_ends_is_shown(collection, change):
    page = collection(count=100, width=500, height=400, settings={"reduced_motion": "no-preference"})
    page.evaluate(OPEN, {"counts": [40], "layout": "list", "keyed": True})
    page.settle()
    page.evaluate("view.data = { ...view.data, extras: (index) => (lists.flat()[index] === '0.1' ? 390 : 50) }")
    page.settle()
    page.tab.mouse.move(*middle(page, 0))
    page.tab.mouse.down()
    page.tab.mouse.move(*middle(page, 1), steps=4)
    page.tab.mouse.move(200, 380, steps=4)
    page.evaluate(change)
    page.evaluate("window.place?.before(view)")
    page.tab.mouse.up()
    page.settle()
    page.tab.wait_for_timeout(600)
    page.settle()
    # The list scrolls while the pointer is near its end, so that a slow browser may have scrolled past the first item.
    assert page.evaluate(ORDER)[-2:] in (["0.0", "0.1"], ["0.1"], ["0.1", "0.2"])
    assert page.evaluate("view.querySelectorAll('[data-kind=item]:not([inert])').length") <= 20


def test_a_drop_ends_although_an_array_of_the_page_has_become_shorter(lists):
    page = lists()
    page.evaluate(
        """() => {
            view.addEventListener("error", (event) => { event.preventDefault(); (window.reported ??= []).push(event.message) });
            window.extras = Array(15).fill(50);
            view.data = { ...view.data, extras };
        }"""
    )
    page.settle()
    page.evaluate("view.addEventListener('pointermove', () => (extras.length = 10))")
    drag(page, 1, 4)
    assert page.evaluate("reported") == ["data.extras has 10 values for 15 items; give one for each item"]
    assert page.evaluate("told") == [[1, 4, 0, 0]]
    assert page.evaluate("[...document.querySelectorAll('[data-dragged], [data-drag-image]')].length") == 0
