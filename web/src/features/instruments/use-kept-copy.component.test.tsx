import { useCallback } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { useKeptCopy } from './use-kept-copy.ts';

const kept: string[] = [];

function Sitting({ answer, moment }: { answer: string; moment: number }) {
  useKeptCopy(
    useCallback((leaving) => kept.push(leaving ? `${answer}, leaving` : answer), [answer]),
    moment,
  );
  return <p>{answer}</p>;
}

test('a copy is made a little after a change, at once where the page is left before, and not where it has been made', async () => {
  await openPart(<Sitting answer="first" moment={1} />, { as: 'candidate' });
  await expect.element(page.getByText('first')).toBeVisible();
  // What is drawn is there a moment before its effects are.
  const leave = () => {
    dispatchEvent(new Event('pagehide'));
    return kept;
  };
  await expect.poll(leave).toEqual(['first, leaving']);
  expect(leave()).toEqual(['first, leaving']);
  await expect.poll(() => kept).toEqual(['first, leaving', 'first']);
  expect(leave()).toEqual(['first, leaving', 'first']);
});
