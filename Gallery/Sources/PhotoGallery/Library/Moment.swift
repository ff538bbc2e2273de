import Foundation

/// The date and time of a photo, by the clock of the camera or else of this machine, as one sortable number.
struct Moment: Comparable, Sendable {
    /// The date in decimal digits: year, month, day, hour, minute and second, such as 20240601183000. 0 means unknown.
    let digits: Int64

    static let unknown = Moment(digits: 0)

    private init(digits: Int64) { self.digits = digits }

    /// Reads a date such as "2024-06-01T18:30:00"; anything else is ``unknown``.
    init(isoDate: String) {
        let digits = isoDate.utf8.prefix(19).filter { (0x30...0x39).contains($0) }
        guard digits.count == 14 else {
            self = .unknown
            return
        }
        self.init(digits: digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) })
    }

    /// The start of a day.
    init(_ month: Month, day: Int) {
        self.init(digits: Int64(month.year * 10000 + month.month * 100 + day) * 1_000_000)
    }

    /// The date when the photo was taken; otherwise, the file's modification date, by this machine's clock.
    init(of entry: CatalogEntry) {
        if let taken = entry.facts?.metadata.taken {
            self.init(isoDate: taken)
            return
        }
        var seconds = time_t(entry.file.modified / 1_000_000_000)
        var local = tm()
        guard localtime_r(&seconds, &local) != nil, local.tm_year >= -1900 else {
            self = .unknown
            return
        }
        let parts = [local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min, local.tm_sec]
        self.init(digits: parts.reduce(Int64(local.tm_year) + 1900) { $0 * 100 + Int64($1) })
    }

    /// 0 if unknown.
    var year: Int { Int(digits / 10_000_000_000) }

    /// 1 to 12; 0 if unknown.
    var monthOfYear: Int { Int(digits / 100_000_000 % 100) }

    /// 1 to 31; 0 if unknown.
    var dayOfMonth: Int { Int(digits / 1_000_000 % 100) }

    var month: Month? { self == .unknown ? nil : Month(year: year, month: monthOfYear) }

    static func < (a: Moment, b: Moment) -> Bool { a.digits < b.digits }
}
