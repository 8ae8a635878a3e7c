import { useCallback, useEffect, useState } from 'react';
import { useOnLeave } from '../../../features/instruments/use-on-leave.ts';
import type { Run } from '../../../features/instruments/use-run.ts';
import { type Choices, choicesOf, choose, indexOf, markedOf, type Side } from './choices.ts';

/** Milliseconds that choices rest before they are saved: arrows pass over responses. */
const settle = 300;

/** Both choices of the situation on the screen, from the mark to the saved answer. */
export function useChoices(run: Run, saved: number | undefined) {
  const [choices, setChoices] = useState<Choices>(() => choicesOf(saved));
  const [shown, setShown] = useState(saved);
  if (saved !== shown) {
    // Saved just now, or answered elsewhere in the meantime.
    setShown(saved);
    if (indexOf(choices) !== saved) setChoices(choicesOf(saved));
  }
  const { answer } = run;
  const index = indexOf(choices);
  const unsaved = index !== undefined && index !== saved;

  const save = useCallback(() => {
    if (unsaved && index !== undefined) answer(index);
  }, [unsaved, index, answer]);

  useEffect(() => {
    const timer = setTimeout(save, settle);
    return () => clearTimeout(timer);
  }, [save]);

  useOnLeave(save);

  return {
    marked: markedOf(choices),
    isComplete: index !== undefined,
    unsaved,
    choose: (side: Side, place: number) => setChoices((before) => choose(before, side, place)),
    next() {
      if (index === undefined) return;
      save();
      run.next();
    },
    back() {
      save();
      run.back();
    },
  };
}
