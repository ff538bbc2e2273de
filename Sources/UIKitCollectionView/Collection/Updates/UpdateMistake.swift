import Foundation

/// The reason why a batch cannot be performed, in UIKit's words.
struct UpdateMistake: Error, Equatable {
    var message: String

    init(_ message: String) { self.message = message }

    static let contradiction = UpdateMistake("Invalid update: the operations contradict each other")
}

extension BatchUpdate {
    /// Checks that all index paths of items have a section and an item.
    func checkPaths() throws(UpdateMistake) {
        for (action, paths) in [
            ("delete", deletedItems), ("insert", insertedItems), ("reload", reloadedItems),
            ("move", movedItems.flatMap { [$0.from, $0.to] }),
        ] {
            for path in paths where path.count != 2 {
                throw UpdateMistake(
                    "attempt to \(action) item \(path.shortDescription), but the index path of an item has a section and an "
                        + "item")
            }
        }
    }

    /// Checks that all positions in the batch exist.
    func checkPlaces(before: DataCounts, after: DataCounts) throws(UpdateMistake) {
        for (action, sections) in [
            ("delete", deletedSections), ("reload", reloadedSections), ("move", movedSections.map { $0.from }),
        ] {
            for section in sections where !before.itemCounts.indices.contains(section) {
                throw UpdateMistake(
                    "attempt to \(action) section \(section), but there are only \(before.sectionCount) sections "
                        + "before the update")
            }
        }
        for (action, sections) in [("insert", insertedSections), ("move to", movedSections.map { $0.to })] {
            for section in sections where !after.itemCounts.indices.contains(section) {
                throw UpdateMistake(
                    "attempt to \(action) section \(section) but there are only \(after.sectionCount) sections "
                        + "after the update")
            }
        }
        for (action, paths) in [
            ("delete", deletedItems), ("reload", reloadedItems), ("move", movedItems.map { $0.from }),
        ] {
            for path in paths where !before.contains(path) {
                throw UpdateMistake(
                    "attempt to \(action) item \(path.item) from section \(path.section) which only contains "
                        + "\(before.itemCount(inSection: path.section)) items before the update")
            }
        }
        for (action, paths) in [("insert", insertedItems), ("move", movedItems.map { $0.to })] {
            for path in paths where !after.contains(path) {
                throw UpdateMistake(
                    "attempt to \(action) item \(path.item) into section \(path.section), but there are only "
                        + "\(after.itemCount(inSection: path.section)) items in section \(path.section) after the update"
                )
            }
        }
    }

    /// Checks that no element is deleted or moved twice, and that no position is filled twice. Moving and reloading
    /// the same element is allowed here.
    func checkContradictions() throws(UpdateMistake) {
        let (movedFrom, movedTo) = (movedItems.map { $0.from }, movedItems.map { $0.to })
        let sectionsFrom = movedSections.map { $0.from }
        let sectionsTo = movedSections.map { $0.to }
        let deletedAndMoved = "attempt to perform a delete and a move from the same"
        let insertedAndMoved = "attempt to perform an insert and a move to the same"
        try refuse(overlap(deletedItems, movedFrom), "\(deletedAndMoved) index path")
        try refuse(overlap(insertedItems, movedTo), "\(insertedAndMoved) index path")
        try refuse(overlap(deletedSections, sectionsFrom), "\(deletedAndMoved) section")
        try refuse(overlap(insertedSections, sectionsTo), "\(insertedAndMoved) section")
        for (list, action) in [
            (deletedItems, "delete"), (insertedItems, "insert"), (movedFrom, "move"), (movedTo, "move something to"),
        ] {
            try refuse(duplicate(in: list), "attempt to \(action) the same index path twice:")
        }
        for (list, action) in [
            (deletedSections, "delete"), (insertedSections, "insert"), (sectionsFrom, "move"),
            (sectionsTo, "move something to"),
        ] {
            try refuse(duplicate(in: list), "attempt to \(action) the same section twice:")
        }
    }

    /// Checks that the operations account for the difference between the counts before and after the batch.
    func checkCounts(before: DataCounts, after: DataCounts, map: ElementMap) throws(UpdateMistake) {
        let (insertedCount, deletedCount) = (insertedSections.count, deletedSections.count)
        guard after.sectionCount == before.sectionCount + insertedCount - deletedCount else {
            throw UpdateMistake(
                "Invalid update: invalid number of sections. The number of sections contained in the collection view after "
                    + "the update (\(after.sectionCount)) must be equal to the number of sections contained in the collection "
                    + "view before the update (\(before.sectionCount)), plus or minus the number of sections inserted or "
                    + "deleted (\(insertedCount) inserted, \(deletedCount) deleted).")
        }
        let deleted = counted(deletedItems)
        let inserted = counted(insertedItems)
        let movedIn = counted(movedItems.map { $0.to })
        let movedOut = counted(movedItems.map { $0.from })
        let replaced = Set(reloadedSections)
        for (section, count) in before.itemCounts.enumerated() where !replaced.contains(section) {
            guard let new = map.newSection(of: section) else { continue }
            let arrived = (inserted[new] ?? 0, movedIn[new] ?? 0)
            let left = (deleted[section] ?? 0, movedOut[section] ?? 0)
            let expected = count + arrived.0 + arrived.1 - left.0 - left.1
            guard after.itemCount(inSection: new) != expected else { continue }
            throw UpdateMistake(
                "Invalid update: invalid number of items in section \(new). The number of items contained in an existing "
                    + "section after the update (\(after.itemCount(inSection: new))) must be equal to the number of items "
                    + "contained in that section before the update (\(count)), plus or minus the number of items inserted "
                    + "or deleted from that section (\(arrived.0) inserted, \(left.0) deleted) and plus or minus the number "
                    + "of items moved into or out of that section (\(arrived.1) moved in, \(left.1) moved out).")
        }
    }
}

private func refuse<Place>(_ place: Place?, _ message: String) throws(UpdateMistake) {
    guard let place else { return }
    throw UpdateMistake("\(message) (\((place as? IndexPath)?.shortDescription ?? "\(place)"))")
}

private func overlap<Place: Hashable>(_ first: [Place], _ second: [Place]) -> Place? {
    let second = Set(second)
    return first.first(where: second.contains)
}

private func duplicate<Place: Hashable>(in places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
}

private func counted(_ paths: [IndexPath]) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
}
