import { expect, test } from 'vitest';
import { peopleSearch } from '../../features/campaigns/search.ts';
import { peopleAsked } from './assessment-people.tsx';

test('what the address narrows the people by is what the call asks for', () => {
  const search = peopleSearch({ test: 'mcqt_5', status: 'completed', label: 4, page: 2 });
  expect(peopleAsked(9, search)).toMatchObject({
    filter: { campaign: 9, testType: 'mcqt_5', status: 'completed', label: '4', order: 'name' },
    page: 2,
    perPage: 25,
  });
  expect(peopleAsked(9, peopleSearch({})).filter.testType).toBeUndefined();
});
