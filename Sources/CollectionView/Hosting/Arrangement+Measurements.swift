import CollectionLayout

extension Arrangement {
    /// What has been measured so far, to be given to another arrangement of the same elements. O(n).
    var measurements: [MeasuredSize] { measurements(ofSections: Array(0..<sectionCount)) }

    /// O(items of the sections).
    func measurements(ofSections sections: [Int]) -> [MeasuredSize] {
        sections.flatMap { section in
            let items = 0..<itemCount(inSection: section)
            return [measurement(of: .header(section: section)), measurement(of: .footer(section: section))]
                .compactMap { $0 } + items.compactMap { measurement(of: .item($0, section: section)) }
        }
    }

    private func measurement(of id: ElementID) -> MeasuredSize? {
        guard let size = size(of: id), size.isMeasured, let frame = logicalFrame(of: id) else { return nil }
        return MeasuredSize(id, length: size.length(forBreadth: frame.breadth), breadth: wishedBreadth(of: id))
    }

    /// Those of the measurements that still concern something that sizes itself.
    func accepted(_ measurements: [MeasuredSize]) -> [MeasuredSize] {
        measurements.filter { isSelfSizing($0.element) }
    }

    /// Whether measuring an element makes a difference. O(log s).
    func isSelfSizing(_ id: ElementID) -> Bool { size(of: id)?.isSelfSizing ?? false }
}

extension ItemSize {
    var isMeasured: Bool { isSelfSizing && !isEstimate }
}
