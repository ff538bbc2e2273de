import Foundation

/// The name of a nib. Nibs cannot be read here: registering one reports a mistake, and plain views replace its contents.
@preconcurrency @MainActor open class UINib: NSObject {
    let name: String

    /// Creates a reference to a nib. It is not read.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Reports a mistake and returns no objects.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        reportThatItIsNotRead(instead: "make the views in code")
        return []
    }

    /// The key of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    package func reportThatItIsNotRead(instead advice: String) {
        CollectionViewDiagnostics.mistake("the nib \(name) cannot be loaded: nibs are not read here; \(advice)")
    }
}
