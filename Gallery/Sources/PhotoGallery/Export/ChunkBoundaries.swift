/// Cuts photos into chunks that stay the same, but for one or two, when photos come and go.
///
/// Chunks of equal lengths would all change with the first photo. So a photo's own number tells whether a chunk begins
/// with it.
struct ChunkBoundaries {
    /// The usual number of photos in a chunk. A chunk has four times as many at most.
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
