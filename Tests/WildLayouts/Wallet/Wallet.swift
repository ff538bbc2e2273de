import CoreGraphics

/// A stack of cards in a wallet: each covers the one before it but for a strip, or one is out and the others are put away.
struct Wallet {
    /// Where a card is, and how much smaller than it is.
    struct Place: Equatable {
        var frame: CGRect
        var scale: CGFloat = 1
    }

    var count: Int
    /// The card that is out.
    var open: Int?
    var cardSize: CGSize
    /// What is seen of a covered card, in points.
    var strip: CGFloat
    /// The same for a card that is put away.
    var sliver: CGFloat
    /// Of the cards that are put away, how many are seen.
    var mostSlivers = 4

    var size: CGSize {
        guard count > 0 else { return .zero }
        return CGSize(width: cardSize.width, height: CGFloat(count - 1) * strip + cardSize.height)
    }

    /// - Parameter window: the part of the content that is seen.
    func place(of card: Int, in window: CGRect) -> Place {
        guard let open, open < count else {
            return Place(frame: CGRect(origin: CGPoint(x: 0, y: CGFloat(card) * strip), size: cardSize))
        }
        if card == open { return Place(frame: CGRect(origin: CGPoint(x: 0, y: window.minY), size: cardSize)) }
        let slivers = min(count - 1, mostSlivers)
        let rank = min(card < open ? card : card - 1, slivers - 1)
        return Place(
            frame: CGRect(
                origin: CGPoint(x: 0, y: window.maxY - CGFloat(slivers - rank) * sliver), size: cardSize),
            scale: 1 - 0.02 * CGFloat(slivers - rank))
    }

    /// The cards of which a part may be seen between two heights.
    func cards(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        // Cards that are put away are anywhere in the stack.
        guard open == nil, strip > 0 else { return 0..<count }
        let first = min(max(0, ((top - cardSize.height) / strip).rounded(.up)), CGFloat(count))
        let end = min(max(first, (bottom / strip).rounded(.up)), CGFloat(count))
        return Int(first)..<Int(end)
    }
}
