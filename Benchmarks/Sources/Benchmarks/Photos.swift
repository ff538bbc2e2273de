import CollectionLayout

/// Invented photographs, the same in every run.
struct Photos {
    /// The ratios of height to width.
    let ratios: [Double]

    init(count: Int, seed: UInt64 = 42) {
        var state = seed
        ratios = (0..<count).map { _ in
            // SplitMix64 has no visible pattern, and gives the same numbers on every platform.
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            return 0.5 + Double((bits ^ bits >> 31) >> 11) / 0x1p53
        }
    }

    var items: Items { Items(ratios.map { .estimated(ratio: $0, plus: 24) }) }
}
