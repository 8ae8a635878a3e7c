import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered } from '../../test/rendered.tsx';
import type { Campaign, CampaignSubject } from './api.ts';
import { peopleColumns } from './people-columns.tsx';

beforeAll(startInEnglish);

const ada = {
  id: 7,
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  permission: true,
  labels: [],
  tests: [{ id: 1, completed: true }],
} as unknown as CampaignSubject;

function nameCell(person: CampaignSubject): string {
  const columns = peopleColumns({
    campaign: { id: 3, tests: [{ id: 1, name: 'Personality' }] } as unknown as Campaign,
    selection: { has: () => false, set: () => {} } as unknown as Parameters<
      typeof peopleColumns
    >[0]['selection'],
    onAction: () => {},
    labelsOf: () => null,
  });
  return rendered(columns.find(({ id }) => id === 'name')?.cell(person));
}

test('the name of a person leads to the report and belongs to no box', () => {
  const html = nameCell(ada);
  expect(html).toMatch(
    /<a [^>]*href="\/admin\/report\/personality\/7\?campaign=3"[^>]*>Ada Byron<\/a>/,
  );
  expect(html).toMatch(/<input type="checkbox"[^>]*aria-label="Select Ada Byron"/);
  // A label around it or for it would tick the box.
  expect(html).not.toContain('<label');
});

test('without a permission or a result the name leads nowhere, and ticks nothing either', () => {
  for (const person of [
    { ...ada, permission: false },
    { ...ada, tests: [{ id: 1, completed: false }] } as unknown as CampaignSubject,
  ]) {
    const html = nameCell(person);
    expect(html).toContain('Ada Byron</div>');
    expect(html).not.toMatch(/<a |<label/);
  }
});
