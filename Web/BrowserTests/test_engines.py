"""The engine with everything is loaded when a page uses one of its features, and takes over unnoticed."""

import pytest

LOADED = """() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop())
    .filter((name) => name.includes("everything") || name.endsWith(".wasm"))"""
# Makes a change, and waits until the engine that it needs has laid it out.
CHANGED = """async () => {
    const laidOut = new Promise((isLaidOut) => view.addEventListener("collection-layout", isLaidOut, { once: true }));
    %s;
    await laidOut;
}"""


def test_common_layouts_need_no_more(collection):
    page = collection(count=500, layout="justified")
    for layout in ["grid", "list", "waterfall"]:
        page.evaluate("(layout) => (view.layout = layout)", layout)
        page.settle()
    assert page.evaluate(LOADED) == ["collection-layout.wasm"]


@pytest.mark.parametrize(
    "change",
    [
        "view.layout = 'staggered'",
        "view.layout = 'template'",
        "view.reorderable = true",
        "view.data = { ...view.data, sections: [{ count: 5000, layout: 'packed' }] }",
        "view.data = { ...view.data, sections: [{ count: 5000, layout: 'grid', badge: 10 }] }",
    ],
    ids=["layout", "template", "dragging", "section's layout", "section's option"],
)
def test_place_focus_and_nodes_stay(collection, change):
    page = collection(count=5000)
    page.evaluate("view.scrollToItem(3000, { align: 'start' })")
    page.settle()
    page.evaluate("view.focusItem(3001)")
    page.evaluate("window.node = document.activeElement")
    page.evaluate(CHANGED % change)
    page.settle()
    assert "collection-everything.wasm" in page.evaluate(LOADED)
    assert page.evaluate("document.activeElement === window.node && view.indexOf(window.node)") == 3001
    assert 3000 in page.evaluate("view.visible")
    # The engine continues in the state of the first one.
    page.press("Home")
    page.settle()
    assert page.focused == 0
    assert page.evaluate("window.errors") == []


def test_a_destination_waits_for_the_engine_that_the_data_needs(collection):
    page = collection(count=60)
    seen = page.evaluate("""async () => {
        const other = document.createElement("collection-view");
        other.style.cssText = "display: block; width: 400px; height: 500px";
        other.renderItem = (node, index) => (node.textContent = index);
        other.data = { aspectRatio: 1, sections: [
            { count: 30, layout: "list" },
            { count: 60, layout: "list", scrolls: "across", itemBreadth: 150, resting: "page" },
            { count: 50, layout: "list" }] };
        let layouts = 0;
        other.addEventListener("collection-layout", () => (layouts += 1));
        view.replaceWith(other);
        other.scrollToItem(75, { align: "center" });
        for (let tries = 0; tries < 200 && !other.visible.includes(75); tries += 1) {
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return [other.visible.includes(75), layouts];
    }""")
    assert seen == [True, 1]


def test_what_a_person_has_typed_stays(collection):
    page = collection(height=1600, count=500, layout="list")
    page.evaluate("""() => {
        window.names = Array.from({ length: 500 }, (_, index) => `name ${index}`);
        view.renderItem = (node, index) => {
            node.innerHTML = "<p></p><input>";
            node.firstChild.textContent = names[index];
        };
    }""")
    page.settle()
    page.evaluate("view.querySelector('input').focus()")
    page.press("x", "y")
    # An edit in the same task is in the nodes before the other engine takes over.
    page.evaluate(CHANGED % "names.splice(1, 1); view.delete(1); view.reorderable = true")
    page.settle()
    assert "collection-everything.wasm" in page.evaluate(LOADED)
    assert page.evaluate("document.activeElement.value") == "xy"
    shown = page.evaluate("""[...view.querySelectorAll("[data-kind=item]")].filter((node) => view.indexOf(node) >= 0)
        .map((node) => [view.indexOf(node), node.querySelector("p").textContent])""")
    assert len(shown) > 2
    assert all(name == (f"name {index}" if index < 1 else f"name {index + 1}") for index, name in shown)
    assert page.evaluate("window.errors") == []


def test_what_is_shown_stays_until_the_other_engine_is_there(collection):
    page = collection(count=5000)
    before = page.frames()
    assert page.frames(right_after="view.layout = 'staggered'") == before
    page.evaluate("view.scroller.scrollTop = 400")
    page.settle()
    assert page.evaluate("view.frameOf(0).width === view.frameOf(1).width && view.frameOf(0).y !== view.frameOf(1).y")


def test_new_data_can_be_scrolled_while_the_other_engine_is_loaded(collection):
    page = collection(count=5000)
    page.evaluate(
        """() => {
            const { fetch } = window;
            const waiting = new Promise((go) => (window.go = go));
            window.fetch = async (url) => (String(url).includes("everything") && (await waiting), fetch(url));
            const sections = [{ count: 2500 }, { count: 2500, layout: "grid", scrolls: "across", badge: 10 }];
            view.data = { sections, aspectRatio: 1.2 };
        }"""
    )
    for index in [4000, 1200]:
        page.evaluate("(index) => view.scrollToItem(index, { align: 'start' })", index)
        page.settle(loaded=False)
        assert index in page.seen()
    page.evaluate("view.insert(0); view.itemBreadth = 150; view.style.width = '700px'")
    page.settle(loaded=False)
    assert 1201 in page.seen()
    page.evaluate(CHANGED % "window.go()")
    page.settle()
    assert 1201 in page.evaluate("view.visible")
    page.evaluate("view.scrollToItem(2501)")
    page.settle()
    assert page.evaluate("view.querySelectorAll('[slot^=shelf]').length") > 1
    assert page.evaluate("window.errors") == []


def test_keys_lead_to_the_place_in_other_data(collection):
    page = collection(count=2000)
    page.evaluate("view.setItems({ ...view.data, keys: (index) => index })")
    page.evaluate("view.scrollToItem(900, { align: 50 })")
    page.settle()
    change = """view.setItems({ ...view.data, sections: [{ count: 1990, layout: "grid", badge: 10 }],
        aspectRatios: undefined, keys: (index) => index + 10 })"""
    page.evaluate(CHANGED % change)
    page.settle()
    assert abs(page.evaluate("view.frameOf(890).y") - 50) <= 1


@pytest.mark.parametrize("call", ["view.data =", "view.setItems"])
def test_the_focus_follows_its_key_into_data_for_the_other_engine(collection, call):
    page = collection(count=140)
    page.evaluate("""() => {
        window.mails = Array.from({ length: 140 }, (_, key) => key);
        view.renderItem = (node, index) => (node.textContent = mails[index]);
        window.filtered = (section) => ({
            sections: [{ count: mails.length, ...section }], aspectRatio: Infinity, extras: 30, keys: mails,
        });
        view.data = filtered({ layout: "list" });
    }""")
    page.settle()
    page.evaluate("view.focusItem(60)")
    page.settle()
    change = f"""mails = mails.filter((key) => key % 3 || key === 60);
        {call} (filtered({{ layout: "list", badge: 20 }}))"""
    page.evaluate(CHANGED % change)
    page.settle()
    assert page.focused == 40
    assert page.evaluate("document.activeElement.textContent") == "60"
    assert page.evaluate("window.errors") == []


def test_two_elements_of_one_page_have_different_engines(collection):
    page = collection(count=500)
    page.evaluate(
        """() => {
            window.other = document.createElement("collection-view");
            other.layout = "staggered";
            other.data = { sections: [{ count: 300 }] };
            view.after(other);
        }"""
    )
    page.settle()
    assert page.evaluate("other.visible.length") >= 3
    assert page.evaluate("other.frameOf(1).y > other.frameOf(0).y")
    page.evaluate("view.scrollToItem(200)")
    page.settle()
    page.assert_complete_waterfall()


def test_an_engine_that_cannot_be_loaded_is_an_error_and_all_stays(collection):
    page = collection(count=500)
    page.evaluate("window.view.addEventListener('error', (event) => event.preventDefault())")
    page.evaluate(
        """() => {
            const { fetch } = window;
            window.fetch = (url) => String(url).includes("everything") ? Promise.resolve(new Response("", { status: 404 })) : fetch(url);
            view.layout = "staggered";
        }"""
    )
    page.settle()
    [message] = page.evaluate("window.errors")
    assert "collection-everything.wasm: the server says 404" in message
    page.wheel(500)
    page.assert_complete_waterfall()
    # Other changes are made with the common engine.
    page.evaluate("view.data = { ...view.data, sections: [{ count: 300, layout: 'staggered' }, { count: 200 }] }; view.spacing = 12")
    page.evaluate("view.itemBreadth = 120")
    page.settle()
    page.evaluate("view.scroller.scrollTop += 500")
    page.settle()
    page.assert_complete_waterfall()
    assert page.evaluate("window.errors.length") >= 2


def test_a_first_engine_that_cannot_be_loaded_leaves_the_common_one(collection):
    page = collection(count=500)
    page.evaluate(
        """() => {
            const { fetch } = window;
            window.fetch = (url) => String(url).includes("everything") ? Promise.resolve(new Response("", { status: 404 })) : fetch(url);
            const other = document.createElement("collection-view");
            other.addEventListener("error", (event) => event.preventDefault());
            other.layout = "carousel";
            other.data = { sections: [{ count: 300, layout: "template" }] };
            other.renderItem = (node, index) => (node.textContent = index);
            view.replaceWith(other);
            window.view = other;
        }"""
    )
    page.settle()
    page.assert_complete_waterfall(top=12)
    page.evaluate("view.scroller.scrollTop += 500")
    page.settle()
    page.assert_complete_waterfall()


def test_nodes_that_were_spare_show_their_items_as_they_are_now(collection):
    page = collection(count=500, layout="grid", item_breadth=60)
    page.evaluate("""() => {
        window.items = Array.from({ length: 500 }, (_, index) => `item ${index}`);
        view.renderItem = (node, index) => (node.textContent = items[index]);
        view.data = { sections: [{ count: 500 }], aspectRatio: 1.5 };
    }""")
    page.settle()
    # A list of tall items needs fewer nodes.
    page.evaluate("view.layout = 'list'")
    page.settle()
    page.evaluate("items.unshift('new'), view.insert(0)")
    page.settle()
    page.evaluate(CHANGED % "view.layout = 'packed'")
    page.settle()
    texts = page.evaluate(
        """[...view.querySelectorAll("[data-kind=item]")]
            .filter((node) => view.indexOf(node) >= 0)
            .map((node) => [node.textContent, items[view.indexOf(node)]])"""
    )
    assert len(texts) > 20 and all(shown == expected for shown, expected in texts)


def test_the_place_of_a_hidden_collection_stays_through_an_edit_and_an_engine(collection):
    page = collection(count=2000)
    page.evaluate("view.data = { sections: [{ count: 2000 }], aspectRatio: 1 }; view.scrollToItem(500, { align: 'start' })")
    page.settle()
    page.evaluate("view.style.display = 'none'")
    page.draw()
    page.evaluate("view.insert(0); view.reorderable = true")
    page.settle()
    page.evaluate("view.style.display = 'block'")
    page.settle()
    assert abs(page.frame(501).y) <= 1
