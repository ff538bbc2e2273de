/// The minimum work of a waterfall: place heights in the shortest of k lanes, and write four numbers for each item into
/// allocated memory. It has no sections, headers, measurements or spans, and every change places all items again.
struct Floor {
    private let heights: [Float]
    private var frames: [Float]
    private var lanes: [Float]
    private let laneWidth: Float
    private let spacing: Float

    init(_ photos: Photos, lanes count: Int, width: Double, spacing: Double) {
        let laneWidth = (width + spacing) / Double(count) - spacing
        heights = photos.ratios.map { Float($0 * laneWidth + 24) }
        frames = [Float](repeating: 0, count: photos.ratios.count * 4)
        lanes = [Float](repeating: 0, count: count)
        self.laneWidth = Float(laneWidth)
        self.spacing = Float(spacing)
    }

    @inline(never)
    mutating func arrange() -> Float {
        for lane in lanes.indices { lanes[lane] = 0 }
        heights.withUnsafeBufferPointer { heights in
            frames.withUnsafeMutableBufferPointer { frames in
                lanes.withUnsafeMutableBufferPointer { lanes in
                    var out = 0
                    for height in heights {
                        var lane = 0
                        var end = lanes[0]
                        for other in 1..<lanes.count where lanes[other] < end {
                            lane = other
                            end = lanes[other]
                        }
                        frames[out] = Float(lane) * (laneWidth + spacing)
                        frames[out + 1] = end
                        frames[out + 2] = laneWidth
                        frames[out + 3] = height
                        lanes[lane] = end + height + spacing
                        out += 4
                    }
                }
            }
        }
        return lanes[0]
    }
}
