"""CSS Grid Level 3 masonry (`display: grid-lanes`): the fixtures of Waterfall."""

import orientation
from units import css, pixels

NEEDS = ["display: grid-lanes", "flow-tolerance: 5px"]


def make(random):
    """Returns the orientation and the fields of a random case, without its frames."""
    way = random.choice(orientation.ALL)
    lanes = random.choice([1, 2, 3, 3, 4, 5, 8])
    gap = random.choice([0, 0, pixels(8), pixels(10.5), random.randint(1, pixels(20))])
    tolerance = random.choice([0, 0, pixels(4), pixels(16), pixels(60), pixels(5000)])
    case = way.fields | {"gap": gap, "tolerance": tolerance}
    kind = random.choice(["count", "count", "minimum", "fixed"])
    if kind == "count":
        # Most of these breadths are not divisible by the number of lanes.
        case |= {"lanes": lanes, "breadth": lanes * pixels(20) + (lanes - 1) * gap + random.randint(0, pixels(500))}
    elif kind == "minimum":
        breadth = random.randint(pixels(100), pixels(700))
        case |= {"minimum": random.randint(pixels(20), breadth), "breadth": breadth}
    else:
        lane = random.randint(pixels(20), pixels(120))
        case |= {"lanes": lanes, "fixed": lane, "breadth": lanes * lane + (lanes - 1) * gap}
    most_lanes = case.get("lanes") or (case["breadth"] + gap) // (case["minimum"] + gap)
    spans = random.random() < 0.5
    length = lengths(random)
    case["items"] = [
        [length(), random.randint(1, most_lanes) if spans and random.random() < 0.4 else 1]
        for _ in range(random.choice([1, 2, 12, 25, 40]))
    ]
    return way, case


def lengths(random):
    """Returns a source of random lengths. Some sources have only a few lengths, so that lanes often tie."""
    few = [0, pixels(20), pixels(40), pixels(42), pixels(60.5)]
    return random.choice(
        [
            lambda: random.choice(few),
            lambda: random.randint(0, pixels(200)),
            lambda: pixels(random.randint(2, 20) * 10),
            lambda: random.choice([0, 1, random.randint(0, pixels(3))]),
        ]
    )


def styles(way, case):
    """Returns the case in CSS: the container's style, and the items' styles."""
    if "fixed" in case:
        tracks = f"repeat({case['lanes']}, {css(case['fixed'])})"
    elif "minimum" in case:
        tracks = f"repeat(auto-fill, minmax({css(case['minimum'])}, 1fr))"
    else:
        tracks = f"repeat({case['lanes']}, minmax(0, 1fr))"
    container = (
        f"display: grid-lanes; grid-template-{way.lanes}: {tracks}; gap: {css(case['gap'])};"
        f"flow-tolerance: {css(case['tolerance'])}; {way.container(case['breadth'])}"
    )
    items = [f"grid-{way.lane_span}: span {span}; {way.length}: {css(length)};" for length, span in case["items"]]
    return container, items
