import { sessionStore } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';

/** A page of people as it was shown last: where it is, and who was on it. */
export interface KeptList {
  /** The word that leads back. */
  title: string;
  to: string;
  search: Record<string, unknown>;
  people: readonly number[];
}

interface KeptAround extends Omit<KeptList, 'people'> {
  previous: number | undefined;
  next: number | undefined;
  /** From 1. */
  place: number;
  count: number;
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
  const { people, ...rest } = list;
  return {
    ...rest,
    previous: people[index - 1],
    next: people[index + 1],
    place: index + 1,
    count: people.length,
  };
}

function read(): KeptList | undefined {
  try {
    const found = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? 'null') as
      | (KeptList & { owner: unknown })
      | null;
    // Another manager may have logged in since.
    if (!found || found.owner !== owner()) return undefined;
    const { title, to, search, people } = found;
    return Array.isArray(people) ? { title, to, search, people } : undefined;
  } catch {
    return undefined;
  }
}
