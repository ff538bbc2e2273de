import NIOCore

/// Closes a connection whose other end has stopped taking the answer.
///
/// Until then the answer's file is open, and the server waits for it when it is to stop.
final class StalledAnswerHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny
    typealias OutboundIn = NIOAny

    private let timeout: TimeAmount
    /// The number of pieces that are not yet taken.
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
