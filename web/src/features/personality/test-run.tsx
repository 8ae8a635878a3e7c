import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAnswerQueue } from '../../api/answer-outbox.ts';
import type { QueueState } from '../../api/answer-queue.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ConnectionBanner, SavedAgain } from './connection-banner.tsx';
import { Finish } from './finish.tsx';
import { Question } from './question.tsx';
import { TestBar } from './test-bar.tsx';
import { minutesLeft } from './test-form.ts';
import type { TestForm } from './test-form.ts';
import { useChoice } from './use-choice.ts';
import { savedState, useOnline } from './use-saved-state.ts';
import { useTestRun } from './use-test-run.ts';
import type { TestRun } from './use-test-run.ts';

export interface TestRunViewProps {
  form: TestForm;
  /** Every answer is given and acknowledged. */
  onDone: () => void;
  onLanguage: () => void;
  problem: ReactNode;
}

/** The test from the first open question to the end. */
export function TestRunView({ form, onDone, onLanguage, problem }: TestRunViewProps) {
  const run = useTestRun(form);
  const queue = useAnswerQueue();
  const online = useOnline();
  const first = useRef(run.place);
  const finished = run.place === form.questions.length;
  const settled = finished && queue.pending === 0 && queue.rejected.length === 0;

  useEffect(() => {
    if (settled) onDone();
  }, [settled, onDone]);

  if (finished) {
    return (
      <TestFrame form={form} run={run} queue={queue} online={online} unsaved={false}>
        <Finish pending={queue.pending} problem={problem} />
      </TestFrame>
    );
  }
  const id = form.questions[run.place]?.id;
  return (
    <QuestionView
      key={id}
      {...{ form, run, queue, online, onLanguage }}
      follows={run.place !== first.current || Object.keys(run.answers).length > 0}
    />
  );
}

interface FrameProps {
  form: TestForm;
  run: TestRun;
  queue: QueueState;
  online: boolean;
  unsaved: boolean;
  children: ReactNode;
}

function TestFrame({ form, run, queue, online, unsaved, children }: FrameProps) {
  const answered = Object.keys(run.answers).length;
  const saved = savedState(queue, unsaved, online);
  return (
    <>
      <TestBar
        answered={answered}
        total={form.questions.length}
        minutes={minutesLeft({ ...form, answers: run.answers })}
        saved={answered === 0 && saved === 'saved' ? 'none' : saved}
      />
      <main id="content" className="mx-auto max-w-150 px-5 pt-7 pb-12 sm:pt-11">
        <ConnectionBanner queue={queue} online={online} />
        <SavedAgain queue={queue} online={online} />
        {children}
      </main>
    </>
  );
}

interface QuestionViewProps extends Omit<FrameProps, 'children' | 'unsaved'> {
  follows: boolean;
  onLanguage: () => void;
}

function QuestionView({ form, run, queue, online, follows, onLanguage }: QuestionViewProps) {
  const { place, answers } = run;
  const choice = useChoice(run, answers[form.questions[place]?.id ?? 0]);
  return (
    <TestFrame {...{ form, run, queue, online }} unsaved={choice.unsaved}>
      <Question
        {...{ form, place, choice, follows }}
        foot={
          <p className="mt-8 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-small text-muted">
            <TextLink to="/">
              <Trans>Stop for now</Trans>
            </TextLink>
            <button
              type="button"
              className="rounded-small text-accent underline decoration-accent/35 underline-offset-3"
              onClick={onLanguage}
            >
              <Trans>Change the language</Trans>
            </button>
          </p>
        }
      />
    </TestFrame>
  );
}
