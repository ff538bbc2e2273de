import Foundation

/// The page of an export: the gallery's page, with one module that replaces the server.
struct ExportedPage {
    let files: WebFiles

    /// Writes the page's scripts and style sheets to a folder whose name is their checksum. Browsers may cache files of
    /// web servers for any time, and these files belong together.
    /// - Returns: the page itself, which the caller must write last.
    func writeAssets(to folder: ExportFolder) throws(ExportError) -> [UInt8] {
        if let missing = files.missing.first { throw .incomplete(missing: missing) }
        let assets = try assets()
        let sum = SHA256.digits(of: assets.flatMap { Array($0.name.utf8) + $0.bytes }).prefix(16)
        for (name, bytes) in assets { try folder.write("assets/\(sum)/\(name)", bytes) }
        let page = String(decoding: try read(files.pageFolder + "/index.html"), as: UTF8.self)
        let head = """
            <meta charset="utf-8">
            <script src="assets/opened-as-file.js"></script>
            <meta http-equiv="Content-Security-Policy" content="\(PagePolicy.ofExportedPages)">
            """
        let exported = page.replacing("<meta charset=\"utf-8\">", with: head)
            .replacing("\"assets/", with: "\"assets/\(sum)/")
        return Array(exported.utf8)
    }

    /// Returns the page's files. The module that reads chunks has the name of the one that asks a server, and so
    /// replaces it.
    private func assets() throws(ExportError) -> [(name: String, bytes: [UInt8])] {
        var paths: [String: String] = [:]
        for folder in [files.scriptFolder, files.languageFolder, files.pageFolder, files.pageFolder + "/Export"] {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                let isAsset = [".js", ".css", ".svg", ".wasm", ".webmanifest"].contains { name.hasSuffix($0) }
                if isAsset, !name.hasSuffix(".min.js") { paths[name] = "\(folder)/\(name)" }
            }
        }
        var assets: [(name: String, bytes: [UInt8])] = []
        for (name, path) in paths.sorted(by: { $0.key < $1.key }) {
            var bytes = try read(path)
            if name.hasSuffix(".webmanifest") {
                // Addresses in it are relative to its folder, which is one folder deeper here.
                bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\"..\"", with: "\"../..\"").utf8)
            }
            assets.append((name, bytes))
        }
        return assets
    }

    private func read(_ path: String) throws(ExportError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else { throw .incomplete(missing: path) }
        return [UInt8](data)
    }
}
