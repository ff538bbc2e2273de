/// Things at consecutive old indices that make way for things at consecutive new ones. All others keep their order.
struct Splice: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>

    func moved(old distance: Int, new newDistance: Int) -> Splice {
        Splice(
            old: (old.lowerBound + distance)..<(old.upperBound + distance),
            new: (new.lowerBound + newDistance)..<(new.upperBound + newDistance))
    }
}
