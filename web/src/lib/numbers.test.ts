import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { counted, decimal, percent, withPercent } from './numbers.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('digits after the point, in the language of the screen', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect([4.62, -1.25, 0, -0.04, 5].map((value) => decimal(value, 1))).toEqual([
    '4.6',
    '−1.3',
    '0.0',
    '0.0',
    '5.0',
  ]);
  expect([12.5, 12, 0.333].map((value) => decimal(value, 0, 2))).toEqual(['12.5', '12', '0.33']);
  for (const locale of ['nl', 'de', 'es']) {
    i18n.loadAndActivate({ locale, messages: {} });
    expect([decimal(4.62, 1), decimal(-1.2, 1), decimal(12.5, 0, 2)]).toEqual([
      '4,6',
      '−1,2',
      '12,5',
    ]);
  }
  expect(counted(10_000)).toBe('10.000');
});

test('a percent sign stands as the language of the screen has it', () => {
  const written = ['en', 'nl', 'de', 'es'].map((locale) => {
    i18n.loadAndActivate({ locale, messages: {} });
    return [percent(0.416), percent(0.125, 1), withPercent('43–52')];
  });
  expect(written).toEqual([
    ['42\u00a0%', '12.5\u00a0%', '43–52\u00a0%'],
    ['42%', '12,5%', '43–52%'],
    ['42\u00a0%', '12,5\u00a0%', '43–52\u00a0%'],
    ['42\u00a0%', '12,5\u00a0%', '43–52\u00a0%'],
  ]);
});
