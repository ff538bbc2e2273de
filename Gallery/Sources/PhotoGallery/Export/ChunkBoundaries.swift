/// Cuts photos into chunks of which at most one or two change when a photo is inserted or deleted.
///
/// With chunks of equal lengths, all chunks after that photo would change. So the id of a photo decides whether a chunk
/// begins with it.
struct ChunkBoundaries {
    /// The average number of photos in a chunk. No chunk has more than four times as many.
    let length: Int

    func ranges(of ids: [Photo.ID]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for index in ids.indices.dropFirst() where begins(ids[index]) || index - start == length * 4 {
            ranges.append(start..<index)
            start = index
        }
        if start < ids.count { ranges.append(start..<ids.count) }
        return ranges
    }

    private func begins(_ id: Photo.ID) -> Bool { id % Int64(length) == 0 }
}
