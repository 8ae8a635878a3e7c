import { beforeAll, expect, test } from 'vitest';
import type { PersonalityWorking } from '../../../../features/reports/api.ts';
import { startInEnglish } from '../../../../lib/language.ts';
import { rendered, wordsOf } from '../../../../test/rendered.tsx';
import { ScaleWorking } from './scale-working.tsx';

beforeAll(startInEnglish);

function wordsFor(parts: string[], factorOfSum: number): string {
  const numbers = { raw: 84, mean: 80, sd: 12, z: 0.33, t: 53.3, sten: 6, percentile: 63, sem: 4 };
  const scale = { code: 'O', name: 'Openness', kind: 'factor', publishedName: null, items: [] };
  const shown = { ...scale, ...numbers, parts, factorOfSum, reliability: 0.84, interval: [45, 61] };
  const one = shown as unknown as PersonalityWorking['scales'][number];
  return wordsOf(rendered(<ScaleWorking scale={one} scales={[one]} />));
}

test('a facet that is left out is not told as answers that are missing', () => {
  const five = ['O1', 'O2', 'O3', 'O4', 'O5'];
  expect(wordsFor(five, 6 / 5)).toContain('times 1.20 because one facet is left out here.');
  expect(wordsFor(five, 6 / 5)).not.toContain('missing answers');
  expect(wordsFor([...five, 'O6'], 24 / 20)).toContain('to make up for missing answers');
  expect(wordsFor([...five, 'O6'], 1)).not.toMatch(/times|missing/);
});
