import type { SeededRandom } from '../statistics/random.ts';
import { pick, shuffle, Unlucky, upTo } from './chance.ts';
import type { PanelItem } from './matrix.ts';
import { askedOf, attributeErrors, offer } from './options.ts';
import { type Attribute, domains, type Panel, within } from './panel.ts';
import { seriesReadings } from './readings.ts';

/*
 * Figures in a row, the next one missing. Each attribute moves on in its own way.
 */

export type SeriesMove =
  | 'same'
  | 'step'
  | 'more'
  /** Three values in turn. */
  | 'three'
  /** Two values in turn: goes with `apart`. */
  | 'two'
  /** Steps of 1, 2, 3 ... or fewer and fewer. */
  | 'grow'
  /** Every other figure has a series of its own. */
  | 'apart'
  /** Two steps in turn. */
  | 'alternate';

export type SeriesPlan = Readonly<Partial<Record<Attribute, SeriesMove>>>;

const steps = [1, 2, -1, -2] as const;
const turning = [1, 2, 3, -1, -2, -3] as const;

function stepsOf(random: SeededRandom, move: SeriesMove, length: number): number[] {
  const [one = 1, other = 2] = shuffle(random, move === 'alternate' ? turning : steps);
  if (move === 'alternate') {
    if (one + other === 0) throw new Unlucky();
    return upTo(length).map((at) => (at % 2 === 0 ? one : other));
  }
  if (move === 'grow') {
    const sign = pick(random, [1, -1]);
    const growing = random.integer(0, 1) === 1;
    return upTo(length).map((at) => sign * (growing ? at + 1 : length - at));
  }
  return upTo(length).map(() => one);
}

function valuesOf(
  random: SeededRandom,
  attribute: Attribute,
  move: SeriesMove,
  length: number,
): number[] {
  const { kind, size } = domains[attribute];
  const values = shuffle(random, upTo(size));
  const [one = 0, other = 0] = values;
  if (move === 'same') return upTo(length).map(() => one);
  if (move === 'two') return upTo(length).map((at) => (at % 2 === 0 ? one : other));
  if (move === 'three') return upTo(length).map((at) => values[at % 3] ?? 0);
  if (move === 'apart') {
    const [stride = 1, otherStride = 2] = shuffle(random, steps);
    return upTo(length).map((at) => {
      const start = at % 2 === 0 ? one : other;
      return within(attribute, start + (at % 2 === 0 ? stride : otherStride) * (at >> 1)) ?? 0;
    });
  }
  if (kind === 'ordinal') {
    const rising = random.integer(0, 1) === 1;
    return upTo(length).map((at) => (rising ? at : size - 1 - at));
  }
  let value = one;
  const moved = stepsOf(random, move, length - 1).map(
    (step) => (value = within(attribute, value + step) ?? 0),
  );
  return [one, ...moved];
}

/**
 * A series by plan.
 * @param shown how many figures are given, 5 or 6.
 * @throws Unlucky when what chance gave cannot be asked fairly.
 */
export function makeSeries(random: SeededRandom, plan: SeriesPlan, shown: number): PanelItem {
  const attributes = Object.entries(plan) as [Attribute, SeriesMove][];
  const series = attributes.map(
    ([attribute, move]) => [attribute, valuesOf(random, attribute, move, shown + 1)] as const,
  );
  const asked = askedOf(plan);
  const respects = series.flatMap(([attribute, values]) => {
    if (!asked.includes(attribute)) return [];
    const right = values[shown] ?? 0;
    const readings = seriesReadings(attribute, values.slice(0, shown));
    if ([...readings].some((reading) => reading !== right) || readings.size === 0) {
      throw new Unlucky();
    }
    const [before = 0, last = 0] = values.slice(shown - 2, shown);
    // No step, the step before once more, one too few or too many, the wrong way.
    const likely = [last, 2 * last - before, before, right + 1, right - 1, 2 * last - right];
    return [attributeErrors(random, attribute, right, { likely, readings })];
  });
  const panels = upTo(shown + 1).map(
    (at): Panel => Object.fromEntries(series.map(([name, values]) => [name, values[at] ?? 0])),
  );
  const [answer = {}] = panels.slice(shown);
  return { stem: panels.slice(0, shown), options: offer(random, answer, respects) };
}
