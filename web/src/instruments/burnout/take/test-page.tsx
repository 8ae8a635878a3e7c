import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { navigateToOtherDocument } from '../../../api/hand-over.ts';
import { useSession } from '../../../api/session.ts';
import { openRecord } from './open-record.ts';
import type { OpenedRecord } from './open-record.ts';
import { RecordRunView } from './record-run.tsx';
import { useOpening } from '../../../features/instruments/use-opening.ts';
import type { FirstOpening, Openings } from '../../../features/instruments/use-opening.ts';
import { Screen } from '../../../ui/screen.tsx';
import { Failure, SessionEnded, TestSkeleton } from '../../take/test-frames.tsx';

interface HappinessTestPageProps {
  recordId: number;
  first: FirstOpening<OpenedRecord>;
}

/** Stands alone, in a document of its own: links out of it load the other document. */
export function HappinessTestPage({ recordId, first }: HappinessTestPageProps) {
  const { t } = useLingui();
  const user = useSession((session) => session.auth && session.user?.id);
  const token = useSession(({ tokens }) => tokens?.access_token);
  const [firstToken] = useState(token);
  return (
    <Screen name="happiness-test" title={t`Energy`}>
      {user === false ? (
        <SessionEnded />
      ) : (
        <HappinessTest
          key={user}
          recordId={recordId}
          first={token === firstToken ? first : undefined}
        />
      )}
    </Screen>
  );
}

interface HappinessTestProps {
  recordId: number;
  /** Missing after another login: then the record is asked for anew. */
  first: FirstOpening<OpenedRecord> | undefined;
}

function HappinessTest({ recordId, first }: HappinessTestProps) {
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
