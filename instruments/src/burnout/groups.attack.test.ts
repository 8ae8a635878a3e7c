import { expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import { closeBatch, combineBatches, type FreshRecord } from './groups.ts';
import { managerBandOf } from './present.ts';

/*
 * An attacker reads every average that can be had, after every single event, knows whose records are behind each, and
 * looks for people whose band follows from all of it.
 */

/** One answer: the sum of these records' scores lies in the interval. */
interface Known {
  records: ReadonlySet<number>;
  low: number;
  high: number;
}

interface Entry extends FreshRecord {
  group: number;
}

type Publisher = (history: readonly Entry[], left: ReadonlySet<number>) => Known[];

/** The obvious way: average whoever is there now, if there are five, in each group and over all of them. */
const naive: Publisher = (history, left) => {
  const current = new Map(history.map((entry) => [entry.personId, entry]));
  const present = [...current.values()].filter(({ personId }) => !left.has(personId));
  return [0, 1, 2, null].flatMap((group) => {
    const members = present.filter((entry) => group === null || entry.group === group);
    if (members.length < 5) return [];
    const mean = members.reduce((sum, { score }) => sum + score, 0) / members.length;
    const shown = Math.round(mean * 10) / 10;
    return [known(members, shown - 0.05, shown + 0.05)];
  });
};

const known = (records: readonly { recordId: number }[], low: number, high: number): Known => ({
  records: new Set(records.map(({ recordId }) => recordId)),
  low: low * records.length,
  high: high * records.length,
});

/** The way of `groups.ts`, replayed from the start: batches by group, and every stretch of them combined. */
const batched: Publisher = (history, left) => {
  const waiting = new Map<number, Entry[]>();
  const closed: { group: number; entries: Entry[]; figure: { n: number; mean: number } }[] = [];
  for (const entry of history) {
    const list = [...(waiting.get(entry.group) ?? []), entry];
    const batch = closeBatch(list);
    waiting.set(entry.group, batch ? [] : list);
    if (!batch) continue;
    const last = new Map(list.map((one) => [one.personId, one]));
    closed.push({ group: entry.group, entries: [...last.values()], figure: batch.figure });
  }
  const shown = closed.filter(({ entries }) => !entries.some(({ personId }) => left.has(personId)));
  const single = shown.map(({ entries, figure }) =>
    known(
      entries,
      figure.mean === 10 ? 0 : figure.mean - 2.5,
      figure.mean === 90 ? 100 : figure.mean + 2.5,
    ),
  );
  const stretches = [0, 1, 2, null].flatMap((group) => {
    const own = shown.filter((one) => group === null || one.group === group);
    return own.flatMap((_, from) => {
      const part = own.slice(from);
      const figure = combineBatches(part.map((one) => one.figure));
      // At a cut-off the figure says less than its number; leave it to the single ones.
      if (!figure || part.some((one) => [10, 90].includes(one.figure.mean))) return [];
      const entries = part.flatMap((one) => one.entries);
      return [known(entries, figure.mean - 3, figure.mean + 3)];
    });
  });
  return [...single, ...stretches];
};

const holds = (large: Known, small: Known) =>
  [...small.records].every((id) => large.records.has(id));

const keyOf = (records: ReadonlySet<number>) =>
  [...records].toSorted((left, right) => left - right).join();

/** Differences of nested answers, as long as they bring something new, two rounds. */
function combine(answers: readonly Known[]): Known[] {
  const all = new Map(answers.map((one) => [keyOf(one.records), one]));
  for (let round = 0; round < 2; round += 1) {
    const list = [...all.values()];
    for (const large of list) {
      for (const small of list) {
        if (small.records.size >= large.records.size || !holds(large, small)) continue;
        const records = new Set([...large.records].filter((id) => !small.records.has(id)));
        const key = keyOf(records);
        const found = all.get(key);
        const low = Math.max(large.low - small.high, found?.low ?? 0);
        const high = Math.min(large.high - small.low, found?.high ?? 100 * records.size);
        all.set(key, { records, low, high });
      }
    }
  }
  return [...all.values()];
}

/** Narrows every record's score by every sum it is part of, until nothing moves any more. */
function narrow(answers: readonly Known[], recordIds: readonly number[]) {
  const ranges = new Map(recordIds.map((id) => [id, [0, 100] as [number, number]]));
  for (let moved = true, round = 0; moved && round < 20; round += 1) {
    moved = false;
    for (const { records, low, high } of answers) {
      const own = [...records].map((id) => [id, ranges.get(id) ?? [0, 100]] as const);
      const least = own.reduce((sum, [, range]) => sum + range[0], 0);
      const most = own.reduce((sum, [, range]) => sum + range[1], 0);
      for (const [id, [from, to]] of own) {
        const next: [number, number] = [
          Math.max(from, low - (most - to)),
          Math.min(to, high - (least - from)),
        ];
        moved ||= next[0] > from + 0.01 || next[1] < to - 0.01;
        ranges.set(id, next);
      }
    }
  }
  return ranges;
}

/** Share of the records whose band the attacker knows for sure. */
function attack(publish: Publisher, seed: number, scoreOf: (random: SeededRandom) => number) {
  const random = seededRandom(seed);
  const history: Entry[] = [];
  const left = new Set<number>();
  const answers: Known[] = [];
  for (let event = 0; event < 60; event += 1) {
    const personId = random.integer(0, 23);
    if (random.uniform() < 0.04) left.add(personId);
    else if (!left.has(personId)) {
      const score = scoreOf(random);
      history.push({ recordId: history.length, personId, group: personId % 3, score });
    }
    answers.push(...publish(history, left));
  }
  const ranges = narrow(
    combine(answers),
    history.map(({ recordId }) => recordId),
  );
  const found = history.filter(({ recordId }) => {
    const [low, high] = ranges.get(recordId) ?? [0, 100];
    return managerBandOf(Math.max(0, low)) === managerBandOf(Math.min(100, high));
  });
  for (const { recordId, score } of found) {
    const [low, high] = ranges.get(recordId) ?? [0, 100];
    // The attacker reasons soundly, or the attack proves nothing.
    expect(score).toBeGreaterThanOrEqual(low - 0.2);
    expect(score).toBeLessThanOrEqual(high + 0.2);
  }
  return { found: found.length, of: history.length, answers: answers.length };
}

const usual = (random: SeededRandom) => Math.min(100, Math.max(0, 35 + 16 * random.normal()));
const extreme = (random: SeededRandom) => (random.uniform() < 0.5 ? 0 : 100);
const alike = () => 97;

test('the attack works: averages of whoever is there now give many bands away', () => {
  const { found, of } = attack(naive, 1, usual);
  expect(found / of).toBeGreaterThan(0.3);
});

test.each([
  ['usual scores', usual],
  ['nothing but extremes', extreme],
  ['everybody the same', alike],
])('batches give no band away: %s', (_, scoreOf) => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const { found, answers } = attack(batched, seed, scoreOf);
    expect(answers).toBeGreaterThan(0);
    expect(found).toBe(0);
  }
});
