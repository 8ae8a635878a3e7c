import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import type { CategoryCode } from './categories.ts';
import { burnoutKey, keysOf } from './definition.ts';
import {
  managerBandOf,
  presentBurnout,
  presentBurnoutForManager,
  summariseBurnout,
} from './present.ts';
import { scoreBurnout } from './score.ts';
import { simulateBurnout } from './simulate.ts';

/** A record from item scores 0..100. */
function record(
  scoreOf: (key: (typeof burnoutKey)[number]) => number,
  servedNotApplicable = false,
) {
  const answers = burnoutKey
    .filter(({ category }) => !(servedNotApplicable && category === 'served'))
    .map((key) => {
      const position = scoreOf(key) / 25;
      return { questionId: key.questionId, index: key.reversed ? 4 - position : position };
    });
  return scoreBurnout({ answers, servedNotApplicable });
}

const flat = (score: number) => record(() => score);

test('the own view: score with band and interval, energy, what weighs most first', () => {
  const view = presentBurnout(
    record(({ topic }) => (topic === 'demands' ? 100 : topic === 'rest' ? 75 : 25)),
  );
  expect(view.complete).toBe(true);
  expect(view.overall).toMatchObject({ score: 53.6, band: 'moderate', nearLimit: true });
  expect(view.happiness).toBe(46.4);
  expect(view.scores.map(({ code, band }) => [code, band])).toEqual([
    ['personal', 'moderate'],
    ['work', 'moderate'],
    ['served', 'low'],
  ]);
  expect(view.drivers.map(({ code }) => code)).toEqual(['demands', 'rest']);
  expect(view.seekHelpFirst).toBe(false);
});

test('an interval within one band is not near a limit', () => {
  expect(presentBurnout(flat(25)).overall).toMatchObject({ band: 'low', nearLimit: false });
});

test('everything at the top: severe, help first, no more than three drivers', () => {
  const view = presentBurnout(flat(100));
  expect(view.overall?.band).toBe('severe');
  expect(view.seekHelpFirst).toBe(true);
  expect(view.drivers).toHaveLength(3);
});

test('a part that does not apply and one with too few answers say so', () => {
  expect(presentBurnout(record(() => 50, true)).absent).toEqual([
    { id: 3, code: 'served', name: 'The people you serve', reason: 'not applicable' },
  ]);
  const begun = presentBurnout(scoreBurnout({ answers: [{ questionId: 1, index: 0 }] }));
  expect(begun).toMatchObject({ complete: false, overall: null, happiness: null, scores: [] });
  expect(begun.absent.map(({ reason }) => reason)).toEqual(Array(3).fill('too few answers'));
});

test('two answers make no driver', () => {
  const [first, second] = keysOf('work').filter(({ topic }) => topic === 'demands');
  const answers = [first, second].flatMap((key) =>
    key ? [{ questionId: key.questionId, index: 4 }] : [],
  );
  expect(presentBurnout(scoreBurnout({ answers })).drivers).toEqual([]);
});

test('a manager sees band and drivers of the work, no number, nothing personal', () => {
  const view = presentBurnoutForManager(
    record(({ topic }) => (topic === 'demands' || topic === 'rest' ? 100 : 50)),
  );
  expect(view).toMatchObject({ complete: true, band: 'moderate' });
  expect(view.drivers.map(({ code }) => code)).toEqual(['recovery', 'demands', 'contact', 'care']);
  const said = JSON.stringify({ ...view, version: '' });
  expect(said).not.toMatch(/\d/);
  expect(JSON.stringify(view.drivers)).not.toMatch(/rest\b|sleep|strength/i);
});

test('a manager cannot tell severe from high, and sees no driver of a low band', () => {
  const high = record(({ questionId }) => (questionId === 1 ? 75 : 100));
  expect(presentBurnoutForManager(flat(100))).toEqual(presentBurnoutForManager(high));
  const low = presentBurnoutForManager(record(({ topic }) => (topic === 'contact' ? 100 : 0)));
  expect(low).toMatchObject({ band: 'low', drivers: [] });
});

test('a band is that of two parts together, and its sentence holds whichever of them it comes from', () => {
  const words = {
    en: { both: 'together and on average', less: /can weigh less/, more: /weigh (less or )?more/ },
    nl: { both: 'gemiddeld', less: /kan lichter/, more: /kan (lichter of )?zwaarder/ },
    de: { both: 'im Durchschnitt', less: /kann leichter/, more: /kann (leichter oder )?schwerer/ },
    es: { both: 'de media', less: /pesar menos/, more: /pesar (menos o )?más/ },
  };
  const bands = ['low', 'moderate', 'high'] as const;
  const scores = [0, 25, 50, 75, 100];
  for (const language of languages) {
    const { both, less, more } = words[language];
    for (const [personal, work] of scores.flatMap((one) => scores.map((other) => [one, other]))) {
      const stored = record(({ category }) => (category === 'personal' ? personal : work) ?? 0);
      const { band, text } = presentBurnoutForManager(stored, language);
      const place = bands.findIndex((one) => one === band);
      const owed = [personal, work].flatMap((part) => {
        const own = bands.indexOf(managerBandOf(part ?? 0));
        return own === place ? [] : [own < place ? less : more];
      });
      for (const said of [both, ...owed]) expect(text).toMatch(said);
    }
  }
});

test('an unfinished record shows a manager nothing', () => {
  const view = presentBurnoutForManager(scoreBurnout({ answers: simulateBurnout(1).slice(0, 6) }));
  expect(view).toMatchObject({ complete: false, band: null, text: null, drivers: [], advice: [] });
});

/*
 * Whatever a manager reads, each single answer could have been any of the five. Shown on the sums behind the view: one
 * question is held at a score, the sums of the others run through everything they can be. The personal topics are never
 * named, so their sum is enough; it stands in the first of them.
 */
test('no answer to a question can be read off the manager’s view', () => {
  const sizes = [
    ['rest', keysOf('personal').length],
    ['recovery', burnoutKey.filter(({ topic }) => topic === 'recovery').length],
    ['demands', burnoutKey.filter(({ topic }) => topic === 'demands').length],
  ] as const;
  const stored = flat(0);
  const views = (held: string | null, score: number) => {
    const seen = new Set<string>();
    const ranges = sizes.map(([code, size]) => {
      const free = code === held ? size - 1 : size;
      return Array.from({ length: 4 * free + 1 }, (_, at) => 25 * at + (code === held ? score : 0));
    });
    const visit = (sums: number[]): void => {
      const range = ranges[sums.length];
      if (range) {
        for (const sum of range) visit([...sums, sum]);
        return;
      }
      stored.topics.strength = { sum: 0, answered: 0 };
      sizes.forEach(([code, size], at) => {
        stored.topics[code] = { sum: sums[at] ?? 0, answered: size };
      });
      const { band, drivers } = presentBurnoutForManager(stored);
      seen.add([band, ...drivers.map(({ code }) => code)].join(' '));
    };
    visit([]);
    return [...seen].toSorted();
  };
  const possible = views(null, 0);
  expect(possible).toContain('high demands');
  for (const [code] of sizes) {
    for (const score of [0, 25, 50, 75, 100]) expect(views(code, score)).toEqual(possible);
  }
});

test('summaries hold the scores that are there', () => {
  expect(summariseBurnout(flat(75))).toEqual({ burnout: 75, personal: 75, work: 75, served: 75 });
  expect(summariseBurnout(record(() => 25, true))).toEqual({ burnout: 25, personal: 25, work: 25 });
  const part: CategoryCode = 'personal';
  const answers = simulateBurnout(3).slice(0, 6);
  expect(Object.keys(summariseBurnout(scoreBurnout({ answers })))).toEqual([part]);
});
