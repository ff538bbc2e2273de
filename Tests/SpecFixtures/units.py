"""Distances as a layout knows them: whole numbers of 1/64 px, Chromium's LayoutUnit."""

PER_PIXEL = 64


def pixels(number):
    """So many pixels, in units."""
    return round(number * PER_PIXEL)


def css(units):
    """A distance as CSS text. Every multiple of 1/64 has a finite decimal expansion, so nothing is lost."""
    return f"{units / PER_PIXEL:.6f}".rstrip("0").rstrip(".") + "px"


def units(number):
    """A number of pixels that the browser reports, in units; it must be one of them."""
    result = round(number * PER_PIXEL)
    if result != number * PER_PIXEL:
        raise ValueError(f"the browser reports {number} px, which is not a multiple of 1/64 px")
    return result
