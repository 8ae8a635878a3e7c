import type { ReviewItem } from '@assay/contract/reviews';
import { sessionStore } from '../../api/session.ts';
import { browserStorage } from '../../api/throttled-storage.ts';
import type { Place } from './api.ts';

/** Ratings by item: null is "cannot tell", and what is not answered yet is missing. */
export type Choices = Readonly<Record<number, number | null>>;

const keptFor = 14 * 86_400_000;

/** What the server has not got yet stays in this browser, for the reviewer alone. */
export function keptDraft({ successProfileId, subjectId }: Place) {
  const user = sessionStore.getState().user?.id ?? 0;
  const key = `assay.review.${user}.${successProfileId}.${subjectId}`;
  const storage = browserStorage('localStorage');
  return {
    /** Null where there is none, or where the server has another draft since. */
    read(base: string | null, items: readonly ReviewItem[]): Choices | null {
      try {
        const kept = JSON.parse(storage?.getItem(key) ?? 'null') as {
          base: string | null;
          choices: Choices;
          writtenAt: number;
        } | null;
        if (kept === null || kept.base !== base || Date.now() - kept.writtenAt > keptFor)
          return null;
        const known = items.filter(({ id }) => kept.choices[id] !== undefined);
        return Object.fromEntries(known.map(({ id }) => [id, kept.choices[id] ?? null]));
      } catch {
        return null;
      }
    },
    /** @param base when what the server has was written. */
    write(base: string | null, choices: Choices) {
      try {
        storage?.setItem(key, JSON.stringify({ base, choices, writtenAt: Date.now() }));
      } catch {
        // Storage is full or switched off: the form itself still holds everything.
      }
    },
    clear() {
      storage?.removeItem(key);
    },
  };
}
