/// Divides sorted photos into sections.
struct Sectioning {
    let snapshot: FolderSnapshot
    let grouping: Grouping
    let rootTitle: String

    /// - Parameter order: indices in the snapshot.
    func sections(of order: [Int32]) -> [PhotoSection] {
        order.runs { belong(Int($0), Int($1)) }.map { run in
            let place = Int(order[run.lowerBound])
            var section = heading(of: place)
            section.count = run.count
            let videos = order[run].count { snapshot.entries[Int($0)].facts?.format.isVideo == true }
            section.videos = videos > 0 ? videos : nil
            return section
        }
    }

    private func belong(_ a: Int, _ b: Int) -> Bool {
        switch grouping {
        case .folder: folder(a).utf8.elementsEqual(folder(b).utf8)
        default: grouping.isSameDate(snapshot.moments[a], snapshot.moments[b])
        }
    }

    private func folder(_ place: Int) -> Substring { snapshot.entries[place].file.path.folder }

    private func heading(of place: Int) -> PhotoSection {
        switch grouping {
        case .folder:
            let folder = String(folder(place))
            return PhotoSection(key: folder, title: folder.isEmpty ? rootTitle : folder, count: 0)
        case .none: return PhotoSection(key: "", title: "", count: 0)
        case .day, .month, .year:
            let moment = snapshot.moments[place]
            let title = grouping.title(of: moment)
            return PhotoSection(key: title, title: title, count: 0, date: grouping.date(of: moment))
        }
    }
}

extension Grouping {
    /// Returns whether two moments belong to the same section by date.
    func isSameDate(_ a: Moment, _ b: Moment) -> Bool {
        switch self {
        case .folder, .none: true
        case .day: a.digits / 1_000_000 == b.digits / 1_000_000
        case .month: a.digits / 100_000_000 == b.digits / 100_000_000
        case .year: a.year == b.year
        }
    }

    /// Returns the part of the date that the photos of a section share: "2018-06-03", "2018-06", "2018"; empty if
    /// unknown.
    func date(of moment: Moment) -> String {
        guard moment != .unknown else { return "" }
        func padded(_ number: Int, _ length: Int = 2) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        let parts = [padded(moment.year, 4), padded(moment.monthOfYear), padded(moment.dayOfMonth)]
        let length = self == .year ? 1 : self == .day ? 3 : 2
        return parts.prefix(length).joined(separator: "-")
    }

    /// Returns the heading of a section by date: "3 June 2018", "June 2018", "2018".
    func title(of moment: Moment) -> String {
        guard let month = moment.month else { return "Undated" }
        return switch self {
        case .day: "\(moment.dayOfMonth) \(month.title)"
        case .year: String(month.year)
        case .folder, .month, .none: month.title
        }
    }
}
