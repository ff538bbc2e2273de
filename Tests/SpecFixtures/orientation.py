"""The four ways in which a layout can lie on the screen, and what they are called in CSS."""

from units import css


class Orientation:
    def __init__(self, axis, direction):
        self.is_vertical = axis == "vertical"
        self.fields = {"axis": axis, "direction": direction}
        #: The size along the axis that scrolls, and across it.
        self.length, self.breadth = ("height", "width") if self.is_vertical else ("width", "height")
        #: The tracks that share out the breadth, those one behind the other along the axis that scrolls, and the flow
        #: that fills the former first.
        tracks = ("columns", "rows", "row") if self.is_vertical else ("rows", "columns", "column")
        self.lanes, self.lines, self.flow = tracks
        #: What an item says to cover several of them.
        self.lane_span, self.line_span = self.lanes[:-1], self.lines[:-1]
        #: How items are aligned along the axis that scrolls.
        self.align_items = "align-items" if self.is_vertical else "justify-items"

    def container(self, breadth):
        """A box of that breadth, and as long as its content."""
        return f"direction: {self.fields['direction']}; {self.breadth}: {css(breadth)}; {self.length}: max-content;"


ALL = [Orientation(axis, direction) for axis in ("vertical", "horizontal") for direction in ("ltr", "rtl")]
