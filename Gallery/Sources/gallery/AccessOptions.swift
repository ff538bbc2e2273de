import ArgumentParser
import Foundation
import PhotoGallery

/// The options for access from other machines.
struct AccessOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Ask for this password. Others on this machine may see it in the list of programs: better is a file, or the \
            environment variable GALLERY_PASSWORD.
            """))
    var password: String?

    @Option(
        help: ArgumentHelp("Ask for the password in the first line of this file.", valueName: "file"),
        completion: .file())
    var passwordFile: String?

    @Flag(help: "Let in whoever has a link, which stays the same.")
    var link = false

    @Flag(help: "Make another link: the former one is revoked.")
    var newLink = false

    private static let variable = "GALLERY_PASSWORD"
    private static let shortest = 8

    /// - Parameters:
    ///   - folder: the path of the photos, which a link belongs to; `nil` for made-up photos, which are public.
    /// - Returns: the access and the token of the link, if there is one; `nil` if everybody may see the photos.
    func access(to folder: String?, at host: ServedHost) throws -> (access: Access, link: String?)? {
        let password = try chosenPassword()
        let token = link || newLink ? try LinkStore().token(for: folder ?? "", isNew: newLink) : nil
        if password != nil || token != nil { return (Access(password: password, link: token), token) }
        guard host.isLoopback || folder == nil else {
            throw ValidationError(
                """
                Other machines would see the photos. Let them be asked for a password, by --password-file or the \
                environment variable \(Self.variable), or let in whoever has a link, by --link.
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
                "A password of fewer than \(Self.shortest) characters is soon guessed. Give a longer one.")
        }
        return chosen
    }

    private static func firstLine(of path: String) throws -> String {
        // This also reads from a pipe, which shells can create from a program's output.
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
            throw ValidationError("The file \"\(path)\" with the password cannot be read.")
        }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).first
            .map { $0.last == "\r" ? String($0.dropLast()) : String($0) } ?? ""
    }
}
