import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { shareInShort } from './tabular-columns.tsx';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a share of the norm group is short enough for its column, and a bound at the end of a scale', () => {
  for (const [percentile, end, words] of [
    [66.6, null, '67 %'],
    [0.4, null, '< 1 %'],
    [99.4, null, '> 99 %'],
    [97.2, 'highest', '≥ 97 %'],
    [2.8, 'lowest', '≤ 3 %'],
  ] as const)
    expect(shareInShort({ percentile, end }).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  ['en', '67\u00a0%', '< 1\u00a0%', '≥ 97\u00a0%'],
  ['nl', '67%', '< 1%', '≥ 97%'],
  ['de', '67\u00a0%', '< 1\u00a0%', '≥ 97\u00a0%'],
  ['es', '67\u00a0%', '< 1\u00a0%', '≥ 97\u00a0%'],
])('its sign stands as %s has it', (locale, within, least, bound) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect([
    shareInShort({ percentile: 66.6, end: null }),
    shareInShort({ percentile: 0.4, end: null }),
    shareInShort({ percentile: 97.2, end: 'highest' }),
  ]).toEqual([within, least, bound]);
});
