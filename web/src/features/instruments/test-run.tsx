import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import { useAnswerQueue } from '../../api/answer-outbox.ts';
import type { Hue } from '../../ui/charts/hue.ts';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';
import { firstOpen, minutesLeft } from './answers.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Finish } from './finish.tsx';
import type { PlainTest, RunningTest, Sitting } from './plain-test.ts';
import { Question } from './question.tsx';
import type { Asked } from './question.tsx';
import { MinutesLeft, TestBar } from './test-bar.tsx';
import { useChoice } from './use-choice.ts';
import { savedState, useOnline } from './use-saved-state.ts';
import { useTestRun } from './use-test-run.ts';
import type { Run } from './use-run.ts';

export interface TestRunViewProps<Form extends RunningTest, Wire extends Sitting> {
  test: PlainTest<Form, Wire>;
  form: Form;
  name: ReactNode;
  hue: Hue;
  /** What the usual question shows; absent where `View` shows one. */
  ask?: (form: Form, place: number) => Asked | undefined;
  /** Shows a question that is more than a list of options. */
  View?: FunctionComponent<QuestionViewProps<Form>>;
  /** One line of help below each question. */
  hint: ReactNode;
  /** Beside the way out, at the foot. */
  foot?: ReactNode;
  /** Every answer is given and acknowledged. */
  onDone: () => void;
  /** What the server has differs from this page: an answer was refused, or the test was finished elsewhere. */
  onStale: () => void;
  problem: ReactNode;
}

/** A test without a clock, from the first open question to the end. */
export function TestRunView<Form extends RunningTest, Wire extends Sitting>(
  props: TestRunViewProps<Form, Wire>,
) {
  const { test, form, name, hue, onDone, onStale, problem } = props;
  const { View = QuestionView<Form> } = props;
  const run = useTestRun(test, form, onStale);
  const queue = useAnswerQueue();
  const online = useOnline();
  const [unsaved, setUnsaved] = useState(false);
  const { place, answers } = run;
  const { questions } = form;
  const answered = Object.keys(answers).length;
  const saved = savedState(queue, unsaved, online);
  const finished = place === questions.length;
  const settled = finished && queue.pending === 0 && queue.rejected.length === 0;
  // Arrived with every answer and yet not complete: the server is still working on it.
  const [wait] = useState(() => (firstOpen(form) === null ? 2000 : 0));

  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(onDone, wait);
    return () => clearTimeout(timer);
  }, [settled, onDone, wait]);

  return (
    <>
      <TestBar
        name={name}
        hue={hue}
        answered={answered}
        total={questions.length}
        time={<MinutesLeft minutes={minutesLeft({ ...form, answers })} />}
        saved={answered === 0 && saved === 'saved' ? 'none' : saved}
      />
      <main id="content" className="mx-auto max-w-150 px-5 pt-1.5 pb-12 sm:pt-3">
        <ConnectionBanner queue={queue} online={online} onRefused={onStale} atEnd={finished} />
        {finished ? (
          <Finish pending={queue.pending} problem={problem} />
        ) : (
          <View key={questions[place]?.id} {...props} run={run} onUnsaved={setUnsaved} />
        )}
      </main>
    </>
  );
}

export interface QuestionViewProps<Form extends RunningTest>
  extends Pick<TestRunViewProps<Form, Sitting>, 'form' | 'hue' | 'ask' | 'hint' | 'foot'> {
  run: Run;
  onUnsaved: (unsaved: boolean) => void;
}

function QuestionView<Form extends RunningTest>(props: QuestionViewProps<Form>) {
  const { form, hue, ask, hint, foot, run, onUnsaved } = props;
  const { place, answers } = run;
  const choice = useChoice(run, answers[form.questions[place]?.id ?? 0]?.index);
  const { unsaved } = choice;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  const asked = ask?.(form, place);
  if (!asked) return null;
  return (
    <Question
      {...{ asked, hue, place, choice, hint }}
      total={form.questions.length}
      foot={<QuestionFoot>{foot}</QuestionFoot>}
    />
  );
}

/** The way out below a question, and what else a test has there. */
export function QuestionFoot({ children }: { children?: ReactNode }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-small text-muted">
      <TextAnchor href="/" className="pointer-coarse:py-3">
        <Trans>Stop for now</Trans>
      </TextAnchor>
      {children}
    </p>
  );
}
