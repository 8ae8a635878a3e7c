import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAnswerQueue } from '../../../api/answer-outbox.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { ConnectionBanner } from '../../../features/instruments/connection-banner.tsx';
import { TestBar } from '../../../features/instruments/test-bar.tsx';
import { savedState, useOnline } from '../../../features/instruments/use-saved-state.ts';
import { Clock } from './clock.tsx';
import { Question } from './question.tsx';
import type { SkillRun } from './use-skill-run.ts';

export interface TestRunViewProps {
  run: SkillRun;
  /** Stands in when the next question cannot be had. */
  problem: ReactNode;
}

/** A question, or the moment between two of them. */
export function TestRunView({ run, problem }: TestRunViewProps) {
  const { phase, heard, chosen, ranOut } = run;
  const queue = useAnswerQueue();
  const online = useOnline();
  if (heard === undefined) return null;
  const { number, total, name, question } = heard.sitting;
  const offline = !online || queue.waitingFor === 'connection';
  const saved = savedState(queue, false, online);
  return (
    <>
      <TestBar
        name={name}
        hue="olive"
        answered={number - 1}
        total={total}
        time={
          <Trans>
            {number} of {total}
          </Trans>
        }
        saved={number === 1 && saved === 'saved' ? 'none' : saved}
        clock={phase === 'asking' && question && <Clock key={question.id} heard={heard} />}
      />
      <main id="content" className="mx-auto max-w-150 px-5 pt-1.5 pb-12 sm:pt-3">
        <ConnectionBanner
          queue={queue}
          online={online}
          onRefused={run.begin}
          givenBack={question?.givenBackSeconds}
          whileOffline={
            phase === 'asking' ? (
              <Trans>
                You are offline. The clock keeps running: please answer, and we send it when the
                connection is back.
              </Trans>
            ) : (
              <Trans>You are offline. The next question comes when the connection is back.</Trans>
            )
          }
        />
        {phase === 'asking' && question ? (
          <Question
            key={question.id}
            heard={heard}
            question={question}
            chosen={chosen}
            onChoose={run.choose}
            onAnswer={run.answer}
            rest={run.restNext}
            onRest={run.setRestNext}
          />
        ) : (
          <Between ranOut={ranOut} offline={offline} problem={problem} />
        )}
      </main>
    </>
  );
}

/** Until the next question is there; what was asked is gone from the screen. */
function Between(props: { ranOut: boolean; offline: boolean; problem: ReactNode }) {
  const { ranOut, offline, problem } = props;
  return (
    <div>
      <p role="status" className="mb-6 text-option text-muted">
        {ranOut ? (
          <Trans>Time is up for that question. The next one waits for you.</Trans>
        ) : offline ? (
          <Trans>Your answer is kept on this device. It is sent when the connection is back.</Trans>
        ) : (
          <Trans>Your answer is on its way.</Trans>
        )}
      </p>
      {problem ?? (
        <div aria-hidden>
          <Skeleton className="mb-8 h-7 w-96" />
          <div className="grid gap-2.5">
            {[1, 2, 3, 4].map((option) => (
              <div key={option} className="h-14 rounded-card border border-line bg-surface" />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
