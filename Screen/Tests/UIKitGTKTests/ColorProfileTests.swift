import CGTK
import CLCMS
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// Photographs with color profiles.
@Suite struct ColorProfileTests {
    /// sRGB's red, with the coordinates that CSS Color 4 lists for it in each of these spaces.
    @Test(arguments: ["png", "jpeg"], [RGBSpace.displayP3, .adobeRGB, .proPhoto])
    func aProfileIsConvertedToSRGB(type: String, space: RGBSpace) throws {
        for size in [40, 7] {
            let color = try decoded(space.red, type, profile: space.profile(), size: size)
            #expect(color.isClose(to: [255, 0, 0]), "\(color) at \(size) pixels")
        }
    }

    @Test func translucentPixelsKeepTheirAlpha() throws {
        let space = RGBSpace.displayP3
        let color = try decoded(space.red + [100], "png", profile: space.profile(), size: 40)
        #expect(color.isClose(to: [255, 0, 0, 100]))
    }

    /// The picture is turned after its colors have been read.
    @Test func aPictureOnItsSideIsConvertedToo() throws {
        let space = RGBSpace.adobeRGB
        let color = try decoded(space.red, "jpeg", profile: space.profile(), orientation: 6, size: 40)
        #expect(color.isClose(to: [255, 0, 0]))
    }

    @Test func colorsInSRGBStayAsTheyAre() throws {
        for profile in [nil, profileBytes(cmsCreate_sRGBProfile())] {
            #expect(try decoded([234, 51, 35], "png", profile: profile, size: 40) == [234, 51, 35])
        }
    }

    /// 128 of 255 linear steps are 188 steps of sRGB, by the formula in its standard.
    @Test func grayIsConvertedToSRGB() throws {
        let linear = grayProfile(gamma: 1)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try PNGChunk.grayFile(128, width: 40, height: 20, profile: linear).write(to: URL(fileURLWithPath: path))
        let picture = try PictureFile.decode(.file(path), pixels: CGSize(width: 40, height: 20))
        #expect(Array(picture.bytes.suffix(3)).isClose(to: [188, 188, 188]))
        #expect(try decoded([128, 128, 128], "jpeg", profile: linear, size: 40).isClose(to: [188, 188, 188]))
    }

    @Test func damagedProfilesAndThoseOfOtherColorsAreIgnored() throws {
        let profile = RGBSpace.displayP3.profile()
        var inks = profile
        inks.replaceSubrange(16..<20, with: Data("CMYK".utf8))
        var withoutTags = profile
        withoutTags.replaceSubrange(128..<132, with: [0, 0, 0, 0])
        let gray = grayProfile(gamma: 1)
        let noise = Data((0..<500).map { UInt8(truncatingIfNeeded: $0 * 167) })
        for other in [inks, withoutTags, gray, noise, profile.prefix(130), profile.prefix(300)] {
            let color = try decoded([234, 51, 35], "jpeg", profile: other, size: 40)
            #expect(color.isClose(to: [234, 51, 35]), "\(color)")
        }
    }

    /// Each byte of a damaged profile may be wrong.
    @Test func noByteOfAProfileIsDangerous() throws {
        let profile = RGBSpace.displayP3.profile()
        for index in profile.indices {
            for byte in [0, 0xFF] as [UInt8] {
                var damaged = profile
                damaged[index] = byte
                #expect(throws: Never.self, "byte \(index)") {
                    try decoded([234, 51, 35], "jpeg", profile: damaged, size: 8)
                }
            }
        }
    }

    /// Writes a picture of one color, and returns the color in its middle after it has been decoded.
    private func decoded(
        _ color: [UInt8], _ type: String, profile: Data?, orientation: UInt8? = nil, size: Int
    ) throws -> [UInt8] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(type)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, color.count == 4 ? 1 : 0, 8, 40, 20))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, (color + [255]).prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
        // gdk-pixbuf cannot write a PNG file with a profile.
        let isPNG = type == "png"
        var options: [(String, String)] = []
        if !isPNG { options.append(("quality", "100")) }
        if !isPNG, let profile { options.append(("icc-profile", profile.base64EncodedString())) }
        var keys = options.map { strdup($0.0) } + [nil]
        var values = options.map { strdup($0.1) } + [nil]
        defer { for text in keys + values { free(text) } }
        try #require(gdk_pixbuf_savev(pixbuf, path, type, &keys, &values, nil) != 0)
        if isPNG, let profile {
            // After the first chunk, which is the header.
            try insert(PNGChunk.colorProfile(profile).bytes, at: 33, inFile: path)
        }
        if let orientation { try insert(exif(orientation: orientation), at: 2, inFile: path) }
        let picture = try PictureFile.decode(.file(path), pixels: CGSize(width: size, height: size))
        #expect(orientation == nil || picture.height > picture.width)
        #expect(picture.isOpaque == (color.count == 3))
        let start = picture.height / 2 * picture.stride + picture.width / 2 * color.count
        return Array(picture.bytes[start..<(start + color.count)])
    }
}

/// Returns a gray profile with an exponent.
private func grayProfile(gamma: Double) -> Data {
    let curve = cmsBuildGamma(nil, gamma)
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    return profileBytes(cmsCreateGrayProfile(&white, curve))
}

private func insert(_ bytes: Data, at index: Int, inFile path: String) throws {
    var file = try Data(contentsOf: URL(fileURLWithPath: path))
    file.insert(contentsOf: bytes, at: index)
    try file.write(to: URL(fileURLWithPath: path))
}

/// Returns the segment of a JPEG file in which a camera records how it was held: a TIFF directory with only this entry.
private func exif(orientation: UInt8) -> Data {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let directory: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let contents: [UInt8] = Array("Exif".utf8) + [0, 0] + directory
    return Data([0xFF, 0xE1, 0, UInt8(contents.count + 2)] + contents)
}

/// A color space, with the numbers in its standard.
struct RGBSpace: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// sRGB's red in this space.
    let red: [UInt8]
    fileprivate let white: (Double, Double)
    fileprivate let primaries: [(Double, Double)]
    /// The parameters of a curve of lcms' type 4, or only an exponent.
    fileprivate let curve: [Double]

    static let displayP3 = RGBSpace(
        testDescription: "Display P3", red: [234, 51, 35], white: (0.3127, 0.3290),
        primaries: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)],
        curve: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    static let adobeRGB = RGBSpace(
        testDescription: "Adobe RGB", red: [219, 0, 0], white: (0.3127, 0.3290),
        primaries: [(0.6400, 0.3300), (0.2100, 0.7100), (0.1500, 0.0600)], curve: [563.0 / 256])
    static let proPhoto = RGBSpace(
        testDescription: "ProPhoto RGB", red: [179, 70, 26], white: (0.3457, 0.3585),
        primaries: [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], curve: [1.8])

    func profile() -> Data {
        var white = cmsCIExyY(x: white.0, y: white.1, Y: 1)
        let corners = primaries.map { cmsCIExyY(x: $0.0, y: $0.1, Y: 1) }
        var triple = cmsCIExyYTRIPLE(Red: corners[0], Green: corners[1], Blue: corners[2])
        let curve = curve.count == 1 ? cmsBuildGamma(nil, curve[0]) : cmsBuildParametricToneCurve(nil, 4, curve)
        defer { cmsFreeToneCurve(curve) }
        var curves = [curve, curve, curve]
        return profileBytes(cmsCreateRGBProfile(&white, &triple, &curves))
    }
}

func profileBytes(_ profile: cmsHPROFILE?) -> Data {
    defer { cmsCloseProfile(profile) }
    var count: cmsUInt32Number = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = Data(count: Int(count))
    bytes.withUnsafeMutableBytes { _ = cmsSaveProfileToMem(profile, $0.baseAddress, &count) }
    return bytes
}

extension [UInt8] {
    /// Whether colors are equal apart from rounding: a file contains whole numbers, and JPEG rounds again.
    fileprivate func isClose(to other: [UInt8]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
    }
}
