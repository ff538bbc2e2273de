/// A replacement of the elements at consecutive old indices with the elements at consecutive new indices. All other
/// elements keep their order.
struct Splice: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>

    func moved(old distance: Int, new newDistance: Int) -> Splice {
        Splice(
            old: (old.lowerBound + distance)..<(old.upperBound + distance),
            new: (new.lowerBound + newDistance)..<(new.upperBound + newDistance))
    }
}
