import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { inviteTo, notBegun } from '../../test/servers/candidate.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { CampaignEnd } from './campaign-end.tsx';
import { LaterTests } from './later-tests.tsx';
import { OpenTestCard } from './open-test-card.tsx';
import { toDo } from './to-do.ts';
import type { OwnTests } from './to-do.ts';

beforeAll(startInEnglish);

const personality = { id: 1, name: 'Personality', minutes: 18, questions: 152 };
const culture = { id: 3, name: 'Culture', minutes: 6, questions: 40 };
const own: OwnTests = {
  tests: [
    { ...notBegun(personality), started_at: '2026-11-01T00:00:00Z', answered: 38 },
    notBegun(culture),
  ],
  invites: [
    inviteTo([personality], {
      id: 1,
      campaign_name: 'Autumn intake',
      deadline: '2999-01-01T00:00:00Z',
    }),
    inviteTo([culture], {
      id: 2,
      campaign_name: 'Sales north',
      organization: { id: 2, name: 'Organisation 2', logo_url: null },
      deadline: '2999-01-02T00:00:00Z',
    }),
  ],
};

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
