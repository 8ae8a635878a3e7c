import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../../lib/language.ts';
import { rendered, wordsOf } from '../../../../test/rendered.tsx';
import type { PersonalityReport } from '../../../../features/reports/api.ts';
import { ScaleText } from '../../../../features/reports/score-row.tsx';
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

test('the heading of the facets says of each what its row says, where it reaches the average too', () => {
  const report = {
    scales: [
      scale('Anxiety', { kind: 'factor' }),
      ...[
        scale('Trust', { band: 'high', leaning: true }),
        scale('Candour', { band: 'low', leaning: false }),
        scale('Modesty', { band: 'high', leaning: false }),
        scale('Warmth', {}),
      ].map((facet) => ({ ...facet, kind: 'facet', factor: 'Anxiety' })),
    ],
    norm: { name: 'Norm', group: 'adults', version: '1' },
    ageGroup: null,
    fit: null,
  } as unknown as PersonalityReport;
  const words = wordsOf(rendered(<ProfileChart report={report} />));
  expect(words).toContain('high: Modesty; average or higher: Trust; low: Candour');
  expect(words).toContain('sten 5 , average or higher');
});

test('what is usual in the jobs of a profile is told as expected, with own people counted in or without', () => {
  const usual = (n: number) => {
    const facet = scale('Trust', { kind: 'facet', population: { mean: 52, sd: 10, n } });
    const props = { scale: facet, profileName: 'Sales' } as unknown as Parameters<
      typeof ScaleText
    >[0];
    return wordsOf(rendered(<ScaleText {...props} />));
  };
  expect(usual(0)).toContain('Usual in Sales: T 52, most between 42–62 (expected, not measured).');
  expect(usual(20)).toContain(
    'Usual in Sales: T 52, most between 42–62 (expected, with 20 people of your own counted in).',
  );
});
