import CTurboJPEG
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// A JPEG picture for printing, in cyan, magenta, yellow and black.
///
/// gdk-pixbuf replaces the inks with red, green and blue when it reads such a picture, so a profile of the inks cannot be
/// applied afterward.
struct InkPicture {
    let width: Int
    let height: Int
    /// The amounts of the four inks in each pixel, from 0 to 255.
    let inks: [UInt8]

    /// Decodes a picture at the smallest size that has enough pixels and that JPEG can be decoded at directly.
    ///
    /// Returns nil if it is not a JPEG picture in four inks.
    init?(_ source: UIImage.Source, atLeast size: (width: Int, height: Int)) {
        guard let file = Self.contents(of: source), let decoder = tjInitDecompress() else { return nil }
        defer { tjDestroy(decoder) }
        var (fullWidth, fullHeight, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let isJPEG = file.withUnsafeBytes { bytes in
            tjDecompressHeader3(
                decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &fullWidth, &fullHeight,
                &subsampling, &colors) == 0
        }
        guard isJPEG, [TJCS_CMYK, TJCS_YCCK].map({ Int32($0.rawValue) }).contains(colors) else { return nil }
        let full = (width: Int(fullWidth), height: Int(fullHeight))
        let factor = Self.factors.first {
            $0.scaled(full.width) >= size.width && $0.scaled(full.height) >= size.height
        }
        let (width, height) = (factor?.scaled(full.width) ?? full.width, factor?.scaled(full.height) ?? full.height)
        var inks = [UInt8](repeating: 0, count: 4 * width * height)
        let status = file.withUnsafeBytes { bytes in
            tjDecompress2(
                decoder, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &inks, Int32(width), 0,
                Int32(height), Int32(TJPF_CMYK.rawValue), 0)
        }
        // A warning means that a part is missing or damaged. The rest can be shown.
        guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { return nil }
        // Adobe's programs store the share of the paper that is not covered. TurboJPEG leaves it so.
        if file.range(of: Self.adobeMark) != nil { for index in inks.indices { inks[index] ^= 255 } }
        (self.width, self.height, self.inks) = (width, height, inks)
    }

    /// The start of the segment that Adobe's programs write.
    private static let adobeMark = Data([0xFF, 0xEE, 0, 14] + Array("Adobe".utf8))

    private static func contents(of source: UIImage.Source) -> Data? {
        switch source {
        case .name: nil
        case .file(let path): try? Data(contentsOf: URL(fileURLWithPath: path))
        case .data(let contents): contents.bytes
        }
    }

    /// The shares of the full size at which JPEG can be decoded, beginning with the smallest.
    private static let factors: [tjscalingfactor] = {
        var count: Int32 = 0
        let factors = UnsafeBufferPointer(start: tjGetScalingFactors(&count), count: Int(count))
        return factors.sorted { $0.num * $1.denom < $1.num * $0.denom }
    }()
}

extension tjscalingfactor {
    /// Returns the length to which a length is scaled, as TurboJPEG rounds it.
    fileprivate func scaled(_ length: Int) -> Int { (length * Int(num) + Int(denom) - 1) / Int(denom) }
}
