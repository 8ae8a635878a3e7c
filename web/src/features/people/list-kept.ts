import { sessionStore } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';

/** A page of people as it was shown last: where it is, and who was on it. */
export interface KeptList {
  /** The word that leads back. */
  title: string;
  to: string;
  search: Record<string, unknown>;
  people: readonly number[];
  /** How many come before this page, and how many there are; beyond what is counted, “10,000+”. */
  before: number;
  total: number;
  exact: boolean;
}

/** A person, or a page of the list where the one that was shown ends. */
type Neighbour = { id: number } | { page: Pick<KeptList, 'to' | 'search'> };

interface KeptAround extends Pick<KeptList, 'title' | 'to' | 'search' | 'total' | 'exact'> {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** From 1, in the whole list. */
  place: number;
}

const key = 'assay.list-of-people';
const owner = () => sessionStore.getState().user?.id;

/** Keeps it for this tab, so that a person's page leads to the next one and back. */
export function keepList(list: KeptList): void {
  try {
    browserStorage('sessionStorage')?.setItem(key, JSON.stringify({ ...list, owner: owner() }));
  } catch {
    // Without it, the person's page has no neighbours.
  }
}

/** Where somebody was in the list that was shown last; undefined for people who were not in it. */
export function keptAround(id: number): KeptAround | undefined {
  const list = read();
  const index = list?.people.indexOf(id) ?? -1;
  if (!list || index < 0) return undefined;
  const { people, before, ...rest } = list;
  const place = before + index + 1;
  const shown = typeof list.search['page'] === 'number' ? list.search['page'] : 1;
  const beside = (at: number, page: number): Neighbour => {
    const id = people[at];
    if (id !== undefined) return { id };
    const search = { ...list.search, page: page > 1 ? page : undefined };
    return { page: { to: list.to, search } };
  };
  return {
    ...rest,
    place,
    previous: place > 1 ? beside(index - 1, shown - 1) : undefined,
    next: place < list.total ? beside(index + 1, shown + 1) : undefined,
  };
}

function read(): KeptList | undefined {
  try {
    const found = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? 'null') as
      | (KeptList & { owner: unknown })
      | null;
    // Another manager may have logged in since.
    if (!found || found.owner !== owner()) return undefined;
    const { title, to, search, people, before, total, exact } = found;
    // One that an earlier version has kept says nothing of the pages beside it.
    return Array.isArray(people) && typeof total === 'number'
      ? { title, to, search, people, before, total, exact }
      : undefined;
  } catch {
    return undefined;
  }
}
