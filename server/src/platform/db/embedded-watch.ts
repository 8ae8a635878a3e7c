import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';

const pauseMs = 1000;

interface Watch {
  /** Returns when no further start is under way, so that the database may be stopped for good. */
  end: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL again when it has died or was stopped by another process. A crash of one of its
 * sessions it mends itself; one that finds its disk full gives up, and is tried again until there is room.
 */
export function keepRunning(
  dataDir: string,
  { socket }: EmbeddedPostgres,
  onEvent: (message: string, error?: unknown) => void,
): Watch {
  const ended = new AbortController();
  const watching = watch();
  return {
    async end() {
      ended.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await delay(pauseMs, undefined, { signal: ended.signal }).catch(() => undefined);
      if (ended.signal.aborted || (await listens(socket))) continue;
      try {
        await startEmbedded(dataDir);
        onEvent('the database had stopped and was started again');
      } catch (error) {
        onEvent('the database has stopped and cannot be started', error);
      }
    }
  }
}

/** Whether a postmaster holds the socket; asks for no session, so it costs next to nothing and leaves no line in its log. */
function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => resolve(true));
    connection.once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}
