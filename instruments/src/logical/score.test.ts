import { expect, test } from 'vitest';
import type { StoredAnswer } from '@assay/contract/instruments';
import { mean } from '../statistics/descriptive.ts';
import { logicalVersion, sections } from './definition.ts';
import { families } from './families.ts';
import { firstQuestionId, generateForm } from './form.ts';
import { logical } from './instrument.ts';
import { compose, presentLogical, summariseLogical } from './present.ts';
import { findItem, scoreLogical } from './score.ts';
import { simulateLogical } from './simulate.ts';

const keys = {
  analogy: generateForm('analogy', [1, 2, 3, 4]).key,
  sequence: generateForm('sequence', [5, 6, 7, 8]).key,
};

/** The first `right` of each section right, those up to `answered` wrong, the rest open. */
function answersOf(right: number, answered: number, seconds = 20): StoredAnswer[] {
  return sections.flatMap((section) =>
    keys[section].slice(0, answered).map((place, at) => ({
      questionId: firstQuestionId[section] + at,
      index: at < right ? place : (place + 1) % 6,
      seconds,
    })),
  );
}

const viewOf = (right: number, answered = 20, seconds?: number) =>
  presentLogical(scoreLogical({ answers: answersOf(right, answered, seconds), keys }));
const iqsOf = (right: number, answered?: number) =>
  viewOf(right, answered).scores.map(({ iq }) => iq);

test('more right answers, higher scores; all and none stay finite', () => {
  const totals = [0, 5, 10, 15, 20].map((right) => iqsOf(right)[2] ?? 0);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(new Set(totals).size).toBe(5);
  expect(totals[0]).toBeGreaterThan(50);
  expect(totals[4]).toBeLessThan(145);
});

test('a question without an answer counts as a wrong one', () => {
  expect(iqsOf(10, 10)).toEqual(iqsOf(10, 20));
  const { scores } = viewOf(10, 13);
  expect(scores.map(({ right, answered, asked }) => [right, answered, asked])).toEqual([
    [10, 13, 20],
    [10, 13, 20],
    [20, 26, 40],
  ]);
});

test('scores agree with each other and with the norm they name', () => {
  const { scores, norm, version } = viewOf(14);
  for (const { theta, standardError, iq, interval, t, percentile } of scores) {
    expect(iq).toBe(Math.round(100 + 15 * theta));
    expect(Math.abs((interval[0] + interval[1]) / 2 - iq)).toBeLessThanOrEqual(1);
    expect(Math.abs(interval[1] - interval[0] - 2 * 1.96 * 15 * standardError)).toBeLessThanOrEqual(
      1,
    );
    expect(Math.abs(t - (50 + 10 * theta))).toBeLessThanOrEqual(0.05);
    expect(percentile > 50).toBe(theta > 0);
  }
  expect(norm).toMatchObject({ name: 'Provisional scale', version: '1', n: null });
  expect(version).toBe(logicalVersion);
});

test('the whole is estimated from all answers at once; a result scored before keeps the sum of its sections', () => {
  const stored = scoreLogical({ answers: answersOf(15, 20), keys });
  const [analogy, sequence, total] = presentLogical(stored).scores;
  const sum = ((analogy?.theta ?? 0) + (sequence?.theta ?? 0)) / Math.sqrt(3.5);
  // Two sections that say the same say more than each of them.
  expect(total?.theta).toBeGreaterThan(sum * 1.05);
  expect(total?.standardError).toBeLessThan(analogy?.standardError ?? 0);
  const { instrument, norm, sections: results } = stored;
  const before = { instrument, norm, sections: results, version: '1' };
  const old = presentLogical(before);
  expect(old.scores[2]?.theta).toBeCloseTo(sum, 10);
  expect(old.version).toBe('1');
  expect(presentLogical({ ...stored, version: '1' }).scores[2]?.theta).toBe(total?.theta);
});

test('answers to items of another version are scored as such', () => {
  const form = { ...logical.sampleForm(1), version: '1' };
  expect(logical.score(logical.simulate(1, form), { form }).version).toBe('1');
  expect(scoreLogical({ answers: [], keys }).version).toBe(logicalVersion);
});

test('two sections without error make a total without error, without information one with all of it', () => {
  expect(compose({ theta: 1, psd: 0 }, { theta: 1, psd: 0 }).psd).toBe(0);
  expect(compose({ theta: 0, psd: 1 }, { theta: 0, psd: 1 }).psd).toBeCloseTo(1, 10);
});

test('what is stored keeps family, outcome, choice and time, and says the same after storing', () => {
  const stored = scoreLogical({ answers: answersOf(3, 5), keys });
  const { items } = stored.sections.sequence;
  expect(items.map(({ family }) => family)).toEqual(families.sequence.map(({ code }) => code));
  expect(items[0]).toEqual({
    family: 'SN1',
    b: -2,
    outcome: 'right',
    chosen: keys.sequence[0],
    seconds: 20,
  });
  expect(items[4]?.outcome).toBe('wrong');
  expect(items[5]).toMatchObject({ outcome: 'unreached', chosen: null, seconds: null });
  expect(presentLogical(JSON.parse(JSON.stringify(stored)))).toEqual(presentLogical(stored));
  expect(Object.keys(summariseLogical(stored))).toEqual(['ANALOGY', 'SEQUENCE', 'TOTAL']);
});

test('order does not matter, and what is impossible is refused', () => {
  const answers = answersOf(8, 12);
  expect(scoreLogical({ answers: answers.toReversed(), keys })).toEqual(
    scoreLogical({ answers, keys }),
  );
  const first = { questionId: 1, index: 0 };
  for (const bad of [
    [{ questionId: 21, index: 0 }],
    [{ questionId: 1, index: 6 }],
    [first, first],
  ]) {
    expect(() => scoreLogical({ answers: bad, keys })).toThrow(RangeError);
  }
  expect(() => scoreLogical({ answers: [], keys: { ...keys, analogy: [] } })).toThrow(RangeError);
  expect([1, 20, 101, 120].map((id) => findItem(id)?.position)).toEqual([0, 19, 0, 19]);
  expect([0, 21, 100, 121, 1.5].map(findItem)).toEqual(Array(5).fill(undefined));
});

test('answers faster than anybody looks, and many open ones, call for care', () => {
  expect(viewOf(10).effort.verdict).toBe('nothing unusual');
  const hasty = viewOf(10, 20, 1.5).effort;
  expect(hasty.verdict).toBe('interpret with care');
  expect(hasty.signs.filter(({ flagged }) => flagged).map(({ id }) => id)).toEqual([
    'rapid',
    'rapid',
  ]);
  const short = viewOf(9, 9).effort;
  expect(short.signs.filter(({ flagged }) => flagged).map(({ id }) => id)).toEqual([
    'unreached',
    'unreached',
  ]);
  expect(viewOf(0, 0).effort.signs[0]).toMatchObject({ value: null, flagged: false });
});

test('made-up people: the same seed the same answers, ability shows, some run out of time', () => {
  expect(simulateLogical(7)).toEqual(simulateLogical(7));
  expect(simulateLogical(7, { keys }).keys).toEqual(keys);
  const people = Array.from({ length: 200 }, (_, seed) => simulateLogical(seed));
  const unfinished = people.filter(({ answers }) => answers.length < 40);
  expect(unfinished.length).toBeGreaterThan(20);
  expect(unfinished.length).toBeLessThan(80);
  const totals = (theta: number) =>
    mean(
      [1, 2, 3, 4, 5, 6].map(
        (seed) => presentLogical(scoreLogical(simulateLogical(seed, { theta }))).scores[2]?.iq ?? 0,
      ),
    );
  expect(totals(1.5)).toBeGreaterThan(totals(0) + 10);
  expect(totals(0)).toBeGreaterThan(totals(-1.5) + 10);
});
