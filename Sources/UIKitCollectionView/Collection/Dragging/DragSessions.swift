import Foundation

/// The drop session of a drag, which drop delegates receive.
final class DropSession: NSObject, UIDropSession {
    private let drag: Drag

    init(of drag: Drag) { self.drag = drag }

    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let loading = Loading(count: providers.count, completion: completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                progress.completedUnitCount += 1
                loading.finish(index, object)
            }
        }
        if providers.isEmpty { completion([]) }
        return progress
    }

    /// The objects that have been loaded, in the order of the items.
    private final class Loading {
        private var objects: [(any NSItemProviderReading)?]
        private var missing: Int
        private let completion: ([any NSItemProviderReading]) -> Void

        init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
            objects = Array(repeating: nil, count: count)
            missing = count
            self.completion = completion
        }

        func finish(_ index: Int, _ object: (any NSItemProviderReading)?) {
            objects[index] = object
            missing -= 1
            if missing == 0 { completion(objects.compactMap { $0 }) }
        }
    }
}
