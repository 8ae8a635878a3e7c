import { languages } from '@assay/contract/languages';
import jStat from 'jstat';
import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/random.ts';
import { itemCategories } from './definition.ts';
import { correlationInterval, matchBandOf, matchProfiles, matchStored } from './match.ts';
import { matchInWords } from './comparison.ts';
import { cultureWords } from './texts/words/words.ts';

const random = seededRandom(11);
const draw = () => itemCategories.map(() => random.integer(1, 7));
const [one, two] = [draw(), draw()];
const matchOf = (first: readonly (number | null)[], second: readonly (number | null)[]) => {
  const { match } = matchProfiles(first, second);
  if (!match) throw new Error('No match');
  return match;
};

test('r over the 40 practices, with Fisher’s interval around the number that is shown', () => {
  const match = matchOf(one, two);
  expect(Math.abs(match.r - jStat.corrcoeff(one, two))).toBeLessThan(0.0051);
  const half = 1.96 / Math.sqrt(37);
  expect(match.interval).toEqual([
    Math.round(100 * Math.tanh(Math.atanh(match.r) - half)) / 100,
    Math.round(100 * Math.tanh(Math.atanh(match.r) + half)) / 100,
  ]);
  expect(match.fit).toBe(Math.round(100 * Math.max(0, match.r)));
  expect(match.n).toBe(40);
});

test('centring is part of it: levels and stretches do not count', () => {
  const lifted = one.map((value) => 0.5 * value + 3);
  expect(matchOf(lifted, two).r).toBe(matchOf(one, two).r);
  expect(matchOf(two, one).r).toBe(matchOf(one, two).r);
});

test('oneself and one’s opposite, without NaN', () => {
  expect(matchOf(one, one)).toMatchObject({ r: 1, interval: [1, 1], fit: 100, band: 'strong' });
  const opposite = one.map((value) => 8 - value);
  expect(matchOf(one, opposite)).toMatchObject({
    r: -1,
    interval: [-1, -1],
    fit: 0,
    fitInterval: [0, 0],
    band: 'opposed',
    clear: true,
  });
});

test('a fit near 100 can be, so nobody reads that no one gets there', () => {
  const near = one.map((value, at) => (at % 8 === 0 ? Math.min(7, value + 1) : value));
  expect(matchOf(one, near).fit).toBeGreaterThanOrEqual(95);
  for (const language of languages) {
    const [, , , rare] = cultureWords(language).neverAKnockOut;
    expect(rare).toMatch(/100.*66/);
    expect(rare).not.toMatch(/^(No one|Niemand|Nadie)/);
  }
});

test('limits of the bands; the interval reaches 0 up to .31', () => {
  expect([-0.01, 0, 0.31, 0.32, 0.49, 0.5].map(matchBandOf)).toEqual([
    'opposed',
    'within chance',
    'within chance',
    'moderate',
    'moderate',
    'strong',
  ]);
  expect(correlationInterval(0.31, 40)[0]).toBeLessThan(0);
  expect(correlationInterval(0.32, 40)[0]).toBeGreaterThan(0);
  expect(() => correlationInterval(1.1, 40)).toThrow(RangeError);
  expect(() => correlationInterval(0.3, 3)).toThrow(RangeError);
});

test('gaps by hand: one category two points up', () => {
  const base = itemCategories.map((_, at) => 3 + (at % 2));
  const more = base.map((value, at) => (at < 5 ? value + 2 : value));
  const { gaps } = matchOf(more, base);
  // Mean difference 2 · 5 / 40 = .25: the category lies 1.75 above, the others .25 below.
  expect(gaps[0]).toMatchObject({ code: 'INN', rms: 1.8, difference: 1.8, meaningful: true });
  expect(gaps[1]).toMatchObject({ code: 'STA', rms: 0.3, difference: -0.2, meaningful: false });
  const turned = matchOf(base, more).gaps[0];
  expect(turned).toMatchObject({ rms: 1.8, difference: -1.8, meaningful: true });
});

test('a gap may be large on both sides without a direction', () => {
  const base = itemCategories.map((_, at) => 2 + (at % 3));
  const mixed = base.map((value, at) => (at < 4 ? value + (at % 2 === 0 ? 3 : -3) : value));
  const [gap] = matchOf(mixed, base).gaps;
  expect(gap).toMatchObject({ rms: 2.7, difference: 0, meaningful: false });
});

test('nothing to correlate is a reason and no number', () => {
  const flat = itemCategories.map(() => 5);
  // Three managers whose answers average out, up to the last digits.
  const averaged = itemCategories.map((_, at) => (at % 2 === 0 ? (3.1 + 4.2 + 5.3) / 3 : 4.2));
  expect(matchProfiles(flat, one)).toEqual({ match: null, reason: 'first is flat' });
  expect(matchProfiles(one, flat)).toEqual({ match: null, reason: 'second is flat' });
  expect(matchProfiles(one, averaged)).toEqual({ match: null, reason: 'second is flat' });
  const few = one.map((value, at) => (at < 11 ? null : value));
  expect(matchProfiles(few, two)).toEqual({ match: null, reason: 'too few shared answers' });
  for (const kind of ['organization', 'people'] as const) {
    const texts = (['first is flat', 'second is flat', 'too few shared answers'] as const).map(
      (reason) => cultureWords(null).absences[kind][reason],
    );
    expect(new Set(texts).size).toBe(3);
  }
});

test('imported gaps: the shared practices count, and the interval widens', () => {
  const gappy = one.map((value, at) => (at < 10 ? null : value));
  const match = matchOf(gappy, two);
  expect(match.n).toBe(30);
  expect(Math.abs(match.r - jStat.corrcoeff(one.slice(10), two.slice(10)))).toBeLessThan(0.0051);
  const half = 1.96 / Math.sqrt(27);
  expect(match.interval[0]).toBeCloseTo(Math.tanh(Math.atanh(match.r) - half), 2);
  expect(match.gaps.map(({ code }) => code)).not.toContain('INN');
});

test('below 0 but unclear is called chance, not opposed', () => {
  const match = matchOf(one, two);
  const of = (r: number, clear: boolean) =>
    matchInWords({ ...match, r, band: matchBandOf(r), clear }, 'organization').label;
  expect(of(-0.2, false)).toBe('Could be chance');
  expect(of(-0.4, true)).toBe('Opposed');
  expect(of(0.2, false)).toBe('Could be chance');
  expect(of(0.4, true)).toBe('Moderate');
  expect(of(0.6, true)).toBe('Strong');
});

test('profiles of different versions of the questions are not compared, and it is said', () => {
  const earlier = { version: '2026.1', values: one };
  const now = { version: '2026.2', values: two };
  expect(matchStored(earlier, now)).toEqual({ match: null, reason: 'other questions' });
  expect(matchStored(earlier, { ...now, version: '2026.1' }).match?.n).toBe(40);
  for (const kind of ['organization', 'people'] as const)
    expect(cultureWords(null).absences[kind]['other questions']).toContain('different versions');
});

test('from 200 people on, what everybody wants of a practice brings nobody closer', () => {
  const appeal = itemCategories.map(() => 1.5 * random.normal());
  const wanted = { n: 200, values: appeal };
  const rs: [number, number][] = Array.from({ length: 400 }, () => {
    const drawn = () => appeal.map((common) => common + random.normal());
    const [person, other] = [drawn(), drawn()];
    const of = (more: object) =>
      matchStored({ version: 'a', values: person, ...more }, { version: 'a', values: other });
    return [of({}).match?.r ?? 0, of({ wanted }).match?.r ?? 0];
  });
  const mean = (at: 0 | 1) => rs.reduce((sum, pair) => sum + pair[at], 0) / rs.length;
  // Unrelated wishes look alike by what all of them share: 1.5² of 1.5² + 1.
  expect(mean(0)).toBeGreaterThan(0.5);
  expect(Math.abs(mean(1))).toBeLessThan(0.03);
});

test('from 200 people on, too, there is no match with somebody who gave every practice the same value', () => {
  const values = itemCategories.map(() => 4 + random.normal());
  const wanted = { n: 200, values: itemCategories.map(() => 4 + random.normal()) };
  const flat = { version: 'a', values: itemCategories.map(() => 4), wanted };
  const other = { version: 'a', values, wanted };
  expect(matchStored(flat, other)).toEqual({ match: null, reason: 'first is flat' });
  expect(matchStored(other, flat)).toEqual({ match: null, reason: 'second is flat' });
  // Two such people wanted nothing in particular, and not the same to a hundred of a hundred.
  expect(matchStored(flat, flat)).toEqual({ match: null, reason: 'first is flat' });
  expect(matchStored(other, { version: 'a', values }).match).not.toBeNull();
});
