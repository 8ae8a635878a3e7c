import { answersOf, newest } from './answers.ts';
import { findKeptForm, forgetForm } from './kept-form.ts';
import { openOrKept } from './open-or-kept.ts';
import type { Opening, PlainTest, RunningTest, Sitting } from './plain-test.ts';

export type OpenedTest<Form extends RunningTest> =
  | { state: 'running'; form: Form }
  | { state: 'not-begun'; questions: number; minutes: number }
  | { state: 'complete' };

/** Fetches the questions; without a connection, what this device has kept of them. */
export function openTest<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
  opening: Opening = {},
): Promise<OpenedTest<Form>> {
  return openOrKept<Wire, OpenedTest<Form>>({
    asked: test.fetch(opening),
    asOpened(wire, waiting) {
      const { attemptId, minutes } = wire;
      if (wire.completed) {
        void forgetForm(test.name);
        return { state: 'complete' };
      }
      if (attemptId === null)
        return { state: 'not-begun', questions: test.questionsOf(wire), minutes };
      return { state: 'running', form: test.form(attemptId, wire, waiting) };
    },
    async kept(waiting) {
      const kept = opening.language ? undefined : await findKeptForm<Form>(test.name);
      if (!kept) return undefined;
      const own = answersOf(waiting, kept.attemptId, test.sentAnswer);
      return { state: 'running', form: { ...kept, answers: newest(kept.answers, own) } };
    },
  });
}
