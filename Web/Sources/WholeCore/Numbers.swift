import CollectionLayout

/// The memory that functions read their arguments from and write their results to. The caller fills it at run time, so
/// that the compiler cannot remove any part of the core.
// Safe without synchronization: a WebAssembly instance has one thread.
nonisolated(unsafe) var numbers: UnsafeMutablePointer<Double>! = nil

// Functions that many others call are not inlined in this module, because its size should be that of the core.

@inline(never)
func number() -> Double {
    defer { numbers += 1 }
    return numbers.pointee
}

@inline(never)
func integer() -> Int { Int(truncatingIfNeeded: Int64(number())) }

func flag() -> Bool { integer() != 0 }

@inline(never)
func put(_ number: Double) {
    numbers.pointee = number
    numbers += 1
}

/// Reads a list: its count, then its values.
@inline(never)
func list<Value>(of value: () -> Value) -> [Value] {
    var values: [Value] = []
    for _ in 0..<integer() { values.append(value()) }
    return values
}

/// Reads the raw value of a choice.
func choice<Choice: RawRepresentable<UInt8>>() -> Choice { Choice(rawValue: UInt8(truncatingIfNeeded: integer()))! }

@inline(never)
func size() -> ItemSize {
    let (ratio, extra) = (number(), number())
    return flag() ? .estimated(ratio: ratio, plus: extra) : .ratio(ratio, plus: extra)
}

@inline(never)
func insets() -> LogicalInsets { LogicalInsets(start: number(), end: number(), leading: number(), trailing: number()) }

@inline(never)
func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

func point() -> Point { Point(x: number(), y: number()) }

func viewport() -> Size { Size(width: number(), height: number()) }

func elementID() -> ElementID { ElementID(raw: UInt64(number())) }

@inline(never)
func put(_ frame: Rect, _ alpha: Double, _ transform: Transform) {
    put(frame.x)
    put(frame.y)
    put(frame.width)
    put(frame.height)
    put(alpha)
    put(transform.scale)
    put(transform.rotation)
    put(transform.rotationX)
    put(transform.rotationY)
    put(transform.perspective)
    put(transform.translation.x)
    put(transform.translation.y)
    put(transform.origin.x)
    put(transform.origin.y)
}
