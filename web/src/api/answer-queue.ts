import { repaired } from './answer-repair.ts';
import type { WireRequest } from './client.ts';

/*
 * The outbox of answers. An answer is written to the device first, sent in order, and forgotten only when the server
 * has acknowledged it or has refused it for good; a refused one stays visible until it is dismissed.
 */

/** One answer on its way. */
export interface QueuedAnswer {
  /** `user/time/tab`: sorts in the order of adding, over all tabs. */
  key: string;
  request: Pick<WireRequest, 'method' | 'path' | 'body'>;
  refused?: { status: number; message: string };
}

export interface QueueState {
  /**
   * `none`: what waits on the device has not been read yet. `keeping`: an answer is not on the device yet, and would go with
   * this page. `not-on-device`: unsent answers live in this page only, since the browser gives no storage.
   */
  status: 'none' | 'saved' | 'keeping' | 'saving' | 'waiting' | 'not-on-device';
  pending: number;
  /** What sending waits for. */
  waitingFor: 'connection' | 'login' | 'server' | null;
  rejected: readonly QueuedAnswer[];
}

/** Where answers are kept; every method may throw. */
export interface AnswerStorage {
  list(user: number): Promise<QueuedAnswer[]>;
  put(answer: QueuedAnswer): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface QueuePorts {
  storage: AnswerStorage;
  memory: AnswerStorage;
  /** @param waited milliseconds since the answer was given. */
  send: (request: QueuedAnswer['request'], waited: number) => Promise<unknown>;
  /** Whose answers are sent; null while logged out. */
  user: () => number | null;
  /** Runs the task while no other tab runs one. */
  exclusively: (task: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the outbox has changed. */
  announce: () => void;
  schedule: (task: () => void, milliseconds: number) => () => void;
  tab: string;
}

interface Failure {
  status?: number;
  /** What every refusal of the product carries, and no page of a proxy or of a hotel's network. */
  code?: string;
  inactive?: boolean;
  retryAfter?: number;
  message: string;
}

const longestWait = 30_000;

/** Milliseconds after which a device that has not said what it keeps is asked again. */
const untilRead = 5000;

export class AnswerQueue {
  #state: QueueState = { status: 'none', pending: 0, waitingFor: null, rejected: [] };
  #watchers = new Set<() => void>();
  #listeners = new Set<(answer: QueuedAnswer, reply: unknown) => void>();
  #running: Promise<void> | null = null;
  #again = false;
  #failures = 0;
  #waitingFor: QueueState['waitingFor'] = null;
  #cancelRetry: (() => void) | null = null;
  /** What the device was last known to keep: while it does not say, nothing of that is taken for sent. */
  #known = new Map<string, QueuedAnswer>();
  /** Whose answers the device has said it keeps. */
  #readOf: number | null = null;
  #readsLater = false;
  #lastTime = 0;
  /** Added, and not on the device yet. */
  #arriving = new Set<string>();
  /** Acknowledged by this page, by their keys: not sent again even when the device would not forget them. */
  #done = new Map<string, QueuedAnswer>();
  readonly #ports: QueuePorts;

  constructor(ports: QueuePorts) {
    this.#ports = ports;
  }

  /** For `useSyncExternalStore`. */
  subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };
  state = (): QueueState => this.#state;

  /** What this page has sent for who is logged in and the server has acknowledged: questions that were asked for before may not have it. */
  acknowledged = (): readonly QueuedAnswer[] =>
    [...this.#done.values()].filter((answer) => this.#isOwn(answer));

  /** Calls the listener with each answer that this tab has sent, and the server's reply to it. */
  onAcknowledged(listener: (answer: QueuedAnswer, reply: unknown) => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Keeps the answer on the device and starts sending; resolves when it is kept. */
  async add(request: QueuedAnswer['request']): Promise<QueuedAnswer> {
    const user = this.#ports.user();
    if (user === null) throw new Error('Answers belong to somebody who is logged in.');
    this.#lastTime = Math.max(Date.now(), this.#lastTime + 1);
    const answer = { key: `${user}/${this.#lastTime}/${this.#ports.tab}`, request };
    this.#arriving.add(answer.key);
    this.#show({ ...this.#state, status: 'keeping', pending: this.#state.pending + 1 });
    await this.#put(answer);
    this.#arriving.delete(answer.key);
    // Said at once: sending may have to wait for another tab first.
    if (this.#arriving.size === 0) this.#show({ ...this.#state, status: 'saving' });
    this.#ports.announce();
    if (this.#cancelRetry) await this.refresh();
    else void this.#start();
    return answer;
  }

  /** Sends what waits without further delay: at the start, after logging in, when the connection returns. */
  flush(): Promise<void> {
    this.#failures = 0;
    this.#cancelRetry?.();
    return this.#start();
  }

  /** Shows what other tabs have added, sent or dismissed. */
  async refresh() {
    const { answers, onDevice } = await this.#list();
    if (this.#ports.user() === null) {
      // Nobody's answers can be listed now; what was pending still is.
      if (this.#state.pending)
        this.#show({ ...this.#state, status: 'waiting', waitingFor: 'login' });
      return;
    }
    const rejected = answers.filter((answer) => answer.refused);
    const waiting = answers.filter((answer) => !answer.refused).map(({ key }) => key);
    const pending = new Set([...waiting, ...this.#arriving]).size;
    const waitingFor = pending ? this.#waitingFor : null;
    const kept = waitingFor ? 'waiting' : 'saving';
    const underWay = this.#arriving.size > 0 ? 'keeping' : kept;
    // Of a device that has said nothing yet nobody knows whether an earlier page has left answers on it.
    const read = this.#readOf === this.#ports.user() || this.#done.size > 0;
    const nothing = read ? 'saved' : 'none';
    const status = pending === 0 ? nothing : onDevice ? underWay : 'not-on-device';
    this.#show({ status, pending, waitingFor, rejected });
  }

  /** Forgets a refused answer that has been seen. */
  async dismiss(key: string) {
    await this.#remove(key);
    this.#ports.announce();
    await this.refresh();
  }

  #start(): Promise<void> {
    this.#again = true;
    this.#cancelRetry = null;
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run() {
    try {
      while (this.#again) {
        this.#again = false;
        await this.#ports.exclusively(() => this.#sendAll());
        await this.refresh();
        // Whoever was woken in the meantime has taken the retry back, and goes on at once.
        if (this.#cancelRetry) return;
      }
    } finally {
      // In the same breath as the last look at `#again`: who starts from now on starts a run.
      this.#running = null;
    }
  }

  /** Sends in order until nothing is left or something has to wait. */
  async #sendAll() {
    await this.#repair();
    for (;;) {
      const { answers } = await this.#list();
      const next = answers.find((answer) => !answer.refused);
      this.#waitingFor = null;
      await this.refresh();
      if (!next) return this.#readLater();
      if (!this.#isOwn(next)) return;
      try {
        const reply = await this.#ports.send(next.request, waitedOf(next));
        this.#failures = 0;
        this.#done.set(next.key, next);
        await this.#remove(next.key);
        for (const listener of this.#listeners) listener(next, reply);
      } catch (cause) {
        const failure = cause as Failure;
        if (!isFinal(failure)) return this.#retryLater(failure);
        await this.#put({ ...next, refused: { status: failure.status, message: failure.message } });
      }
      this.#ports.announce();
    }
  }

  async #repair() {
    const { answers } = await this.#list();
    const changed = repaired(answers).filter((answer, at) => answer !== answers[at]);
    await Promise.all(changed.map((answer) => this.#put(answer)));
  }

  #retryLater({ status, retryAfter = 0 }: Failure) {
    const loggedOut = status === 401 || status === 403;
    this.#waitingFor = loggedOut ? 'login' : status ? 'server' : 'connection';
    const wait = Math.min(1000 * 2 ** this.#failures++, longestWait);
    this.#cancelRetry = this.#ports.schedule(
      () => void this.#start(),
      Math.max(wait * (0.75 + Math.random() / 4), retryAfter * 1000),
    );
  }

  /** Asks a device again that does not say what it keeps: an earlier page may have left answers on it. */
  #readLater() {
    const user = this.#ports.user();
    if (user === null || user === this.#readOf || this.#readsLater) return;
    this.#readsLater = true;
    this.#ports.schedule(() => {
      this.#readsLater = false;
      // What is tried again reads as well.
      if (!this.#cancelRetry) void this.#start();
    }, untilRead);
  }

  async #list(): Promise<{ answers: QueuedAnswer[]; onDevice: boolean }> {
    const user = this.#ports.user();
    if (user === null) return { answers: [], onDevice: true };
    const { storage, memory } = this.#ports;
    try {
      const kept = await storage.list(user);
      this.#known = new Map(kept.map((answer) => [answer.key, answer]));
      this.#readOf = user;
    } catch {
      // What was known stands.
    }
    const loose = await memory.list(user);
    const byKey = new Map([...this.#known.values(), ...loose].map((one) => [one.key, one]));
    const own = `${user}/`;
    const answers = [...byKey.values()].filter(
      ({ key }) => key.startsWith(own) && !this.#done.has(key),
    );
    answers.sort((a, b) => (a.key < b.key ? -1 : 1));
    return { answers, onDevice: loose.every((answer) => answer.refused) };
  }

  #isOwn({ key }: QueuedAnswer) {
    return key.startsWith(`${this.#ports.user()}/`);
  }

  async #put(answer: QueuedAnswer) {
    const { storage, memory } = this.#ports;
    try {
      await storage.put(answer);
      this.#known.set(answer.key, answer);
    } catch {
      await memory.put(answer);
    }
  }

  async #remove(key: string) {
    const { storage, memory } = this.#ports;
    await memory.remove(key);
    await storage.remove(key).catch(() => undefined);
    this.#known.delete(key);
  }

  #show(state: QueueState) {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }
}

/** Milliseconds since an answer was added, by the device's clock, which may have been set back meanwhile. */
function waitedOf({ key }: QueuedAnswer): number {
  return Math.max(0, Date.now() - Number(key.split('/')[1]));
}

/** A refusal that trying again cannot change. */
function isFinal(failure: Failure): failure is Failure & { status: number } {
  const { status = 0, code, inactive } = failure;
  if (status < 400 || status >= 500 || code === undefined) return false;
  return ![401, 408, 425, 429].includes(status) && !(status === 403 && inactive);
}
