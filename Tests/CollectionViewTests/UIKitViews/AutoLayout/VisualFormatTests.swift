import CollectionView
import LayoutModel
import Testing

@testable import UIKitViews

/// Constraints written as pictures.
@Suite @MainActor struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let views: [String: UIView] = ["a": UIView(), "b": UIView()]

    private func layOut(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> (a: CGRect, b: CGRect) {
        for name in ["a", "b"] {
            guard let view = views[name] else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        root.layoutIfNeeded()
        return (views["a"]?.frame ?? .null, views["b"]?.frame ?? .null)
    }

    @Test func aRowBetweenTheEdges() {
        let frames = layOut("H:|-[a(40)]-[b]-10-|", "V:|[a(20)][b(==a)]")
        #expect(frames.a == CGRect(x: 20, y: 0, width: 40, height: 20))
        #expect(frames.b == CGRect(x: 68, y: 20, width: 122, height: 20))
    }

    @Test func conditionsMetricsAndPriorities() {
        let frames = layOut(
            "|-gap-[a(>=60,<=80,==200@250)]-(>=gap,==5@500)-[b(b.width)]|", "V:[a(10)]-(-4)-[b(10)]|",
            metrics: ["gap": 12, "b.width": 30.5])
        #expect(frames.a.width == 80 && frames.a.minX == 12)
        #expect(frames.b == CGRect(x: 169.5, y: 90, width: 30.5, height: 10) && frames.a.maxY == 94)
    }

    @Test func viewsAreAligned() {
        let frames = layOut("H:|[a(50)][b(50)]", "V:|-10-[a(30)]", "V:[b(10)]", options: .alignAllTop)
        #expect(frames.a.minY == 10 && frames.b.minY == 10)
    }

    @Test func aRowCanRunFromTheRight() {
        let frames = layOut("H:|-5-[a(50)]-10-[b(50)]", "V:|[a(1)]", "V:|[b(1)]", options: .directionRightToLeft)
        #expect(frames.a.maxX == 195 && frames.b.maxX == 135)
    }

    @Test(arguments: [
        ("H:|-[a", "a ] is missing"), ("a", "in brackets"), ("[a]-8[b]", "a - must follow"), ("[a(]", "a number"),
        ("[a]|[b]", "nothing may follow"), ("[]", "name of a view"), ("", "in brackets"), ("[a(3@)]", "a priority"),
    ])
    func mistakesAreNamed(format: String, message: String) {
        let mistakes = CollectionViewDiagnostics.collected {
            #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: views).isEmpty)
        }
        #expect(mistakes.count == 1 && mistakes.first?.contains(message) == true)
    }

    @Test(arguments: ["[c]", "[a(width)]", "[a]-gap-[b]"]) func unknownNamesAreNamed(format: String) {
        let mistakes = CollectionViewDiagnostics.collected {
            #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: views).isEmpty)
        }
        #expect(mistakes.count == 1 && mistakes.first?.contains("neither a view nor a metric") == true)
    }

    /// A format with signs exchanged, added or removed is read, or refused with the place of a mistake in it.
    @Test(arguments: 0..<200) func changedFormatsAreReadOrRefused(seed: Int) throws {
        var random = SplitMix64(seed: seed)
        let valid = "H:|-[a(>=60,==b@250)]-(8.5)-[b]-gap-[a]|"
        _ = try VisualFormat(valid)
        var signs = Array(valid)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0..<signs.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: signs.remove(at: place)
            case 1: signs.insert(valid.randomElement(using: &random) ?? "-", at: place)
            default: signs[place] = valid.randomElement(using: &random) ?? "-"
            }
        }
        do {
            let read = try VisualFormat(String(signs))
            #expect(read.parts.contains { if case .view = $0 { true } else { false } }, "\(String(signs))")
        } catch {
            #expect((0...signs.count).contains(error.position) && !error.message.isEmpty, "\(String(signs))")
        }
    }
}
