import CGTK
import CLCMS
import CollectionView
import Synchronization
@_spi(Host) import UIKitViews

/// The color profiles of pictures, which define the colors that the numbers of their pixels stand for.
enum ColorProfile {
    private struct Key: Hashable {
        /// The profile in Base64, as gdk-pixbuf provides it.
        let text: String
        let hasAlpha: Bool
    }

    /// The most conversions that are kept, more than a folder of photographs usually needs.
    private static let maximumCount = 16

    /// The conversions that have been made. Making one takes 4 ms, almost as long as decoding a photograph. Nil for
    /// profiles that are not converted.
    private static let conversions = Mutex<[Key: (any PixelConversion)?]>([:])

    /// Converts the pixels of a picture to sRGB, in place. It can be called on any thread.
    ///
    /// Pixels without a profile are in sRGB. A damaged profile is ignored, as in browsers. So is one that does not fit the
    /// picture.
    ///
    /// - Parameter source: The file from which the picture was decoded.
    static func convertToSRGB(_ pixbuf: OpaquePointer, of source: UIImage.Source) {
        guard let text = gdk_pixbuf_get_option(pixbuf, "icc-profile") else { return }
        let key = Key(text: String(cString: text), hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf) != 0)
        conversion(for: key)?.convert(pixbuf, of: source)
    }

    private static func conversion(for key: Key) -> (any PixelConversion)? {
        if let known = conversions.withLock({ $0[key] }) { return known }
        // Outside the lock, so other pictures can be decoded meanwhile.
        let new = makeConversion(for: key)
        conversions.withLock { conversions in
            if conversions.count == maximumCount { conversions.removeAll() }
            conversions[key] = .some(new)
        }
        return new
    }

    /// Returns nil if the profile is damaged, is of another kind, or is that of sRGB.
    private static func makeConversion(for key: Key) -> (any PixelConversion)? {
        var count: gsize = 0
        let bytes = g_base64_decode(key.text, &count)
        defer { g_free(bytes) }
        guard let profile = cmsOpenProfileFromMem(bytes, cmsUInt32Number(count)) else { return nil }
        defer { cmsCloseProfile(profile) }
        guard let screen = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(screen) }
        switch cmsGetColorSpace(profile) {
        case cmsSigRgbData: return ColorConversion(from: profile, to: screen, hasAlpha: key.hasAlpha)
        case cmsSigGrayData: return GrayConversion(from: profile, to: screen)
        case cmsSigCmykData: return InkConversion(from: profile, to: screen)
        default: return nil
        }
    }
}

/// A conversion of pixels to sRGB. Several threads can use it at once.
private protocol PixelConversion: Sendable {
    func convert(_ pixbuf: OpaquePointer, of source: UIImage.Source)
}

/// A transform of Little CMS. Several threads can use it at once: without the cache of the last pixel, it is immutable.
private final class ColorTransform: @unchecked Sendable {
    private let transform: cmsHTRANSFORM

    /// - Parameter formats: The formats of the pixels before and after.
    init?(from profile: cmsHPROFILE, to screen: cmsHPROFILE, formats: (cmsUInt32Number, cmsUInt32Number)) {
        guard
            let transform = cmsCreateTransform(
                profile, formats.0, screen, formats.1, cmsUInt32Number(INTENT_PERCEPTUAL),
                cmsUInt32Number(cmsFLAGS_NOCACHE))
        else { return nil }
        self.transform = transform
    }

    deinit { cmsDeleteTransform(transform) }

    /// Converts rows of pixels that begin at distances in bytes. Both places may be the same.
    func convert(
        _ source: UnsafeRawPointer?, stride: Int, to target: UnsafeMutableRawPointer?, stride targetStride: Int,
        width: Int, height: Int
    ) {
        cmsDoTransformLineStride(
            transform, source, target, cmsUInt32Number(width), cmsUInt32Number(height), cmsUInt32Number(stride),
            cmsUInt32Number(targetStride), 0, 0)
    }
}

/// A conversion of red, green and blue.
private struct ColorConversion: PixelConversion {
    private let transform: ColorTransform

    /// Returns nil if the conversion would change nothing.
    init?(from profile: cmsHPROFILE, to screen: cmsHPROFILE, hasAlpha: Bool) {
        // A fourth channel is left unchanged.
        let format = hasAlpha ? clcms_rgba : clcms_rgb
        guard let transform = ColorTransform(from: profile, to: screen, formats: (format, format)) else { return nil }
        self.transform = transform
        if changesNothing(channels: hasAlpha ? 4 : 3) { return nil }
    }

    func convert(_ pixbuf: OpaquePointer, of source: UIImage.Source) {
        let pixels = gdk_pixbuf_get_pixels(pixbuf)
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        transform.convert(
            pixels, stride: stride, to: pixels, stride: stride, width: Int(gdk_pixbuf_get_width(pixbuf)),
            height: Int(gdk_pixbuf_get_height(pixbuf)))
    }

    /// Whether all colors stay the same, apart from rounding. Most photographs have the profile of sRGB.
    private func changesNothing(channels: Int) -> Bool {
        let levels: [UInt8] = [0, 17, 51, 102, 153, 204, 238, 255]
        var colors: [UInt8] = []
        for red in levels {
            for green in levels {
                for blue in levels { colors += [red, green, blue, 255].prefix(channels) }
            }
        }
        var converted = colors
        converted.withUnsafeMutableBytes {
            transform.convert(
                $0.baseAddress, stride: $0.count, to: $0.baseAddress, stride: $0.count, width: $0.count / channels,
                height: 1)
        }
        return zip(colors, converted).allSatisfy { before, after in abs(Int(before) - Int(after)) <= 1 }
    }
}

/// A conversion of gray, which gdk-pixbuf delivers as equal amounts of red, green and blue.
private struct GrayConversion: PixelConversion {
    /// Red, green and blue for each gray value.
    private let colors: [UInt8]

    /// Returns nil if the conversion would change nothing.
    init?(from profile: cmsHPROFILE, to screen: cmsHPROFILE) {
        let intent = cmsUInt32Number(INTENT_PERCEPTUAL)
        guard let transform = cmsCreateTransform(profile, clcms_gray, screen, clcms_rgb, intent, 0) else { return nil }
        defer { cmsDeleteTransform(transform) }
        let grays = [UInt8](0...255)
        var colors = [UInt8](repeating: 0, count: 3 * grays.count)
        cmsDoTransform(transform, grays, &colors, cmsUInt32Number(grays.count))
        if colors.indices.allSatisfy({ abs(Int(colors[$0]) - $0 / 3) <= 1 }) { return nil }
        self.colors = colors
    }

    /// Leaves a color picture unchanged, because a gray profile is not meant for it.
    func convert(_ pixbuf: OpaquePointer, of source: UIImage.Source) {
        guard let pixels = gdk_pixbuf_get_pixels(pixbuf) else { return }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf)))
        func forEachPixel(_ body: (UnsafeMutablePointer<UInt8>) -> Bool) -> Bool {
            (0..<height).allSatisfy { y in (0..<width).allSatisfy { body(pixels + y * stride + $0 * channels) } }
        }
        guard forEachPixel({ $0[0] == $0[1] && $0[1] == $0[2] }) else { return }
        _ = forEachPixel { pixel in
            let start = 3 * Int(pixel[0])
            for channel in 0..<3 { pixel[channel] = colors[start + channel] }
            return true
        }
    }
}

/// A conversion of four inks, which gdk-pixbuf does not deliver.
private struct InkConversion: PixelConversion {
    private let transform: ColorTransform

    init?(from profile: cmsHPROFILE, to screen: cmsHPROFILE) {
        guard let transform = ColorTransform(from: profile, to: screen, formats: (clcms_cmyk, clcms_rgb)) else {
            return nil
        }
        self.transform = transform
    }

    /// Decodes the picture once more, and replaces the pixels. Leaves a picture unchanged that does not consist of inks.
    func convert(_ pixbuf: OpaquePointer, of source: UIImage.Source) {
        let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
        guard let picture = InkPicture(source, atLeast: (Int(width), Int(height))),
            let colors = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(picture.width), Int32(picture.height))
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(colors)) }
        transform.convert(
            picture.inks, stride: 4 * picture.width, to: gdk_pixbuf_get_pixels(colors),
            stride: Int(gdk_pixbuf_get_rowstride(colors)), width: picture.width, height: picture.height)
        gdk_pixbuf_scale(
            colors, pixbuf, 0, 0, width, height, 0, 0, Double(width) / Double(picture.width),
            Double(height) / Double(picture.height), GDK_INTERP_BILINEAR)
    }
}
