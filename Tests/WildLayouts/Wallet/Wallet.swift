import CoreGraphics

/// A stack of cards in a wallet. Each covers the one before except for a strip. If one card is open, the others are put
/// away.
struct Wallet {
    /// The frame of a card, and its scale.
    struct Place: Equatable {
        var frame: CGRect
        var scale: CGFloat = 1
    }

    var count: Int
    /// The open card; nil if none is.
    var open: Int?
    var cardSize: CGSize
    /// The visible height of a covered card, in points.
    var strip: CGFloat
    /// The visible height of a card that is put away, in points.
    var sliver: CGFloat
    /// The number of cards that stay visible when they are put away.
    var maximumSliverCount = 4

    var size: CGSize {
        guard count > 0 else { return .zero }
        return CGSize(width: cardSize.width, height: CGFloat(count - 1) * strip + cardSize.height)
    }

    /// Returns the place of a card.
    ///
    /// - Parameter window: the visible part of the content.
    func place(of card: Int, in window: CGRect) -> Place {
        guard let open, open < count else {
            return Place(frame: CGRect(origin: CGPoint(x: 0, y: CGFloat(card) * strip), size: cardSize))
        }
        if card == open { return Place(frame: CGRect(origin: CGPoint(x: 0, y: window.minY), size: cardSize)) }
        let slivers = min(count - 1, maximumSliverCount)
        let rank = min(card < open ? card : card - 1, slivers - 1)
        return Place(
            frame: CGRect(
                origin: CGPoint(x: 0, y: window.maxY - CGFloat(slivers - rank) * sliver), size: cardSize),
            scale: 1 - 0.02 * CGFloat(slivers - rank))
    }

    /// Returns the cards that may be visible between two heights.
    func cards(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        // Cards that are put away can be from anywhere in the stack.
        guard open == nil, strip > 0 else { return 0..<count }
        let first = min(max(0, ((top - cardSize.height) / strip).rounded(.up)), CGFloat(count))
        let end = min(max(first, (bottom / strip).rounded(.up)), CGFloat(count))
        return Int(first)..<Int(end)
    }
}
