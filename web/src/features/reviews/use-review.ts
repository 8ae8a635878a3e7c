import type { OwnReview, ReviewItem } from '@assay/contract/reviews';
import { useEffect, useRef, useState } from 'react';
import { inTime } from '../../lib/in-time.ts';
import { giveReview, type Place, saveDraft } from './api.ts';
import { type Choices, keptDraft } from './kept-draft.ts';

export interface Review {
  choices: Choices;
  /** Why the last answers are not with the server; null when all are. */
  problem: Error | null;
  unsaved: boolean;
  choose: (item: number, value: number | null) => void;
  /** Sends once more what could not be saved. */
  retry: () => void;
  /** Whether all is saved, once what is on its way has arrived; or after three seconds. */
  settle: () => Promise<boolean>;
  /** Gives it, and answers with what was given. @throws what the server says against it */
  give: () => Promise<Choices>;
}

const saveDelayMs = 600;

/** The own review while it is made. A draft is kept by itself, here at once and on the server a moment later; a correction is kept when it is given. */
export function useReview(
  place: Place,
  items: readonly ReviewItem[],
  own: OwnReview | null,
): Review {
  const isDraft = own === null || own.given_at === null;
  const [kept] = useState(() => keptDraft(place));
  const base = useRef(own?.changed_at ?? null);
  const [restored] = useState(() => (isDraft ? kept.read(base.current, items) : null));
  const [choices, setChoices] = useState<Choices>(() => restored ?? choicesOf(own));
  const [unsaved, setUnsaved] = useState(restored !== null);
  const [problem, setProblem] = useState<Error | null>(null);
  const latest = useRef(choices);
  const running = useRef<Promise<boolean>>(null);
  const timer = useRef(0);
  /** While it is given no draft is sent: that would take it back. */
  const giving = useRef(false);

  /** Whether all is with the server. */
  async function send(): Promise<boolean> {
    setProblem(null);
    try {
      for (let sent: Choices | null = null; sent !== latest.current; ) {
        sent = latest.current;
        base.current = (await saveDraft(place, answersOf(sent))).changed_at;
        if (sent !== latest.current) kept.write(base.current, latest.current);
      }
      kept.clear();
      setUnsaved(false);
      return true;
    } catch (failure) {
      setProblem(failure as Error);
      return false;
    }
  }
  function save() {
    clearTimeout(timer.current);
    if (giving.current) return Promise.resolve(false);
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }

  useEffect(() => {
    if (!isDraft || !unsaved) return;
    const again = () => void save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  useEffect(() => {
    // What an earlier visit could not save.
    if (restored !== null) void save();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, []);

  return {
    choices,
    problem,
    unsaved,
    choose(item, value) {
      const next = { ...latest.current, [item]: value };
      latest.current = next;
      setChoices(next);
      setUnsaved(true);
      if (!isDraft) return;
      kept.write(base.current, next);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void save(), saveDelayMs);
    },
    retry: () => void save(),
    async settle() {
      if (!isDraft) return !unsaved;
      return inTime(save(), 3000, 'Still saving').catch(() => false);
    },
    async give() {
      clearTimeout(timer.current);
      giving.current = true;
      let given: Choices | null = null;
      try {
        await running.current;
        // An answer that is changed on the way is part of it.
        while (given !== latest.current) {
          given = latest.current;
          await giveReview(place, answersOf(given));
        }
        clearTimeout(timer.current);
      } finally {
        giving.current = false;
        if (given !== latest.current && isDraft) void save();
      }
      kept.clear();
      setUnsaved(false);
      return given;
    },
  };
}

function choicesOf(own: OwnReview | null): Choices {
  return Object.fromEntries(
    (own?.answers ?? []).map(({ question_id, value }) => [question_id, value]),
  );
}

export function answersOf(choices: Choices) {
  return Object.entries(choices).map(([id, value]) => ({ question_id: Number(id), value }));
}
