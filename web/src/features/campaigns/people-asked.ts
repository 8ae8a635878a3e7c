import type { PeopleSearch } from './search.ts';

/** What the address asks for of the people of a campaign. An order by the score of no test is one by name. */
export function peopleAsked(search: PeopleSearch) {
  const { name, status, test, label, stage, scoreTest, page = 1, perPage = 25 } = search;
  const { order = 'name' } = search;
  const lost = order.endsWith('score') && scoreTest === undefined;
  const filter = {
    name,
    status,
    testType: test,
    label: label ? String(label) : undefined,
    stage,
  };
  return { filter, order: lost ? ('name' as const) : order, scoreTest, page, perPage };
}

/** The order as the columns name it, of which each test with a score has one. */
export function orderInTable({
  order,
  scoreTest,
}: Pick<PeopleSearch, 'order' | 'scoreTest'>): string {
  return order?.endsWith('score') ? `${order} ${scoreTest}` : (order ?? 'name');
}

/** And back into the address; the highest score comes first, since no one looks for the lowest. */
export function orderFromTable(wanted: string, present: string): PeopleSearch {
  const scored = /^-?(fit|score )/.test(wanted);
  const fresh = scored && wanted.replace('-', '') !== present.replace('-', '');
  const [order, scoreTest] = (fresh ? `-${wanted}` : wanted).split(' ');
  return { order: order as PeopleSearch['order'], scoreTest };
}
