import { sessionStore } from '../../../api/session.ts';
import { browserStorage } from '../../../api/throttled-storage.ts';

/** A rating while it is being made: undefined is not chosen yet, null is "cannot tell". */
export interface RatingDraft {
  edition: number;
  /** When the own rating was given or changed that it began with; null without one. */
  base: string | null;
  choices: (number | null | undefined)[];
  comment: string;
}

const keptFor = 14 * 86_400_000;

/** What is not given yet stays in this browser, for the manager alone. */
export function ratingDraft(interviewId: string, subjectId: number) {
  const key = `assay.rating.${sessionStore.getState().user?.id ?? 0}.${interviewId}.${subjectId}`;
  const storage = browserStorage('localStorage');
  return {
    /** Null when it is by another rubric, or when a rating has been given elsewhere since. */
    read(edition: number, criteria: number, base: string | null): RatingDraft | null {
      try {
        const kept = JSON.parse(storage?.getItem(key) ?? 'null') as {
          edition: number;
          base?: string | null;
          choices: (number | null | 'open')[];
          comment: string;
          writtenAt: number;
        } | null;
        if (kept === null || Date.now() - kept.writtenAt > keptFor) return null;
        if (kept.edition !== edition || kept.choices.length !== criteria) return null;
        if ((kept.base ?? null) !== base) return null;
        const choices = kept.choices.map((choice) => (choice === 'open' ? undefined : choice));
        return { edition, base, choices, comment: kept.comment };
      } catch {
        return null;
      }
    },
    write({ choices, ...draft }: RatingDraft) {
      // JSON has no undefined.
      const kept = choices.map((choice) => (choice === undefined ? 'open' : choice));
      try {
        storage?.setItem(key, JSON.stringify({ ...draft, choices: kept, writtenAt: Date.now() }));
      } catch {
        // Storage is full or switched off: the form itself still holds everything.
      }
    },
    clear() {
      storage?.removeItem(key);
    },
  };
}
