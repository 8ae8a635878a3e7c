import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered } from '../../../test/rendered.tsx';
import { Clock } from './clock.tsx';

beforeAll(startInEnglish);

test('the key that says the time is named where there are keys, and nothing is said unasked', () => {
  const heard = { at: 0, sitting: { question: { seconds: 90, remainingSeconds: 90 } } };
  const html = rendered(<Clock heard={heard as unknown as Parameters<typeof Clock>[0]['heard']} />);
  expect(html).toMatch(
    /<span class="sr-only pointer-coarse:hidden">Press T to hear the time that is left\.<\/span>/,
  );
  expect(html).toContain('<span role="status" class="sr-only"></span>');
});
