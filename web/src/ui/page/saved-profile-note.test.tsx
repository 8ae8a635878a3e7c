import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { OrderedBySaved, SavedProfileNote } from './saved-profile-note.tsx';

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

test('above a list that is ordered by it stands what warns of it, and nothing where nothing does', () => {
  const words = (saved: Parameters<typeof OrderedBySaved>[0]['saved']) =>
    wordsOf(rendered(<OrderedBySaved saved={saved} />)).trim();
  expect(words({ tried: 'Tried on 60 people.', warnings: ['Is unfair.'] })).toBe('Is unfair.');
  expect(words({ tried: 'Tried on 60 people.', warnings: [] })).toBe('');
  expect(words(null)).toBe('');
});
