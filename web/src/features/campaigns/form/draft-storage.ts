import { sessionStore } from '../../../api/session.ts';
import { browserStorage } from '../../../api/throttled-storage.ts';
import type { PeopleValues } from './values.ts';

/** What is typed into the campaign form stays in this browser until it is saved, for its writer alone. */
export interface StoredDraft<Values extends PeopleValues> {
  values: Values;
  /** What the form began with, so that it can be told what has been changed in it. */
  start?: Values;
  /** The campaign on the server, when it was saved but could not be activated. */
  campaignId?: number | undefined;
  /** Of the campaign, as it was when this was begun. */
  version?: number | undefined;
  writtenAt: number;
}

const keptFor = 14 * 86_400_000;

/** `which` is `new`, `edit-5`, `copy-5` or `people-5`. */
export function draftStorage<Values extends PeopleValues>(which: string) {
  const key = `assay.campaign.${sessionStore.getState().user?.id ?? 0}.${which}`;
  const storage = browserStorage('localStorage');
  return {
    read(): StoredDraft<Values> | null {
      try {
        const draft = JSON.parse(storage?.getItem(key) ?? 'null') as StoredDraft<Values> | null;
        const fresh = draft !== null && Date.now() - draft.writtenAt < keptFor;
        return fresh && Array.isArray(draft.values.subjects) ? draft : null;
      } catch {
        return null;
      }
    },
    write(draft: Omit<StoredDraft<Values>, 'writtenAt'>) {
      try {
        storage?.setItem(key, JSON.stringify({ ...draft, writtenAt: Date.now() }));
      } catch {
        // Storage is full or switched off: the form itself still holds everything.
      }
    },
    /** Calls back when another tab writes the same draft; answers how to stop. */
    onOtherTab(callback: () => void) {
      const listen = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) callback();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
    clear() {
      storage?.removeItem(key);
    },
  };
}
