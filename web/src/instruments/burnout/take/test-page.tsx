import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { navigateToOtherDocument } from '../../../api/hand-over.ts';
import { openRecord } from './open-record.ts';
import type { OpenedRecord } from './open-record.ts';
import { RecordRunView } from './record-run.tsx';
import { useOpening } from '../../../features/instruments/use-opening.ts';
import type { FirstOpening, Openings } from '../../../features/instruments/use-opening.ts';
import { Failure, TestSkeleton } from '../../take/test-frames.tsx';
import { TestScreen } from '../../take/test-screen.tsx';

interface BurnoutTestPageProps {
  recordId: number;
  first: FirstOpening<OpenedRecord>;
}

export function BurnoutTestPage({ recordId, first }: BurnoutTestPageProps) {
  const { t } = useLingui();
  return (
    <TestScreen name="happiness-test" title={t`Energy`} first={first}>
      {(opening) => <BurnoutTest recordId={recordId} first={opening} />}
    </TestScreen>
  );
}

interface BurnoutTestProps {
  recordId: number;
  /** Missing after another login: then the record is asked for anew. */
  first: FirstOpening<OpenedRecord> | undefined;
}

function BurnoutTest({ recordId, first }: BurnoutTestProps) {
  const ask = useCallback(() => openRecord(recordId), [recordId]);
  const record = useOpening(first, ask);
  const { opened, count, pending, error, open } = record;
  const reopen = useCallback(() => open(), [open]);
  const problem = error && <Failure error={error} retry={reopen} />;
  if (useRedirect(record) || opened?.state !== 'running')
    return <TestSkeleton failure={!pending && problem} />;
  return (
    <RecordRunView
      key={count}
      form={opened.form}
      onDone={reopen}
      onStale={reopen}
      problem={problem}
    />
  );
}

/** To the result when it is complete; to the page before the questions without consent, or when it is gone. */
function useRedirect({ opened, error }: Openings<OpenedRecord>): boolean {
  const gone = error instanceof ApiError && error.status === 404;
  const target =
    gone || opened?.state === 'consent'
      ? '/happines-energy/intro'
      : opened?.state === 'complete' && '/happines-energy/results';
  useEffect(() => {
    if (target) navigateToOtherDocument(target);
  }, [target]);
  return target !== false;
}
