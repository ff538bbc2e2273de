"""Sections that the page removes: what is in view and the focus go to their neighbors."""

import pytest


def test_the_focus_leaves_a_deleted_section_for_the_next_one(collection):
    page = collection(page="edits.html", counts="4,3,5", layout="grid")
    page.evaluate("view.setItems(dataOf(true, ['a', 'b', 'c']))")
    page.evaluate("view.focusItem(5)")
    page.settle()
    page.evaluate("content.splice(1, 1); items = content.flat(); view.setItems(dataOf(true, ['a', 'c']))")
    page.settle()
    assert page.focused == 4
    assert page.evaluate("document.activeElement.textContent") == "item 7"
    # The sections change places, and the last one is deleted.
    page.evaluate("content = [content[1], content[0]]; items = content.flat(); view.setItems(dataOf(true, ['c', 'a']))")
    page.settle()
    assert page.focused == 0
    page.evaluate("content.shift(); items = content.flat(); view.setItems(dataOf(true, ['a']))")
    page.settle()
    assert page.evaluate("document.activeElement.textContent") == "item 0"
    assert page.evaluate("errors") == []


@pytest.mark.parametrize(
    "item, gone, neighbor", [(29, "a", 0), (329, "b", 30), (100, "a", 70), (330, "c", 329)], ids=["first", "middle", "above", "last"]
)
def test_a_section_in_view_gives_way_to_its_neighbor(collection, item, gone, neighbor):
    page = collection(page="edits.html", counts="30,300,300", layout="list")
    page.evaluate("view.setItems(dataOf(true, ['a', 'b', 'c']))")
    page.evaluate("(item) => view.scrollToItem(item, { align: 'start' })", item)
    page.settle()
    page.evaluate("(item) => view.focusItem(item)", item)
    page.evaluate("(section) => { content.splice(section, 1); items = content.flat(); }", "abc".index(gone))
    page.evaluate("(keys) => view.setItems(dataOf(true, keys))", [key for key in "abc" if key != gone])
    page.settle()
    assert neighbor in page.evaluate("view.visible")
    assert page.evaluate("document.activeElement.dataset.kind") == "item"
    assert page.evaluate("errors") == []


def test_a_key_is_no_index_of_another_section(collection):
    page = collection(page="edits.html", counts="2,2", layout="grid")
    page.evaluate("view.setItems(dataOf(true))")
    page.settle()
    texts = "[...view.querySelectorAll('[data-kind=item]')].filter((node) => !node.inert).map((node) => node.textContent).sort()"
    before = page.evaluate(texts)
    # The second section gets the number as its key that the first one has as its index.
    page.evaluate(
        """() => {
            const data = dataOf(true);
            data.sections[1].key = 0;
            view.setItems(data);
        }"""
    )
    page.settle()
    assert page.evaluate("errors") == []
    assert page.evaluate(texts) == before and len(before) == 4
