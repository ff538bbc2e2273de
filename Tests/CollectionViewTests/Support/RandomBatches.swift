import CollectionView

/// Random batches of operations on a source of texts. No text is used twice.
@MainActor struct RandomBatches {
    private var next = 0

    mutating func texts(_ count: Int) -> [String] {
        (0..<count).map { _ in
            next += 1
            return "\(next)"
        }
    }

    /// Performs a random batch.
    ///
    /// - Returns: the texts of items that were reloaded on their own.
    @discardableResult
    mutating func perform(
        on view: UICollectionView, _ source: TextSource, _ random: inout SplitMix64
    ) -> [String] {
        let section = Int.random(in: 0..<source.sections.count, using: &random)
        let old = source.sections[section]
        let kept = old.indices.filter { _ in !random.oneIn(3) }
        let (some, many) = (texts(3), texts(6))
        let choice = Int.random(in: 0..<7, using: &random)
        var reloaded: [String] = []
        view.performBatchUpdates {
            switch choice {
            case 0:
                source.sections.insert(many, at: section)
                view.insertSections([section])
            case 1 where source.sections.count > 1:
                source.sections.remove(at: section)
                view.deleteSections([section])
            case 2:
                source.sections[section] = many
                view.reloadSections([section])
            case 3 where old.count > 1:
                source.sections[section].append(source.sections[section].removeFirst())
                reloaded = [old[1]]
                view.moveItem(at: .item(0, section), to: .item(old.count - 1, section))
                view.reloadItems(at: [.item(1, section)])
            case 4:
                source.sections.append(source.sections.remove(at: section))
                view.moveSection(section, toSection: source.sections.count - 1)
            case 5 where section > 0 && !old.isEmpty:
                source.sections[0].append(source.sections[section].removeLast())
                view.moveItem(
                    at: .item(old.count - 1, section), to: .item(source.sections[0].count - 1, 0))
            default:
                source.sections[section] = some + kept.map { old[$0] }
                view.deleteItems(at: Set(old.indices).subtracting(kept).map { .item($0, section) })
                view.insertItems(at: (0..<3).map { .item($0, section) })
            }
        }
        return reloaded
    }
}
