/// The file that an exported page loads first: the title, the count, and the names of the chunks with everything else.
///
/// Positions are those in the order of folders and names. Chunks are named by checksums of their contents.
struct ExportedCatalog: Encodable {
    /// A chunk with the position of its first photo. It is encoded as an array of both.
    struct Chunk: Encodable {
        var first: Int
        var name: String

        func encode(to encoder: any Encoder) throws {
            var pair = encoder.unkeyedContainer()
            try pair.encode(first)
            try pair.encode(name)
        }
    }

    /// The photos in another order, or in other sections.
    struct Arrangement: Encodable {
        /// The chunk with the order; `nil` if it is that of folders and names.
        var order: String?
        var sections: String
    }

    var title: String
    var count: Int
    var shapes: String
    var captionLengths: String
    var ids: String
    var photos: [Chunk]
    var words: [Chunk]
    var favorites: String
    var videos: String
    /// The chunks by month and day, such as "06-01".
    var days: [String: String]
    /// The arrangements by grouping and sort order, such as "folder name".
    var arrangements: [String: Arrangement]
}
