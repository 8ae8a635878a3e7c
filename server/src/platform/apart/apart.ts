import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnreadableFile } from '../documents/unreadable-file.ts';
import type { Message } from '../words/message.ts';

/** How much one piece of work may take. */
export interface Limits {
  /** Of processor time; twice as much on the clock, since it goes on behind everything else. */
  seconds: number;
  /** Beyond what Node takes for itself. */
  megabytes: number;
}

/** A module that does work apart. */
export interface Task {
  work: (input: never) => unknown;
}

export type InputOf<T extends Task> = Parameters<T['work']>[0];
export type OutputOf<T extends Task> = Awaited<ReturnType<T['work']>>;

/** What the process sends back, with the processor time it has taken since its start, in seconds. */
export type Answer = { taken: number } & Outcome;

export type Outcome =
  | { done: unknown }
  | { unreadable: Message }
  | { gaveUp: string }
  | { failed: string };

/** Thrown for work that took more than it may, or whose process ended. */
export class GaveUp extends Error {}

const nobodyWaits = 'nobody waits for it any more';

/** Node reserves so much on its own, in kB, and uses a tenth of it. */
const ownKilobytes = 600 * 1024;

const program = fileURLToPath(new URL('apart.child.ts', import.meta.url));

/** The kernel keeps the limits, so code that never comes to rest cannot evade them; nothing is written to a disk. */
const limited = 'ulimit -c 0; ulimit -f 0; ulimit -t "$1"; ulimit -d "$2"; shift 2; exec "$@"';

/**
 * Calls the `work` of a module in a process of its own: input made to exhaust memory or time ends that process and
 * nothing else. A thread would not do, since one that runs out of memory takes the whole node along. Throws the
 * UnreadableFile that the work throws, and GaveUp.
 * @param left ends the process before it is done, since nobody waits for it any more.
 */
export async function workApart<T extends Task>(
  task: URL,
  input: InputOf<T>,
  limits: Limits,
  left?: AbortSignal,
): Promise<OutputOf<T>> {
  if (left?.aborted) throw new GaveUp(nobodyWaits);
  const worker = startWorker(limits);
  try {
    return (await workIn<T>(worker, task, input, limits.seconds, left)).done;
  } finally {
    worker.kill('SIGKILL');
  }
}

/** A process that waits for work, and ends with the node. */
export function startWorker({ seconds, megabytes }: Limits): ChildProcess {
  const bounds = [String(seconds), String(ownKilobytes + megabytes * 1024)];
  const node = [process.execPath, `--max-old-space-size=${Math.round(megabytes / 2)}`, program];
  const worker = spawn('/bin/sh', ['-c', limited, 'sh', ...bounds, ...node], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // None of the node's settings: whoever reads a file needs no secret.
    env: { VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '2', ...compiledCode() },
  });
  stepBack(worker.pid);
  return worker;
}

/**
 * Has a process do one piece of work, and answers with the processor time that the process has taken since its start.
 * Throws as `workApart` does; after that the process is not to be used again.
 * @param seconds twice as many on the clock, as for `Limits`.
 */
export async function workIn<T extends Task>(
  worker: ChildProcess,
  task: URL,
  input: InputOf<T>,
  seconds: number,
  left?: AbortSignal,
): Promise<{ done: OutputOf<T>; taken: number }> {
  const over = new AbortController();
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const giveUp = (why: string) => reject(new GaveUp(why));
      const timer = setTimeout(giveUp, 2 * seconds * 1000, 'it took too long');
      const leave = () => giveUp(nobodyWaits);
      const ended = () => giveUp('its process ended');
      const failed = ({ message }: Error) => giveUp(message);
      left?.addEventListener('abort', leave, { signal: over.signal });
      worker.on('message', resolve).on('error', failed).on('close', ended);
      over.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        worker.off('message', resolve).off('error', failed).off('close', ended);
      });
      worker.send({ task: task.href, input }, (error) => error && giveUp(error.message));
    });
    if ('done' in answer) return { done: answer.done as OutputOf<T>, taken: answer.taken };
    if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
    if ('gaveUp' in answer) throw new GaveUp(answer.gaveUp);
    throw new Error(answer.failed);
  } finally {
    over.abort();
  }
}

/** The process reads what this one keeps compiled, if it keeps it; it has no right to write there. */
function compiledCode(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

/** An answer to a question is saved first. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {
    // It has ended already.
  }
}
