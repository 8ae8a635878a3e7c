import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswerQueue } from '../../../api/answer-outbox.ts';
import { firstOpen, minutesLeft } from '../../../features/instruments/answers.ts';
import { ConnectionBanner } from '../../../features/instruments/connection-banner.tsx';
import { Finish } from '../../../features/instruments/finish.tsx';
import { MinutesLeft, TestBar } from '../../../features/instruments/test-bar.tsx';
import { savedState, useOnline } from '../../../features/instruments/use-saved-state.ts';
import { LeftOut } from './left-out.tsx';
import { RecordQuestion } from './question.tsx';
import { canFinish } from './record-form.ts';
import type { RecordForm } from './record-form.ts';
import { useRecordRun } from './use-record-run.ts';

export interface RecordRunViewProps {
  form: RecordForm;
  /** All is said and acknowledged. */
  onDone: () => void;
  /** What the server has differs from this page. */
  onStale: () => void;
  problem: ReactNode;
}

/** A record from the first open question to the end. */
export function RecordRunView({ form, onDone, onStale, problem }: RecordRunViewProps) {
  const run = useRecordRun(form, onStale);
  const queue = useAnswerQueue();
  const online = useOnline();
  const { place, answers, questions, finished } = run;
  const open = questions.filter(({ id }) => answers[id] === undefined).length;
  const answered = questions.length - open;
  const atEnd = place >= questions.length;
  const ended = atEnd && (open === 0 || finished);
  const settled = ended && queue.pending === 0 && queue.rejected.length === 0;
  // Arrived with every answer and yet not complete: the server is still working on it.
  const [wait] = useState(() => (open === 0 ? 2000 : 0));
  const saved = savedState(queue, false, online);

  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(onDone, wait);
    return () => clearTimeout(timer);
  }, [settled, onDone, wait]);

  return (
    <>
      <TestBar
        name={<Trans>Energy</Trans>}
        hue="rose"
        answered={answered}
        total={questions.length}
        time={<MinutesLeft minutes={minutesLeft({ questions, answers, minutes: form.minutes })} />}
        saved={answered === 0 && saved === 'saved' ? 'none' : saved}
      />
      <main id="content" className="mx-auto max-w-150 px-5 pt-1.5 pb-12 sm:pt-3">
        <ConnectionBanner queue={queue} online={online} onRefused={onStale} atEnd={ended} />
        {!atEnd ? (
          <RecordQuestion key={questions[place]?.id} form={form} run={run} />
        ) : ended ? (
          <Finish pending={queue.pending} problem={problem} />
        ) : (
          <LeftOut
            open={open}
            enough={canFinish(form, answers)}
            onAnswer={() => run.goTo(firstOpen({ questions, answers }) ?? 0)}
            onFinish={run.finish}
          />
        )}
      </main>
    </>
  );
}
