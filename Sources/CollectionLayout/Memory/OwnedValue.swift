/// A value that a single object changes.
///
/// Only debug builds check that no change overlaps another access to the value, because the checks take a twentieth of
/// a query and a third of a measurement. So use it only in an object that nobody but its unique owner changes, and only
/// if nothing that this object calls leads back to it.
final class OwnedValue<Value> {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        _read { yield stored }
        _modify { yield &stored }
    }
}
