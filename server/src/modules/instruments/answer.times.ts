/** A longer pause is not time spent on a question. */
const longestPause = 300;

/** Answers that come in closer together than this were given before, without a connection, and sent in one go. */
const together = 1;

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

/**
 * Seconds spent on each answer, undefined where nobody knows: since the one before, or since the timed part began. What came in one go shares the
 * time before it, so that a broken line does not look like hasty answering.
 * @param answers by time. @param starts when timed parts began.
 */
export function timesOf(
  answers: readonly Date[],
  starts: readonly Date[] = [],
): (number | undefined)[] {
  const groups: { seconds: number | undefined; size: number }[] = [];
  for (const [i, at] of answers.entries()) {
    const began = starts.filter((start) => start <= at);
    const since = Math.max(...[...answers.slice(Math.max(0, i - 1), i), ...began].map(Number));
    const gap = Number.isFinite(since) ? secondsBetween(new Date(since), at) : undefined;
    const last = groups.at(-1);
    if (last && gap !== undefined && gap < together) {
      last.size += 1;
      if (last.seconds !== undefined) last.seconds += gap;
      continue;
    }
    groups.push({ seconds: gap === undefined || gap > longestPause ? undefined : gap, size: 1 });
  }
  return groups.flatMap(({ seconds, size }) =>
    Array.from({ length: size }, () => (seconds === undefined ? undefined : seconds / size)),
  );
}
