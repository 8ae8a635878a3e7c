import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../lib/language.ts';
import { rendered, wordsOf } from '../test/rendered.tsx';
import { SavedProfileNote } from './saved-profile-note.tsx';

beforeAll(startInEnglish);

test('what warns of a profile stands first, and out', () => {
  const saved = { tried: 'Tried on 60 people.', warnings: ['Forecasts nothing.', 'Is unfair.'] };
  const html = rendered(<SavedProfileNote saved={saved} />);
  expect(wordsOf(html)).toMatch(/Before you use the fit: Forecasts nothing\. Is unfair\. .*Tried/);
  expect(html).toContain('border-warn');
});

test('one that is sound is only told', () => {
  const html = rendered(
    <SavedProfileNote saved={{ tried: 'Tried on 60 people.', warnings: [] }} />,
  );
  expect(wordsOf(html).trim()).toBe('Tried on 60 people.');
  expect(html).not.toContain('border-warn');
});
