import { Plural, Trans } from '@lingui/react/macro';
import { findFace } from '../../instruments/faces.ts';
import { Day } from '../../ui/text/moment.tsx';
import { RunningClock } from '../../ui/text/running-clock.tsx';
import { useOwnTests } from './own-tests.ts';
import { isBegun, minutesLeft } from './to-do.ts';
import type { Test } from './to-do.ts';

/** How far a test is and how long the rest takes, in a line. */
export function TestProgress({ test }: { test: Test }) {
  const minutes = minutesLeft(test);
  if (test.available_at !== null) {
    return (
      <Trans>
        Can be taken again from <Day at={test.available_at} />
      </Trans>
    );
  }
  if (!isBegun(test)) {
    return <Plural value={minutes} one="about # minute" other="about # minutes" />;
  }
  return (
    <>
      <Reached test={test} />
      {' · '}
      {test.remaining_seconds === null ? (
        <Plural value={minutes} one="about # minute left" other="about # minutes left" />
      ) : (
        <ClockRuns seconds={test.remaining_seconds} />
      )}
    </>
  );
}

function ClockRuns({ seconds }: { seconds: number }) {
  const { dataUpdatedAt } = useOwnTests();
  return (
    <span className="font-medium text-warn">
      <Trans>
        The clock is running: <RunningClock seconds={seconds} heardAt={dataUpdatedAt} /> left
      </Trans>
    </span>
  );
}

/** Of puzzles with a clock the parts count, of everything else the answers. */
function Reached({ test }: { test: Test }) {
  const { id, answered, questions, parts_over: partsOver } = test;
  const Own = findFace(id)?.Reached;
  if (Own) return <Own partsOver={partsOver} />;
  return (
    <Trans>
      {answered} of {questions} answered
    </Trans>
  );
}
