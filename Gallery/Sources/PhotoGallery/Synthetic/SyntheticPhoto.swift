/// A made-up photo, which depends only on its index.
struct SyntheticPhoto {
    let index: Int

    /// The size in pixels. The shapes are as common as in people's collections: mostly 4 : 3 and 3 : 2, a quarter
    /// upright, few panoramas.
    var size: (width: Int, height: Int) {
        var mixer = Mixer(index, stream: 1)
        return Self.sizes[mixer.next(Self.sizes.count)]
    }

    /// The caption. Two of five photos have one.
    var caption: String? {
        captionWords.map { "\(Self.subjects[$0]) \(Self.moments[$1]), \(Self.places[$2])." }
    }

    /// The caption's number of characters, computed without the caption.
    var captionLength: Int {
        captionWords.map { Self.subjectLengths[$0] + Self.momentLengths[$1] + Self.placeLengths[$2] + 4 } ?? 0
    }

    /// The author, for one of four photos.
    var author: String? {
        var mixer = Mixer(index, stream: 3)
        return mixer.next(4) == 0 ? Self.authors[mixer.next(Self.authors.count)] : nil
    }

    var name: String { "IMG_\(index + 1).jpg" }

    private var captionWords: (Int, Int, Int)? {
        var mixer = Mixer(index, stream: 2)
        guard mixer.next(5) < 2 else { return nil }
        return (mixer.next(Self.subjects.count), mixer.next(Self.moments.count), mixer.next(Self.places.count))
    }

    private static let sizes: [(width: Int, height: Int)] = [
        (4032, 3024), (4032, 3024), (4032, 3024), (4032, 3024), (4032, 3024), (3024, 4032), (3024, 4032), (3024, 4032),
        (6000, 4000), (6000, 4000), (6000, 4000), (6000, 4000), (4000, 6000), (3840, 2160), (3840, 2160), (2160, 3840),
        (3024, 3024), (3024, 3024), (5000, 4000), (9000, 3000),
    ]
    private static let subjects = [
        "The old bridge", "A row of boats", "Wet cobblestones", "The market", "Two children on a wall",
        "A narrow street",
        "The lighthouse", "A field of barley", "The last tram", "Snow on the roofs", "A cat in a doorway", "The river",
    ]
    private static let moments = [
        "at dawn", "after the rain", "in the evening light", "just before the storm broke and everyone ran for shelter",
        "at noon", "on the first warm day", "seen from the hill above the town", "in fog", "on the way home",
        "in winter",
    ]
    static let places = [
        "Lisbon", "Bergen", "Kyoto", "Porto", "Ljubljana", "Valparaíso", "Tartu", "Ghent", "Oaxaca", "Galway", "Turin",
        "Sapporo", "Bilbao", "Kraków", "Dunedin", "Tbilisi",
    ]
    private static let authors = ["Ada Moreno", "Jun Watanabe", "Noor Haddad", "Piet de Vries", "Sofia Lindqvist"]
    private static let subjectLengths = subjects.map(\.count)
    private static let momentLengths = moments.map(\.count)
    private static let placeLengths = places.map(\.count)
}
