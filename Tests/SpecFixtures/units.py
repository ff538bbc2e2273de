"""Distances in the units of layouts: whole numbers of 1/64 px, as Chromium's LayoutUnit."""

PER_PIXEL = 64


def pixels(number):
    """Returns a number of pixels in units."""
    return round(number * PER_PIXEL)


def css(units):
    """Returns a distance as CSS text, exactly: every multiple of 1/64 has a finite decimal expansion."""
    return f"{units / PER_PIXEL:.6f}".rstrip("0").rstrip(".") + "px"


def units(number):
    """Returns a number of pixels from the browser in units; raises ValueError if it is not a whole number of them."""
    result = round(number * PER_PIXEL)
    if result != number * PER_PIXEL:
        raise ValueError(f"the browser reports {number} px, which is not a multiple of 1/64 px")
    return result
