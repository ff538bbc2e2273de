import Foundation

/// The order in which people sort names: "img2" before "img10", without regard to case and accents.
///
/// Each name is converted to a key once. Keys are compared byte by byte. In a key, the length of a run of digits comes
/// before the digits, so that longer numbers are greater.
enum NaturalOrder {
    static func key(of name: some StringProtocol) -> [UInt8] {
        let folded = folded(name)
        var key: [UInt8] = []
        key.reserveCapacity(folded.utf8.count + 4)
        var bytes = folded.utf8[...]
        while let byte = bytes.first {
            guard isDigit(byte) else {
                // A folder's own files come before those of folders whose names continue: "a/z" before "a b/c".
                key.append(byte == UInt8(ascii: "/") ? 0 : byte)
                bytes.removeFirst()
                continue
            }
            let digits = bytes.prefix(while: isDigit).drop { $0 == UInt8(ascii: "0") }
            key.append(UInt8(ascii: "0"))
            key.append(UInt8(min(digits.count, 255)))
            key.append(contentsOf: digits)
            bytes = bytes.drop(while: isDigit)
        }
        return key
    }

    /// Sorts files by folder, then by name. A folder's own files come before those of the folders in it.
    static func sorted<File>(_ files: [File], by path: (File) -> RelativePath) -> [File] {
        var folderKeys: [Substring: [UInt8]] = [:]
        // Indices instead of files, because sorting copies its elements.
        var keyed = files.indices.map { index in
            let path = path(files[index])
            let folder = folderKeys[path.folder] ?? key(of: path.folder)
            folderKeys[path.folder] = folder
            return (folder: folder, name: key(of: path.name), index: index)
        }
        keyed.sort { a, b in
            if a.folder != b.folder { return a.folder.lexicographicallyPrecedes(b.folder) }
            if a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
            return path(files[a.index]).string.utf8.lexicographicallyPrecedes(path(files[b.index]).string.utf8)
        }
        return keyed.map { files[$0.index] }
    }

    /// Returns a text in lowercase, without accents.
    static func folded(_ text: some StringProtocol) -> String {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? text.lowercased() : withoutAccents(text.lowercased())
    }

    private static func withoutAccents(_ name: String) -> String {
        let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars
        return String(String.UnicodeScalarView(scalars.filter { !(0x300...0x36F).contains($0.value) }))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
