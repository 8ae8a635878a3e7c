import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered } from '../../test/rendered.tsx';
import { LogObject } from './log-dialog.tsx';

beforeAll(startInEnglish);

const entry = {
  id: 1,
  at: '2026-11-23T09:00:00.000Z',
  actor: null,
  organization: { id: 4, name: 'Keepers' },
  action: 'note.created',
  entity: 'subject',
  entity_id: '7003',
  ip: null,
  user_agent: null,
  request_id: 'r-1',
  before: null,
  after: null,
  sealed: true,
  erased: false,
};
const shown = (changes: Partial<typeof entry>, ownOrganization: number | null = 4) =>
  rendered(<LogObject entry={{ ...entry, ...changes }} ownOrganization={ownOrganization} />, {
    paths: ['/admin/subject-profile/$id'],
  });

test('whom of the own organisation an entry is about leads to their page, no one and nothing else', () => {
  expect(shown({})).toContain('href="/admin/subject-profile/7003"');
  expect(shown({ entity: 'campaign' })).toBe('Campaign 7003');
  expect(shown({}, 5)).toBe('Person 7003');
  expect(shown({}, null)).toBe('Person 7003');
});
