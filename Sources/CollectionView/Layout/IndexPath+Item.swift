import Foundation

extension IndexPath {
    /// The place of an item: its section, and its position in it.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The same, as table views say it.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
