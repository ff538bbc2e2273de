import Foundation

/// The description of a video by ffprobe.
struct VideoProbe: Decodable {
    struct Stream: Decodable {
        struct SideData: Decodable { var rotation: Double? }

        var kind: String?
        var width: Int?
        var height: Int?
        /// Such as "4:3": the shape of a pixel.
        var pixelShape: String?
        var tags: [String: String]?
        var sideData: [SideData]?
        var disposition: [String: Int]?

        private enum CodingKeys: String, CodingKey {
            case kind = "codec_type"
            case width, height
            case pixelShape = "sample_aspect_ratio"
            case tags
            case sideData = "side_data_list"
            case disposition
        }

        var isPicture: Bool { kind == "video" && disposition?["attached_pic"] != 1 }
    }

    struct Container: Decodable {
        var duration: String?
        var tags: [String: String]?
    }

    var streams: [Stream]?
    var format: Container?

    /// The parts that ffprobe is asked for.
    static let entries =
        "format=duration:format_tags:stream=codec_type,width,height,sample_aspect_ratio"
        + ":stream_tags=rotate,creation_time:stream_side_data=rotation:stream_disposition=attached_pic"

    /// Returns the value of the first tag that has one. Names are compared without case.
    private func tag(_ names: String...) -> String? {
        let tags = [format?.tags ?? [:], picture?.tags ?? [:]].map { tags in
            Dictionary(tags.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        }
        for name in names { for tags in tags { if let value = tags[name] { return value } } }
        return nil
    }

    private var picture: Stream? { streams?.first { $0.isPicture } }

    /// The size in pixels, upright; `nil` if there are no pictures.
    var size: (width: Int, height: Int)? {
        guard let picture, let width = picture.width, let height = picture.height,
            (1...65535).contains(width), (1...65535).contains(height)
        else { return nil }
        var stretched = Double(width)
        let shape = (picture.pixelShape ?? "").split(separator: ":").compactMap { Double($0) }
        if shape.count == 2, shape[0] > 0, shape[1] > 0, (0.1...10).contains(shape[0] / shape[1]) {
            stretched *= shape[0] / shape[1]
        }
        let across = max(1, Int(stretched.rounded()))
        let turn = picture.sideData?.compactMap(\.rotation).first ?? tag("rotate").flatMap { Double($0) } ?? 0
        let isTurned = abs(abs(turn).truncatingRemainder(dividingBy: 180) - 90) < 45
        return isTurned ? (height, across) : (across, height)
    }

    /// In seconds; 0 if the file does not tell.
    var duration: Double {
        let seconds = format?.duration.flatMap { Double($0) } ?? 0
        return seconds.isFinite && (0...1e7).contains(seconds) ? seconds : 0
    }

    /// Apple's identifier of a live photo, which its picture and its video share.
    var contentIdentifier: String? {
        tag("com.apple.quicktime.content.identifier").flatMap { Caption(raw: $0)?.text }
    }

    var metadata: PhotoMetadata {
        PhotoMetadata(
            caption: tag("com.apple.quicktime.description", "description", "com.apple.quicktime.title", "title")
                .flatMap { Caption(raw: $0)?.text },
            author: tag("com.apple.quicktime.author", "artist", "author").flatMap { Caption(raw: $0)?.text },
            taken: taken)
    }

    /// The date by the camera's clock. Most videos have only the moment in universal time, which is converted to this
    /// machine's zone.
    private var taken: String? {
        if let local = tag("com.apple.quicktime.creationdate").flatMap({ DateTaken(raw: $0) }) { return local.text }
        guard let text = tag("creation_time").flatMap({ DateTaken(raw: $0) })?.text else { return nil }
        let parts = text.split { !$0.isNumber }.compactMap { Int32($0) }
        // A camera whose clock was never set counts from 1904 or 1970.
        guard parts.count == 6, parts[0] > 1970 else { return nil }
        var time = tm()
        (time.tm_year, time.tm_mon, time.tm_mday) = (parts[0] - 1900, parts[1] - 1, parts[2])
        (time.tm_hour, time.tm_min, time.tm_sec) = (parts[3], parts[4], parts[5])
        var moment = timegm(&time)
        guard localtime_r(&moment, &time) != nil else { return nil }
        func padded(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
        return "\(time.tm_year + 1900)-\(padded(time.tm_mon + 1))-\(padded(time.tm_mday))"
            + "T\(padded(time.tm_hour)):\(padded(time.tm_min)):\(padded(time.tm_sec))"
    }

    var details: CaptureDetails {
        var details = CaptureDetails()
        func text(_ names: [String]) -> String? {
            names.lazy.compactMap { tag($0) }.first.flatMap { Caption(raw: $0)?.text }
        }
        details.camera = CaptureDetails.camera(
            make: text(["com.apple.quicktime.make", "make", "com.android.manufacturer"]),
            model: text(["com.apple.quicktime.model", "model", "com.android.model"]))
        if let position { (details.latitude, details.longitude) = position }
        return details
    }

    /// The position in degrees, from a text such as "+43.2630-002.9350+012.3/" (ISO 6709).
    private var position: (latitude: Double, longitude: Double)? {
        guard let text = tag("com.apple.quicktime.location.iso6709", "location"),
            let match = text.prefixMatch(of: /([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)/),
            let latitude = Double(match.1), let longitude = Double(match.2),
            abs(latitude) <= 90, abs(longitude) <= 180, latitude != 0 || longitude != 0
        else { return nil }
        return (latitude, longitude)
    }
}
