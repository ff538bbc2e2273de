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

    static func == (a: RelativePath, b: RelativePath) -> Bool { a.string.utf8.elementsEqual(b.string.utf8) }

    func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
