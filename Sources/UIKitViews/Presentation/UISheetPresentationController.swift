import Foundation

/// The heights at which a sheet rests, and its look.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// A name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates a name.
            public init(_ rawValue: String) { self.init(rawValue: rawValue) }

            /// The name of half the height of the window.
            public static let medium = Identifier("medium")
            /// The name of the full height.
            public static let large = Identifier("large")
        }

        /// The name of the height.
        public let identifier: Identifier
        private let resolve: (CGFloat) -> CGFloat?

        init(_ identifier: Identifier, _ resolve: @escaping (CGFloat) -> CGFloat?) {
            (self.identifier, self.resolve) = (identifier, resolve)
            super.init()
        }

        /// About half of the height of the window.
        open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
        /// The full height.
        open class func large() -> Detent { Detent(.large) { $0 } }
        /// A height that an app computes. Nil leaves the height out.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { resolver(DetentContext(maximumDetentValue: $0)) }
        }

        func height(in room: CGFloat) -> CGFloat? { resolve(room).map { min(max(0, $0), room) } }
    }

    private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
        let maximumDetentValue: CGFloat
    }

    /// The heights at which the sheet rests, from the smallest. The default is the full height.
    open var detents = [Detent.large()] { didSet { sheetDidChange() } }
    /// The height at which the sheet rests now; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
    /// Whether a handle is shown at the upper edge of the sheet. The default is false.
    open var prefersGrabberVisible = false { didSet { sheetDidChange() } }
    /// The radius of the upper corners, in points. Nil for that of the system.
    open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }
    /// The greatest height at which the background is not dimmed; nil for none. Touches do not reach the background.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
    /// Has no effect: drags in scroll views scroll.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Has no effect: sheets in low windows look as others.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Has no effect: sheets are as wide as the window.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Performs changes of the sheet with an animation.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.3) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    private func sheetDidChange() { containerView?.setNeedsLayout() }

    private var selectedIndex: Int {
        detents.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    /// Returns the height of the sheet; nil for the full height.
    func height(in room: CGFloat) -> CGFloat? {
        detents.indices.contains(selectedIndex) ? detents[selectedIndex].height(in: room) : nil
    }

    var isDimmed: Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
            return true
        }
        return selectedIndex > largest
    }

    /// Returns whether there is a next height.
    func hasNeighbor(isHigher: Bool) -> Bool { detents.indices.contains(selectedIndex + (isHigher ? 1 : -1)) }

    /// Selects the next height, which has to exist.
    func selectNeighbor(isHigher: Bool) {
        selectedDetentIdentifier = detents[selectedIndex + (isHigher ? 1 : -1)].identifier
    }
}

/// The window in which a sheet rests.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The greatest height, in points.
    var maximumDetentValue: CGFloat { get }
}
