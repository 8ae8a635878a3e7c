import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../../lib/language.ts';
import { rendered, wordsOf } from '../../../../test/rendered.tsx';
import type { InterpersonalFit } from '../../../../features/reports/api.ts';
import { Likeness } from './likeness.tsx';

beforeAll(startInEnglish);

function wordsFor(percentile: number, percentileInterval: [number, number]): string {
  const fit = { verdict: 'alike', alike: [], different: [], source: '', limits: [] };
  const shown = { ...fit, percentile, percentileInterval } as unknown as InterpersonalFit;
  return wordsOf(rendered(<Likeness fit={shown} names={['Ada', 'Bob']} recruiting={false} />));
}

test('where the table of random pairs ends, a share is told as a bound', () => {
  expect(wordsFor(62.4, [43.2, 80])).toContain(
    'More similar than 62 % of random pairs; with measurement error between 43 % and 80 %.',
  );
  expect(wordsFor(95, [77.4, 95])).toContain(
    'More similar than at least 95 % of random pairs; with measurement error between 77 % and at least 95 %.',
  );
  expect(wordsFor(5, [5, 12])).toContain(
    'More similar than at most 5 % of random pairs; with measurement error between at most 5 % and 12 %.',
  );
});
