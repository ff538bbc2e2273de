/// A day in the calendar of the person who looks at the photos.
public struct CalendarDay: Hashable, Sendable {
    var year: Int
    /// 1 to 12.
    var month: Int
    /// 1 to 31.
    var day: Int

    /// Reads a date such as "2024-06-01"; `nil` for anything else.
    init?(isoDate: some StringProtocol) {
        let parts = isoDate.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
        guard numbers.count == 3, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else { return nil }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }

    /// Returns whether a moment is on this day of an earlier year.
    func isAnniversary(of moment: Moment) -> Bool {
        moment.monthOfYear == month && moment.dayOfMonth == day && moment.year < year
    }
}
