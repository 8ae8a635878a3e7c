import { useEffect, useRef, useState } from 'react';
import { inTime } from '../../lib/in-time.ts';
import { refreshCultureTests, saveOrganizationCultureAnswers } from './api.ts';
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
  /** Whether all is saved, once what is on its way has arrived; or after three seconds. */
  settle: () => Promise<boolean>;
}

/** A manager's own answers: each is saved as it is given, one after the other. */
export function useRatings(test: CultureTestInWhole): Ratings {
  const [given, setGiven] = useState<Values>({});
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<Error | null>(null);
  const unsaved = useRef(new Map<number, { categoryId: number; value: number }>());
  const running = useRef<Promise<void>>(null);

  async function sendAll() {
    setProblem(null);
    try {
      for (let next = [...unsaved.current][0]; next; next = [...unsaved.current][0]) {
        const [question_id, { categoryId, value }] = next;
        await saveOrganizationCultureAnswers(test.id, categoryId, { question_id, value });
        // Changed meanwhile, it goes once more.
        if (unsaved.current.get(question_id)?.value === value) unsaved.current.delete(question_id);
        setWaiting(unsaved.current.size);
      }
      // Not when the page is left: what is still on its way then would be missing.
      void refreshCultureTests();
    } catch (failure) {
      setProblem(failure as Error);
    }
  }
  function send() {
    running.current ??= sendAll().finally(() => {
      running.current = null;
    });
  }

  useEffect(() => {
    const again = () => {
      if (unsaved.current.size > 0) send();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });

  return {
    values: { ...valuesOf(test), ...given },
    problem,
    pending: waiting > 0,
    rate(categoryId, questionId, value) {
      setGiven((before) => ({ ...before, [questionId]: value }));
      unsaved.current.set(questionId, { categoryId, value });
      setWaiting(unsaved.current.size);
      send();
    },
    retry: send,
    async settle() {
      await inTime(Promise.resolve(running.current), 3000, 'Still saving').catch(() => undefined);
      return unsaved.current.size === 0;
    },
  };
}

function valuesOf({ answers }: CultureTestInWhole): Values {
  return Object.fromEntries(
    answers.map(({ questionId, answerValue }) => [questionId, answerValue]),
  );
}
