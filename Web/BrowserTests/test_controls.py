"""What a page puts into items keeps its keys, its focus and its selection, and leaves the scroll position alone."""

import pytest

FOCUSED = "document.activeElement.closest('[aria-posinset]')?.ariaPosInSet - 1"


@pytest.fixture
def filled(collection):
    """Opens a list whose items are filled with HTML, in which "#" is the index."""

    def open_list(html, count=300):
        page = collection(count=10, height=700)
        page.evaluate(
            """([html, count]) => {
                window.clicked = [];
                view.addEventListener("click", ({ target }) => clicked.push(target.textContent));
                view.measureItem = undefined;
                view.renderItem = (node, index) => (node.innerHTML = html.replaceAll("#", index));
                view.data = { sections: [{ count, layout: "list" }], aspectRatio: Infinity, extras: 50 };
            }""",
            [html, count],
        )
        page.settle()
        return page

    return open_list


@pytest.mark.parametrize("html", ["<button data-focus>b#</button>", "<a data-focus href='/there'>b#</a>"])
def test_a_control_that_stands_for_its_item_is_pressed_by_keys(filled, html):
    page = filled(html)
    page.evaluate("view.addEventListener('click', (event) => event.preventDefault())")
    page.evaluate("view.focusItem(2)")
    page.press("Enter")
    assert page.evaluate("clicked") == ["b2"] and page.evaluate("activated") == []
    page.press("ArrowDown", "Enter")
    assert page.evaluate("clicked") == ["b2", "b3"]
    # The browser does not press links at Space.
    page.press("Space")
    assert page.evaluate("clicked.length + activated.length") == 3
    assert page.evaluate("clicked.length") == (3 if "button" in html else 2)


def test_a_checkbox_that_stands_for_its_item_is_left_by_arrows(filled):
    page = filled("<input type=checkbox data-focus>")
    page.evaluate("() => { view.reorderable = true; view.focusItem(2) }")
    page.press("Space", "ArrowDown", "Space", "ArrowDown")
    assert page.evaluate("[...view.querySelectorAll(':checked')].map((box) => view.indexOf(box))") == [2, 3]
    assert page.evaluate("activated") == [] and page.evaluate(FOCUSED) == 4


def test_a_text_field_that_stands_for_its_item_gets_all_keys(filled):
    page = filled("<input data-focus>")
    page.evaluate("() => { view.reorderable = true; view.focusItem(2) }")
    page.press("x", "Space", "ArrowLeft", "y", "Home", "z", "Enter")
    assert page.evaluate("document.activeElement.value") == "zxy "
    assert page.evaluate("activated") == [] and page.evaluate(FOCUSED) == 2


@pytest.mark.parametrize("way", ["refresh(2, 2)", "reload(2)", "renderItem = view.renderItem.bind()"])
def test_an_item_that_is_filled_again_keeps_the_focus(filled, way):
    page = filled("<span data-focus role=button>#</span>")
    page.evaluate("view.focusItem(2)")
    page.evaluate(f"void (view.{way})")
    page.settle()
    assert page.evaluate("document.activeElement.textContent") == "2"
    assert page.evaluate("""[...view.querySelectorAll('[tabindex="0"]')].map((target) => target.textContent)""") == ["2"]


@pytest.mark.parametrize("way", ["scroller.scrollTop = 8000", "scrollToItem(150, { align: 'start' })"])
def test_the_focus_goes_to_what_a_jump_has_brought_into_view(filled, way):
    page = filled("#")
    page.evaluate(f"() => {{ view.{way}; view.focus({{ preventScroll: true }}) }}")
    page.settle()
    assert page.evaluate(FOCUSED) == page.evaluate("view.visible[0]") > 100
    page.evaluate("() => { document.activeElement.blur(); view.data = { sections: [{ count: 0 }] }; view.focus() }")
    assert page.evaluate("document.activeElement === view")


@pytest.mark.parametrize("control", ["<input value=#>", "<input type=checkbox>", "<textarea>#</textarea>"])
def test_a_control_with_the_focus_can_be_scrolled_away(filled, control):
    page = filled(control)
    page.evaluate("view.querySelector('[aria-posinset=\"3\"]').firstElementChild.focus()")
    page.settle()
    for position in (100, 600, 3000, 5000):
        page.evaluate(f"view.scroller.scrollTop = {position}")
        page.draw()
        page.settle()
        page.tab.wait_for_timeout(300)
        assert page.evaluate("view.scroller.scrollTop") == position
    assert page.evaluate(FOCUSED) == 2
    page.evaluate("document.activeElement.scrollIntoView({ block: 'nearest' })")
    page.settle()
    assert 2 in page.evaluate("view.visible")


def test_a_selection_contains_nothing_from_beyond_its_ends(filled):
    page = filled("#.")
    page.evaluate(
        """() => {
            const [start, end] = ["2", "5"].map((place) => view.querySelector(`[aria-posinset='${place}']`).firstChild);
            getSelection().setBaseAndExtent(start, 0, end, 2);
        }"""
    )
    selected = "getSelection().toString().split(/\\s+/).join('')"
    assert page.evaluate(selected) == "1.2.3.4."
    page.evaluate("view.scroller.scrollTop = 4000")
    page.settle()
    assert page.evaluate(selected) == "1.4."
    page.evaluate("view.scroller.scrollTop = 0")
    page.settle()
    assert page.evaluate(selected) == "1.2.3.4."
