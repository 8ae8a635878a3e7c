import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { changesOf } from './changes.ts';

beforeAll(startInEnglish);

test('an entry shows what became different, and names what stayed', () => {
  const before = { name: 'Spring', deadline: null, reminders: 2, labels: ['New'] };
  const after = { name: 'Spring', deadline: '2026-12-04', reminders: 3, labels: [] };
  expect(changesOf({ action: 'campaign.edited', before, after })).toEqual({
    changed: [
      { field: 'deadline', before: 'None', after: '2026-12-04' },
      { field: 'reminders', before: '2', after: '3' },
      { field: 'labels', before: 'New', after: 'None' },
    ],
    same: ['name'],
  });
});

test('an email text that is nobody’s own is called the standard text', () => {
  const action = 'campaign.email_text_saved';
  expect(changesOf({ action, before: { text: null }, after: { text: 'Dear all' } })).toEqual({
    changed: [{ field: 'text', before: 'The standard text', after: 'Dear all' }],
    same: [],
  });
  expect(changesOf({ action, before: { text: null }, after: { text: null } })).toEqual({
    changed: [],
    same: ['text'],
  });
});

test('where only one side is kept, all of it is shown', () => {
  expect(
    changesOf({ action: 'label.created', before: null, after: { name: 'A', public: true } }),
  ).toEqual({
    changed: [
      { field: 'name', after: 'A' },
      { field: 'public', after: 'Yes' },
    ],
    same: [],
  });
});
