import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import type { Campaign } from './api.ts';
import { PeopleToolbar } from './people/people-toolbar.tsx';
import { peopleSearch } from './search.ts';

beforeAll(startInEnglish);

const asked = (tests: readonly { id: string; name: string }[], search: Record<string, unknown>) =>
  rendered(
    <PeopleToolbar
      campaign={
        { status: 'active', progress: { subjects: 3, completed: 1 }, tests } as unknown as Campaign
      }
      search={peopleSearch(search)}
      labels={[]}
      stages={[]}
      onChange={() => {}}
    />,
  );

const both = [
  { id: '1', name: 'Personality' },
  { id: 'mcqt_5', name: 'SQL' },
];

test('the people of a campaign can be narrowed by a test, which stands in the address', () => {
  const html = asked(both, { test: 'mcqt_5' });
  expect(html).toMatch(/<option (?=[^>]*\bselected\b)[^>]*value="mcqt_5"[^>]*>SQL<\/option>/);
  expect(wordsOf(html)).toContain('Test: all Personality SQL');
  expect(asked(both, {})).toMatch(/<option[^>]*\bselected\b[^>]*>Test: all/);
  // What an address makes up of it is not asked for.
  expect(peopleSearch({ test: { a: 1 } }).test).toBeUndefined();
  // A single test has nothing to narrow.
  expect(asked(both.slice(0, 1), {})).not.toContain('Test: all');
});
