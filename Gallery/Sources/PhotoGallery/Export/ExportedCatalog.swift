/// What an exported page reads first: what the photos are called together, and in which chunks the rest is.
///
/// All positions are those in the order of folders and names. Chunks are named by their content.
struct ExportedCatalog: Encodable {
    /// A chunk of what is told of each photo, and the position of its first one. Encoded as an array of both.
    struct Chunk: Encodable {
        var first: Int
        var name: String

        func encode(to encoder: any Encoder) throws {
            var pair = encoder.unkeyedContainer()
            try pair.encode(first)
            try pair.encode(name)
        }
    }

    /// The photos in another order or other sections.
    struct Arrangement: Encodable {
        /// Absent where the order is that of folders and names.
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
    /// By month and day: "06-01".
    var days: [String: String]
    /// By grouping and sort order: "folder name".
    var arrangements: [String: Arrangement]
}
