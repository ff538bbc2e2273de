/// The items of a page from one on, as a layout reads them: by pointers.
///
/// It must not be used after whoever holds the page has let go of it.
@usableFromInline
struct PageWindow {
    /// The number of items.
    @usableFromInline let count: Int
    @usableFromInline let sizes: UnsafePointer<ItemSize>
    @usableFromInline let sizeStride: Int
    @usableFromInline let extents: UnsafePointer<ItemExtent>
    @usableFromInline let extentStride: Int
    /// Nil where no item keeps a lane.
    @usableFromInline let lowLanes: UnsafePointer<UInt8>?
    @usableFromInline let highLanes: UnsafePointer<UInt8>?
    @usableFromInline let highStride: Int

    init(_ page: ItemPage) {
        count = page.count
        sizes = UnsafePointer(page.sizes.values)
        sizeStride = page.sizes.stride
        extents = UnsafePointer(page.extents.values)
        extentStride = page.extents.stride
        lowLanes = page.lowLanes.isUniform ? nil : UnsafePointer(page.lowLanes.values)
        highLanes = page.lowLanes.isUniform ? nil : UnsafePointer(page.highLanes.values)
        highStride = page.highLanes.stride
    }

    /// The items from one on; `first` is at most ``count``.
    @inlinable
    init(_ other: PageWindow, from first: Int) {
        count = other.count &- first
        sizes = other.sizes + first &* other.sizeStride
        sizeStride = other.sizeStride
        extents = other.extents + first &* other.extentStride
        extentStride = other.extentStride
        lowLanes = other.lowLanes.map { $0 + first }
        highLanes = other.highLanes.map { $0 + first &* other.highStride }
        highStride = other.highStride
    }

    /// Whether no item keeps a lane.
    var keepsNoLane: Bool { lowLanes == nil }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    func size(of item: Int) -> ItemSize { sizes[item &* sizeStride] }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    func extent(of item: Int) -> ItemExtent { extents[item &* extentStride] }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    func lane(of item: Int) -> Int? {
        guard let lowLanes, let highLanes else { return nil }
        return ItemPage.lane(lowLanes[item], highLanes[item &* highStride])
    }
}
