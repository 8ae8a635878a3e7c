import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered } from '../../../test/rendered.tsx';
import type { WorkingFromHomeReport } from './api.ts';
import { IndexCard } from './index-card.tsx';

beforeAll(startInEnglish);

const report = {
  t: 46,
  interval: [41, 51],
  band: 'average',
  percentile: 35,
  percentileInterval: [18, 54],
  text: '',
} as unknown as WorkingFromHomeReport;

test.each([
  ['en', '(18–54\u00a0%)'],
  ['nl', '(18–54%)'],
  ['de', '(18–54\u00a0%)'],
  ['es', '(18–54\u00a0%)'],
])('the range of its place is written as %s writes it', (locale, range) => {
  i18n.loadAndActivate({ locale, messages: {} });
  const html = rendered(<IndexCard report={report} />);
  startInEnglish();
  expect(html).toContain(range);
});
