/// The time when a photo was taken, by the camera's clock.
struct DateTaken {
    /// The date in ISO 8601, such as "2024-06-01T18:30:00".
    let text: String

    /// Reads EXIF's "2024:06:01 18:30:00" and XMP's "2024-06-01T18:30:00.00+02:00", even without a time; `nil` for
    /// anything else, such as the zeros of a camera whose clock was never set.
    init?(raw: String) {
        let parts = raw.split(maxSplits: 6, omittingEmptySubsequences: true) { !$0.isASCII || !$0.isNumber }
        guard parts.count >= 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1826...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Month(year: year, month: month).dayCount
        else { return nil }
        let time = parts.dropFirst(3).prefix(3).compactMap { Int($0) }
        let isTime = time.count == 3 && time[0] < 24 && time[1] < 60 && time[2] <= 60
        let clock = isTime ? time : [0, 0, 0]
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        text =
            "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
            + "T\(padded(clock[0], 2)):\(padded(clock[1], 2)):\(padded(min(clock[2], 59), 2))"
    }
}
