import { expect, test } from 'vitest';
import { leaningScales } from './leaning.ts';
import { presentPersonality } from './present.ts';
import type { FacetCode } from './scales.ts';
import { scorePersonality, type StoredPersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

const plain = scorePersonality({ answers: simulatePersonality(1) });

/** The same person with these facet sums. */
function withSums(sums: Partial<Record<FacetCode, number>>): StoredPersonality {
  const entries = Object.entries(sums).map(([code, sum]) => [code, { sum, answered: 4 }]);
  return { ...plain, sums: { ...plain.sums, ...Object.fromEntries(entries) } };
}

const leaningOf = (stored: StoredPersonality) => {
  const { scores } = presentPersonality(stored, { purpose: 'development' });
  return { scores, leaning: leaningScales(scores, stored) };
};

test('a score just beyond the limit leans, a far one does not, and an average one never', () => {
  const { scores, leaning } = leaningOf(plain);
  const codes = (some: typeof scores) => some.map(({ code }) => code);
  const marked = scores.filter(({ band }) => band !== 'average');
  const factors = marked.filter(({ kind }) => kind === 'factor');
  const nearFacets = marked.filter(({ kind, t }) => kind === 'facet' && Math.abs(t - 50) < 6);
  expect(codes(scores.filter(({ code, band }) => band === 'average' && leaning.has(code)))).toEqual(
    [],
  );
  expect(codes(nearFacets.filter(({ code }) => !leaning.has(code)))).toEqual([]);
  // .84 · 11.55 − 4.70 = 5: on its own, a factor is clear from about T 61.6 on.
  expect(codes(factors.filter(({ code }) => leaning.has(code)))).toEqual(
    codes(factors.filter(({ t }) => Math.abs(t - 50) < 11.55)),
  );
});

test('the other facets of its factor make a facet surer, or less sure', () => {
  const all: FacetCode[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'];
  const alike = withSums(Object.fromEntries(all.map((code) => [code, 20])));
  const alone = withSums({ ...Object.fromEntries(all.map((code) => [code, 10])), C2: 20 });
  const high = leaningOf(alike);
  expect(high.scores.find(({ code }) => code === 'C2')?.band).toBe('high');
  expect(high.leaning.has('C2')).toBe(false);
  expect(leaningOf(alone).leaning.has('C2')).toBe(true);
});

test('of simulated people, a third of the low and high facets and more only lean', () => {
  const shares = Array.from({ length: 100 }, (_, seed) => {
    const { scores, leaning } = leaningOf(
      scorePersonality({ answers: simulatePersonality(seed + 1) }),
    );
    const marked = scores.filter(({ kind, band }) => kind === 'facet' && band !== 'average');
    return [marked.length, marked.filter(({ code }) => leaning.has(code)).length] as const;
  });
  const marked = shares.reduce((sum, [all]) => sum + all, 0);
  const leaning = shares.reduce((sum, [, some]) => sum + some, 0);
  expect(leaning / marked).toBeGreaterThan(0.33);
  expect(leaning / marked).toBeLessThan(0.95);
});
