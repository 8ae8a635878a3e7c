import {
  GaveUp,
  type InputOf,
  type OutputOf,
  startWorker,
  type Task,
  workIn,
} from '../platform/apart/apart.ts';
import { readingLimits } from '../platform/apart/reading.ts';
import { secondsOf } from './processor-time.ts';

/** So many files may take as much of the processor as one may. */
const many = 100;
/** On the clock a file may take far longer than for the product: others keep this machine busy. */
const patience = 5;

/**
 * One process, with the limits of those that read what somebody sent, which reads one file after the other: to start one
 * takes far longer than to read most of them. After it gave up another one goes on.
 */
export function keepReader<T extends Task>(task: URL) {
  const { seconds, megabytes } = readingLimits;
  const start = () => {
    const started = startWorker({ seconds: many * seconds, megabytes });
    // While it waits, nobody waits for its end.
    started.unref();
    started.channel?.unref();
    return started;
  };
  let worker = start();

  return {
    /** Throws UnreadableFile, and GaveUp. */
    async read(input: InputOf<T>): Promise<OutputOf<T>> {
      try {
        return (await workIn<T>(worker, task, input, patience * seconds)).done;
      } catch (error) {
        if (error instanceof GaveUp) {
          worker.kill('SIGKILL');
          worker = start();
        }
        throw error;
      }
    },
    /** Of the processor, since it was started. */
    seconds: () => secondsOf(worker.pid as number),
    end: () => worker.kill('SIGKILL'),
  };
}
