import CollectionView

/// A plain model of snapshots and their operations as arrays of arrays, without regard to speed.
struct SnapshotModel: Equatable {
    var sections: [String] = []
    var items: [[Int]] = []

    init() {}

    init(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) {
        sections = snapshot.sectionIdentifiers
        items = sections.map(snapshot.itemIdentifiers)
    }

    mutating func remove(_ identifiers: [Int]) {
        for section in items.indices { items[section].removeAll(where: identifiers.contains) }
    }

    mutating func insert(_ identifiers: [Int], nextTo target: Int, distance: Int) {
        remove(identifiers)
        for section in items.indices {
            guard let index = items[section].firstIndex(of: target) else { continue }
            items[section].insert(contentsOf: identifiers, at: index + distance)
        }
    }

    mutating func append(_ identifiers: [Int], to section: Int) {
        remove(identifiers)
        items[section] += identifiers
    }

    mutating func removeSections(_ identifiers: [String]) {
        items = zip(sections, items).filter { !identifiers.contains($0.0) }.map(\.1)
        sections.removeAll(where: identifiers.contains)
    }

    mutating func moveSection(_ identifier: String, nextTo target: String, distance: Int) {
        guard identifier != target else { return }
        let contents = items[sections.firstIndex(of: identifier)!]
        removeSections([identifier])
        let index = sections.firstIndex(of: target)! + distance
        sections.insert(identifier, at: index)
        items.insert(contents, at: index)
    }

    mutating func insertSections(_ identifiers: [String], at index: Int) {
        sections.insert(contentsOf: identifiers, at: index)
        items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
    }
}

/// A snapshot and its model, to which the same random changes are made.
struct RandomSnapshot {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    private(set) var model = SnapshotModel()
    private var nextItem = 0
    private var nextSection = 0

    mutating func change(_ random: inout SplitMix64) {
        guard let section = model.sections.randomElement(using: &random) else { return addSections(&random) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: addSections(&random)
        case 1:
            let doomed = model.sections.filter { _ in random.oneIn(4) }
            snapshot.deleteSections(doomed)
            model.removeSections(doomed)
        case 2: moveSection(section, &random)
        case 3, 4, 5:
            let items = someItems(&random)
            snapshot.appendItems(items, toSection: section)
            model.append(items, to: model.sections.firstIndex(of: section)!)
        case 6, 7: insertItems(&random)
        case 8: moveItem(&random)
        default:
            let doomed = model.items.joined().filter { _ in random.oneIn(4) }
            snapshot.deleteItems(doomed)
            model.remove(doomed)
        }
    }

    private mutating func addSections(_ random: inout SplitMix64) {
        let new = (0..<Int.random(in: 1...3, using: &random)).map { "section \(nextSection + $0)" }
        nextSection += new.count
        let count = model.sections.count
        guard let target = model.sections.randomElement(using: &random), random.oneIn(2) else {
            snapshot.appendSections(new)
            return model.insertSections(new, at: count)
        }
        let index = model.sections.firstIndex(of: target)!
        if random.oneIn(2) {
            snapshot.insertSections(new, beforeSection: target)
            model.insertSections(new, at: index)
        } else {
            snapshot.insertSections(new, afterSection: target)
            model.insertSections(new, at: index + 1)
        }
    }

    private mutating func moveSection(_ section: String, _ random: inout SplitMix64) {
        let target = model.sections.randomElement(using: &random)!
        if random.oneIn(2) {
            snapshot.moveSection(section, beforeSection: target)
            model.moveSection(section, nextTo: target, distance: 0)
        } else {
            snapshot.moveSection(section, afterSection: target)
            model.moveSection(section, nextTo: target, distance: 1)
        }
    }

    private mutating func insertItems(_ random: inout SplitMix64) {
        guard let target = model.items.joined().randomElement(using: &random) else { return }
        let items = someItems(&random).filter { $0 != target }
        if random.oneIn(2) {
            snapshot.insertItems(items, beforeItem: target)
            model.insert(items, nextTo: target, distance: 0)
        } else {
            snapshot.insertItems(items, afterItem: target)
            model.insert(items, nextTo: target, distance: 1)
        }
    }

    private mutating func moveItem(_ random: inout SplitMix64) {
        let all = Array(model.items.joined())
        guard let item = all.randomElement(using: &random), let target = all.randomElement(using: &random) else {
            return
        }
        let isBefore = random.oneIn(2)
        if isBefore {
            snapshot.moveItem(item, beforeItem: target)
        } else {
            snapshot.moveItem(item, afterItem: target)
        }
        if item != target { model.insert([item], nextTo: target, distance: isBefore ? 0 : 1) }
    }

    /// Returns some new items, and some that are in the snapshot.
    private mutating func someItems(_ random: inout SplitMix64) -> [Int] {
        let new = (0..<Int.random(in: 0...6, using: &random)).map { nextItem + $0 }
        nextItem += new.count
        return (new + model.items.joined().filter { _ in random.oneIn(9) }).shuffled(using: &random)
    }
}
