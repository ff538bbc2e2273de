import ArgumentParser
import Foundation
import PhotoGallery

/// The options for access from other machines.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Protect the gallery with this password. Other users of this machine can see it in the list of processes, so a \
            file or the environment variable GALLERY_PASSWORD is safer.
            """))
    var password: String?

    @Option(
        help: ArgumentHelp("Protect the gallery with the password in the first line of this file.", valueName: "file"),
        completion: .file())
    var passwordFile: String?

    @Flag(help: "Give access to everybody who has a link. The link stays the same.")
    var link = false

    @Flag(help: "Create a new link and revoke the old one.")
    var newLink = false

    private static let variable = "GALLERY_PASSWORD"
    private static let shortest = 8

    /// - Parameters:
    ///   - folder: the photos, which a link belongs to; `nil` for made-up photos, which are public.
    /// - Returns: the access and the token of the link, if there is one; `nil` if everybody may see the photos.
    func access(to folder: PhotoFolder?, at host: ServedHost) throws -> (access: Access, link: String?)? {
        let password = try chosenPassword()
        if let folder { try MarkStore.check(for: folder) }
        let token = link || newLink ? try LinkStore().token(for: folder?.path ?? "", isNew: newLink) : nil
        if password != nil || token != nil { return (Access(password: password, link: token), token) }
        guard host.isLoopback || folder == nil else {
            throw ValidationError(
                """
                Other machines would see the photos. Set a password with --password-file or the environment variable \
                \(Self.variable), or give access by a link with --link.
                """)
        }
        return nil
    }

    private func chosenPassword() throws -> String? {
        let variable = ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        let file = try passwordFile.map(Self.firstLine)
        guard password == nil || file == nil else {
            throw ValidationError("Give either --password or --password-file, not both.")
        }
        guard let chosen = password ?? file ?? variable else { return nil }
        guard chosen.count >= Self.shortest else {
            throw ValidationError(
                "A password of fewer than \(Self.shortest) characters is easy to guess. Choose a longer one.")
        }
        return chosen
    }

    private static func firstLine(of path: String) throws -> String {
        // This also reads from a pipe, which shells can create from a program's output.
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
            throw ValidationError("The password file \"\(path)\" cannot be read.")
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).first
            .map { $0.last == "\r" ? String($0.dropLast()) : String($0) } ?? ""
    }
}
