import { useEffect, useRef, useState } from 'react';
import { refreshCultureTests, saveAnswer } from './api.ts';
import type { CultureTestInWhole } from './api.ts';

type Values = Readonly<Record<number, number>>;

export interface Ratings {
  values: Values;
  /** Why the last answers are not saved; null when all are. */
  problem: Error | null;
  pending: boolean;
  rate: (categoryId: number, questionId: number, value: number) => void;
  /** Sends once more what could not be saved. */
  retry: () => void;
}

/** A manager's own answers: each is saved as it is given, one after the other. */
export function useRatings(test: CultureTestInWhole): Ratings {
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      test.answers.map(({ questionId, answerValue }) => [questionId, answerValue]),
    ),
  );
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<Error | null>(null);
  const unsaved = useRef(new Map<number, { categoryId: number; value: number }>());
  const running = useRef(false);

  // Lists and results count anew once the page is left.
  useEffect(() => () => void refreshCultureTests(), []);

  async function send() {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    try {
      for (let next = [...unsaved.current][0]; next; next = [...unsaved.current][0]) {
        const [question_id, { categoryId, value }] = next;
        await saveAnswer(test.id, categoryId, { question_id, value });
        // Changed meanwhile, it goes once more.
        if (unsaved.current.get(question_id)?.value === value) unsaved.current.delete(question_id);
        setWaiting(unsaved.current.size);
      }
    } catch (failure) {
      setProblem(failure as Error);
    }
    running.current = false;
  }

  return {
    values,
    problem,
    pending: waiting > 0,
    rate(categoryId, questionId, value) {
      setValues((before) => ({ ...before, [questionId]: value }));
      unsaved.current.set(questionId, { categoryId, value });
      setWaiting(unsaved.current.size);
      void send();
    },
    retry: () => void send(),
  };
}
