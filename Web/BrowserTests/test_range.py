"""The range of drawn items, and the event that tells it."""


def test_the_range_is_known_while_items_are_filled_far_away(collection):
    page = collection(count=9000, layout="waterfall")
    page.evaluate("() => { window.ranges = []; view.renderItem = () => ranges.push(view.range) }")
    page.settle()
    page.evaluate("() => { ranges.length = 0; view.scrollToItem(5000) }")
    page.settle()
    assert page.evaluate("ranges.length > 0 && ranges.every(({ first, last }) => first <= last && last > 4900)")


def test_the_range_is_what_the_event_has_told_last(collection):
    page = collection(count=400, layout="waterfall")
    told = page.evaluate(
        """async () => {
            const told = [];
            let last = view.range;
            view.addEventListener("collection-range", ({ detail }) => (last = detail));
            for (let step = 0; step < 60; step += 1) {
                view.scroller.scrollTop += 17;
                await new Promise(requestAnimationFrame);
                await new Promise(requestAnimationFrame);
                told.push(view.range.first === last.first && view.range.last === last.last);
            }
            return told;
        }"""
    )
    assert all(told), told
