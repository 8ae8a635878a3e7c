import type { OutputOf } from '@assay/contract/endpoint';
import { answerPersonality, answerTendency } from '@assay/contract/personality';
import { useMemo } from 'react';
import { queueAnswer } from '../../../api/answer-outbox.ts';
import { useRun } from '../use-run.ts';
import type { Acknowledged, Run, RunCalls } from '../use-run.ts';
import { keepForm } from './kept-form.ts';
import { fetchQuestions } from './open-test.ts';
import { storedAnswers } from './test-form.ts';
import type { TestForm } from './test-form.ts';

type Accepted = OutputOf<typeof answerPersonality>['data'];

const endpoints = { '5-factor': answerPersonality, tendency: answerTendency } as const;

/** The run through one sitting of the personality test. */
export function useTestRun(form: TestForm, onBehind: () => void): Run {
  const { questions, answers } = form;
  const calls = useMemo(() => callsOf(form), [form]);
  return useRun({ questions, answers, calls, onBehind });
}

function callsOf(form: TestForm): RunCalls {
  const { questions, attemptId } = form;
  return {
    send(questionId, answer) {
      const question = questions.find(({ id }) => id === questionId);
      if (!question) return;
      const { scaleId, type } = question;
      const body = { questionId, ...answer, scaleId, type, attemptId, confirmed: true as const };
      void queueAnswer(endpoints[type], { body });
    },
    async read() {
      const wire = await fetchQuestions({});
      if (!wire.completed && wire.attemptId !== attemptId) return null;
      return { completed: wire.completed, answers: storedAnswers(wire) };
    },
    understand,
    keep: (answers) => void keepForm({ ...form, answers }),
  };
}

function understand(reply: unknown): Acknowledged | null {
  const { data } = (reply ?? {}) as { data?: Accepted };
  return data === undefined ? null : { done: data.done, answers: [data] };
}
