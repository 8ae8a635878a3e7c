import { readApart } from '../apart/reading.ts';
import { UnreadableFile } from '../documents/unreadable-file.ts';

export interface Picture {
  type: 'image/png' | 'image/jpeg';
  content: Buffer;
}

interface Limits {
  /** Larger ones are made smaller. */
  width: number;
  height: number;
  /** A photograph may stay JPEG, which is far smaller; everything else becomes PNG. */
  keepJpeg: boolean;
}

export interface Drawing extends Limits {
  sent: readonly ({ path: string } | { content: Buffer })[];
}

/** Pictures that one process draws: a file of questions brings hundreds along. */
const together = 10;
/** So many pictures of one file may be too much even alone; of a file with more of them nothing is drawn one by one any more. */
const mostAlone = 5;

/**
 * Pictures drawn anew, null for what is none. Nothing of the sent bytes is kept, so whatever hides in them does not
 * reach a browser, and they are decoded apart. `person` has sent them, nobody for those of our own.
 */
export async function drawAnew(
  { sent, ...limits }: Drawing,
  person: number | null,
): Promise<(Picture | null)[]> {
  const patience = { left: mostAlone };
  const drawn: (Picture | null)[] = [];
  for (let at = 0; at < sent.length; at += together) {
    drawn.push(...(await drawSome(sent.slice(at, at + together), limits, person, patience)));
  }
  return drawn;
}

/** What is too much for one process is drawn one by one: large pictures take seconds each, and one may be made to do harm. */
async function drawSome(
  sent: Drawing['sent'],
  limits: Limits,
  person: number | null,
  patience: { left: number },
): Promise<(Picture | null)[]> {
  const task = new URL('picture.task.ts', import.meta.url);
  const input = { sent, ...limits };
  try {
    return await readApart<typeof import('./picture.task.ts')>(task, input, person);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (sent.length === 1) {
      patience.left -= 1;
      return [null];
    }
    const drawn: (Picture | null)[] = [];
    for (const one of sent)
      drawn.push(...(patience.left > 0 ? await drawSome([one], limits, person, patience) : [null]));
    return drawn;
  }
}
