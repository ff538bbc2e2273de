import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// The pixels of pictures, decoded off the main thread at the size at which they are drawn. Beyond a limit, the least
/// recently drawn pictures are discarded, but none that the last frame shows.
@MainActor final class PictureStore {
    /// The color shown until a picture is decoded, and in place of an unreadable one.
    static let placeholder = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)

    private struct Entry {
        var texture: Texture?
        var pixels: CGSize
        var byteCount: Int
        var lastUse: Int
        var lastFrame: Int
        var isDecoding = true
        /// Whether it has been requested before it is visible, so others are decoded first.
        var isAhead = false
        /// The last frame that showed a placeholder, and the number of consecutive frames that did.
        var blank = (frame: -1, count: 0)
    }

    private static let maximumWaitingCount = 100

    private let maximumByteCount: Int
    private let decodesAtOnce: Bool
    private let maximumDecoderCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    private var decoderCount = 0
    /// The pictures to be decoded, starting with the last one. Visible ones are appended, because the person has
    /// scrolled to the last of them most recently. Those that are not visible yet are inserted at the start, because
    /// the nearest of them is requested first.
    private var waiting: [(source: UIImage.Source, pixels: CGSize)] = []
    private var files: [String: String] = [:]
    /// The pictures that the program finds for other names. They are looked for when such a name is first used.
    private lazy var programPictures = ProgramPictures.find()
    /// The headers of the files that were requested by name. Nil for those that are not pictures.
    private var headers: [UIImage.Source: PictureHeader?] = [:]
    private var failed: Set<UIImage.Source> = []
    private var entries: [UIImage.Source: Entry] = [:]
    private var byteCount = 0
    private var useCount = 0
    private var frameCount = 0
    /// Called when a visible picture has been decoded, or cannot be.
    var didDecode: (() -> Void)?
    /// Called when a frame shows a placeholder, with the number of consecutive frames that have shown it.
    var didShowBlank: ((Int) -> Void)?
    /// Whether there are still pictures to decode.
    var isDecoding: Bool { decoderCount > 0 }
    /// Called once for each picture that cannot be shown, with a message for the person.
    var didFail: (String) -> Void = writeToTerminal

    /// - Parameters:
    ///   - maximumByteCount: The most bytes of pixels that are kept. Those on the screen are kept in any case.
    ///   - decodesAtOnce: Whether pictures are decoded synchronously, for example for a single frame.
    init(maximumByteCount: Int = 64 << 20, decodesAtOnce: Bool = false) {
        (self.maximumByteCount, self.decodesAtOnce) = (maximumByteCount, decodesAtOnce)
    }

    /// Assigns a file to a name.
    func register(_ name: String, path: String) { files[name] = path }

    private func path(of name: String) -> String? {
        files[name] ?? programPictures.path(of: name, scale: UIScreen.main.scale)
    }

    /// Returns the size of the picture with a name, in points.
    func size(of name: String) -> CGSize? {
        guard let path = path(of: name), let header = header(of: .file(path)) else { return nil }
        let scale = UIImage.scale(ofFile: path)
        return CGSize(width: header.size.width / scale, height: header.size.height / scale)
    }

    private func header(of source: UIImage.Source) -> PictureHeader? {
        if let known = headers[source] { return known }
        let header = PictureFile.header(of: source)
        headers[source] = .some(header)
        if header == nil { fail(source, .unreadable) }
        return header
    }

    /// Begins a frame, to which the pictures requested from now on belong.
    func beginFrame() { frameCount += 1 }

    /// Returns the texture of an image; nil while it is being decoded, and if it cannot be decoded.
    ///
    /// - Parameters:
    ///   - size: The size at which it is drawn, in points.
    ///   - scale: The number of pixels per point.
    func texture(for image: UIImage, size: CGSize, scale: CGFloat) -> Texture? {
        guard let source = image.source.flatMap(file(of:)), !failed.contains(source) else { return nil }
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        useCount += 1
        request(source, pixels, isAhead: false)
        if let texture = entries[source]?.texture { return texture }
        countBlank(source)
        return nil
    }

    /// Decodes an image that will soon be visible, after all visible ones.
    func prepare(_ image: UIImage, size: CGSize, scale: CGFloat) {
        guard let source = image.source.flatMap(file(of:)), !failed.contains(source) else { return }
        request(source, CGSize(width: size.width * scale, height: size.height * scale), isAhead: true)
    }

    private func request(_ source: UIImage.Source, _ pixels: CGSize, isAhead: Bool) {
        guard var entry = entries[source] else {
            entries[source] = Entry(
                texture: nil, pixels: pixels, byteCount: 0, lastUse: useCount, lastFrame: frameCount, isAhead: isAhead)
            return decode(source, pixels, isAhead: isAhead)
        }
        let wasAhead = entry.isAhead
        // An image of the last frame may also be requested ahead, for another cell.
        entry.isAhead = isAhead && (wasAhead || entry.lastFrame < frameCount)
        (entry.lastUse, entry.lastFrame) = (useCount, frameCount)
        // A picture that is drawn larger than before is blurred until it is decoded again.
        let isTooSmall = pixels.width > 1.3 * entry.pixels.width || pixels.height > 1.3 * entry.pixels.height
        let isToBeDecoded = isTooSmall && !entry.isDecoding
        if isToBeDecoded { (entry.isDecoding, entry.pixels) = (true, pixels) }
        entries[source] = entry
        if isToBeDecoded {
            decode(source, pixels, isAhead: isAhead)
        } else if entry.isDecoding, wasAhead, !isAhead, let place = waiting.firstIndex(where: { $0.source == source }) {
            waiting.append(waiting.remove(at: place))
        }
    }

    private func countBlank(_ source: UIImage.Source) {
        guard let blank = entries[source]?.blank, blank.frame < frameCount else { return }
        let count = blank.frame == frameCount - 1 ? blank.count + 1 : 1
        entries[source]?.blank = (frameCount, count)
        didShowBlank?(count)
    }

    private func file(of source: UIImage.Source) -> UIImage.Source? {
        guard case .name(let name) = source else { return source }
        return path(of: name).map(UIImage.Source.file)
    }

    private func decode(_ source: UIImage.Source, _ pixels: CGSize, isAhead: Bool) {
        if decodesAtOnce { return finish(source, Self.read(source, pixels, headers[source] ?? nil)) }
        waiting.insert((source, pixels), at: isAhead ? 0 : waiting.count)
        // Photographs that have been scrolled past, or are far ahead, are requested again when they are visible.
        if waiting.count > Self.maximumWaitingCount { forget(waiting.removeFirst().source) }
        startDecoders()
    }

    private nonisolated static func read(
        _ source: UIImage.Source, _ pixels: CGSize, _ header: PictureHeader?
    ) -> Result<DecodedPicture, PictureError> {
        Result { () throws(PictureError) in try PictureFile.decode(source, pixels: pixels, header: header) }
    }

    private func forget(_ source: UIImage.Source) {
        entries[source]?.isDecoding = false
        // Any size is larger than this, so the picture is decoded when it is drawn again.
        entries[source]?.pixels = .zero
    }

    private func startDecoders() {
        while decoderCount < maximumDecoderCount, let (source, pixels) = waiting.popLast() {
            decoderCount += 1
            let header = headers[source] ?? nil
            DispatchQueue.global(qos: .userInitiated).async {
                let picture = Self.read(source, pixels, header)
                DispatchQueue.main.async {
                    self.decoderCount -= 1
                    self.finish(source, picture)
                    self.startDecoders()
                }
            }
        }
    }

    private func finish(_ source: UIImage.Source, _ picture: Result<DecodedPicture, PictureError>) {
        guard var entry = entries[source] else { return }
        entry.isDecoding = false
        switch picture {
        case .failure(let error): fail(source, error)
        case .success(let picture):
            guard let texture = picture.texture() else { break }
            byteCount -= entry.byteCount
            (entry.texture, entry.byteCount) = (texture, picture.bytes.count)
            byteCount += entry.byteCount
        }
        entries[source] = entry
        giveUpWhatIsTooMuch()
        if !entry.isAhead { didDecode?() }
    }

    private func fail(_ source: UIImage.Source, _ error: PictureError) {
        guard failed.insert(source).inserted else { return }
        let name = if case .file(let path) = source { path } else { "A picture of the app" }
        switch error {
        case .unreadable where PictureFile.needsWebPReader(source):
            didFail("\(name) is a WebP picture. To show such pictures, install the package webp-pixbuf-loader.")
        case .unreadable: didFail("\(name) cannot be read as a picture: it is left out, or a gray area is shown.")
        case .tooLarge(let size):
            let (width, height) = (Int(size.width), Int(size.height))
            didFail("\(name) has \(width) × \(height) pixels, which is too large to be shown: a gray area is shown.")
        }
    }

    private func giveUpWhatIsTooMuch() {
        guard byteCount > maximumByteCount else { return }
        for (source, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where !entry.isDecoding && entry.lastFrame < frameCount {
            guard byteCount > maximumByteCount / 4 * 3 else { return }
            byteCount -= entry.byteCount
            entries[source] = nil
        }
    }
}
