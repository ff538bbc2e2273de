/// Made-up photos, in sections. All groupings have the same order: the newest photo first.
struct SyntheticArrangement: PhotoArrangement {
    let photos: SyntheticPhotos
    let grouping: Grouping

    var revision: Int { photos.revision }
    var count: Int { photos.count }
    var ids: [Photo.ID] { (1...Int64(count)).map { $0 } }

    var sections: [PhotoSection] {
        switch grouping {
        case .folder:
            photos.folders.titled(folderName)
        case .month, .year: merged(0..<photos.months.count, count: size) { photos.months.starts[$0] }
        case .day: merged(0..<count, count: { _ in 1 }, photo: { $0 })
        case .none: [PhotoSection(key: "", title: "", count: count)]
        }
    }

    var months: [MonthMark] {
        guard grouping != .folder else { return [] }
        return (0..<photos.months.count).map { section in
            MonthMark(
                index: photos.months.starts[section], year: month(section).year, month: month(section).month)
        }
    }

    var shapes: [UInt8] {
        PackedShape.bytes(count: count) { index in
            let size = SyntheticPhoto(index: index).size
            return PackedShape.pack(width: size.width, height: size.height)
        }
    }

    var captionLengths: [UInt8] { (0..<count).map { UInt8(SyntheticPhoto(index: $0).captionLength) } }

    func photos(in range: Range<Int>) -> [Photo] {
        range.clamped(to: 0..<count).map { index in
            let photo = SyntheticPhoto(index: index)
            let (width, height) = photo.size
            return Photo(
                id: Int64(index + 1), name: photo.name,
                folder: folderName(photos.folders.section(of: index)), width: width, height: height,
                caption: photo.caption, author: photo.author, taken: taken(index),
                color: CSSColor.hex(SyntheticDrawing(of: photo).averageColor), version: SyntheticPhotos.version)
        }
    }

    func index(of id: Photo.ID) -> Int? { (1...Int64(count)).contains(id) ? Int(id - 1) : nil }

    private func folderName(_ section: Int) -> String {
        let places = SyntheticPhoto.places
        return "\(places[section % places.count]) \(section / places.count + 1)"
    }

    private func month(_ section: Int) -> Month { SyntheticPhotos.newestMonth.earlier(by: section) }

    private func size(of section: Int) -> Int {
        photos.months.starts[section + 1] - photos.months.starts[section]
    }

    /// Merges consecutive parts whose dates are equal for the grouping into one section.
    /// - Parameter photo: returns the first photo of a part.
    private func merged(_ parts: Range<Int>, count: (Int) -> Int, photo: (Int) -> Int) -> [PhotoSection] {
        var sections: [PhotoSection] = []
        var last: Moment?
        for part in parts {
            let moment = day(of: photo(part))
            if let last, grouping.isSameDate(last, moment) {
                sections[sections.count - 1].count += count(part)
            } else {
                let title = grouping.title(of: moment)
                sections.append(
                    PhotoSection(key: title, title: title, count: count(part), date: grouping.date(of: moment)))
            }
            last = moment
        }
        return sections
    }

    private func day(of index: Int) -> Moment {
        let section = photos.months.section(of: index)
        return Moment(month(section), day: minute(index, in: section) / 1440 + 1)
    }

    /// Returns a photo's minute, from the start of its month. Photos are evenly spread, the newest first.
    private func minute(_ index: Int, in section: Int) -> Int {
        let (start, end) = (photos.months.starts[section], photos.months.starts[section + 1])
        return (end - index) * month(section).dayCount * 1440 / (end - start + 1)
    }

    private func taken(_ index: Int) -> String {
        let section = photos.months.section(of: index)
        let (month, minute) = (month(section), minute(index, in: section))
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(month.year)-\(padded(month.month))-\(padded(minute / 1440 + 1))"
            + "T\(padded(minute / 60 % 24)):\(padded(minute % 60)):00"
    }
}
