import { sessionStore } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';

export const recentKinds = ['screen', 'person', 'campaign', 'label', 'organization'] as const;

/** What was gone to from the search. */
export interface Recent {
  kind: (typeof recentKinds)[number];
  name: string;
  path: string;
}

const key = 'assay.recent';
const most = 6;
const owner = () => sessionStore.getState().user?.id;

/** The latest first. For this tab and this login alone: these are names of people. */
export function recentOnes(): Recent[] {
  try {
    const kept = JSON.parse(browserStorage('sessionStorage')?.getItem(key) ?? 'null') as {
      owner: unknown;
      found: Recent[];
    } | null;
    if (kept?.owner !== owner() || !Array.isArray(kept?.found)) return [];
    return kept.found.filter(
      ({ kind, name, path }) =>
        recentKinds.includes(kind) && typeof name === 'string' && path.startsWith('/admin/'),
    );
  } catch {
    return [];
  }
}

export function keepRecent({ kind, name, path }: Recent): void {
  const others = recentOnes().filter((one) => one.path !== path);
  const found = [{ kind, name, path }, ...others].slice(0, most);
  try {
    browserStorage('sessionStorage')?.setItem(key, JSON.stringify({ owner: owner(), found }));
  } catch {
    // Then there is nothing to go back to.
  }
}

sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) browserStorage('sessionStorage')?.removeItem(key);
});
