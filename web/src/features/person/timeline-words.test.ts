import { timelineKinds } from '@assay/contract/subject-profile';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import type { Happening } from './api.ts';
import { actorInWords, happeningInWords } from './timeline-words.ts';

beforeAll(startInEnglish);

const happening = (changes: Partial<Happening>): Happening => ({
  at: '2026-11-01T10:30:00Z',
  kind: 'added',
  campaign: null,
  test: null,
  actor: null,
  detail: null,
  ...changes,
});
const manager = { id: 4, name: 'Maria Keller' };

test('each kind of happening has words, with what is known and without', () => {
  for (const kind of timelineKinds) expect(happeningInWords(happening({ kind }))).not.toBe('');
  const campaign = { id: 1, name: 'Leads' };
  const words = (changes: Partial<Happening>) => happeningInWords(happening(changes));
  expect(words({ kind: 'invited', campaign })).toBe('Invited to Leads');
  expect(words({ kind: 'email', detail: 'reminder', campaign })).toBe('Email: reminder (Leads)');
  expect(words({ kind: 'email', detail: 'all-complete' })).toBe('Email: all complete');
  expect(words({ kind: 'looked', detail: 'iq_report' })).toBe('Viewed: logical reasoning report');
  expect(words({ kind: 'looked', detail: 'of tomorrow' })).toBe('Viewed: result');
});

test('a manager is named, and one who has left is not', () => {
  expect(actorInWords(happening({ kind: 'note', actor: manager }))).toBe('Maria Keller');
  expect(actorInWords(happening({ kind: 'looked' }))).toBe('Former manager');
  expect(actorInWords(happening({ kind: 'cv', detail: 'person' }))).toBe('');
  expect(actorInWords(happening({ kind: 'cv', detail: 'organization' }))).toBe('Former manager');
  expect(actorInWords(happening({ kind: 'invited' }))).toBe('');
});
