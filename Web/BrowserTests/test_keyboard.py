"""Everything can be reached and used with the keyboard, and with screen readers."""

import pytest

from collection_page import IN_ORDER


def test_tab_leads_to_one_item_and_on(collection):
    page = collection(count=500)
    page.tab.focus("#before")
    page.press("Tab")
    assert page.focused == 0
    page.press("Tab")
    assert page.evaluate("document.activeElement.id") == "after"
    page.press("Shift+Tab")
    assert page.focused == 0


def test_nothing_that_scrolls_is_a_stop_of_its_own(collection):
    """Browsers put scrollers into the Tab order unless told otherwise. From there, keys would reach no item."""
    page = collection(count=500)
    scrollers = page.evaluate(
        """() => [view, ...view.querySelectorAll("*"), ...view.shadowRoot.querySelectorAll("*")].filter((element) =>
            ["auto", "scroll"].includes(getComputedStyle(element).overflowY)
        ).map((element) => element.getAttribute("tabindex"))"""
    )
    assert scrollers == ["-1"]


@pytest.mark.parametrize("way", ["keys", "pointer"])
def test_a_button_in_an_item_takes_its_focus(collection, way):
    page = collection(count=500, buttons=1)
    if way == "keys":
        page.tab.focus("#before")
        page.press("Tab")
    else:
        page.click("[aria-label='Card 0']")
    focused = "[document.activeElement.role, document.activeElement.ariaLabel]"
    assert page.evaluate(focused) == ["button", "Card 0"]
    page.press("ArrowDown", "Enter")
    index = page.evaluate("document.activeElement.closest('[aria-posinset]').ariaPosInSet - 1")
    assert index > 0 and page.evaluate("window.activated").pop() == index
    page.press("Tab")
    assert page.evaluate("document.activeElement.id") == "after"
    page.press("Shift+Tab")
    assert page.evaluate(focused) == ["button", f"Card {index}"]
    assert page.evaluate("""view.querySelectorAll('[tabindex="0"]').length""") == 1


def test_tab_leads_to_what_is_in_view(collection):
    page = collection(count=5000)
    page.wheel(3000, times=2)
    page.tab.focus("#before")
    page.press("Tab")
    assert page.focused in page.seen()
    assert page.focused > 5


@pytest.mark.parametrize("axis", ["vertical", "horizontal"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", ["waterfall", "justified"])
def test_arrows_go_where_they_point(collection, layout, direction, axis):
    page = collection(count=2000, layout=layout, dir=direction, axis=axis)
    page.evaluate("view.scrollToItem(1000, { align: 'center' })")
    page.settle()
    page.evaluate("view.focusItem(1000)")
    moves = 0
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 2:
        before = page.focused
        page.press(key)
        after = page.focused
        assert after is not None and after in page.seen()
        if after == before:
            continue
        moves += 1
        a, b = (page.evaluate("(index) => view.frameOf(index)", index) for index in [before, after])
        if key == "ArrowRight":
            assert b["x"] >= a["x"] + a["width"] - 1
        if key == "ArrowLeft":
            assert b["x"] + b["width"] <= a["x"] + 1
        if key == "ArrowDown":
            assert b["y"] >= a["y"] + a["height"] - 1
        if key == "ArrowUp":
            assert b["y"] + b["height"] <= a["y"] + 1
    assert moves >= 6


def test_focus_stays_clear_of_the_header(collection):
    page = collection(count=2000, sections=2, header=60)
    page.evaluate("view.scrollToItem(500, { align: 'center' }); view.focusItem(500)")
    for _ in range(8):
        page.press("ArrowUp")
        assert page.frame(page.focused).y >= 59
    for _ in range(16):
        page.press("ArrowDown")
        assert page.frame(page.focused).bottom <= page.size[1] + 1


def test_pages(collection):
    page = collection(count=2000)
    page.evaluate("view.focusItem(0)")
    page.press("PageDown")
    first = page.focused
    assert first > 4 and first in page.seen()
    page.press("PageDown")
    assert page.focused > first
    page.press("PageUp", "PageUp", "PageUp")
    assert page.focused < 4


def test_home_and_end_lead_to_the_ends_from_everywhere(collection):
    page = collection(count=1_000_000)
    page.evaluate("""() => {
        view.measureItem = undefined;
        view.renderItem = (node) => (node.innerHTML = '<p>text</p><a href="#">link</a>');
    }""")
    page.evaluate("view.focusItem(0)")
    page.press("Control+End")
    assert page.focused == 999_999 and 999_999 in page.seen()
    page.press("Control+Home")
    assert page.focused == 0 and 0 in page.seen()
    # A link has no use for these keys.
    page.evaluate("document.activeElement.querySelector('a').focus()")
    page.press("End")
    page.settle()
    assert 999_999 in page.evaluate("view.visible")
    page.press("Control+Home")
    page.settle()
    assert 0 in page.evaluate("view.visible")


@pytest.mark.browsers("chromium", "firefox")  # The test drags a scrollbar, which WebKitGTK lays over the content.
def test_the_focused_item_survives_being_scrolled_away(collection):
    page = collection(count=1_000_000)
    page.evaluate("view.focusItem(5)")
    page.wheel(2000, times=4)
    assert page.focused == 5 and 5 not in page.seen()
    page.drag_scrollbar(0.6)
    assert page.focused == 5 and 5 not in page.seen()
    # Keys continue from the item.
    page.press("ArrowDown")
    assert 5 < page.focused < 12 and page.focused in page.seen()


def test_the_focused_item_stays_while_the_window_has_lost_the_focus(collection):
    page = collection(count=5000)
    page.evaluate("view.focusItem(5)")
    # What browsers dispatch then. The item is still the active element.
    page.evaluate("document.activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))")
    page.evaluate("view.scroller.scrollTop = 9000")
    page.settle()
    assert page.focused == 5 and 5 not in page.seen()
    page.press("ArrowDown")
    assert 5 < page.focused < 12 and page.focused in page.seen()


def test_enter_space_and_click_activate(collection):
    page = collection(count=200)
    page.evaluate("view.focusItem(2)")
    page.press("Enter", "Space")
    frame = page.frame(1)
    page.tab.mouse.click(frame.x + 20, frame.y + 60)
    assert page.evaluate("window.activated") == [2, 2, 1]
    assert page.evaluate("view.scroller.scrollTop") == 0
    assert page.focused == 1


@pytest.mark.browsers("chromium", "firefox")  # Without a window manager, WebKitGTK's window is not active.
def test_the_focus_ring_is_seen(collection):
    page = collection(count=200)
    page.tab.focus("#before")
    page.press("Tab")
    style = "getComputedStyle(document.activeElement).{}"
    assert page.evaluate(style.format("outlineStyle")) != "none"
    assert page.evaluate(style.format("outlineWidth")) != "0px"


@pytest.mark.browsers("chromium")  # The test reads the accessibility tree.
def test_screen_readers_hear_a_list(collection):
    page = collection(count=1_000_000, sections=3, header=30)
    session = page.tab.context.new_cdp_session(page.tab)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    roles = {role: [n for n in nodes if n.get("role", {}).get("value") == role] for role in ("group", "list")}
    assert [node["name"]["value"] for node in roles["group"]] == ["Cards"] and len(roles["list"]) == 1
    snapshot = page.tab.locator("collection-view").aria_snapshot()
    assert "listitem" in snapshot
    sizes = page.evaluate(
        """[...view.querySelectorAll("[data-kind=item]")]
            .filter((node) => node.style.visibility !== "hidden").map((node) => node.ariaSetSize)"""
    )
    assert set(sizes) == {"1000000"}


def test_at_rest_the_document_is_in_reading_order(collection):
    page = collection(count=5000, sections=50, header=30)
    page.wheel(900, times=6)
    page.wheel(-500, times=5)
    order = page.evaluate(
        """[...view.children].filter((node) => node.style.visibility !== "hidden").map((node) =>
            node.dataset.kind === "item" ? Number(node.ariaPosInSet) - 1
                : Number(node.textContent.match(/\\d+/)[0]) * 100 - 0.5)"""
    )
    assert len(order) > 10
    assert order == sorted(order)


def test_selected_text_stays_selected(collection):
    page = collection(count=5000)
    page.evaluate(
        """() => {
            const text = view.querySelector("[aria-posinset='2'] span").firstChild;
            getSelection().setBaseAndExtent(text, 0, text, 1);
        }"""
    )
    page.wheel(2000, times=3)
    assert page.evaluate("getSelection().toString()") == "1"
    page.wheel(-4000, times=3)
    assert page.evaluate("getSelection().toString()") == "1"
    assert 1 in page.seen()


def test_nodes_are_in_reading_order_again_when_the_selection_has_ended(collection):
    page = collection(count=500)
    page.evaluate(
        """() => {
            const [start, end] = ["2", "3"].map((place) => view.querySelector(`[aria-posinset='${place}']`));
            getSelection().setBaseAndExtent(start, 0, end, 1);
        }"""
    )
    page.settle()
    page.evaluate("view.scroller.scrollTop = 9000")
    page.settle()
    page.evaluate("getSelection().removeAllRanges()")
    page.settle()
    order = page.evaluate(IN_ORDER)
    assert len(order) > 3 and order == sorted(order)


@pytest.mark.parametrize("place", ["document", "shadow"])
def test_neither_the_page_nor_the_focus_moves_when_nodes_are_put_into_reading_order(collection, place):
    page = collection(count=20)
    page.evaluate(
        """(place) => {
            if (place === "shadow") {
                const component = document.body.appendChild(document.createElement("div"));
                component.attachShadow({ mode: "open" }).append(view);
            }
            window.list = [...Array(20).keys()];
            window.show = () => view.setItems({ ...view.data, keys: [...list] });
            document.body.style.overflow = "auto";
            view.style.cssText = "flex: none; height: 500px";
            document.body.append(Object.assign(document.createElement("div"), { style: "flex: none; height: 5000px" }));
            show();
        }""",
        place,
    )
    page.settle()
    page.evaluate("view.focusItem(2)")
    page.settle()
    page.evaluate("document.body.scrollTop = 2500")
    for _ in range(3):
        page.evaluate("() => { list.unshift(...list.splice(2, 1)); list.reverse(); show(); }")
        page.settle()
        assert page.evaluate("document.body.scrollTop") == 2500
        assert page.evaluate("list[view.indexOf(view.getRootNode().activeElement)]") == 2
        order = page.evaluate(IN_ORDER)
        assert len(order) > 3 and order == sorted(order)


@pytest.mark.browsers("chromium")  # Others take the focus away from an element that moves.
def test_an_element_that_is_moved_with_the_focus_keeps_it(collection):
    page = collection(count=5000)
    page.evaluate(
        """() => {
            view.focusItem(2);
            document.body.appendChild(document.createElement("div")).moveBefore(view, null);
        }"""
    )
    page.settle()
    page.evaluate("view.scroller.scrollTop = 9000")
    page.settle()
    assert page.focused == 2 and 2 not in page.seen()
