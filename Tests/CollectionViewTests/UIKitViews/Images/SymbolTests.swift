import CollectionView
import Testing

/// Symbols, and the properties of images that hosts may use.
@Suite @MainActor struct SymbolTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    @Test func aConfigurationDeterminesTheSize() throws {
        let plain = try #require(UIImage(systemName: "leaf"))
        #expect(plain.isSymbolImage && plain.size == CGSize(width: 20, height: 20) && plain.configuration == nil)
        let twice = try #require(UIImage(systemName: "leaf", withConfiguration: Configuration(pointSize: 34)))
        #expect(twice.size == CGSize(width: 40, height: 40) && twice.name == "leaf")
        #expect(plain.withConfiguration(Configuration(font: .systemFont(ofSize: 34))).size == twice.size)
        let small = try #require(twice.applyingSymbolConfiguration(Configuration(scale: .small)))
        #expect(small.size.width < 40 && small.symbolConfiguration == Configuration(pointSize: 34, scale: .small))
        let photo = try #require(UIImage(named: "photo"))
        #expect(photo.withConfiguration(Configuration(pointSize: 34)) === photo && !photo.isSymbolImage)
        #expect(photo.applyingSymbolConfiguration(.unspecified) == nil)
    }

    @Test func configurationsComplementEachOther() {
        let combined = Configuration(pointSize: 20, weight: .bold).applying(Configuration(scale: .large))
        #expect(combined == Configuration(pointSize: 20, weight: .bold, scale: .large))
        #expect(
            combined.applying(Configuration(weight: .light))
                == Configuration(pointSize: 20, weight: .light, scale: .large))
        #expect(Configuration(paletteColors: [.red]) != Configuration(hierarchicalColor: .blue))
    }

    @Test func aViewPrefersAConfiguration() {
        let view = UIImageView(image: UIImage(systemName: "leaf"))
        view.preferredSymbolConfiguration = Configuration(pointSize: 34)
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
        view.image = UIImage(systemName: "leaf", withConfiguration: Configuration(pointSize: 17))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        view.image = UIImage(named: "photo")
        #expect(view.intrinsicContentSize == CGSize(width: 100, height: 100))
    }

    @Test func theImageOfAListPrefersAConfiguration() throws {
        var content = UIListContentConfiguration.cell()
        (content.image, content.text) = (UIImage(systemName: "leaf"), "Oak")
        content.imageProperties.preferredSymbolConfiguration = Configuration(pointSize: 34)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(picture.frame.size == CGSize(width: 40, height: 40))
    }

    @Test func imagesKeepTheirModeAndColor() throws {
        let photo = try #require(UIImage(named: "photo"))
        #expect(photo.renderingMode == .automatic)
        let template = photo.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && template.name == "photo" && template.size == photo.size)
        #expect(template.withTintColor(.red).renderingMode == .alwaysTemplate)
        #expect(photo.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test func colorsHaveNames() {
        #expect(UIColor(named: "accent") == nil)
        UIColor.colorOfNamed = { $0 == "accent" ? .red : nil }
        defer { UIColor.colorOfNamed = { _ in nil } }
        #expect(UIColor(named: "accent") == .red && UIColor(named: "other") == nil)
    }
}
