import CollectionLayout
import Foundation

/// Items that are dragged. Until they are dropped, the data source has them at their old index paths.
struct HostedDrag {
    /// The map from the data source's items to those of the arrangement.
    private(set) var map: CollectionMap
    /// The items' index paths in the data source.
    let origins: [IndexPath]
    /// The items' index paths in the arrangement.
    private(set) var targets: [IndexPath]

    init(from origins: [IndexPath], to targets: [IndexPath], through map: CollectionMap) {
        (self.origins, self.targets, self.map) = (origins, targets, map)
    }

    mutating func move(to targets: [IndexPath], through step: CollectionMap) {
        self.targets = targets
        map = (try? map.followed(by: step)) ?? step
    }

    /// The edit that leads from the data source's items to those of the arrangement.
    var edit: Edit { Edit(movingItemsFrom: origins, to: targets) }

    /// The edit that puts the items back.
    var inverse: Edit { Edit(movingItemsFrom: targets, to: origins) }

    /// Returns the number of items that the data source has in a section with `count` items.
    func dataCount(inSection section: Int, showing count: Int) -> Int {
        func number(_ paths: [IndexPath]) -> Int { paths.count { $0.section == section } }
        return count + number(origins) - number(targets)
    }
}
