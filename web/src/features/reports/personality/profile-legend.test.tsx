import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered, wordsOf } from '../../../test/rendered.tsx';
import type { PersonalityReport } from '../api.ts';
import { ProfileChart } from './profile-chart.tsx';

beforeAll(startInEnglish);

const scale = (code: string, more: object) => ({
  code,
  name: code,
  description: '',
  text: '',
  t: 50,
  interval: [44, 56],
  sten: 5,
  percentile: 50,
  end: null,
  band: 'average',
  target: null,
  ...more,
});

function legend(fit: object | null): string {
  const report = {
    scales: [scale('N', { kind: 'factor' }), scale('N1', { kind: 'facet', factor: 'N' })],
    norm: { name: 'Norm', group: 'adults', version: '1' },
    ageGroup: null,
    fit,
  } as unknown as PersonalityReport;
  const html = rendered(<ProfileChart report={report} />);
  return wordsOf(/<figcaption.*?<\/figcaption>/.exec(html)?.[0] ?? '');
}

test('the legend of a profile names a mark where there is one: on the facets, with a profile', () => {
  expect(legend({ profile: { name: 'Sales' } })).toContain(
    'the thin mark on the facets the profile Sales.',
  );
  expect(legend(null)).toContain('the grey box the average range.');
  expect(legend(null)).not.toMatch(/mark/);
});
