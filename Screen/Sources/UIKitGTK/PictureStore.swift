import CGTK
@_spi(Host) import CollectionView
import Foundation

/// The pixels of pictures, decoded off the main thread at the size at which they are drawn. Beyond a limit, the least
/// recently drawn pictures are discarded.
@MainActor final class PictureStore {
    /// The color shown until a picture is decoded, and in place of an unreadable one.
    static let placeholder = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)

    private struct Entry {
        var texture: OpaquePointer?
        var pixels: CGSize
        var byteCount: Int
        var lastUse: Int
        var isDecoding = true
    }

    private static let maximumWaitingCount = 100

    private let maximumByteCount: Int
    private let decodesAtOnce: Bool
    private let maximumDecoderCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    private var decoderCount = 0
    /// The pictures to be decoded. The last one comes first, because the person has scrolled to it last.
    private var waiting: [(name: String, path: String, pixels: CGSize)] = []
    private var files: [String: String] = [:]
    private var sizes: [String: CGSize] = [:]
    private var entries: [String: Entry] = [:]
    private var byteCount = 0
    private var useCount = 0
    /// Called when a requested picture has been decoded.
    var didDecode: (() -> Void)?

    /// - Parameters:
    ///   - maximumByteCount: The most bytes of pixels that are kept, besides those on the screen.
    ///   - decodesAtOnce: Whether pictures are decoded synchronously, as for a single frame.
    init(maximumByteCount: Int = 64 << 20, decodesAtOnce: Bool = false) {
        (self.maximumByteCount, self.decodesAtOnce) = (maximumByteCount, decodesAtOnce)
    }

    /// Assigns a file to a name.
    func register(_ name: String, path: String) { files[name] = path }

    /// The size of a registered picture, in points of one pixel each.
    func size(of name: String) -> CGSize? {
        if let known = sizes[name] { return known }
        let size = files[name].flatMap(PictureFile.size(at:))
        sizes[name] = size
        return size
    }

    /// Returns a texture of a picture; nil until it is decoded, and if it cannot be decoded.
    ///
    /// - Parameters:
    ///   - size: The size at which it is drawn, in points.
    ///   - scale: pixels per point.
    func texture(for image: UIImage, size: CGSize, scale: CGFloat) -> OpaquePointer? {
        guard let name = image.name, let path = files[name] else { return nil }
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        useCount += 1
        guard var entry = entries[name] else {
            entries[name] = Entry(texture: nil, pixels: pixels, byteCount: 0, lastUse: useCount)
            decode(name, at: path, pixels)
            return entries[name]?.texture
        }
        entry.lastUse = useCount
        // A picture that is drawn larger than before is blurred until it is decoded again.
        let isTooSmall = pixels.width > 1.3 * entry.pixels.width || pixels.height > 1.3 * entry.pixels.height
        let isToBeDecoded = isTooSmall && !entry.isDecoding
        if isToBeDecoded { (entry.isDecoding, entry.pixels) = (true, pixels) }
        entries[name] = entry
        if isToBeDecoded { decode(name, at: path, pixels) }
        return entries[name]?.texture
    }

    private func decode(_ name: String, at path: String, _ pixels: CGSize) {
        if decodesAtOnce { return finish(name, PictureFile.decode(at: path, pixels: pixels)) }
        waiting.append((name, path, pixels))
        // Pictures that have been scrolled past are requested again when they come back.
        if waiting.count > Self.maximumWaitingCount { forget(waiting.removeFirst().name) }
        startDecoders()
    }

    private func forget(_ name: String) {
        entries[name]?.isDecoding = false
        // Any size is larger than this, and has it decoded when it is drawn again.
        entries[name]?.pixels = .zero
    }

    private func startDecoders() {
        while decoderCount < maximumDecoderCount, let (name, path, pixels) = waiting.popLast() {
            decoderCount += 1
            DispatchQueue.global(qos: .userInitiated).async {
                let picture = PictureFile.decode(at: path, pixels: pixels)
                DispatchQueue.main.async {
                    self.decoderCount -= 1
                    self.finish(name, picture)
                    self.startDecoders()
                }
            }
        }
    }

    private func finish(_ name: String, _ picture: DecodedPicture?) {
        guard var entry = entries[name] else { return }
        entry.isDecoding = false
        if let picture, let texture = picture.texture() {
            release(entry)
            (entry.texture, entry.byteCount) = (texture, picture.bytes.count)
            byteCount += entry.byteCount
        }
        entries[name] = entry
        giveUpWhatIsTooMuch()
        didDecode?()
    }

    private func giveUpWhatIsTooMuch() {
        guard byteCount > maximumByteCount else { return }
        for (name, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where !entry.isDecoding {
            guard byteCount > maximumByteCount / 4 * 3 else { return }
            release(entry)
            entries[name] = nil
        }
    }

    private func release(_ entry: Entry) {
        guard let texture = entry.texture else { return }
        g_object_unref(UnsafeMutableRawPointer(texture))
        byteCount -= entry.byteCount
    }
}
