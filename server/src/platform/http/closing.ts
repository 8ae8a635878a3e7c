import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which who has connected and said nothing is taken not to. */
const silentMs = 500;

/** For so many milliseconds what is under way may go on; jobs may as long. */
const underWayMs = 20_000;

/**
 * To be called before the server listens; the answer closes it. Connections that would keep it are cut: over which nothing has
 * come, since browsers and balancers connect ahead, and in the end over which half a request came, or whose answer takes too
 * long. Node ends none of these any more once a server closes.
 */
export function whenClosing(app: FastifyInstance, limit = underWayMs): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const cutSilent = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    // A connection that falls idle only now would be waited for as long as it may be kept alive.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const silent = setTimeout(cutSilent, silentMs);
    const rest = setTimeout(() => app.server.closeAllConnections(), limit);
    await app.close();
    for (const timer of [idle, silent, rest]) clearTimeout(timer);
  };
}
