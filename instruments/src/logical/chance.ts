import type { SeededRandom } from '../statistics/random.ts';

/** One of the values. @throws RangeError when there is none. */
export function pick<Value>(random: SeededRandom, values: readonly Value[]): Value {
  const [value] = values.length === 0 ? [] : values.slice(random.integer(0, values.length - 1));
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}

/** All of them in an order by chance (Fisher and Yates). */
export function shuffle<Value>(random: SeededRandom, values: readonly Value[]): Value[] {
  const left = [...values];
  return values.flatMap(() => left.splice(random.integer(0, left.length - 1), 1));
}

/** The whole numbers from 0 to one less. */
export const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Nothing fits the rules of this try; the next one may. */
export class Unlucky extends Error {}

/**
 * The first try that works out.
 * @throws Error after 2,000 tries: the rules leave no way.
 */
export function retry<Value>(attempt: () => Value): Value {
  for (let tries = 0; tries < 2000; tries += 1) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Unlucky)) throw error;
    }
  }
  throw new Error('No item came out of 2,000 tries');
}
