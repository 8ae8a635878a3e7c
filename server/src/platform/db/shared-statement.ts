import pg from 'pg';
import { type Cause, causeNow, causedBy } from '../cause.ts';
import { unavailable } from '../http/errors.ts';

/** How the same is done for one, and for several in one statement, whose answers come in their order. */
interface Ways<Given, Told> {
  alone: (given: Given) => Promise<Told>;
  together: (all: readonly Given[]) => Promise<Told[]>;
}

interface Limits {
  /** Statements that may be under way at one time. */
  atOnce: number;
  /** How many may share one. */
  most: number;
  /** How many may wait; 503 for those beyond. */
  room: number;
  /** So long may one wait until its statement leaves; 503 after that. */
  waitTimeoutMs: number;
  /**
   * One that no other shares is sent as `alone` sends it, which costs less than a statement for several. Should it take longer than
   * this, as for a lock, others may leave in its place. Without it goes the common way, too.
   */
  loneMs?: number;
}

interface Waiting<Given, Told> {
  given: Given;
  cause: Cause | undefined;
  /** When it gives up. */
  until: number;
  resolve: (told: Told | Promise<Told>) => void;
  reject: (error: unknown) => void;
}

/**
 * What arrives while a statement is on its way shares the next one; what finds none on its way leaves at once, so nobody waits
 * for company. Of a statement that the database refuses nothing has happened: each goes again alone, and only who is at fault fails.
 */
export function shareStatements<Given, Told>(
  { alone, together }: Ways<Given, Told>,
  { atOnce, most, room, waitTimeoutMs, loneMs }: Limits,
): (given: Given) => Promise<Told> {
  const waiting: Waiting<Given, Told>[] = [];
  let underWay = 0;
  let leaving = false;
  let watch: NodeJS.Timeout | undefined;

  function leave(): void {
    leaving = false;
    while (underWay < atOnce && waiting.length > 0) {
      const all = waiting.splice(0, most);
      const [first] = all;
      underWay += 1;
      void (loneMs !== undefined && all.length === 1 && first !== undefined
        ? travelAlone(first, loneMs)
        : travel(all));
    }
    watchTime();
  }

  function arrive(): void {
    underWay -= 1;
    leave();
  }

  async function travel(all: Waiting<Given, Told>[]): Promise<void> {
    try {
      const told = await within(all[0], () => together(all.map(({ given }) => given)));
      for (const [at, one] of all.entries()) one.resolve(told[at] as Told);
    } catch (error) {
      for (const one of all) {
        if (isRefusal(error)) one.resolve(within(one, () => alone(one.given)));
        else one.reject(error);
      }
    }
    arrive();
  }

  async function travelAlone(one: Waiting<Given, Told>, holdsMs: number): Promise<void> {
    let holds = true;
    const makeRoom = () => {
      if (!holds) return;
      holds = false;
      arrive();
    };
    const timer = setTimeout(makeRoom, holdsMs);
    try {
      one.resolve(await within(one, () => alone(one.given)));
    } catch (error) {
      one.reject(error);
    }
    clearTimeout(timer);
    makeRoom();
  }

  /** All are equally patient, so one timer is enough: who came first gives up first. */
  function watchTime(): void {
    const [first] = waiting;
    if (first === undefined || watch !== undefined) return;
    watch = setTimeout(giveUp, first.until - performance.now()).unref();
  }

  function giveUp(): void {
    watch = undefined;
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      if (first.until > performance.now()) break;
      waiting.shift();
      first.reject(unavailable(new Error(`No statement left within ${waitTimeoutMs} ms`)));
    }
    watchTime();
  }

  return (given) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= room) {
        reject(unavailable(new Error(`${room} wait for a statement`)));
        return;
      }
      const until = performance.now() + waitTimeoutMs;
      waiting.push({ given, cause: causeNow(), until, resolve, reject });
      if (underWay >= atOnce) watchTime();
      else if (!leaving) {
        // After all that has arrived with it was read.
        leaving = true;
        setImmediate(leave);
      }
    });
}

/** A statement stands in the trace of the first that shares it. */
function within<T>(one: { cause: Cause | undefined } | undefined, work: () => T): T {
  return one?.cause === undefined ? work() : causedBy(one.cause, work);
}

/** The database is there and has room, and has undone this statement for something that it found in it, or for a lock. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|53|57|58)/.test(error.code ?? '');
}
