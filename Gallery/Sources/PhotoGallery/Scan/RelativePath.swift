/// A file's path within the photo folder, compared by its bytes.
///
/// Two names may differ only in the encoding of an accent. `String` would treat them as equal.
struct RelativePath: Hashable, Sendable {
    let string: String

    init(_ string: String) { self.string = string }

    /// The path of the file's folder; empty for the photo folder itself.
    var folder: Substring { string.lastIndex(of: "/").map { string[..<$0] } ?? "" }

    /// The last component.
    var name: Substring { string.lastIndex(of: "/").map { string[string.index(after: $0)...] } ?? string[...] }

    /// Returns whether the file is in a folder, or in one inside it. Every file is in the folder without a path.
    func isInside(_ folder: [UInt8]) -> Bool {
        guard !folder.isEmpty else { return true }
        let own = string.utf8
        return own.count > folder.count && own.starts(with: folder)
            && own[own.index(own.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
    }

    static func == (a: RelativePath, b: RelativePath) -> Bool { a.string.utf8.elementsEqual(b.string.utf8) }

    func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
