import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { valueInWords } from './series-points.ts';

test('a point says its value, its band and its people, as the language of the screen writes them', () => {
  const point = { at: '2026-12-04T12:00:00Z', value: 3, band: [2, 4], n: 12_345 } as const;
  const told = ['en', 'nl', 'de', 'es'].map((locale) => {
    i18n.loadAndActivate({ locale, messages: {} });
    return valueInWords(point, String);
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const elsewhere = '3 (2–4), n = 12.345';
  expect(told).toEqual(['3 (2–4), n = 12,345', elsewhere, elsewhere, elsewhere]);
  expect(valueInWords({ ...point, value: null }, String)).toBe('–');
});
