import CollectionView
import Testing

@Suite struct TextMeasuringTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func size(_ text: String, width: CGFloat = .infinity, lines: Int = 0) -> CGSize {
        TabularTextMeasuring().size(of: text, font: font, width: width, lines: lines)
    }

    private func matches(_ size: CGSize, _ width: CGFloat, _ lines: CGFloat) -> Bool {
        abs(size.width - width) < 1e-9 && abs(size.height - lines * 12) < 1e-9
    }

    @Test func widthsAreThoseOfTheTable() {
        #expect(size("") == .zero)
        #expect(matches(size("a"), 5.5, 1))
        #expect(matches(size("A1.m"), 24.3, 1))
        #expect(matches(size("漢字"), 20, 1))
        #expect(matches(size("👩‍👩‍👧"), 10, 1), "one character, however it is written")
        let bold = UIFont.boldSystemFont(ofSize: 10)
        let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)
        #expect(abs(TabularTextMeasuring().size(of: "a", font: bold, width: 99, lines: 1).width - 5.83) < 1e-9)
        #expect(abs(TabularTextMeasuring().size(of: "iM", font: mono, width: 99, lines: 1).width - 12) < 1e-9)
    }

    @Test func linesAreBrokenBetweenWords() {
        // "aaaa" is 22 points wide, and a space 3.3.
        #expect(matches(size("aaaa aaaa", width: 48), 47.3, 1))
        #expect(matches(size("aaaa aaaa", width: 47), 22, 2))
        #expect(matches(size("aaaa  \naaaa", width: 100), 22, 2))
        #expect(matches(size("aaaa\n\naa\n"), 22, 4))
        #expect(matches(size("aaaa-aa", width: 30), 25.3, 2))
        #expect(matches(size("漢字漢字漢", width: 25), 20, 3))
        #expect(matches(size("aa aaaaaaaa", width: 22), 22, 3), "a word too long is cut")
        #expect(matches(size("aaaa aaaa aaaa", width: 22, lines: 2), 22, 2))
    }

    /// Compares the line breaker with one that tries every position.
    @Test func linesAreThoseOfASimplerBreaker() {
        for seed in 0..<300 {
            var random = SplitMix64(seed: seed)
            let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String(repeating: "a", count: Int.random(in: 1...9, using: &random))
            }
            let width = random.distance(8...120)
            var lines: [CGFloat] = []
            var current: CGFloat?
            for word in words {
                var rest = word.count
                if let line = current, line + 3.3 + 5.5 * CGFloat(rest) <= width {
                    current = line + 3.3 + 5.5 * CGFloat(rest)
                    continue
                }
                if let line = current { lines.append(line) }
                let most = max(1, Int(width / 5.5))
                while rest > most {
                    lines.append(5.5 * CGFloat(most))
                    rest -= most
                }
                current = 5.5 * CGFloat(rest)
            }
            if let current { lines.append(current) }
            let size = size(words.joined(separator: " "), width: width)
            #expect(abs(size.height - 12 * CGFloat(lines.count)) < 1e-9, "seed \(seed)")
            #expect(abs(size.width - (lines.max() ?? 0)) < 1e-9, "seed \(seed)")
        }
    }

    @Test func textFitsIntoItsOwnWidth() {
        for seed in 0..<300 {
            var random = SplitMix64(seed: seed)
            let text = String((0..<40).map { _ in "abcWil 1.- 漢".randomElement(using: &random) ?? " " })
            let font = UIFont.systemFont(ofSize: random.distance(7...30))
            let free = TabularTextMeasuring().size(of: text, font: font, width: random.distance(60...200), lines: 0)
            let again = TabularTextMeasuring().size(of: text, font: font, width: free.width, lines: 0)
            #expect(again == free, "seed \(seed)")
        }
    }

    @Test func fewerPointsMakeNoFewerLines() {
        let text = "The quick brown fox — 42 of them! — jumps over 漢字 and a-b-c, again\nand again."
        var last: CGFloat = 0
        for width in stride(from: 400.0, to: 5, by: -1) {
            let height = size(text, width: width).height
            #expect(height >= last, "\(width)")
            last = height
        }
        for width in [CGFloat.nan, 0, -1, .infinity] { #expect(size(text, width: width).height == 24) }
    }

    /// Models of cells that know their heights beforehand measure text in this way.
    @Test func textIsMeasuredFromAnywhere() {
        let size = ("Minka" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(size.height == 12 && size.width > 20)
        let room = CGSize(width: CGFloat(MAXFLOAT), height: CGFloat(MAXFLOAT))
        #expect(("Minka" as NSString).boundingRect(with: room).height > 12)
    }
}

/// A measuring with the metrics of a font file for one font only, because other tests measure texts at the same time.
private struct TallLines: TextMeasuring {
    func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
        var size = TabularTextMeasuring().size(of: text, font: font, width: width, lines: lines)
        size.height *= metrics(of: font).lineHeight / TabularTextMeasuring().metrics(of: font).lineHeight
        return size
    }

    func metrics(of font: UIFont) -> FontMetrics {
        guard font.fontName == "Tall" else { return TabularTextMeasuring().metrics(of: font) }
        let em = font.pointSize
        return FontMetrics(
            ascender: 1.5 * em, descender: -0.5 * em, capHeight: 0.8 * em, xHeight: 0.6 * em, leading: 0.1 * em)
    }
}

@Suite @MainActor struct FontMetricsTests {
    @Test func aFontIsAsTallAsItsTextIsMeasured() throws {
        UILabel.textMeasuring = TallLines()
        defer { UILabel.textMeasuring = TabularTextMeasuring() }
        let tall = try #require(UIFont(name: "Tall", size: 10))
        #expect(tall.lineHeight == 20 && tall.ascender == 15 && tall.descender == -5)
        #expect(tall.capHeight == 8 && tall.xHeight == 6 && tall.leading == 1)
        #expect(abs(UIFont.systemFont(ofSize: 10).lineHeight - 12) < 1e-9)
        // A label as high as two lines of the font must show both, and stand on its baselines.
        let (label, mark, host) = (UILabel(), UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        (label.font, label.text, label.numberOfLines) = (tall, "a\na", 0)
        #expect(label.intrinsicContentSize.height == 2 * tall.lineHeight)
        for view in [label, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.topAnchor),
            mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
            mark.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        host.layoutIfNeeded()
        #expect(mark.frame.minY == 15 && mark.frame.maxY == 35)
    }
}

@Suite @MainActor struct LabelTests {
    @Test func aLabelIsAsLargeAsItsText() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.font = .systemFont(ofSize: 10)
        label.text = "aaaa aaaa"
        label.traitOverrides.displayScale = 2
        #expect(label.intrinsicContentSize == CGSize(width: 47.5, height: 12))
        #expect(label.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 47.5, height: 12))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 22, height: 24))
        label.frame.origin = CGPoint(x: 5, y: 6)
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 5, y: 6, width: 47.5, height: 12))
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == CGSize(width: 22, height: 24))
        label.attributedText = NSAttributedString(string: "a")
        #expect(label.text == "a")
    }

    @Test func stringsAreMeasuredAsLabelsAre() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let box = NSString(string: "aaaa aaaa").boundingRect(
            with: CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(abs(box.width - 22) < 1e-9 && abs(box.height - 24) < 1e-9)
        #expect(abs(NSString(string: "aaaa").size(withAttributes: attributes).height - 12) < 1e-9)
    }

    @Test func anImageViewIsAsLargeAsItsPicture() {
        let view = UIImageView(image: UIImage(name: "cat", size: CGSize(width: 30, height: 20)))
        #expect(
            view.intrinsicContentSize == CGSize(width: 30, height: 20) && view.frame.size == view.intrinsicContentSize)
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func colorsAreEqualByTheirNumbers() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
        let view = UIView()
        view.backgroundColor = .systemTeal
        #expect(view.backgroundColor == .systemTeal && view.tintColor == .systemBlue)
    }
}

/// Text with attributes.
@Suite @MainActor struct AttributedTextTests {
    private func makeStyle() -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.alignment, style.lineBreakMode) = (5, .center, .byClipping)
        return style
    }

    @Test func aLabelTakesTheAttributesOfItsFirstCharacter() {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "a\na\na",
            attributes: [
                .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red, .paragraphStyle: makeStyle(),
            ])
        #expect(label.font.pointSize == 10 && label.textColor == .red && label.textAlignment == .center)
        #expect(label.lineBreakMode == .byClipping && label.text == "a\na\na")
        #expect(abs(label.intrinsicContentSize.height - 46) < 0.01)
        label.text = "a\na\na"
        #expect(label.intrinsicContentSize.height == 3 * 12 && label.attributedText?.length == 5)
    }

    @Test func measuredTextHasItsLineSpacing() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: makeStyle(),
        ]
        let text = NSAttributedString(string: "a a", attributes: attributes)
        #expect(abs(text.boundingRect(with: CGSize(width: 6, height: 99), context: nil).height - 29) < 0.01)
        #expect(NSString(string: "a").size(withAttributes: attributes).height == 12)
    }

    @Test func aParagraphStyleIsCopied() throws {
        let style = makeStyle()
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.lineSpacing = 1
        #expect(copy != style && (style.copy() as? NSParagraphStyle)?.lineSpacing == 5)
        copy.setParagraphStyle(.default)
        #expect(copy == NSParagraphStyle.default)
    }
}
