"""Flexboxes that wrap: the fixtures of Flow."""

import orientation
from units import css, pixels

NEEDS = ["display: flex"]

# A line that is too broad begins at the leading edge.
JUSTIFY = {
    "leading": "flex-start",
    "center": "safe center",
    "trailing": "safe flex-end",
    "spaceBetween": "space-between",
    "spaceAround": "space-around",
    "spaceEvenly": "space-evenly",
}
ALIGN = {"start": "flex-start", "center": "center", "end": "flex-end", "stretch": "stretch"}


def make(random):
    """Returns the orientation and the fields of a random case, without its frames."""
    way = random.choice(orientation.ALL)
    breadth = random.randint(pixels(100), pixels(800))
    spacing = random.choice([0, random.randint(1, pixels(20))])
    broadest = random.choice([breadth // 5, breadth // 2, breadth, breadth * 6 // 5])
    # Some items fill a line exactly, or exceed it by a single unit.
    exact = [(breadth + spacing) // count - spacing for count in (2, 3, 4)]
    broad = random.choice(
        [
            lambda: random.randint(0, broadest),
            lambda: max(0, random.choice(exact) + random.choice([0, 0, 1])),
        ]
    )

    def item():
        return [random.randint(0, pixels(120)) if random.random() < 0.9 else 0, broad()]

    case = way.fields | {
        "spacing": spacing,
        "lineSpacing": random.choice([0, random.randint(1, pixels(20))]),
        "justify": random.choice(list(JUSTIFY)),
        "align": random.choice(list(ALIGN)),
        "breadth": breadth,
        "items": [item() for _ in range(random.choice([1, 2, 12, 25, 40]))],
    }
    return way, case


def styles(way, case):
    """Returns the case in CSS: the container's style, and the items' styles."""
    container = (
        f"display: flex; flex-flow: {way.flow} wrap; align-content: flex-start; {way.container(case['breadth'])}"
        f"justify-content: {JUSTIFY[case['justify']]}; align-items: {ALIGN[case['align']]};"
        f"{way.lane_span}-gap: {css(case['spacing'])}; {way.line_span}-gap: {css(case['lineSpacing'])};"
    )
    # A definite length would keep an item from being stretched.
    least = "min-" if case["align"] == "stretch" else ""
    return container, [
        f"flex: none; {way.breadth}: {css(breadth)}; {least}{way.length}: {css(length)};"
        for length, breadth in case["items"]
    ]
