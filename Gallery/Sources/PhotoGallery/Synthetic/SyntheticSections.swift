/// Sections of uneven sizes in a made-up collection, in the order of the photos.
struct SyntheticSections: Sendable {
    /// The index of each section's first photo, followed by the number of photos.
    let starts: [Int]

    /// Returns folders of 200 to 500 photos.
    static func folders(of count: Int) -> SyntheticSections {
        var starts = [0]
        while let last = starts.last, last < count {
            var mixer = Mixer(starts.count, stream: 4)
            starts.append(min(count, last + 200 + mixer.next(301)))
        }
        return SyntheticSections(starts: starts)
    }

    /// Returns months of about 300 photos, but at most the months of twenty years.
    static func months(of count: Int) -> SyntheticSections {
        let months = max(1, min(240, count / 300))
        let inner = (1..<months).map { month in
            var mixer = Mixer(month, stream: 5)
            // The start moves by up to 40 % of a month's share, so that the starts stay in order.
            return count * month / months + count / months * (mixer.next(81) - 40) / 100
        }
        return SyntheticSections(starts: [0] + inner + [count])
    }

    var count: Int { starts.count - 1 }

    /// Returns the section of a photo, by binary search.
    func section(of photo: Int) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= photo { low = middle } else { high = middle }
        }
        return low
    }

    func titled(_ title: (Int) -> String) -> [PhotoSection] {
        (0..<count).map { section in
            let title = title(section)
            return PhotoSection(key: title, title: title, count: starts[section + 1] - starts[section])
        }
    }
}
