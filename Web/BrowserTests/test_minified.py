"""The minified files work like the separate modules."""

TEXT_OF = "(item) => [...view.querySelectorAll('[data-kind=item]')].find((node) => view.indexOf(node) === item).textContent"


def test_one_file_and_the_engine_are_enough(collection):
    page = collection(page="minified.html")
    page.evaluate("view.scrollToItem(700000, { align: 40 })")
    page.settle()
    assert abs(page.frame(700_000).y - 40) <= 1
    page.assert_complete_waterfall()
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())")
    loaded = sorted(name for name in names if name.endswith((".js", ".wasm")))
    assert loaded == ["collection-layout.wasm", "collection-view.min.js", "minified.js"]


def test_the_second_file_has_the_features_of_the_second_engine(collection):
    page = collection(page="minified.html")
    page.evaluate(
        """new Promise((opened) => {
            window.names = Array.from({ length: 40 }, (_, index) => `name ${index}`);
            window.told = [];
            view.renderItem = (node, index) => (node.textContent = names[index]);
            view.addEventListener("collection-reorder", ({ detail: { from, to } }) => {
                told.push([from, to]);
                names.splice(to, 0, ...names.splice(from, 1));
            });
            view.reorderable = true;
            const keys = (index) => names[index];
            view.data = { sections: [{ count: 20, layout: "grid", scrolls: "across", effect: "receding" }, { count: 20 }], keys };
            const look = () => (view.shadowRoot.querySelector(".shelf") ? opened() : requestAnimationFrame(look));
            look();
        })"""
    )
    page.settle()
    page.evaluate("view.shadowRoot.querySelector('.shelf').scrollBy(500, 0)")
    page.settle()
    assert page.evaluate("view.visible[0]") > 0
    page.evaluate("view.focusItem(20)")
    page.press("Space", "ArrowRight", "Space")
    assert page.evaluate("told") == [[20, 21]]
    assert page.evaluate(TEXT_OF, 21) == "name 20"
    page.evaluate("names.splice(21, 1); view.delete(21)")
    page.evaluate("names.reverse(); view.setItems({ sections: view.data.sections, keys: (index) => names[index] })")
    page.settle()
    assert page.evaluate(TEXT_OF, 21) == "name 17"
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())")
    assert {name for name in names if name.endswith(".js")} == {
        "collection-everything.min.js", "collection-view.min.js", "minified.js"
    }
