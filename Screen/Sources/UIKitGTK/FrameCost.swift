import CGTK
import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// The durations of the parts of a frame, for benchmarks. Each is the median of all frames.
@_spi(Benchmarks) @MainActor public struct FrameCost {
    /// The number of layers in the window.
    public let nodeCount: Int
    /// The time for visiting the layers without drawing them, in seconds.
    public let walk: Double
    /// The time for visiting them and making render nodes, in seconds.
    public let nodes: Double
    /// The time for drawing the nodes without a GPU, in seconds.
    public let render: Double
    /// The number of memory blocks requested to visit the layers, if they are counted.
    public let walkAllocations: Int
    /// The number of memory blocks requested to visit them and make render nodes, if they are counted.
    public let nodeAllocations: Int
    /// The largest number of memory blocks requested for this in one frame, after the first tenth of the frames.
    public let mostNodeAllocations: Int

    /// - Parameters:
    ///   - delegate: The delegate of an application whose window is drawn repeatedly, without a display.
    ///   - count: Returns the number of blocks of memory that have been requested so far.
    ///   - step: Called before each frame, to change something.
    public init(
        of delegate: any UIApplicationDelegate, size: CGSize, pictures: [String: String], frames: Int = 200,
        count allocations: () -> Int = { 0 }, step: () -> Void
    ) throws {
        _ = gtk_init_check()
        let store = PictureStore(decodesAtOnce: true)
        let window = try ScreenApplication(delegate, size: size, pictures: pictures, store: store, fonts: .installed)
            .launch()
        UIScreen.main.scale = 1
        let (canvas, count) = (GSKCanvas(pictures: store, fonts: .installed), NodeCount())
        let renderer = gsk_cairo_renderer_new()
        gsk_renderer_realize(renderer, nil, nil)
        var times: (walk: [Double], nodes: [Double], render: [Double]) = ([], [], [])
        var blocks: (walk: [Double], nodes: [Double]) = ([], [])
        func measure(_ times: inout [Double], _ blocks: inout [Double], _ body: () -> Void) {
            let before = allocations()
            let time = Self.time(body)
            blocks.append(Double(allocations() - before))
            times.append(time)
        }
        for _ in 0..<frames {
            step()
            window.layoutIfNeeded()
            count.value = 0
            let empty = LayerWalk(on: count)
            measure(&times.walk, &blocks.walk) { empty.draw(window) }
            var made: RenderNode?
            measure(&times.nodes, &blocks.nodes) { made = canvas.node(of: window, scale: 1) }
            guard let node = made else { throw ScreenError.nothingToDraw }
            var area = graphene_rect_t(window.bounds)
            times.render.append(
                Self.time {
                    let texture = gsk_renderer_render_texture(renderer, node.pointer, &area)
                    g_object_unref(texture.map(UnsafeMutableRawPointer.init))
                })
        }
        (nodeCount, walk, nodes) = (count.value, Self.median(times.walk), Self.median(times.nodes))
        render = Self.median(times.render)
        walkAllocations = Int(Self.median(blocks.walk))
        nodeAllocations = Int(Self.median(blocks.nodes))
        mostNodeAllocations = Int(blocks.nodes.dropFirst(frames / 10).max() ?? 0)
    }

    /// Launches an application without a display. Its text is measured as in a window.
    public static func show(_ delegate: any UIApplicationDelegate, size: CGSize) throws -> UIWindow {
        _ = gtk_init_check()
        let store = PictureStore(decodesAtOnce: true)
        return try ScreenApplication(delegate, size: size, pictures: [:], store: store, fonts: .installed).launch()
    }

    private static func time(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}

/// Counts the layers.
private final class NodeCount: LayerVisitor {
    var value = 0

    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) { value += 1 }
}
