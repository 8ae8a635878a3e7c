import type { Db } from 'pg-boss';
import type pg from 'pg';
import { openClients } from '../db/database.ts';
import type { Place } from '../db/place.ts';
import { PrimaryClient } from '../db/primary-client.ts';

/** Of the queue, beside those of the pool and one that listens. */
export const queueConnections = 6;

const heartbeatMs = 10_000;
const longestPauseMs = 30_000;

export interface QueueDatabase extends Db {
  close: () => Promise<void>;
}

/** The connections of the queue, as the role of the product. */
export function openQueueDatabase(
  place: Place,
  name: string,
  onError: (error: Error) => void,
): QueueDatabase {
  const pool = openClients(
    // Its scripts of several statements cannot be prepared.
    { ...place, named: false },
    { role: place.roles.app },
    {
      application_name: name,
      max: queueConnections,
      connectionTimeoutMillis: 10_000,
      silentMs: 120_000,
    },
  );
  pool.on('error', onError);
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        return await client.query<Record<string, unknown>>(text, values);
      } catch (error) {
        // A script with a transaction of its own has left that open.
        if (/^\s*begin\b/i.test(text)) broken = error as Error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    listen: (channel, onNews, onAgain) =>
      Promise.resolve(listen(place.listenUrl ?? place.url, { channel, onNews, onAgain, name })),
    close: () => pool.end(),
  };
}

interface Listening {
  channel: string;
  onNews: (payload: string) => void;
  /** After each beginning: what was missed meanwhile has to be looked for. */
  onAgain: () => void;
  name: string;
}

/** Hears of new jobs as long as it can. While it cannot, workers look for them every second all the same. */
function listen(
  url: string,
  { channel, onNews, onAgain, name }: Listening,
): { close: () => Promise<void> } {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  const begin = async () => {
    const next = new PrimaryClient({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: heartbeatMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: heartbeatMs,
    });
    client = next;
    next.on('error', () => again(next));
    next.on('end', () => again(next));
    next.on('notification', ({ payload }) => payload !== undefined && onNews(payload));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      failures = 0;
      onAgain();
      beat(next);
    } catch {
      again(next);
    }
  };

  const again = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    clearTimeout(timer);
    void lost.end().catch(() => undefined);
    if (closed) return;
    timer = setTimeout(() => void begin(), Math.min(longestPauseMs, 1000 * 2 ** failures));
    failures += 1;
  };

  /** A line that broke without a word is noticed by what it does not answer. */
  const beat = (current: pg.Client) => {
    timer = setTimeout(() => {
      const silence = setTimeout(() => again(current), heartbeatMs / 2);
      current
        .query('select from pg_listening_channels() as one where one = $1', [channel])
        .then(({ rowCount }) => (rowCount === 1 ? beat(current) : again(current)))
        .catch(() => again(current))
        .finally(() => clearTimeout(silence));
    }, heartbeatMs);
  };

  void begin();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
