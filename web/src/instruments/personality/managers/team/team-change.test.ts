import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../../lib/language.ts';
import { changeInWords } from './team-change.ts';

beforeAll(startInEnglish);

test('a change of the team is told by what it was and what it is', () => {
  const before = { coverage: { byAnyone: 0.92, byMean: 0.41 }, spread: 8.14 };
  const after = { coverage: { byAnyone: 0.88, byMean: 0.45 }, spread: 7.6 };
  expect(changeInWords(before, after).replaceAll('\u00a0', ' ')).toBe(
    'met by at least one person 92 % → 88 %, met by the team average 41 % → 45 %, spread 8.1 → 7.6',
  );
  expect(changeInWords({ ...before, coverage: null }, after)).toBe('spread 8.1 → 7.6');
});
