import CGTK
import CLCMS
import Synchronization

/// Color profiles of pictures: they say which colors the numbers of the pixels mean.
enum ColorProfile {
    private struct Key: Hashable {
        /// The profile, as gdk-pixbuf gives it: in Base64.
        let text: String
        let hasAlpha: Bool
    }

    /// More profiles than a folder of photographs usually has.
    private static let maximumCount = 16

    /// Making a conversion takes 4 ms, almost as long as decoding a photograph. Nil for what is not converted.
    private static let conversions = Mutex<[Key: ColorConversion?]>([:])

    /// Converts the pixels of a picture to sRGB, in place. It can be called on any thread.
    ///
    /// Pixels without a profile are in sRGB. A damaged profile counts as none, as in browsers. So does a profile for gray
    /// or for inks, because gdk-pixbuf has already converted such pixels to red, green and blue.
    static func convertToSRGB(_ pixbuf: OpaquePointer) {
        guard let text = gdk_pixbuf_get_option(pixbuf, "icc-profile") else { return }
        let key = Key(text: String(cString: text), hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf) != 0)
        conversion(for: key)?.convert(pixbuf)
    }

    private static func conversion(for key: Key) -> ColorConversion? {
        if let known = conversions.withLock({ $0[key] }) { return known }
        // Outside the lock, so that other pictures are decoded meanwhile.
        let new = ColorConversion(base64: key.text, hasAlpha: key.hasAlpha)
        conversions.withLock { conversions in
            if conversions.count == maximumCount { conversions.removeAll() }
            conversions[key] = .some(new)
        }
        return new
    }
}

/// A conversion of pixels to sRGB. Several threads can use it at once.
private final class ColorConversion: @unchecked Sendable {
    private let transform: cmsHTRANSFORM

    /// Nil if the profile is damaged, is not for red, green and blue, or is that of sRGB.
    init?(base64 text: String, hasAlpha: Bool) {
        var count: gsize = 0
        let bytes = g_base64_decode(text, &count)
        defer { g_free(bytes) }
        guard let profile = cmsOpenProfileFromMem(bytes, cmsUInt32Number(count)) else { return nil }
        defer { cmsCloseProfile(profile) }
        guard cmsGetColorSpace(profile) == cmsSigRgbData, let screen = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(screen) }
        // A fourth channel is left alone. Without lcms' cache of the last pixel, a transform never changes.
        let format = hasAlpha ? clcms_rgba : clcms_rgb
        guard
            let transform = cmsCreateTransform(
                profile, format, screen, format, cmsUInt32Number(INTENT_PERCEPTUAL), cmsUInt32Number(cmsFLAGS_NOCACHE))
        else { return nil }
        self.transform = transform
        if changesNothing(channels: hasAlpha ? 4 : 3) { return nil }
    }

    deinit { cmsDeleteTransform(transform) }

    func convert(_ pixbuf: OpaquePointer) {
        let pixels = gdk_pixbuf_get_pixels(pixbuf)
        let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
        let stride = cmsUInt32Number(gdk_pixbuf_get_rowstride(pixbuf))
        cmsDoTransformLineStride(
            transform, pixels, pixels, cmsUInt32Number(width), cmsUInt32Number(height), stride, stride, 0, 0)
    }

    /// Whether colors in the whole space stay the same, apart from rounding. Most profiles in photographs are that of sRGB.
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
            cmsDoTransform(transform, $0.baseAddress, $0.baseAddress, cmsUInt32Number(colors.count / channels))
        }
        return zip(colors, converted).allSatisfy { before, after in abs(Int(before) - Int(after)) <= 1 }
    }
}
