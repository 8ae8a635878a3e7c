import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';

/** Columns that can be left out; the name always shows. */
export const columnNames = ['status', 'stage', 'tests', 'campaign', 'activity'] as const;
export type ColumnName = (typeof columnNames)[number];

interface Kept {
  hidden: ColumnName[];
  /** The test and the profile that have a column unless the address says otherwise. */
  score?: string | undefined;
  profile?: string | undefined;
}

/** Which columns the list of everybody has. */
export const useColumns = () => useKept('people-columns', columnsOf);

function columnsOf({ hidden, score, profile }: Partial<Kept>): Kept {
  return {
    hidden: columnNames.filter((name) => hidden?.includes(name)),
    ...(typeof score === 'string' && { score }),
    ...(typeof profile === 'string' && { profile }),
  };
}

/** Which columns the lists of all campaigns leave out; a test has the same one in each. */
export function useHiddenColumns() {
  const { kept, keep } = useKept('campaign-columns', hiddenOf);
  return { hidden: kept, onHidden: keep };
}

const hiddenOf = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];

/** Kept in this browser for each manager. @param read makes something of what is found, whatever it is. */
function useKept<Choice>(name: string, read: (found: Partial<Choice>) => Choice) {
  const user = useSession(({ user: own }) => own?.id);
  const key = `assay.${name}.${user}`;
  const [kept, setKept] = useState<Choice>(() => read(stored(key) as Partial<Choice>));
  return {
    kept,
    keep: (next: Choice) => {
      setKept(next);
      try {
        browserStorage('localStorage')?.setItem(key, JSON.stringify(next));
      } catch {
        // Then it holds until the page is left.
      }
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(browserStorage('localStorage')?.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
