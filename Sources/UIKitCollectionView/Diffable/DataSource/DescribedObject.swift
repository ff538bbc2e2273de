import Foundation

/// The base class of an object with both forms of a description: the method `description()`, as in source for iOS, and
/// the property `description`, which string interpolation reads.
///
/// They are in two classes, because Swift does not let one class declare both.
@preconcurrency @MainActor open class DescribedObject: NSObject {
    /// The text of both forms.
    var ownDescription: String { "<\(type(of: self))>" }

    open override var description: String { MainActor.assumeIsolated { ownDescription } }
}
