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
  patienceMs: number;
}

interface Waiting<Given, Told> {
  given: Given;
  cause: Cause | undefined;
  timer: NodeJS.Timeout;
  resolve: (told: Told | Promise<Told>) => void;
  reject: (error: unknown) => void;
}

/**
 * What arrives while a statement is on its way shares the next one; what finds none on its way leaves at once, so nobody waits
 * for company. Of a statement that the database refuses nothing has happened: each goes again alone, and only who is at fault fails.
 */
export function shareStatements<Given, Told>(
  { alone, together }: Ways<Given, Told>,
  { atOnce, most, room, patienceMs }: Limits,
): (given: Given) => Promise<Told> {
  const waiting: Waiting<Given, Told>[] = [];
  let underWay = 0;
  let leaving = false;

  function leave(): void {
    leaving = false;
    while (underWay < atOnce && waiting.length > 0) void travel(waiting.splice(0, most));
  }

  async function travel(all: Waiting<Given, Told>[]): Promise<void> {
    underWay += 1;
    for (const { timer } of all) clearTimeout(timer);
    try {
      const told = await within(all[0], () => together(all.map(({ given }) => given)));
      for (const [at, one] of all.entries()) one.resolve(told[at] as Told);
    } catch (error) {
      for (const one of all) {
        if (isRefusal(error)) one.resolve(within(one, () => alone(one.given)));
        else one.reject(error);
      }
    }
    underWay -= 1;
    leave();
  }

  return (given) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= room) {
        reject(unavailable(new Error(`${room} wait for a statement`)));
        return;
      }
      const one = {
        given,
        cause: causeNow(),
        resolve,
        reject,
        timer: setTimeout(giveUp, patienceMs),
      };
      function giveUp() {
        waiting.splice(waiting.indexOf(one), 1);
        reject(unavailable(new Error(`No statement left within ${patienceMs} ms`)));
      }
      waiting.push(one);
      // After all that has arrived with it was read.
      if (!leaving && underWay < atOnce) {
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
