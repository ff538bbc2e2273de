// Where processors may lack an instruction, the standard library's rounding calls a mathematical library. On Linux a program has
// that only if it imports something that links it, and the core imports nothing.

extension Double {
    /// The greatest whole number that is not greater.
    var roundedDown: Double {
        // Beyond that, all are whole; and what is no number stays what it is.
        guard magnitude < 0x1p52 else { return self }
        let whole = Double(Int64(self))
        return whole > self ? whole - 1 : whole
    }

    /// The least whole number that is not less.
    var roundedUp: Double { -(-self).roundedDown }
}

extension FixedWidthInteger {
    /// A number that is whole; nil for others, and for those that do not fit.
    init?(whole number: Double) {
        guard number.magnitude < 0x1p53, case let whole = Int64(number), Double(whole) == number else { return nil }
        self.init(exactly: whole)
    }
}
