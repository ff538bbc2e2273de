import Foundation

extension IndexPath {
    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Creates the index path of a row in a section, as table views call an item.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The index of the section, which is the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the item in its section, which is the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the row in its section: the same as ``item``.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

/// The class that older code uses.
extension NSIndexPath {
    /// Creates the index path of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// Creates the index path of a row in a section, as table views call an item.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// The index of the section, which is the first index.
    public var section: Int { index(atPosition: 0) }
    /// The index of the item in its section, which is the second index.
    public var item: Int { index(atPosition: 1) }
    /// The index of the row in its section: the same as ``item``.
    public var row: Int { item }
}
