import CollectionLayout
import Foundation

/// The values of a flow layout and its delegate for one section.
struct FlowSection: Equatable {
    enum Sizes: Equatable {
        case same(CGSize)
        case each([CGSize])

        subscript(item: Int) -> CGSize? {
            switch self {
            case .same(let size): size
            case .each(let sizes): sizes.indices.contains(item) ? sizes[item] : nil
            }
        }
    }

    private(set) var count: Int
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var interitemSpacing: CGFloat
    var headerSize: CGSize
    var footerSize: CGSize
    private(set) var sizes: Sizes
}

extension FlowSection {
    /// Removes an item and returns its size.
    mutating func remove(at item: Int) -> CGSize {
        count -= 1
        switch sizes {
        case .same(let size): return size
        case .each(var list):
            let size = list.remove(at: item)
            sizes = .each(list)
            return size
        }
    }

    mutating func insert(_ size: CGSize, at item: Int) {
        switch sizes {
        case .same(let common) where common == size: break
        case .same(let common):
            var list = Array(repeating: common, count: count)
            list.insert(size, at: item)
            sizes = .each(list)
        case .each(var list):
            list.insert(size, at: item)
            sizes = .each(list)
        }
        count += 1
    }
}

/// The space in which a flow layout arranges its sections.
struct FlowContainer: Equatable {
    var size: CollectionLayout.Size
    var orientation: Orientation
    /// The amounts that are added to cross insets, in points; nil if insets are measured from the content insets. A
    /// negative sum counts as zero.
    var insetGrowth: UIEdgeInsets?
    /// Half a pixel, in points. An item that is too broad by less than that fits.
    var tolerance: Double
    var pinsHeaders: Bool
    var pinsFooters: Bool
    /// Whether cells size themselves, so that all other sizes are estimates.
    var isSelfSizing: Bool
    var distribution: LineDistribution
    var alignment: LineAlignment

    var breadth: Double { orientation.breadth(of: size) }
}

extension FlowSection {
    /// Returns the section for the core.
    ///
    /// - Complexity: O(1) if all items have one size, else O(*n*).
    func section(in room: FlowContainer) -> CollectionSection {
        var section = content(in: room)
        let orientation = room.orientation
        func band(_ size: CGSize) -> ItemSize? {
            let length = orientation.length(of: size.core)
            return length > 0 ? .fixed(length) : nil
        }
        section.headerAndFooter = HeaderAndFooter(
            header: band(headerSize), footer: band(footerSize), pinsHeader: room.pinsHeaders,
            pinsFooter: room.pinsFooters)
        return section
    }

    private func content(in room: FlowContainer) -> CollectionSection {
        let insets = insets(in: room)
        let orientation = room.orientation
        if case .same(let size) = sizes, isUniform(in: room) {
            let flow = UniformFlow(
                length: orientation.length(of: size.core), breadth: orientation.breadth(of: size.core),
                lineSpacing: lineSpacing.finiteOrZero, itemSpacing: interitemSpacing.finiteOrZero,
                tolerance: room.tolerance)
            return CollectionSection(flow, count: count, insets: insets)
        }
        let flow = Flow(
            itemSpacing: interitemSpacing.finiteOrZero, lineSpacing: lineSpacing.finiteOrZero,
            distribution: room.distribution, alignment: room.alignment, tolerance: room.tolerance)
        return CollectionSection(flow, items: items(in: room), insets: insets)
    }

    /// Returns whether the section is arranged in closed form.
    private func isUniform(in room: FlowContainer) -> Bool {
        guard case .same = sizes else { return false }
        return !room.isSelfSizing && room.distribution == .uikit
    }

    private func items(in room: FlowContainer) -> Items {
        switch sizes {
        case .same(let common):
            let item = item(of: common, in: room)
            return Items(count: count, size: item.size, breadth: item.breadth)
        case .each(let sizes):
            let items = sizes.map { item(of: $0, in: room) }
            return Items(items.map(\.size), breadths: items.map(\.breadth))
        }
    }

    private func item(of size: CGSize, in room: FlowContainer) -> NewItem {
        let length = room.orientation.length(of: size.core)
        return NewItem(
            size: room.isSelfSizing ? .estimated(length) : .fixed(length),
            breadth: room.orientation.breadth(of: size.core))
    }

    /// Returns an item for the core. The item must exist. O(1).
    func item(_ index: Int, in room: FlowContainer) -> NewItem { item(of: sizes[index] ?? .zero, in: room) }

    /// Returns whether the section differs from another one at most in items that can be changed one by one. O(1).
    func isArranged(like other: FlowSection, in room: FlowContainer) -> Bool {
        guard inset == other.inset, lineSpacing == other.lineSpacing, interitemSpacing == other.interitemSpacing,
            headerSize == other.headerSize, footerSize == other.footerSize
        else { return false }
        switch (sizes, other.sizes) {
        case (.same(let size), .same(let otherSize)): return size == otherSize
        default: return isUniform(in: room) == other.isUniform(in: room)
        }
    }

    /// Returns the insets around the items, between the header and the footer.
    func insets(in room: FlowContainer) -> LogicalInsets {
        func grown(_ inset: CGFloat, _ growth: CGFloat?) -> Double {
            Double(growth.map { max(0, inset + $0) } ?? inset)
        }
        let growth = room.insetGrowth
        return room.orientation.axis == .vertical
            ? LogicalInsets(
                start: Double(inset.top), end: Double(inset.bottom), leading: grown(inset.left, growth?.left),
                trailing: grown(inset.right, growth?.right))
            : LogicalInsets(
                start: Double(inset.left), end: Double(inset.right), leading: grown(inset.top, growth?.top),
                trailing: grown(inset.bottom, growth?.bottom))
    }
}

extension CGSize {
    var core: CollectionLayout.Size { CollectionLayout.Size(width: Double(width), height: Double(height)) }

    /// Whether both extents are finite and not negative.
    var isValid: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}

extension CGFloat {
    /// The value, or zero if it is not finite.
    fileprivate var finiteOrZero: Double { isFinite ? Double(self) : 0 }
}
