import Foundation

/// Pictures of 16 × 12 pixels, red at the top and blue at the bottom, one in each format but JPEG.
enum TinyPhoto: String, CaseIterable {
    case png, webp, gif, tiff, heic, avif

    var data: Data { Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data() }

    private var base64: String {
        switch self {
        case .png:
            """
            iVBORw0KGgoAAAANSUhEUgAAABAAAAAMEAIAAAC0FXaVAAAAOUlEQVQ4y2P8/5+BpoDl5S4GBnE3Wlqwm4FB3HUo++DFLgYGCZoG0Wgc
            ELJgNA4IAUYGBgYGWhYXAEciGCdaddR5AAAAAElFTkSuQmCC
            """
        case .webp:
            """
            UklGRlAAAABXRUJQVlA4IEQAAABwAgCdASoQAAwAAgA0JbACdGuA/wFx/geiAVrwAP71hpcF8i2FBJ3Gl//v2+fqz/XjAJX/7LL7//0J
            ReHMI+dCSgAAAA==
            """
        case .gif:
            """
            R0lGODlhEAAMAPMAAP8AAOgAF9EALrkARqIAXYsAdHQAi10AokYAuS4A0RcA6AAA/wAAAAAAAAAAAAAAACH5BAAAAAAAIf8LSW1hZ2VN
            YWdpY2sNZ2FtbWE9MC40NTQ1NQAsAAAAABAADAAABDkQyEkrCDjrHYT/YCgMZGmeA6GubEsUcCzPhWHfeG4cfO//B4RwSCwiEsikcplQ
            OJ/QqGJBrVqviwgAOw==
            """
        case .tiff:
            """
            SUkqAHgAAACAP9/gCCQWDQeEQmFQuGQ2HQ+Crl0QQjBeIReMRmNQw6NGCIsXRuRSOSQoXLqCNEiyWWS2NOhRQQLl2XTWbQtRIuCF06Te
            fT+eQScz+iTWZwSYUWlSWVQST0uoRuQQSO1GrReKwSJVeuReBV2wQmAgEAAAAQMAAQAAABAAAAABAQMAAQAAAAwAAAACAQMAAwAAAD4B
            AAADAQMAAQAAAAUAAAAGAQMAAQAAAAIAAAAKAQMAAQAAAAEAAAARAQQAAQAAAAgAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAMAAAAWAQMA
            AQAAAAwAAAAXAQQAAQAAAHAAAAAcAQMAAQAAAAEAAAApAQMAAgAAAAAAAQA9AQMAAQAAAAIAAAA+AQUAAgAAAHQBAAA/AQUABgAAAEQB
            AAAAAAAAEAAQABAAhetRAAAAgADD9agAAAAAAs3MTAAAAAABzcxMAAAAgADNzEwAAAAAAo/C9QAAAAAQNxqgAAAAAAIrhwoAAAAgAA==
            """
        case .heic:
            """
            AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w
            aXRtAAAAAAACAAAAEGlkYXQAAAAAABAADAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIHAAEAAAAAAAAAQgACAAEAAAAAAAAAAQAAAAAA
            AAAIAAMAAAAAAAACSQABAAAAAAAAAL4AAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlk
            AAAAABVpbmZlAgAAAQADAABFeGlmAAAAANdpcHJwAAAAtWlwY28AAAB1aHZjQwEECAAAAAAAAAAAAB7wAPz9/PwAAA8DIAABABdAAQwB
            //8ECAAAAwCZuAAAAwAAHroCQCEAAQAqQgEBBAgAAAMAmbgAAAMAAB6gIIEEUpbqrprm4EBAwIAAAAMAgAAAAwCEIgABAAZEAcFzwYkA
            AAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAABAAAAAMAAAAEHBpeGkAAAAAAwwMDAAAABppcG1hAAAAAAAAAAIAAQKBAgAC
            AgOEAAAAKGlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOY2RzYwADAAEAAgAAAQhtZGF0AAAAPigBrxMheNLA9SGQMZQuhOqLd8FWfALl
            KUbicgNgDN8VIyNDMdC7sc5MW/4yPy0FX0kwQLr65QqRoK/rgi8eAAAABkV4aWYAAElJKgAIAAAABgASAQMAAQAAAAEAAAAaAQUAAQAA
            AFYAAAAbAQUAAQAAAF4AAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAGYAAAAAAAAALxkBAOgDAAAvGQEA6AMAAAYAAJAH
            AAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAQAAAAA6AEAAEAAAAMAAAAAAAAAA==
            """
        case .avif:
            """
            AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAASttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5w
            aXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAFPAAEAAAAAAAAALQACAAAAAAF8AAEAAAAAAAAAvgAAADhpaW5mAAAAAAACAAAA
            FWluZmUCAAAAAAEAAGF2MDEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAM
            YXYxQ4FAbAAAAAAUaXNwZQAAAAAAAAAQAAAADAAAABBwaXhpAAAAAAMMDAwAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAABppcmVmAAAA
            AAAAAA5jZHNjAAIAAQABAAAA821kYXQSAAoJWAz+2NAgIG4QMh4YAAAAQHnrJr3Q1Za/cgwOjmFj3qFEBX0xAnpzZFAAAAAGRXhpZgAA
            SUkqAAgAAAAGABIBAwABAAAAAQAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAA
            ZgAAAAAAAAAvGQEA6AMAAC8ZAQDoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQA
            AQAAABAAAAADoAQAAQAAAAwAAAAAAAAA
            """
        }
    }

    /// Returns the WebP with an orientation.
    /// - Parameter orientation: by EXIF, 1 to 8.
    static func webp(orientation: UInt8) -> Data {
        func chunk(_ kind: String, _ content: [UInt8]) -> Data {
            let size = withUnsafeBytes(of: UInt32(content.count).littleEndian, Array.init)
            return Data(kind.utf8 + size + content)
        }
        // The first byte announces EXIF. The others are width and height, less 1.
        let features = chunk("VP8X", [0b1000, 0, 0, 0, 15, 0, 0, 11, 0, 0])
        let pixels = TinyPhoto.webp.data.dropFirst(12)
        // A TIFF with one directory of one entry: the tag 0x112, with one 16-bit number.
        let directory: [UInt8] = [1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let exif = chunk("EXIF", Array("II*\0".utf8) + [8, 0, 0, 0] + directory)
        return chunk("RIFF", Array("WEBP".utf8) + features + pixels + exif)
    }
}
