import { expect, test } from 'vitest';
import { apartInWords } from './beyond-chance.ts';

const mean = (letter: string, from: number, to: number) => ({
  letter,
  mean: (from + to) / 2,
  interval: [from, to] as const,
});

test('campaigns are called apart only where their intervals do not overlap', () => {
  expect(apartInWords([mean('A', 50, 54)])).toBe('');
  expect(apartInWords([mean('A', 50, 54), mean('B', 53, 57)])).toBe('Within chance');
  expect(apartInWords([mean('A', 50, 54), mean('B', 54, 57)])).toBe('Within chance');
  expect(apartInWords([mean('A', 44, 48), mean('B', 53, 57), mean('C', 47, 52)])).toBe(
    'B above A, C',
  );
  expect(apartInWords([mean('A', 58, 60), mean('B', 53, 57), mean('C', 40, 42)])).toBe(
    'A above B, C; B above C',
  );
});
