import pg from 'pg';
import { readHosts } from './hosts.ts';

/** So long what was found holds, whatever becomes of the clock of the machine; a host may have become a standby meanwhile. */
const rememberedMs = 5000;
const connectTimeoutMs = 3000;

interface Host {
  host: string;
  port: number;
}

/** No host takes writes at this moment; the code is that of a connection that could not be made. */
class NoPrimary extends Error {
  readonly code = '08006';
}

const searches = new Map<string, { until: number; host: Promise<Host> }>();

/** Every client of this process asks the same once, for a few seconds. */
function findPrimary(address: string, urls: string[]): Promise<Host> {
  const last = searches.get(address);
  if (last !== undefined && last.until > performance.now()) return last.host;
  const host = Promise.any(urls.map(ask)).catch((error: AggregateError) => {
    searches.delete(address);
    const why = error.errors.map((one: Error) => one.message || (one as { code?: string }).code);
    throw new NoPrimary(`No host of the database takes writes (${why.join('; ')})`);
  });
  searches.set(address, { until: performance.now() + rememberedMs, host });
  return host;
}

/** Whether this host takes writes; one that is silent is no better than one that is away. */
async function ask(url: string): Promise<Host> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'assay-find',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => undefined);
  const { host, port } = client;
  const asked = (async () => {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as standby`,
    );
    if (rows[0]?.standby !== false) throw new Error(`${host}:${port} is a standby`);
  })();
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${host}:${port} is silent`)), connectTimeoutMs);
  });
  try {
    await Promise.race([asked, silent]);
  } finally {
    clearTimeout(timer);
    void client.end().catch(() => undefined);
  }
  return { host, port };
}

/** A client whose connection string may name several hosts: it goes to the one that takes writes. */
export class PrimaryClient extends pg.Client {
  readonly #address: string;
  readonly #urls: string[];
  readonly #writable: boolean;

  constructor(config: pg.ClientConfig = {}) {
    const address = config.connectionString ?? '';
    const { urls, writable } = readHosts(address);
    const [first = address] = urls;
    super({ ...config, connectionString: first });
    // A line that breaks must not end the process, not even while nobody else listens yet or any more: its query fails by itself.
    this.on('error', () => undefined);
    this.#address = address;
    this.#urls = urls;
    this.#writable = writable;
  }

  // oxlint-disable-next-line no-explicit-any -- the overloads of pg are not expressible in one signature
  override connect(callback?: any): any {
    if (!this.#writable) return super.connect(callback);
    const connected = this.#seek();
    if (callback === undefined) return connected;
    connected.then(
      () => callback(null, this),
      (error: unknown) => callback(error),
    );
  }

  async #seek(): Promise<this> {
    const { host, port } = await findPrimary(this.#address, this.#urls);
    this.host = host;
    this.port = port;
    try {
      await super.connect();
    } catch (error) {
      searches.delete(this.#address);
      throw error;
    }
    return this;
  }
}
