import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered } from '../../test/rendered.tsx';
import { ScoreLine, usePercentileInWords } from './score-line.tsx';

beforeAll(startInEnglish);

function Words({ percentile, end = null }: Parameters<ReturnType<typeof usePercentileInWords>>[0]) {
  return usePercentileInWords()({ percentile, end });
}

test('the ends of the norm group are said as the rest of it is, and never as none or all', () => {
  const words = [0, 0.4, 1, 53, 99.4, 99.9].map((one) => rendered(<Words percentile={one} />));
  expect(words).toEqual([
    'lower than about 99\u00a0%',
    'lower than about 99\u00a0%',
    'higher than about 1\u00a0%',
    'higher than about 53\u00a0%',
    'higher than about 99\u00a0%',
    'higher than about 99\u00a0%',
  ]);
  expect(rendered(<Words percentile={85} end="highest" />)).toBe('higher than at least 85\u00a0%');
  expect(rendered(<Words percentile={15} end="lowest" />)).toBe('higher than at most 15\u00a0%');
});

test('a score line says the same to screen readers', () => {
  const score = { code: 'N', name: 'Anxiety', t: 21, interval: [17, 28] as const, sten: 1 };
  expect(rendered(<ScoreLine hue="violet" score={{ ...score, percentile: 0.2 }} />)).toContain(
    'sten 1, lower than about 99\u00a0% of the norm group',
  );
});
