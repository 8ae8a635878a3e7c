/** A longer pause is not time spent on a question. */
const longestPause = 300;

/**
 * In timed parts an answer counts when it arrives. What comes in there closer together than this was given before, without
 * a connection, and sent in one go.
 */
const together = 1;

const secondsBetween = (from: number, to: Date) => (to.getTime() - from) / 1000;

/** When a sitting was begun, and its timed parts. */
export interface Begun {
  began: Date;
  starts?: readonly Date[];
}

/**
 * Seconds spent on each answer, undefined where nobody knows: since the one before, or since the sitting or timed part began.
 * An answer that waited on the device is dated to the moment in which it was given, so that a broken line does not look like
 * hasty answering, and haste not like a broken line. What came in one call shares the time before it.
 * @param answers by time.
 */
export function timesOf(
  answers: readonly Date[],
  { began, starts = [] }: Begun,
): (number | undefined)[] {
  const groups: { seconds: number | undefined; size: number }[] = [];
  for (const [i, at] of answers.entries()) {
    const before = [
      began,
      ...starts.filter((start) => start <= at),
      ...answers.slice(Math.max(0, i - 1), i),
    ];
    const gap = secondsBetween(Math.max(...before.map(Number)), at);
    const last = groups.at(-1);
    if (last && (gap === 0 || (starts.length > 0 && gap < together))) {
      last.size += 1;
      if (last.seconds !== undefined) last.seconds += gap;
      continue;
    }
    groups.push({ seconds: gap > longestPause ? undefined : gap, size: 1 });
  }
  return groups.flatMap(({ seconds, size }) =>
    Array.from({ length: size }, () => (seconds === undefined ? undefined : seconds / size)),
  );
}
