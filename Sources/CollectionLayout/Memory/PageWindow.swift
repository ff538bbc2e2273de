/// The items of a page as pointers, through which a layout reads them.
///
/// It must not be used after the page has been released.
@usableFromInline
struct PageWindow {
    /// The number of items.
    @usableFromInline let count: Int
    /// The bits of the two numbers of the sizes.
    @usableFromInline let slopes: UnsafePointer<UInt32>
    /// The mask that turns an item's number into the index of its value: 0 if all values are equal, otherwise all ones.
    @usableFromInline let slopeMask: Int
    @usableFromInline let constants: UnsafePointer<UInt32>
    @usableFromInline let constantMask: Int
    @usableFromInline let extents: UnsafePointer<ItemExtent>
    @usableFromInline let extentMask: Int
    /// The low bytes of the kept lanes; nil if no item keeps a lane.
    @usableFromInline let lowLanes: UnsafePointer<UInt8>?
    @usableFromInline let highLanes: UnsafePointer<UInt8>?
    @usableFromInline let highMask: Int

    /// Makes a window without items.
    init() {
        func none<Value>() -> UnsafePointer<Value> {
            UnsafePointer(bitPattern: MemoryLayout<Value>.alignment).unsafelyUnwrapped
        }
        (count, slopes, slopeMask, constants, constantMask) = (0, none(), 0, none(), 0)
        (extents, extentMask) = (none(), 0)
        (lowLanes, highLanes, highMask) = (nil, nil, 0)
    }

    init(_ page: ItemPage) { self.init(count: page.count, page.columns) }

    private init(count: Int, _ page: borrowing ItemColumns) {
        self.count = count
        slopes = UnsafePointer(page.sizes.slopes.values)
        slopeMask = page.sizes.slopes.mask
        constants = UnsafePointer(page.sizes.constants.values)
        constantMask = page.sizes.constants.mask
        extents = UnsafePointer(page.extents.values)
        extentMask = page.extents.mask
        lowLanes = page.lowLanes.isUniform ? nil : UnsafePointer(page.lowLanes.values)
        highLanes = page.lowLanes.isUniform ? nil : UnsafePointer(page.highLanes.values)
        highMask = page.highLanes.mask
    }

    /// Whether no item keeps a lane.
    var keepsNoLane: Bool { lowLanes == nil }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    func size(of item: Int) -> ItemSize {
        ItemSize(slopeBits: slopes[item & slopeMask], constantBits: constants[item & constantMask])
    }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    func extent(of item: Int) -> ItemExtent { extents[item & extentMask] }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    func lane(of item: Int) -> Int? {
        guard let lowLanes, let highLanes else { return nil }
        return ItemPage.lane(lowLanes[item], highLanes[item & highMask])
    }
}
