/// A calendar month, as a heading.
struct Month: Hashable, Comparable {
    var year: Int
    /// 1 to 12.
    var month: Int

    /// Reads the start of an ISO 8601 date, such as "2024-06…"; `nil` if there is no month in it.
    init?(isoDate: String) {
        let parts = isoDate.utf8.prefix(7).split(separator: UInt8(ascii: "-"))
        guard parts.count == 2, let year = Int(Substring(parts[0])), let month = Int(Substring(parts[1])),
            (1...12).contains(month)
        else { return nil }
        self.init(year: year, month: month)
    }

    init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// The month's heading, such as "June 2024".
    var title: String { "\(name) \(year)" }

    /// The month's name in English.
    var name: String { Self.names[month - 1] }

    /// Returns the month that is a number of months before this one.
    func earlier(by months: Int) -> Month {
        let index = year * 12 + month - 1 - months
        return Month(year: index / 12, month: index % 12 + 1)
    }

    var dayCount: Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func < (a: Month, b: Month) -> Bool { (a.year, a.month) < (b.year, b.month) }

    private static let names = [
        "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December",
    ]
}
