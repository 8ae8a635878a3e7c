import { useMemo } from 'react';
import { keepForm } from './kept-form.ts';
import type { PlainTest, RunningTest, Sitting } from './plain-test.ts';
import { useRun } from './use-run.ts';
import type { Run, RunCalls } from './use-run.ts';

/** The run of a test whose questions all stand from the beginning; `onStale` as `useRun` has it. */
export function useTestRun<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
  form: Form,
  onStale: () => void,
): Run {
  const calls = useMemo<RunCalls>(
    () => ({
      callOf: test.callOf(form),
      async read() {
        const wire = await test.fetch({}).catch(() => null);
        if (!wire) return null;
        if (!wire.completed && wire.attemptId !== form.attemptId) return null;
        return { completed: wire.completed, answers: test.storedAnswers(wire) };
      },
      listen: (tell) =>
        test.listen(form.attemptId, ({ done, ...answer }) => tell({ done, answers: [answer] })),
      keep: (answers, leaving) => void keepForm(test.name, { ...form, answers }, leaving),
    }),
    [test, form],
  );
  return useRun({ questions: form.questions, answers: form.answers, calls, onStale });
}
