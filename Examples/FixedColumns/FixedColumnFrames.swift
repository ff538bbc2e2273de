import UIKit

/// The frames of items in their section: pure geometry that needs no collection view.
public struct FixedColumnFrames: Equatable {
    public let width: CGFloat
    public let numberOfColumns: Int
    public let columnSpacing: CGFloat
    public let rowHeight: CGFloat

    /// - Parameter numberOfColumns: The number of columns. Numbers below 1 are 1.
    public init(width: CGFloat, numberOfColumns: Int, columnSpacing: CGFloat, rowHeight: CGFloat) {
        self.width = width
        self.numberOfColumns = max(1, numberOfColumns)
        self.columnSpacing = columnSpacing
        self.rowHeight = rowHeight
    }

    public var itemWidth: CGFloat {
        max(0, (width - columnSpacing * CGFloat(numberOfColumns - 1)) / CGFloat(numberOfColumns))
    }

    public func frame(of item: Int) -> CGRect {
        let (row, column) = item.quotientAndRemainder(dividingBy: numberOfColumns)
        return CGRect(
            x: CGFloat(column) * (itemWidth + columnSpacing), y: CGFloat(row) * rowHeight, width: itemWidth,
            height: rowHeight)
    }

    public func height(of count: Int) -> CGFloat {
        CGFloat((count + numberOfColumns - 1) / numberOfColumns) * rowHeight
    }

    public var header: CGRect { CGRect(x: 0, y: 0, width: width, height: rowHeight) }
}
