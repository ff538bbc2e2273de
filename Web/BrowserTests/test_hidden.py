"""The element is hidden, and the page goes on calling it before any observer can report that."""

import pytest

# Rows of 60 px, which the element measures. A hidden one would have no height, so that the viewport would have room for all rows.
ROWS = """() => {
    view.layout = "list";
    view.spacing = view.inset = 0;
    view.renderItem = (node, index) => {
        const row = document.createElement("div");
        row.style.height = "60px";
        row.textContent = index;
        node.replaceChildren(row);
    };
    view.data = { sections: [{ count: 20000 }], aspectRatio: Infinity, extras: 60, measured: true };
}"""


@pytest.mark.parametrize(
    ("call", "first"),
    [
        ("view.scrollToItem(5000, { align: 'start' })", 5000),
        ("view.refresh(0, 300)", 200),
        ("view.remeasure(0, 300)", 200),
        ("view.data = view.data", 200),
        ("view.delete(0, 3); view.visible", 197),
    ],
)
def test_nothing_is_measured(collection, call, first):
    page = collection(count=10)
    page.evaluate(ROWS)
    page.evaluate("view.scrollToItem(200, { align: 'start' })")
    page.settle()
    nodes = page.evaluate("view.children.length")
    page.evaluate(f"view.hidden = true; {call}")
    assert page.evaluate("view.children.length") <= nodes + 1
    page.settle()
    page.evaluate("view.hidden = false")
    page.settle()
    assert page.evaluate("view.children.length") <= nodes + 20
    assert abs(page.frame(first).y) <= 1


@pytest.mark.parametrize(
    ("leave", "come"), [("view.hidden = true", "view.hidden = false"), ("view.remove()", "document.body.append(view)")]
)
def test_nothing_is_measured_once_a_callback_has_hidden_it(collection, leave, come):
    page = collection(count=10)
    page.evaluate(ROWS)
    page.settle()
    nodes = page.evaluate("view.children.length")
    page.evaluate(
        f"""() => {{
            const {{ renderItem }} = view;
            let isFirst = true;
            view.renderItem = (node, index) => {{
                renderItem(node, index);
                if (index < 5000 || !isFirst) return;
                isFirst = false;
                {leave};
            }};
            view.scrollToItem(5000, {{ align: "start" }});
        }}"""
    )
    page.settle()
    assert page.evaluate("view.children.length") <= nodes + 40
    page.evaluate(come)
    page.settle()
    assert abs(page.frame(5000).y) <= 1


@pytest.mark.parametrize("until", ["", "await frame()", "await frame(); await frame()"], ids=["at once", "a frame", "two"])
def test_goes_to_an_item_while_it_is_hidden_for_a_moment(collection, until):
    page = collection(count=1_000_000)
    page.evaluate(
        f"""(async () => {{
            const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
            view.style.display = "none";
            view.scrollToItem(400000, {{ align: "start" }});
            {until};
            view.style.display = "";
        }})()"""
    )
    page.settle()
    assert abs(page.frame(400_000).y) <= 1
    page.evaluate("view.scroller.scrollTop += 300")
    page.settle()
    assert abs(page.frame(400_000).y + 300) <= 1


@pytest.mark.parametrize("narrow", ["0px", "0.4px"])
def test_goes_to_an_item_without_room(collection, narrow):
    page = collection(count=1000)
    page.evaluate(f"view.style.width = '{narrow}'; view.scrollToItem(150, {{ align: 'start' }})")
    page.settle()
    page.evaluate("view.refresh(0, 999); view.style.width = '400.5px'")
    page.settle()
    assert abs(page.frame(150).y) <= 1


@pytest.mark.parametrize("later", ["", "; await new Promise((passed) => setTimeout(passed, 200))"], ids=["at once", "later"])
def test_focuses_an_item_once_it_is_shown(collection, later):
    page = collection(count=1000)
    page.evaluate(f"(async () => {{ view.hidden = true; view.focusItem(150){later}; view.hidden = false }})()")
    page.settle()
    assert page.evaluate("document.activeElement.getAttribute('aria-posinset')") == "151"


def test_shelves_keep_their_place(collection):
    page = collection(count=10)
    page.evaluate("""view.data = { sections: [{ count: 100, layout: "list", scrolls: "across" }, { count: 200 }], aspectRatio: 1 }""")
    page.settle()
    shelf = "view.shadowRoot.querySelector('.shelf').scrollLeft"
    page.evaluate(f"{shelf} = 1000")
    page.settle()
    page.evaluate("view.hidden = true; view.delete(200); view.visible; view.hidden = false")
    page.settle()
    assert abs(page.evaluate(shelf) - 1000) <= 1


def test_in_closed_details_nothing_is_visible_and_the_focus_comes_when_they_open(collection):
    page = collection(count=300)
    page.evaluate(
        """() => {
            const details = document.createElement("details");
            details.open = true;
            view.before(details);
            details.append(view);
            view.style.cssText = "width: 700px; height: 500px";
            window.details = details;
        }"""
    )
    page.settle()
    assert page.evaluate("view.visible.length") > 2
    page.evaluate("details.open = false")
    assert page.evaluate("view.visible.length") == 0
    page.settle()
    page.evaluate("view.focusItem(200)")
    page.settle()
    page.evaluate("details.open = true")
    page.settle()
    assert page.evaluate("view.indexOf(document.activeElement)") == 200
    assert 200 in page.seen()
