import CLCMS
import CTurboJPEG
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// Photographs for printing, in cyan, magenta, yellow and black.
@Suite struct InkPictureTests {
    /// No rule of thumb would guess what the profile says: paper is dark, and inks are light.
    @Test(arguments: [64, 20, 8])
    func aProfileOfInksIsConvertedToSRGB(size: Int) throws {
        let paper = try decoded([0, 0, 0, 0], profile: negativeProfile(), size: size)
        let inks = try decoded([255, 255, 255, 255], profile: negativeProfile(), size: size)
        #expect(paper.allSatisfy { $0 < 5 }, "\(paper)")
        #expect(inks.allSatisfy { $0 > 250 }, "\(inks)")
    }

    /// Without Adobe's mark, 255 is all of the ink.
    @Test func theMarkOfAdobesProgramsDecidesWhatANumberMeans() throws {
        for isMarked in [true, false] {
            let little = try decoded([255, 255, 255, 0], isMarked: isMarked, profile: negativeProfile(), size: 40)
            let much = try decoded([255, 255, 255, 255], isMarked: isMarked, profile: negativeProfile(), size: 40)
            #expect(isMarked ? little[0] < much[0] : little[0] > much[0], "\(little), \(much)")
        }
    }

    @Test func inksWithoutAProfileAreConvertedByARuleOfThumb() throws {
        #expect(try decoded([0, 0, 0, 0], profile: nil, size: 40).allSatisfy { $0 > 250 })
        #expect(try decoded([0, 0, 0, 255], profile: nil, size: 40).allSatisfy { $0 < 5 })
    }

    /// The end of the file is missing.
    @Test func whatIsThereOfAFileIsConverted() throws {
        var file = try jpeg([0, 0, 0, 0], isMarked: true, profile: negativeProfile())
        file.removeLast(file.count / 20)
        let picture = try PictureFile.decode(UIImage.Source(file), pixels: CGSize(width: 64, height: 64))
        #expect(picture.bytes.prefix(3).allSatisfy { $0 < 5 })
    }

    /// Returns the color in the middle of a picture with the same amounts of inks everywhere.
    private func decoded(_ inks: [UInt8], isMarked: Bool = true, profile: Data?, size: Int) throws -> [UInt8] {
        let file = try jpeg(inks, isMarked: isMarked, profile: profile)
        let picture = try PictureFile.decode(UIImage.Source(file), pixels: CGSize(width: size, height: size))
        let channels = picture.isOpaque ? 3 : 4
        let start = picture.height / 2 * picture.stride + picture.width / 2 * channels
        let color = Array(picture.bytes[start..<(start + channels)])
        #expect(color.count == 3 || color[3] == 255)
        return Array(color.prefix(3))
    }
}

extension UIImage.Source {
    fileprivate init(_ file: Data) { self = UIImage(data: file)?.source ?? .name("") }
}

/// Returns a JPEG file as Adobe's programs write it: with a mark, and with the share of the paper that is not covered.
///
/// - Parameter isMarked: Whether the mark stays in the file.
private func jpeg(_ inks: [UInt8], isMarked: Bool, profile: Data?) throws -> Data {
    let encoder = tjInitCompress()
    defer { tjDestroy(encoder) }
    let stored = inks.map { 255 - $0 }
    let pixels = [[UInt8]](repeating: stored, count: 64 * 64).flatMap(\.self)
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let status = tjCompress2(
        encoder, pixels, 64, 0, 64, Int32(TJPF_CMYK.rawValue), &bytes, &count, Int32(TJSAMP_444.rawValue), 100, 0)
    defer { tjFree(bytes) }
    try #require(status == 0)
    var file = Data(bytes: try #require(bytes), count: Int(count))
    let mark = try #require(file.range(of: Data([0xFF, 0xEE, 0, 14])))
    if !isMarked { file.removeSubrange(mark.lowerBound..<(mark.lowerBound + 16)) }
    guard let profile else { return file }
    // ICC.1:2022, B.4: the segment's length, the name, and which part of the profile this is, of how many.
    let contents = Data("ICC_PROFILE".utf8) + [0, 1, 1] + profile
    let length = contents.count + 2
    file.insert(contentsOf: Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)]) + contents, at: 2)
    return file
}

/// Returns the profile of a printer on black paper: without ink, a picture is black, and with all inks, it is white.
private func negativeProfile() -> Data {
    let profile = cmsCreateProfilePlaceholder(nil)
    cmsSetProfileVersion(profile, 2.1)
    cmsSetDeviceClass(profile, cmsSigOutputClass)
    cmsSetColorSpace(profile, cmsSigCmykData)
    cmsSetPCS(profile, cmsSigLabData)
    let grid = cmsStageAllocCLut16bit(nil, 2, 4, 3, nil)
    cmsStageSampleCLut16bit(
        grid,
        { inks, lab, _ in
            guard let inks, let lab else { return 0 }
            let lightness = (0..<4).reduce(0) { $0 + Int(inks[$1]) } / 4
            // Lab's axes of color are encoded from −128 to 127, so gray is at 128 of 255.
            (lab[0], lab[1], lab[2]) = (UInt16(lightness), 0x8080, 0x8080)
            return 1
        }, nil, 0)
    let pipeline = cmsPipelineAlloc(nil, 4, 3)
    defer { cmsPipelineFree(pipeline) }
    cmsPipelineInsertStage(pipeline, cmsAT_END, grid)
    cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(pipeline))
    return profileBytes(profile)
}
