const most = 60;

/**
 * How many times as long the known takes as the unknown: 1 where the time gives nothing away. Made by turns, and the middle of all
 * pairs counts, since a busy machine weighs on both of a pair; where it stands apart from 1, more pairs are asked.
 * @param make the call to time, after whatever else it needs
 */
export async function timesAsLong(
  make: (kind: 'known' | 'unknown') => Promise<() => Promise<unknown>>,
): Promise<number> {
  const ratios: number[] = [];
  for (;;) {
    ratios.push((await time(await make('known'))) / (await time(await make('unknown'))));
    const middle = ratios.toSorted((one, two) => one - two)[ratios.length >> 1] as number;
    const enough = ratios.length % 10 === 9 && middle > 0.8 && middle < 1.25;
    if (enough || ratios.length === most) return middle;
  }
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}
