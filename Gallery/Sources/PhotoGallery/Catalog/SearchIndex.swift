import Foundation
import GRDB

/// The words of every file in the catalog, in SQLite's full-text search.
enum SearchIndex {
    static var schema: String {
        """
        DROP TABLE IF EXISTS words;
        CREATE VIRTUAL TABLE words USING fts5 (
            name, folder, caption, author, date, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
        );
        """
    }

    /// Replaces a file's words. A file that is not shown has none.
    static func write(_ entry: CatalogEntry, in db: Database) throws {
        try remove(entry.id, in: db)
        guard let metadata = entry.facts?.metadata, entry.problem == nil else { return }
        let path = entry.file.path
        let arguments: StatementArguments = [
            entry.id, separated(words(of: path.name)), separated(words(of: path.folder)),
            metadata.caption.map(separated), metadata.author.map(separated), separated(words(of: Moment(of: entry))),
        ]
        try db.cachedStatement(
            sql: "INSERT INTO words (rowid, name, folder, caption, author, date) VALUES (?, ?, ?, ?, ?, ?)"
        ).execute(arguments: arguments)
    }

    /// Returns all of a file's words, in lowercase and without accents, each after a space.
    static func plainWords(of entry: CatalogEntry) -> String {
        let (path, metadata) = (entry.file.path, entry.facts?.metadata)
        let texts = [
            words(of: path.name), words(of: path.folder), metadata?.caption ?? "", metadata?.author ?? "",
            words(of: Moment(of: entry)),
        ]
        return plainWords(in: NaturalOrder.folded(texts.joined(separator: " ")))
    }

    private static func plainWords(in folded: some StringProtocol) -> String {
        words(in: separated(folded)).reduce(into: "") { $0 += " " + $1 }
    }

    private static func words(in text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber && !$0.unicodeScalars.contains(where: isEmoji) }
    }

    /// Returns a text with spaces around every Chinese and Japanese character, and with words in place of emoji.
    ///
    /// Chinese and Japanese have no spaces between words, so each character counts as a word, and a search finds characters
    /// in a row. SQLite drops emoji, so each becomes a word of a rare letter and its number. Page/Export/word-search.js
    /// does the same.
    private static func separated(_ text: some StringProtocol) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return String(text) }
        var result = String.UnicodeScalarView()
        // macOS writes some characters of file names as two.
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            if isEmoji(scalar) {
                result.append(contentsOf: " ʘ\(String(scalar.value, radix: 16)) ".unicodeScalars)
                continue
            }
            let isWord = wordCharacters.contains { $0.contains(scalar.value) }
            result.append(contentsOf: isWord ? [" ", scalar, " "] : [scalar])
        }
        return String(result)
    }

    /// Unicode counts digits as emoji, too.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x80 && scalar.properties.isEmoji }

    /// Returns whether emoji are among a file's words.
    static func hasEmoji(_ entry: CatalogEntry) -> Bool {
        let metadata = entry.facts?.metadata
        return [entry.file.path.string, metadata?.caption, metadata?.author].contains {
            $0?.unicodeScalars.contains(where: isEmoji) == true
        }
    }

    /// Chinese characters and both Japanese syllabaries.
    private static let wordCharacters: [ClosedRange<UInt32>] = [
        0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
        0xFF66...0xFF9F, 0x20000...0x3FFFF,
    ]

    static func remove(_ id: Int64, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM words WHERE rowid = ?").execute(arguments: [id])
    }

    /// Returns the ids of the given files that contain every word, or a word that begins with it.
    ///
    /// - Complexity: O(*n*) for *n* files. It is for files that are not in the index yet.
    static func search(_ words: String, among entries: some Sequence<CatalogEntry>) -> Set<Int64> {
        let prefixes = self.words(in: NaturalOrder.folded(words)).map(plainWords)
        guard !prefixes.isEmpty else { return [] }
        return Set(
            entries.lazy.filter { entry in
                let words = plainWords(of: entry)
                return prefixes.allSatisfy(words.contains)
            }.map(\.id))
    }

    static func search(_ words: String, in db: Database) throws -> Set<Int64> {
        // In quotes, nothing that a person types is an operator, and words have to follow each other.
        let pattern = self.words(in: words).map { "\"\(separated($0))\"*" }.joined(separator: " ")
        guard !pattern.isEmpty else { return [] }
        return try Int64.fetchSet(
            db.cachedStatement(sql: "SELECT rowid FROM words WHERE words MATCH ?"), arguments: [pattern])
    }

    /// Returns a name, followed by its numbers with and without leading zeros: "01234" and "1234" find "DSC01234".
    private static func words(of name: Substring) -> String {
        let numbers = name.split { !$0.isNumber }
        return ([name] + numbers + numbers.map { $0.drop { $0 == "0" } }).joined(separator: " ")
    }

    /// Returns a date's words, such as "2018 06 03 3 June 2018", with the month in every language of the page.
    private static func words(of moment: Moment) -> String {
        guard let month = moment.month, (1...12).contains(month.month) else { return "" }
        func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let numbers = [String(moment.year), padded(month.month), padded(moment.dayOfMonth)]
        let japanese = "\(moment.year)年\(month.month)月\(moment.dayOfMonth)日"
        return (numbers + [Grouping.day.title(of: moment)] + Month.otherNames[month.month - 1] + [japanese])
            .joined(separator: " ")
    }
}
