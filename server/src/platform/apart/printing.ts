import type { ChildProcess } from 'node:child_process';
import { unavailable } from '../http/errors.ts';
import { type InputOf, type OutputOf, startWorker, type Task, workIn } from './apart.ts';
import { openLane } from './lane.ts';
import { platformMessages } from '../words/messages.data.ts';

interface Kept {
  /** For one document. */
  seconds: number;
  megabytes: number;
  /** Of processor time, after which the process gives way to a fresh one. */
  retiredAfter: number;
  /** After so many without a document it ends. */
  idleSeconds: number;
}

/** Draws one document after the other in one process: two thirds of the first one's time go into loading and warming up. */
export function openPrinter({ seconds, megabytes, retiredAfter, idleSeconds }: Kept) {
  const inTurn = openLane(1, 40, platformMessages.printingFull());
  let kept: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const worker = startWorker({ seconds: seconds + retiredAfter, megabytes });
    worker.once('close', () => {
      if (kept === worker) kept = undefined;
    });
    return worker;
  }

  /** While it waits, it does not hold up the end of the node. */
  function keep(worker: ChildProcess): void {
    kept = worker;
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => {
      kept = undefined;
      worker.kill('SIGKILL');
    }, idleSeconds * 1000).unref();
  }

  function take(): ChildProcess {
    clearTimeout(idle);
    const worker = kept ?? start();
    kept = undefined;
    worker.ref();
    worker.channel?.ref();
    return worker;
  }

  return <T extends Task>(task: URL, input: InputOf<T>): Promise<OutputOf<T>> =>
    inTurn(async (): Promise<OutputOf<T>> => {
      const worker = take();
      try {
        const { done, taken } = await workIn<T>(worker, task, input, seconds);
        if (taken < retiredAfter) keep(worker);
        return done;
      } finally {
        if (kept !== worker) worker.kill('SIGKILL');
      }
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
}

/** Makes a document in a process apart, one at a time on a node, so that nobody waits for the processor meanwhile. */
export const printApart = openPrinter({
  seconds: 20,
  megabytes: 512,
  retiredAfter: 10,
  idleSeconds: 10,
});
