import CollectionView
import Testing

@Suite @MainActor struct ItemProviderTests {
    @Test func anObjectIsLoadedByItsClass() {
        let provider = NSItemProvider(object: NSString(string: "text"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: UIImage.self))
        var loaded: [String] = []
        provider.loadObject(ofClass: NSString.self) { object, error in
            loaded.append("\((object as! NSString).description) \(error == nil)")
        }
        provider.loadObject(ofClass: UIImage.self) { object, error in loaded.append("\(object == nil) \(error!)") }
        #expect(
            loaded == [
                "text true",
                "true the item provider has no object of the class UIImage: register one before it is dragged",
            ])
    }

    @Test func anObjectMayComeLater() {
        let provider = NSItemProvider()
        var finish: ((NSString?, (any Error)?) -> Void)?
        provider.registerObject(ofClass: NSString.self, visibility: .all) {
            finish = $0
            return nil
        }
        var text: NSString?
        let progress = provider.loadObject(ofClass: NSString.self) { object, _ in text = object as? NSString }
        #expect(text == nil && !progress.isFinished)
        finish?(NSString(string: "late"), nil)
        #expect(text == NSString(string: "late") && progress.isFinished)
    }
}
