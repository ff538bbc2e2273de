/// A delegate that sets the offset of its scroll view when content has moved, with UIKit's public members.
@MainActor package protocol OffsetCorrecting {
    /// Whether the delegate is setting the offset now.
    var isCorrectingOffset: Bool { get }
}
