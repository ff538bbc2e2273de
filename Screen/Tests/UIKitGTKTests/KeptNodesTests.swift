import CGTK
import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// The render nodes that frames have in common.
@Suite(.serialized) @MainActor struct KeptNodesTests {
    init() { _ = gtk_init_check() }

    /// A canvas that has drawn other frames before must draw the same as a new one.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func aFrameDoesNotDependOnEarlierOnes(seed: UInt64) throws {
        var changes = RandomChanges(seed: seed)
        defer { changes.end() }
        let store = PictureStore(decodesAtOnce: true)
        store.register("picture", path: try changes.makePicture())
        let canvas = GSKCanvas(pictures: store, fonts: .shipped)
        for step in 0..<250 {
            let change = changes.make()
            changes.window.layoutIfNeeded()
            let scale: CGFloat = step % 50 < 40 ? 1 : 1.5
            let kept = try #require(canvas.node(of: changes.window, scale: scale))
            let new = try #require(GSKCanvas(pictures: store, fonts: .shipped).node(of: changes.window, scale: scale))
            try #require(kept.pixels == new.pixels, "step \(step): \(change)")
        }
    }

    @Test func aFrameInWhichNothingHasChangedIsTheSame() throws {
        var changes = RandomChanges(seed: 1)
        defer { changes.end() }
        for _ in 0..<100 { _ = changes.make() }
        AnimationClock.current.advance(by: 10)
        changes.window.layoutIfNeeded()
        let canvas = GSKCanvas(pictures: PictureStore(decodesAtOnce: true), fonts: .shipped)
        let first = try #require(canvas.node(of: changes.window, scale: 1))
        #expect(canvas.node(of: changes.window, scale: 1) === first)
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat])
    func rowsThatAreScrolledKeepTheirNodes(scale: CGFloat) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = CGSize(width: 100, height: 1000)
        let rows = (0..<5).map { index in
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 33.3, width: 100, height: 33.3))
            row.backgroundColor = .red
            let label = UILabel(frame: row.bounds.insetBy(dx: 10, dy: 1.1))
            (label.text, label.backgroundColor) = ("Row \(index)", .yellow)
            row.addSubview(label)
            view.addSubview(row)
            return row
        }
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        let canvas = GSKCanvas(pictures: PictureStore(), fonts: .shipped)
        let before = try #require(canvas.node(of: window, scale: scale)).leaves
        view.contentOffset.y = 14
        let scrolled = try #require(canvas.node(of: window, scale: scale)).leaves
        #expect(before.count == 15 && before.isSubset(of: scrolled))
        rows[0].removeFromSuperview()
        rows[1].subviews[0].backgroundColor = .green
        let changed = try #require(canvas.node(of: window, scale: scale)).leaves
        #expect(changed.intersection(before).count == 9, "one row is gone, and the label of another has changed")
    }

    @Test func whatIsNoLongerVisibleIsReleased() throws {
        final class Link { weak var node: RenderNode? }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: window.bounds)
        view.backgroundColor = .red
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        let (canvas, link) = (GSKCanvas(pictures: PictureStore(), fonts: .shipped), Link())
        link.node = canvas.node(of: window, scale: 1)
        #expect(link.node != nil)
        view.isHidden = true
        #expect(canvas.node(of: window, scale: 1) == nil && link.node == nil)
    }
}

extension RenderNode {
    /// The pixels, drawn without a display.
    @MainActor fileprivate var pixels: Data {
        let renderer = gsk_cairo_renderer_new()
        gsk_renderer_realize(renderer, nil, nil)
        defer {
            gsk_renderer_unrealize(renderer)
            g_object_unref(renderer.map(UnsafeMutableRawPointer.init))
        }
        var area = graphene_rect_t(CGRect(x: 0, y: 0, width: 200, height: 200))
        guard let texture = gsk_renderer_render_texture(renderer, pointer, &area) else { return Data() }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        var pixels = Data(count: 200 * 200 * 4)
        pixels.withUnsafeMutableBytes { gdk_texture_download(texture, $0.baseAddress, 200 * 4) }
        return pixels
    }

    /// The nodes below that draw something themselves.
    fileprivate var leaves: Set<OpaquePointer> {
        func leaves(_ node: OpaquePointer) -> [OpaquePointer] {
            switch gsk_render_node_get_node_type(node) {
            case GSK_CONTAINER_NODE:
                (0..<gsk_container_node_get_n_children(node)).flatMap { leaves(gsk_container_node_get_child(node, $0)) }
            case GSK_TRANSFORM_NODE: leaves(gsk_transform_node_get_child(node))
            case GSK_CLIP_NODE: leaves(gsk_clip_node_get_child(node))
            default: [node]
            }
        }
        return Set(leaves(pointer))
    }
}
