import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswerQueue } from '../../../api/answer-outbox.ts';
import { TextAnchor } from '../../../ui/text-anchor.tsx';
import { ConnectionBanner } from '../connection-banner.tsx';
import { Finish } from '../finish.tsx';
import { Question } from './question.tsx';
import { MinutesLeft, TestBar } from '../test-bar.tsx';
import { firstOpen, minutesLeft } from '../answers.ts';
import type { TestForm } from './test-form.ts';
import { useChoice } from '../use-choice.ts';
import { savedState, useOnline } from '../use-saved-state.ts';
import { useTestRun } from './use-test-run.ts';
import type { Run } from '../use-run.ts';

export interface TestRunViewProps {
  form: TestForm;
  /** Begun on the start screen just now: the focus goes to the first question. */
  started: boolean;
  /** Every answer is given and acknowledged. */
  onDone: () => void;
  /** What the server has differs from this page: an answer was refused, or the test was finished elsewhere. */
  onBehind: () => void;
  onLanguage: () => void;
  problem: ReactNode;
}

/** The test from the first open question to the end. */
export function TestRunView(props: TestRunViewProps) {
  const { form, started, onDone, onBehind, onLanguage, problem } = props;
  const run = useTestRun(form, onBehind);
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
        name={<Trans>Personality</Trans>}
        hue="personality"
        answered={answered}
        total={questions.length}
        time={<MinutesLeft minutes={minutesLeft({ ...form, answers })} />}
        saved={answered === 0 && saved === 'saved' ? 'none' : saved}
      />
      <main id="content" className="mx-auto max-w-150 px-5 pt-7 pb-12 sm:pt-11">
        <ConnectionBanner queue={queue} online={online} onRefused={onBehind} />
        {finished ? (
          <Finish pending={queue.pending} problem={problem} />
        ) : (
          <QuestionView
            key={questions[place]?.id}
            {...{ form, run, onLanguage }}
            follows={started || run.moved}
            onUnsaved={setUnsaved}
          />
        )}
      </main>
    </>
  );
}

interface QuestionViewProps {
  form: TestForm;
  run: Run;
  follows: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onLanguage: () => void;
}

function QuestionView({ form, run, follows, onUnsaved, onLanguage }: QuestionViewProps) {
  const { place, answers } = run;
  const choice = useChoice(run, answers[form.questions[place]?.id ?? 0]?.index);
  const { unsaved } = choice;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  return (
    <Question
      {...{ form, place, choice, follows }}
      foot={
        <p className="mt-8 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-small text-muted">
          <TextAnchor href="/">
            <Trans>Stop for now</Trans>
          </TextAnchor>
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
  );
}
