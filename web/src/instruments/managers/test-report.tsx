import type { TestId } from '@assay/contract/instruments';
import type { Named } from '@assay/contract/person-name';
import { nameOf } from '@assay/contract/person-name';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LoadedProps } from '../../api/loaded.tsx';
import { PersonTests } from '../../features/person/person-tests.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';

interface TestReportProps<Report> {
  /** Name of the screen. */
  screen: string;
  /** Of the screen, once the name of its person is known and before. */
  title: (name: string | undefined) => string;
  /** As calls name it. */
  test: TestId;
  subjectId: number;
  campaign: number | undefined;
  query: UseQueryResult<Report>;
  beside?: LoadedProps<Report>['beside'];
  skeleton?: ReactNode;
  /** What there is to say of somebody who has not completed the test. */
  unfinished?: (name: string | undefined) => string;
  children: (report: Report) => ReactNode;
}

/** The screen of one person's report of a test, beside the person's other tests. */
export function TestReport<Report extends { subject: Named }>(props: TestReportProps<Report>) {
  const { screen, title, test, subjectId, campaign, query, children, ...reading } = props;
  const { data } = query;
  return (
    <ReportScreen name={screen} title={title(data && nameOf(data.subject))}>
      <PersonTests subjectId={subjectId} current={test} campaign={campaign} />
      <ReadReport query={query} subjects={[subjectId]} campaign={campaign} {...reading}>
        {children}
      </ReadReport>
    </ReportScreen>
  );
}
