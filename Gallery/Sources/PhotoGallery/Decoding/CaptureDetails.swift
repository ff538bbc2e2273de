/// The circumstances of a photo, as the camera has recorded them.
public struct CaptureDetails: Sendable, Equatable, Codable {
    public var camera: String?
    public var lens: String?
    /// Such as "1/250 s".
    public var exposure: String?
    /// Such as "f/2.8".
    public var aperture: String?
    /// Such as "ISO 100".
    public var sensitivity: String?
    /// Such as "50 mm".
    public var focalLength: String?
    /// In degrees north.
    public var latitude: Double?
    /// In degrees east.
    public var longitude: Double?

    init() {}

    init(of file: RegularFile) {
        guard let metadata = MetadataFile(file) else { return }
        func text(_ tags: String...) -> String? { metadata.first(of: tags) { Caption(raw: $0)?.text } }
        let (make, model) = (text("Exif.Image.Make"), text("Exif.Image.Model"))
        camera = Self.camera(make: make, model: model)
        lens = text("Exif.Photo.LensModel", "Xmp.aux.Lens")
        exposure = text("Exif.Photo.ExposureTime", "Xmp.exif.ExposureTime")
        aperture = text("Exif.Photo.FNumber", "Xmp.exif.FNumber").map { number in
            "f/" + (number.first == "F" ? number.dropFirst() : number[...])
        }
        sensitivity = text("Exif.Photo.ISOSpeedRatings").map { "ISO \($0)" }
        focalLength = text("Exif.Photo.FocalLength", "Xmp.exif.FocalLength").map { length in
            length.hasSuffix(".0 mm") ? length.dropLast(5) + " mm" : length
        }
        if let position = metadata.position { (latitude, longitude) = position }
    }

    /// Returns the camera's name. Many models repeat the maker's name.
    static func camera(make: String?, model: String?) -> String? {
        guard let make, let model else { return model ?? make }
        let maker = make.split(separator: " ").first.map(String.init) ?? make
        return model.lowercased().hasPrefix(maker.lowercased()) ? model : "\(make) \(model)"
    }
}
