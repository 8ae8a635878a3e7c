import { type TestId } from '@assay/contract/instruments';
import type { AttemptNumber } from '@assay/contract/attempt-number';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { AttemptNote } from '../../features/instruments/attempt-note.tsx';
import { ResultFile } from '../../features/own-data/result-file.tsx';
import { NextStep, useNextStep } from '../../features/subjects/next-step.tsx';
import { PrintButton } from '../../ui/page/print-button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../ui/page/skeleton.tsx';

interface OwnResultScreenProps<Data> {
  name: string;
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The screen on which people read their result of one test. */
export function OwnResultScreen<Data>({
  name,
  title,
  query,
  children,
}: OwnResultScreenProps<Data>) {
  const next = useNextStep();
  return (
    <Screen name={name} title={title}>
      <div className="mx-auto max-w-180">
        <Loaded query={query} beside={[next]} skeleton={<LongPageSkeleton />}>
          {children}
        </Loaded>
      </div>
    </Screen>
  );
}

interface OwnResultProps {
  test: TestId;
  /** Of the file that can be downloaded. */
  fileName: string;
  heading: ReactNode;
  /** What it is a result of, and when it was finished. */
  meta: ReactNode;
  /** Absent where every attempt is kept. */
  attempt?: AttemptNumber | undefined;
  actions?: ReactNode;
  /** What matters more than anything else, above what comes next. */
  first?: ReactNode;
  /** Null while there is none. */
  report: ReactNode;
  /** In place of a report: the way to the test, and when there will be one. */
  way: ReactNode;
  when: ReactNode;
}

export function OwnResult({
  test,
  fileName,
  heading,
  meta,
  attempt,
  actions,
  first,
  report,
  way,
  when,
}: OwnResultProps) {
  const { t } = useLingui();
  if (!report) {
    return (
      <>
        <PageHeader title={heading} />
        <Card>
          <EmptyState title={t`There is no result yet`} action={way}>
            {when}
          </EmptyState>
        </Card>
      </>
    );
  }
  const print = <PrintButton />;
  return (
    <>
      {first && <div className="mb-7">{first}</div>}
      <NextStep test={test} />
      <PageHeader
        title={heading}
        meta={
          <>
            {meta}
            {attempt && <AttemptNote attempt={attempt} />}
          </>
        }
        actions={
          <>
            <ResultFile test={test} name={fileName} />
            {print}
            {actions}
          </>
        }
      />
      {report}
    </>
  );
}
