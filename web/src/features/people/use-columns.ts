import type { ChosenColumns, ColumnList, ListColumns } from '@assay/contract/list-columns';
import {
  columnLists,
  getListColumns,
  resetListColumns,
  saveListColumns,
} from '@assay/contract/list-columns';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { atOnce, withChanges } from '../../api/at-once.ts';
import { call } from '../../api/client.ts';
import { sessionStore } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';
import { useSending, useSendingEach } from '../../lib/writes/use-sending.ts';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';

/** Columns of everybody that can be left out; the name always shows. */
export const columnNames = ['status', 'stage', 'tests', 'campaign', 'activity'] as const;
export type ColumnName = (typeof columnNames)[number];

interface Kept {
  hidden: ColumnName[];
  /** The test and the profile that have a column unless the address says otherwise. */
  score?: string | undefined;
  profile?: string | undefined;
}

const ownKey = () => `assay.columns.${sessionStore.getState().user?.id}`;

/**
 * Kept with the account, so in every browser. What this browser saw last is shown until the answer is there: a list does not
 * come with other columns than a moment later.
 */
export const listColumns = queryOptions({
  queryKey: ['list-columns'],
  queryFn: async ({ queryKey, signal }) => {
    const found = withChanges(queryKey, (await call(getListColumns, { signal })).data);
    remember(found);
    return found;
  },
  initialData: remembered,
  initialDataUpdatedAt: 0,
});

/** Which columns a list has. */
function useKept(list: ColumnList) {
  const { t } = useLingui();
  const { data, isFetched } = useQuery(listColumns);
  const chosen = data?.[list] ?? null;
  // Each shows at once, and the next may be chosen before it is answered.
  const keeping = useSendingEach((next: ChosenColumns) => save(list, next), toastFailure);
  const resetting = useSending(async () => {
    await save(list, null);
    toast(
      t`The usual columns are back.`,
      chosen === null ? {} : { undo: () => save(list, chosen) },
    );
  }, toastFailure);
  return {
    /** False where neither the server nor this browser has said it yet. */
    known: data !== undefined || isFetched,
    chosen,
    keep: (next: ChosenColumns) => void keeping.run(next),
    /** Undefined where there is nothing to forget. */
    reset: chosen === null ? undefined : () => void resetting.run(),
  };
}

/** Shows at once what is chosen, and keeps it; null forgets it. */
function save(list: ColumnList, next: ChosenColumns | null): Promise<void> {
  return atOnce<ListColumns>(listColumns.queryKey, {
    about: ['list-columns', list],
    show: (all) => ({ ...all, [list]: next }),
    send: () =>
      next === null
        ? call(resetListColumns, { params: { list } })
        : call(saveListColumns, { params: { list }, body: next }),
  });
}

/** Which columns the list of everybody has. */
export function useColumns() {
  const { known, chosen, keep, reset } = useKept('talent');
  const kept: Kept = {
    hidden: columnNames.filter((name) => chosen?.hidden.includes(name)),
    score: chosen?.score ?? undefined,
    profile: chosen?.profile ?? undefined,
  };
  return {
    known,
    kept,
    keep: ({ hidden, score, profile }: Kept) =>
      keep({ hidden, score: score ?? null, profile: profile ?? null }),
    onReset: reset,
  };
}

const none: string[] = [];

/** Which columns the lists of all campaigns leave out; a test has the same one in each. */
export function useHiddenColumns() {
  const { chosen, keep, reset } = useKept('campaigns');
  return {
    hidden: chosen?.hidden ?? none,
    onHidden: (hidden: string[]) => keep({ hidden, score: null, profile: null }),
    onReset: reset,
  };
}

function remember(found: ListColumns): void {
  try {
    browserStorage('localStorage')?.setItem(ownKey(), JSON.stringify(found));
  } catch {
    // Then the server is asked before anything shows.
  }
}

/** Whatever lies there is no reason to show nothing. */
function remembered(): ListColumns | undefined {
  try {
    const found: unknown = JSON.parse(browserStorage('localStorage')?.getItem(ownKey()) ?? 'null');
    if (typeof found !== 'object' || found === null) return undefined;
    const [talent, campaigns] = columnLists.map((list) => columnsOf(Object(found)[list]));
    return { talent: talent ?? null, campaigns: campaigns ?? null };
  } catch {
    return undefined;
  }
}

function columnsOf(found: unknown): ChosenColumns | null {
  if (typeof found !== 'object' || found === null) return null;
  const { hidden, score, profile } = found as Record<string, unknown>;
  if (!Array.isArray(hidden)) return null;
  return {
    hidden: hidden.filter((one) => typeof one === 'string'),
    score: typeof score === 'string' ? score : null,
    profile: typeof profile === 'string' ? profile : null,
  };
}
