import Foundation

/// An object that an item provider can hand over.
@preconcurrency @MainActor public protocol NSItemProviderWriting: AnyObject {}

/// An object that can be loaded from an item provider.
@preconcurrency @MainActor public protocol NSItemProviderReading: AnyObject {}

/// The data of a dragged item. It hands over objects within the app, at once or when a handler has them.
///
/// Objects are not converted to data, so there are no type identifiers: an object is loaded by its class.
@preconcurrency @MainActor open class NSItemProvider: NSObject {
    private typealias Loader = (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Void

    private var loaders: [(type: AnyClass, load: Loader)] = []

    /// A name for the data, such as that of a file.
    open var suggestedName: String?

    public override init() { super.init() }

    /// Creates a provider of an existing object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        loaders.append((type(of: object), { $0(object, nil) }))
    }

    /// Adds an object that a handler provides when it is loaded.
    ///
    /// - Parameter loadHandler: Receives a closure, which it calls with the object or an error, now or later. The progress
    ///   that it returns is not observed.
    public final func registerObject<Object: NSItemProviderWriting>(
        ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping (@escaping (Object?, (any Error)?) -> Void) -> Progress?
    ) {
        loaders.append((aClass, { completion in _ = loadHandler { completion($0, $1) } }))
    }

    /// Returns whether the data can be read as an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { loader(of: aClass) != nil }

    /// Loads the first object of a class. UIKit calls the handler on another queue; here it is called on the main actor,
    /// within this call if the object is already available.
    @discardableResult public final func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let load = loader(of: aClass) else {
            progress.completedUnitCount = 1
            completionHandler(nil, ItemProviderError.noObject(ofClass: "\(aClass)"))
            return progress
        }
        load { object, error in
            progress.completedUnitCount = 1
            completionHandler(object as? any NSItemProviderReading, error)
        }
        return progress
    }

    private func loader(of wanted: any NSItemProviderReading.Type) -> Loader? {
        loaders.first { isSubclass($0.type, of: wanted) }?.load
    }

    private func isSubclass(_ type: AnyClass, of wanted: AnyClass) -> Bool {
        var type: AnyClass? = type
        while let present = type {
            if ObjectIdentifier(present) == ObjectIdentifier(wanted) { return true }
            type = _getSuperclass(present)
        }
        return false
    }
}

/// Who may read a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// The apps of one developer.
    case team
    /// The apps of one group.
    case group
    /// Only the app itself.
    case ownProcess
}

/// The reason why an item provider has no object.
enum ItemProviderError: Error, CustomStringConvertible {
    case noObject(ofClass: String)

    var description: String {
        switch self {
        case .noObject(let name):
            "the item provider has no object of the class \(name): register one before it is dragged"
        }
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}
