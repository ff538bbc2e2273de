/// Things at consecutive old indices that make way for things at consecutive new ones. All others keep their order.
struct Splice: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
}
