"""CSS Grid with automatic placement: the fixtures of SpanningGrid."""

import orientation
from units import css, pixels

NEEDS = ["display: grid"]


def make(random):
    """Returns the orientation and the fields of a random case, without its frames."""
    way = random.choice(orientation.ALL)
    lanes = random.choice([1, 2, 3, 4, 5, 6])
    gap = random.choice([0, pixels(8), pixels(10.5), random.randint(1, pixels(20))])
    lane = random.randint(pixels(20), pixels(120))
    row = random.choice([None, random.randint(pixels(20), pixels(100))])
    case = way.fields | {
        "lanes": lanes,
        "gap": gap,
        "breadth": lanes * lane + (lanes - 1) * gap,
        "isFixed": random.random() < 0.3,
        "row": row,
        "dense": random.random() < 0.6,
        "align": random.choice(["stretch", "start", "center", "end"]),
    }
    lane_spans = random.random() < 0.7
    line_spans = random.random() < 0.7

    def item():
        return [
            random.randint(0, row or pixels(150)) if random.random() < 0.9 else 0,
            random.randint(1, lanes) if lane_spans and random.random() < 0.5 else 1,
            random.randint(1, 3) if line_spans and random.random() < 0.4 else 1,
        ]

    case["items"] = [item() for _ in range(random.choice([1, 2, 12, 20, 30]))]
    return way, case


def styles(way, case):
    """Returns the case in CSS: the container's style, and the items' styles."""
    lane = (case["breadth"] + case["gap"]) // case["lanes"] - case["gap"]
    container = (
        f"display: grid; grid-template-{way.lanes}: repeat({case['lanes']}, {css(lane) if case['isFixed'] else '1fr'});"
        f"grid-auto-{way.lines}: {'auto' if case['row'] is None else css(case['row'])};"
        f"grid-auto-flow: {way.flow} {'dense' if case['dense'] else ''}; gap: {css(case['gap'])};"
        f"{way.align_items}: {case['align']}; {way.container(case['breadth'])}"
    )
    return container, [
        f"grid-{way.lane_span}: span {span}; grid-{way.line_span}: span {line_span}; {size(way, case, length)}"
        for length, span, line_span in case["items"]
    ]


def size(way, case, length):
    """Returns the length of an item in CSS.

    A definite length would keep the item from being stretched. In rows of a fixed length, a stretched item has none.
    """
    if case["align"] != "stretch":
        return f"{way.length}: {css(length)};"
    return f"min-{way.length}: {css(length)};" if case["row"] is None else ""
