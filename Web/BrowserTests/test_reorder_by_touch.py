"""A finger reorders items; other fingers do nothing."""

import pytest

from collection_page import IN_ORDER
from reorder_page import lists, middle


def fingers(page):
    """Returns a function that touches the page with any number of fingers: those that are down, or those that are lifted."""
    session = page.tab.context.new_cdp_session(page.tab)

    def touch(kind, *points, first=0):
        touches = [{"x": x, "y": y, "id": first + number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    return touch


def pick_up(page, item):
    """Rests a finger on an item until it is picked up. Returns the function for what the finger does next, and its place."""
    touch, (x, y) = fingers(page), middle(page, item)
    touch("touchStart", (x, y))
    page.tab.wait_for_timeout(600)
    return touch, x, y


@pytest.mark.browsers("chromium")  # The other drivers have no touch input.
def test_another_finger_neither_moves_nor_drops_an_item(lists):
    page = lists()
    touch, x, y = pick_up(page, 1)
    touch("touchMove", (x, y + 60))
    beside = middle(page, 8)
    touch("touchStart", (x, y + 60), beside)
    touch("touchMove", (x, y + 60), (beside[0], beside[1] + 60))
    touch("touchEnd", beside, first=1)
    page.settle()
    assert page.evaluate("told") == [] and page.evaluate("view.querySelectorAll('[data-dragged]').length") == 1
    touch("touchMove", middle(page, 3))
    touch("touchEnd")
    page.settle()
    assert page.evaluate("told") == [[1, 3, 0, 0]]
    # Two fingers that rest zoom; they pick up nothing.
    touch("touchStart", (x, y), beside)
    page.tab.wait_for_timeout(600)
    assert page.evaluate("view.querySelectorAll('[data-dragged]').length") == 0
    touch("touchEnd")


@pytest.mark.browsers("chromium")  # The other drivers have no touch input.
def test_nodes_are_in_reading_order_although_a_finger_stays_beside_the_list(lists):
    page = lists(counts=(300,))
    page.evaluate("view.style.width = '300px'")
    page.settle()
    touch = fingers(page)
    touch("touchStart", (100, 300), (450, 300))
    touch("touchEnd", (100, 300))
    page.evaluate("view.scroller.scrollTop = 5000")
    page.settle()
    order = page.evaluate(IN_ORDER)
    touch("touchEnd")
    assert len(order) > 3 and order == sorted(order)


@pytest.mark.browsers("chromium")  # The other drivers have no touch input.
def test_a_long_press_drags_and_a_short_one_scrolls(lists):
    page = lists()
    touch, x, y = pick_up(page, 1)
    for step in range(1, 9):
        touch("touchMove", (x, y + step * 24))
    touch("touchEnd")
    page.settle()
    assert page.evaluate("told") == [[1, 4, 0, 0]]
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 40))
    page.tab.wait_for_timeout(600)
    touch("touchEnd")
    page.settle()
    assert page.evaluate("told.length") == 1
