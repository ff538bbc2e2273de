/// The approach of tutorials: an object for every item, in a dictionary by index path. Every change makes all objects
/// again, and every query scans all of them.
struct AttributesPerItem {
    struct IndexPath: Hashable {
        var section: Int
        var item: Int
    }

    struct Frame {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    final class Attributes {
        let indexPath: IndexPath
        var frame = Frame()
        var alpha = 1.0
        var zIndex = 0
        var isHidden = false

        init(_ indexPath: IndexPath) { self.indexPath = indexPath }
    }

    private(set) var cache: [IndexPath: Attributes] = [:]
    let photos: Photos
    let lanes: Int
    let width: Double
    let spacing: Double

    init(_ photos: Photos, lanes: Int, width: Double, spacing: Double) {
        self.photos = photos
        self.lanes = lanes
        self.width = width
        self.spacing = spacing
    }

    @inline(never)
    mutating func prepare() {
        cache = [:]
        let laneWidth = (width + spacing) / Double(lanes) - spacing
        var ends = [Double](repeating: 0, count: lanes)
        for item in photos.ratios.indices {
            let shortest = ends.indices.min { ends[$0] < ends[$1] }!
            let attributes = Attributes(IndexPath(section: 0, item: item))
            attributes.frame = Frame(
                x: Double(shortest) * (laneWidth + spacing), y: ends[shortest], width: laneWidth,
                height: photos.ratios[item] * laneWidth + 24)
            ends[shortest] += attributes.frame.height + spacing
            cache[attributes.indexPath] = attributes
        }
    }

    @inline(never)
    func attributes(from top: Double, to bottom: Double) -> [Attributes] {
        cache.values.filter { $0.frame.y < bottom && top < $0.frame.y + $0.frame.height }
    }
}
