import { expect, test } from 'vitest';
import { mean, quantile, standardDeviation } from '../statistics/descriptive.ts';
import { cronbachAlpha } from '../statistics/reliability.ts';
import { personalityKey } from './definition.ts';
import { tendencyNorm } from './norms.ts';
import { presentPersonality } from './present.ts';
import { facets, findScale, scales, tendencies } from './scales.ts';
import { scorePersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

const cohort = Array.from({ length: 500 }, (_, seed) => simulatePersonality(seed + 1));
// They are drawn from the tendencies' starting values, which are a norm for them.
const madeUp = { ...tendencyNorm(), name: 'Made-up people' };
const views = cohort.map((answers) =>
  presentPersonality(scorePersonality({ answers, norms: { tendencies: madeUp } }), {
    purpose: 'development',
  }),
);

function alphaOf(scaleId: number): number {
  const keys = personalityKey.filter((key) => key.scaleId === scaleId);
  const rows = cohort.map((answers) =>
    keys.map(({ questionId, reversed }) => {
      const index = answers[questionId - 1]?.index ?? 0;
      return reversed ? 5 - index : index + 1;
    }),
  );
  return cronbachAlpha(rows) ?? 0;
}

const tOf = (code: string) =>
  views.map(({ scores }) => scores.find((score) => score.code === code)?.t ?? 0);

test('500 made-up people: facet reliability comes near the published .68', () => {
  const alphas = facets.map(({ id }) => alphaOf(id));
  expect(mean(alphas)).toBeGreaterThan(0.6);
  expect(mean(alphas)).toBeLessThan(0.76);
  for (const alpha of alphas) expect(alpha).toBeGreaterThan(0.5);
});

test('500 made-up people: tendency reliabilities come near those of the norm', () => {
  for (const { code, reliability } of tendencyNorm().scales) {
    const tendency = tendencies.find((scale) => scale.code === code);
    expect(Math.abs(alphaOf(tendency?.id ?? 0) - reliability)).toBeLessThan(0.06);
  }
});

test.each(scales.map(({ code }) => code))(
  '500 made-up people: %s has mean 50 and SD 10',
  (code) => {
    const t = tOf(code);
    expect(Math.abs(mean(t) - 50)).toBeLessThan(1.6);
    expect(Math.abs(standardDeviation(t) - 10)).toBeLessThan(1.2);
  },
);

test('O in recruitment is centred too, although O6 is left out', () => {
  const t = cohort.map((answers) => {
    const stored = scorePersonality({ answers });
    const { scores } = presentPersonality(stored, { purpose: 'recruitment' });
    return scores.find(({ code }) => code === 'O')?.t ?? 0;
  });
  expect(Math.abs(mean(t) - 50)).toBeLessThan(1.6);
});

test('few made-up people look careless', () => {
  const verdicts = views.map(({ responseStyle }) => responseStyle.verdict);
  expect(verdicts.filter((verdict) => verdict !== 'nothing unusual').length / 500).toBeLessThan(
    0.06,
  );
});

test('a wanted trait shows', () => {
  const high = Array.from({ length: 40 }, (_, seed) => {
    const stored = scorePersonality({ answers: simulatePersonality(seed, { traits: { C: 1.5 } }) });
    const { scores } = presentPersonality(stored, { purpose: 'development' });
    return (
      scores.find(({ scaleId, kind }) => kind === 'factor' && scaleId === findScale('C')?.id)?.t ??
      0
    );
  });
  expect(mean(high)).toBeGreaterThan(60);
});

test('the same seed is the same person; seconds are plausible', () => {
  expect(simulatePersonality(9)).toEqual(simulatePersonality(9));
  expect(simulatePersonality(9)).not.toEqual(simulatePersonality(10));
  const seconds = simulatePersonality(9).map((answer) => answer.seconds);
  expect(seconds[0]).toBeUndefined();
  const timed = seconds.filter((value) => value !== undefined);
  expect(timed).toHaveLength(151);
  expect(Math.min(...timed)).toBeGreaterThanOrEqual(1.2);
  expect(quantile(timed, 0.5)).toBeLessThan(12);
});
