import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { LoadedProps } from '../../api/loaded.tsx';
import { Loaded } from '../../api/loaded.tsx';
import type { NoReportProps } from './no-report.tsx';
import { NoReport } from './no-report.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

interface ReadReportProps<Data> extends Omit<NoReportProps, 'error' | 'children'> {
  query: UseQueryResult<Data>;
  skeleton?: ReactNode;
  beside?: LoadedProps<Data>['beside'];
  /** Another way on when there is no report, beside the one back. */
  wayOn?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A report, or why there is none. */
export function ReadReport<Data>(props: ReadReportProps<Data>) {
  const { query, skeleton = <ReportSkeleton />, beside, wayOn, children, ...about } = props;
  const { data, error } = query;
  if (!data && error instanceof ApiError && [403, 404].includes(error.status)) {
    return (
      <NoReport {...about} error={error}>
        {wayOn}
      </NoReport>
    );
  }
  return (
    <Loaded query={query} skeleton={skeleton} beside={beside}>
      {children}
    </Loaded>
  );
}
