"""The four orientations of a layout on the screen, and their names in CSS."""

from units import css


class Orientation:
    def __init__(self, axis, direction):
        self.is_vertical = axis == "vertical"
        self.fields = {"axis": axis, "direction": direction}
        #: The properties for the size along the scroll axis and across it.
        self.length, self.breadth = ("height", "width") if self.is_vertical else ("width", "height")
        #: The tracks that divide the breadth, the tracks along the scroll axis, and the flow that fills one of the
        #: latter after another.
        tracks = ("columns", "rows", "row") if self.is_vertical else ("rows", "columns", "column")
        self.lanes, self.lines, self.flow = tracks
        #: The names of these tracks in the properties for an item's spans and for gaps.
        self.lane_span, self.line_span = self.lanes[:-1], self.lines[:-1]
        #: The property that aligns items along the scroll axis.
        self.align_items = "align-items" if self.is_vertical else "justify-items"

    def container(self, breadth):
        """Returns the style of a box with a breadth in units, as long as its content."""
        return f"direction: {self.fields['direction']}; {self.breadth}: {css(breadth)}; {self.length}: max-content;"


ALL = [Orientation(axis, direction) for axis in ("vertical", "horizontal") for direction in ("ltr", "rtl")]
