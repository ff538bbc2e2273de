/// Returns a rounded number with grouped digits: 1,234,567.
func grouped(_ value: Double) -> String {
    let digits = Array(String(Int(value + 0.5)))
    return digits.indices.reduce(into: "") { text, index in
        if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
        text.append(digits[index])
    }
}

func twoPlaces(_ value: Double) -> Double { Double(Int(value * 100 + 0.5)) / 100 }

func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(Int(nanoseconds + 0.5)) ns"
    case ..<1e6: "\(twoPlaces(nanoseconds / 1e3)) µs"
    default: "\(twoPlaces(nanoseconds / 1e6)) ms"
    }
}

func ratio(_ value: Double) -> String {
    value < 10 ? "\(twoPlaces(value))" : grouped(value)
}

func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

/// Prints a row of a table.
///
/// - Parameters:
///   - cells: The texts of the row.
///   - first: The width of the first column, in characters.
func row(_ cells: [String], first: Int = 10) {
    print(padded(cells[0], first) + " " + cells.dropFirst().map { padded($0, 14) }.joined())
}
