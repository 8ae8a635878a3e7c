import { expect, test } from 'vitest';
import { stenOf, toT, toTenth } from '../score/standard-scores.ts';
import { personalityKey, personalityQuestions } from './definition.ts';
import { presentPersonality, type Purpose } from './present.ts';
import type { FacetCode } from './scales.ts';
import { scorePersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';
import { workPersonality } from './working.ts';

const answers = simulatePersonality(8);
const stored = scorePersonality({ answers, age: 44 });

function work(purpose: Purpose = 'development') {
  const { scales: worked, tendencies } = workPersonality(stored, { purpose });
  return {
    worked,
    tendencies,
    find: (code: string) => {
      const found = worked.find((scale) => scale.code === code);
      if (!found) throw new Error(`${code} is absent`);
      return found;
    },
  };
}

/** What the item adds to its scale, by what the working says of it. */
function keyedScore({ number, reversed }: { number: number; reversed: boolean }): number {
  const index = answers.find(({ questionId }) => questionId === number)?.index ?? 0;
  return reversed ? 5 - index : index + 1;
}

test.each(['development', 'recruitment'] as const)(
  '%s: every step follows from the one before, to what the report shows',
  (purpose) => {
    const { worked } = work(purpose);
    const { scores } = presentPersonality(stored, { purpose });
    expect(worked.map(({ code }) => code)).toEqual(scores.map(({ code }) => code));
    for (const scale of worked) {
      const shown = scores.find(({ code }) => code === scale.code);
      const sum =
        scale.kind === 'factor'
          ? scale.parts.reduce((total, part) => total + stored.sums[part as FacetCode].sum, 0)
          : scale.items.reduce((total, item) => total + keyedScore(item), 0);
      expect(sum * scale.factorOfSum).toBeCloseTo(scale.raw, 10);
      expect((scale.raw - scale.mean) / scale.sd).toBeCloseTo(scale.z, 10);
      expect(toTenth(toT(scale.z))).toBe(scale.t);
      expect(stenOf(scale.z)).toBe(scale.sten);
      expect(scale.sem).toBeCloseTo(10 * Math.sqrt(1 - scale.reliability), 12);
      expect(scale.interval[1]).toBeCloseTo(scale.t + 1.96 * scale.sem, 0);
      expect(scale).toMatchObject({
        t: shown?.t,
        sten: shown?.sten,
        percentile: shown?.percentile,
        interval: shown?.interval,
        raw: shown?.raw,
      });
    }
  },
);

test('recruitment: no O6 anywhere, N3 in factor N alone, and O is five facets × 6/5', () => {
  const { worked, find } = work('recruitment');
  expect(JSON.stringify(worked)).not.toContain('O6');
  expect(find('O')).toMatchObject({ parts: ['O1', 'O2', 'O3', 'O4', 'O5'], factorOfSum: 1.2 });
  expect(find('N')).toMatchObject({ factorOfSum: 1, parts: ['N1', 'N2', 'N3', 'N4', 'N5', 'N6'] });
  expect(worked.some(({ code }) => code === 'N3')).toBe(false);
  expect(work().find('O')).toMatchObject({ factorOfSum: 1, items: [] });
  expect(work().find('O').parts).toContain('O6');
});

test('items carry number, English text and key, and nothing of what was answered', () => {
  const { questions, tendencyQuestions } = personalityQuestions('en');
  const texts = [...questions, ...tendencyQuestions].map(({ text }) => text);
  const { worked, tendencies } = work();
  const items = [...worked, ...tendencies].flatMap((scale) => scale.items);
  expect(items.toSorted((left, right) => left.number - right.number)).toEqual(
    personalityKey.map(({ questionId, reversed }) => ({
      number: questionId,
      text: texts[questionId - 1],
      reversed,
    })),
  );
});

test('a gap is made up for', () => {
  const gapped = scorePersonality({
    answers: answers.filter(({ questionId }) => questionId !== 1),
  });
  const { scales: worked } = workPersonality(gapped, { purpose: 'development' });
  const facet = worked.find(({ items }) => items.some(({ number }) => number === 1));
  expect(facet?.factorOfSum).toBeCloseTo(4 / 3, 12);
  expect(worked.find(({ code }) => code === facet?.factor)?.factorOfSum).toBeCloseTo(24 / 23, 12);
});

test('statements are told in the words in which they were asked', () => {
  const told = (version: string) => {
    const { scales: worked, tendencies } = workPersonality(
      { ...stored, version },
      { purpose: 'development' },
    );
    const items = [...worked, ...tendencies].flatMap((scale) => scale.items);
    return [1, 130].map((number) => items.find((item) => item.number === number)?.text);
  };
  const asked = (version: '2026.1' | '2026.2') => {
    const form = { version, political: true };
    const { questions, tendencyQuestions } = personalityQuestions('en', form);
    return [1, 130].map(
      (id) => [...questions, ...tendencyQuestions].find((one) => one.id === id)?.text,
    );
  };
  expect(told('2026.1')).toEqual([
    'Worry about things',
    'I want to do better than the people around me.',
  ]);
  expect(told('2026.1')).toEqual(asked('2026.1'));
  expect(told('2026.2')).toEqual(asked('2026.2'));
});
