import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { CampaignEnd } from './campaign-end.tsx';
import { LaterTests } from './later-tests.tsx';
import { OpenTestCard } from './open-test-card.tsx';
import { toDo } from './to-do.ts';
import type { Invite, OwnTests } from './to-do.ts';

beforeAll(startInEnglish);

const test1 = {
  id: 1,
  name: 'Personality',
  minutes: 18,
  questions: 152,
  answered: 0,
  started_at: null,
  completed_at: null,
  pivot: { completed: false },
  parts: 0,
  parts_over: 0,
  remaining_seconds: null,
  available_at: null,
};
const invite = (id: number, campaign_name: string, test_types: number[]) =>
  ({
    id,
    campaign_name,
    campaign_type: 'recruitment',
    organization: { id, name: `Organisation ${id}`, logo_url: null },
    deadline: `2999-01-0${id}T00:00:00Z`,
    time_zone: 'UTC',
    test_types,
    tests: [],
    permission: true,
    extension_asked: false,
    adjustments: 'none',
    progress: null,
    completed_at: null,
    closed: false,
  }) as unknown as Invite;

const own = {
  tests: [
    { ...test1, started_at: '2026-11-01T00:00:00Z', answered: 38 },
    { ...test1, id: 3, name: 'Culture', questions: 40, minutes: 6 },
  ],
  invites: [invite(1, 'Autumn intake', [1]), invite(2, 'Sales north', [3])],
} as unknown as OwnTests;

const { first, later } = toDo(own);

test('home names the campaign of what comes next, of what comes later, and of what is finished', () => {
  if (!first) throw new Error('Nothing to do');
  expect(wordsOf(rendered(<OpenTestCard open={first} path="/" />))).toContain('Autumn intake');
  const after = rendered(<LaterTests groups={later} pathOf={() => '/'} above={1} />);
  expect(wordsOf(after)).toContain('Organisation 2 Sales north');
  expect(wordsOf(rendered(<CampaignEnd campaigns={own.invites} />))).toContain(
    'Autumn intake, Sales north',
  );
});

test('a test at home has a bar of its colour and, once begun, one of its progress, and no dot that reads as a state', () => {
  if (!first) throw new Error('Nothing to do');
  const next = rendered(<OpenTestCard open={first} path="/" />);
  expect(next).toMatch(/role="progressbar"[^>]*aria-valuemax="152" aria-valuenow="38"/);
  expect(wordsOf(next)).toContain('38 of 152 answered');
  const after = rendered(<LaterTests groups={later} pathOf={() => '/'} above={1} />);
  expect(after).toMatch(/<span aria-hidden="true" class="[^"]*\bw-1\b[^"]*self-stretch/);
  expect(after).not.toMatch(/rounded-full bg-/);
});
