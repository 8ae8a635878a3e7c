import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { OpenedTest } from '../../features/instruments/open-test.ts';
import type { RunningTest, Sitting } from '../../features/instruments/plain-test.ts';
import { TestRunView } from '../../features/instruments/test-run.tsx';
import type { TestRunViewProps } from '../../features/instruments/test-run.tsx';
import type { FirstOpening } from '../../features/instruments/use-opening.ts';
import { useTestOpening } from '../../features/instruments/use-test-opening.ts';
import {
  Failure,
  isNotAsked,
  NotAsked,
  RetakeWait,
  TestSkeleton,
  waitsUntil,
} from './test-frames.tsx';
import { useTestRedirect } from './use-test-redirect.ts';

/** What there is before the first question. */
export interface PlainStart<Form extends RunningTest> {
  opened: Exclude<OpenedTest<Form>, { state: 'complete' }>;
  pending: boolean;
  error: Error | null;
  onStart: (language: string) => void;
}

interface PlainTestPageProps<Form extends RunningTest, Wire extends Sitting>
  extends Pick<
    TestRunViewProps<Form, Wire>,
    'test' | 'name' | 'hue' | 'ask' | 'View' | 'hint' | 'foot'
  > {
  first: FirstOpening<OpenedTest<Form>> | undefined;
  ways: Parameters<typeof useTestRedirect>[1];
  /** Shows the start while the test runs, as to choose another language. */
  held?: boolean;
  /** The start. */
  children: (start: PlainStart<Form>) => ReactNode;
}

/** A test without a clock: its start, its questions, or what there is in their place. */
export function PlainTestPage<Form extends RunningTest, Wire extends Sitting>(
  props: PlainTestPageProps<Form, Wire>,
) {
  const { test, first, ways, held = false, children, ...asking } = props;
  const opening = useTestOpening(test, first);
  const { opened, count, pending, error, open } = opening;
  const reopen = useCallback(() => open(), [open]);

  if (useTestRedirect(opening, ways)) return <TestSkeleton />;
  if (opened?.state === 'running' && !held) {
    return (
      <TestRunView
        key={count}
        test={test}
        form={opened.form}
        {...asking}
        onDone={reopen}
        onStale={reopen}
        problem={error && <Failure error={error} retry={reopen} />}
      />
    );
  }
  if (isNotAsked(error)) return <NotAsked />;
  const until = waitsUntil(error);
  if (until !== undefined) return <RetakeWait until={until} />;
  if (!opened || opened.state === 'complete')
    return <TestSkeleton failure={error && !pending && <Failure error={error} retry={reopen} />} />;
  return children({
    opened,
    pending,
    error,
    onStart: open,
  });
}
