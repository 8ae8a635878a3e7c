import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { messages as german } from '../../locales/managers/de.po';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import type { Campaign, CampaignPerson } from './api.ts';
import { peopleColumns } from './people-columns.tsx';

beforeEach(startInEnglish);

const score = { value: 106, interval: [97, 115], unit: 'ability' };
const ada = {
  id: 7,
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  status: 'completed',
  permission: true,
  labels: [],
  tests: [
    { id: 1, started: true, completed: true, score: null },
    { id: 2, started: true, completed: true, score },
  ],
  fit: { value: 71, interval: [60, 80], unit: 'fit' },
  tie: 1,
} as unknown as CampaignPerson;

const campaign = {
  id: 3,
  tests: [
    { id: 1, name: 'Personality' },
    { id: 2, name: 'Logical reasoning' },
  ],
  profile: { name: 'Leadership' },
  progress: { subjects: 3 },
} as unknown as Campaign;

function columnsOf(order = 'name', own = campaign, fitOrdered = true) {
  return peopleColumns({
    campaign: own,
    selection: { has: () => false, set: () => {} } as unknown as Parameters<
      typeof peopleColumns
    >[0]['selection'],
    onAction: () => {},
    ties: new Set([1]),
    order,
    fitOrdered,
    labelsOf: () => null,
  });
}
const cell = (id: string, person: CampaignPerson, order?: string) =>
  rendered(
    columnsOf(order)
      .find((column) => column.id === id)
      ?.cell(person),
  );

test('the name of a person leads to their page and belongs to no box', () => {
  const html = cell('name', ada);
  expect(html).toMatch(/<a [^>]*href="\/admin\/subject-profile\/7"[^>]*>Ada Byron<\/a>/);
  expect(html).toMatch(/<input type="checkbox"[^>]*aria-label="Select Ada Byron"/);
  // A label around it or for it would tick the box: the only one is as wide as a finger, and holds the box alone.
  const boxAlone = /<label (?![^>]*\bfor=)[^>]*><input [^>]*><\/label>/;
  expect(html).toMatch(boxAlone);
  expect(html.replace(boxAlone, '')).not.toContain('<label');
  const gone = cell('name', { ...ada, status: 'anonymised' });
  expect(gone.replace(boxAlone, '')).not.toMatch(/<a |<label/);
});

test('where no one is left to name, the page says why in its language, whatever name is kept', () => {
  const kept = (first_name: string): CampaignPerson => ({
    ...ada,
    status: 'anonymised',
    first_name,
    last_name: '',
    email: '',
  });
  i18n.loadAndActivate({ locale: 'de', messages: german });
  expect(wordsOf(cell('name', kept('Anonymised')))).toContain('Anonymisiert');
  startInEnglish();
  expect(wordsOf(cell('name', kept('Deleted account')))).toContain('Deleted account');
});

test('a test in one number shows it with its band, the others lead to their report', () => {
  expect(wordsOf(cell('test-2', ada))).toContain('106 (97–115)');
  expect(cell('test-2', ada)).toContain('Logical reasoning report of Ada Byron');
  expect(cell('test-1', ada)).toMatch(
    /<a [^>]*aria-label="Personality report of Ada Byron"[^>]*href="\/admin\/report\/personality\/7\?campaign=3"|<a [^>]*href="\/admin\/report\/personality\/7\?campaign=3"[^>]*aria-label="Personality report of Ada Byron"/,
  );
  expect(wordsOf(cell('fit', ada))).toContain('71 (60–80)');
});

test('an interview has a column for its rating, and one of others stays untold', () => {
  const test = { id: 'interview_1a2b3c4d5e', started: true, completed: true, score: null };
  const own = { ...campaign, tests: [{ id: test.id, name: 'First call' }] } as unknown as Campaign;
  const words = (rating: object | null) =>
    wordsOf(
      rendered(
        columnsOf('name', own)
          .find(({ id }) => id === 'rating-interview_1a2b3c4d5e')
          ?.cell({ ...ada, tests: [{ ...test, rating }] } as unknown as CampaignPerson),
      ),
    ).trim();
  expect(words({ raters: 1, own: null, mean: null })).toBe('1 rater, yours is missing');
  expect(words({ raters: 2, own: 3, mean: 3.5 })).toContain('3.5');
  expect(words(null)).toBe('—');
  expect(columnsOf().some(({ id }) => id.startsWith('rating'))).toBe(false);
});

test('without a permission or a result there is no number and no report', () => {
  for (const person of [
    { ...ada, permission: false, fit: null },
    { ...ada, fit: null, tests: [{ id: 1 }, { id: 2 }] } as unknown as CampaignPerson,
  ]) {
    for (const id of ['test-1', 'test-2', 'fit']) {
      expect(wordsOf(cell(id, person)).trim()).toBe('—');
      expect(cell(id, person)).not.toContain('<a ');
    }
  }
});

test('a tie is said in the column that orders, with its number: two groups can follow each other', () => {
  expect(cell('fit', ada, '-fit')).toContain('; tie 1');
  expect(wordsOf(cell('fit', ada, '-fit'))).toContain('= 1');
  expect(cell('test-2', ada, '-fit')).not.toContain('tie 1');
  expect(cell('test-2', ada, 'score 2')).toContain('; tie 1');
});

test('what can be ordered: scores, and fit once everyone’s is known', () => {
  const orders = (fitOrdered: boolean) =>
    columnsOf('name', campaign, fitOrdered).map(({ order }) => order);
  expect(orders(true)).toEqual(['name', 'status', undefined, 'score 2', 'fit', undefined]);
  expect(orders(false)).toEqual(['name', 'status', undefined, 'score 2', undefined, undefined]);
});

test('a deadline of their own says whose clocks it is told by, where they are not those of the reader', () => {
  const until = (time_zone: string) =>
    wordsOf(
      rendered(
        columnsOf('name', { ...campaign, time_zone })
          .find(({ id }) => id === 'status')
          ?.cell({ ...ada, status: 'invited', own_deadline: '2026-12-04T17:00:00Z' }),
      ),
    );
  expect(until('Asia/Kathmandu')).toContain('Until 4 Dec 2026, 22:45 (Kathmandu time)');
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(until(own)).toMatch(/Until [45] Dec 2026, \d\d:\d\d $/);
});
