// If the processor has no rounding instruction, the standard library's rounding calls the C mathematical library. On
// Linux, only programs that import another module link that library, and the core imports nothing.

extension Double {
    /// The greatest whole number that is not greater than this number.
    var roundedDown: Double {
        // From 2⁵² on, all numbers are whole. NaN stays NaN.
        guard magnitude < 0x1p52 else { return self }
        let whole = Double(Int64(self))
        return whole > self ? whole - 1 : whole
    }

    /// The least whole number that is not less than this number.
    var roundedUp: Double { -(-self).roundedDown }
}

extension FixedWidthInteger {
    /// Makes the integer that equals a number; nil for fractions, and for numbers that do not fit.
    init?(whole number: Double) {
        guard number.magnitude < 0x1p53, case let whole = Int64(number), Double(whole) == number else { return nil }
        self.init(exactly: whole)
    }
}
