"""The minified file works like the separate modules."""


def test_one_file_and_the_engine_are_enough(collection):
    page = collection(page="minified.html")
    page.evaluate("view.scrollToItem(700000, { align: 40 })")
    page.settle()
    assert abs(page.frame(700_000).y - 40) <= 1
    page.assert_complete_waterfall()
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())")
    loaded = sorted(name for name in names if name.endswith((".js", ".wasm")))
    assert loaded == ["collection-layout.wasm", "collection-view.min.js", "minified.js"]
