import { useCallback, useRef, useState } from 'react';
import { useOnLeave } from './use-on-leave.ts';

const advanceDelayMs = 220;
const settle = 450;

/** What a choice does with the run of its test. */
export interface Steps {
  /** Saves the answer to the question on the screen. */
  answer: (index: number) => void;
  next: () => void;
  back: () => void;
}

export interface Choice {
  /** The option that is marked. */
  index: number | undefined;
  /** The mark has been moved by arrows and is not saved yet. */
  unsaved: boolean;
  /** An answer was chosen and the next question is about to come. */
  leaving: boolean;
  /** Chooses and goes on after a short moment. */
  pick: (index: number) => void;
  /** Moves the mark; it is saved once it rests. */
  move: (index: number) => void;
  /** Enter or Next. */
  confirm: () => void;
  back: () => void;
}

/** The marked option of one question, from the mark to the saved answer. */
export function useChoice(run: Steps, saved: number | undefined): Choice {
  const [index, setIndex] = useState(saved);
  const [shown, setShown] = useState(saved);
  if (saved !== shown) {
    // Saved just now, or answered elsewhere in the meantime.
    setShown(saved);
    setIndex(saved);
  }
  const [leaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { answer, next, back } = run;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (index !== undefined && index !== saved) answer(index);
  }, [index, saved, answer]);

  useOnLeave(save);

  return {
    index,
    unsaved: index !== saved,
    leaving,
    pick(chosen) {
      clearTimeout(timer.current);
      setIndex(chosen);
      setLeaving(true);
      answer(chosen);
      timer.current = setTimeout(next, advanceDelayMs);
    },
    move(chosen) {
      clearTimeout(timer.current);
      setIndex(chosen);
      setLeaving(false);
      timer.current = setTimeout(answer, settle, chosen);
    },
    confirm() {
      if (index === undefined) return;
      save();
      next();
    },
    back() {
      save();
      back();
    },
  };
}
