import { expect, test } from 'vitest';
import { shareInShort } from './tabular-columns.tsx';

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
