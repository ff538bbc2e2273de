import NIOCore

/// Closes a connection whose client has stopped taking the answer.
///
/// Otherwise, the answer's file would stay open, and a server that is to stop would wait for it.
final class StalledAnswerHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny
    typealias OutboundIn = NIOAny

    private let timeout: TimeAmount
    /// The number of pieces that the client has not taken yet.
    private var pending = 0
    private var closing: Scheduled<Void>?

    init(timeout: TimeAmount) { self.timeout = timeout }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let written = promise ?? context.eventLoop.makePromise(of: Void.self)
        pending += 1
        if closing == nil { restart(context) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        written.futureResult.whenComplete { _ in
            let (handler, context) = bound.value
            handler.pending -= 1
            handler.restart(context)
        }
        context.write(data, promise: written)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        closing?.cancel()
        closing = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        closing?.cancel()
        closing = nil
        context.fireChannelInactive()
    }

    private func restart(_ context: ChannelHandlerContext) {
        closing?.cancel()
        closing = nil
        guard pending > 0, context.channel.isActive else { return }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        closing = context.eventLoop.scheduleTask(in: timeout) { bound.value.close(promise: nil) }
    }
}
