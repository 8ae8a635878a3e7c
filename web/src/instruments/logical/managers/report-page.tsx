import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { logicalReport } from './api.ts';
import type { LogicalReport } from './api.ts';
import { LogicalEffort, LogicalHowSure } from './logical-notes.tsx';
import { LogicalScores } from './logical-scores.tsx';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { InterviewQuestions, NotToConclude } from '../../../features/reports/report-notes.tsx';
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { takenInWords } from '../../../features/reports/taken.ts';
import { normInWords } from '../../../features/reports/words.ts';
import { TestReport } from '../../managers/test-report.tsx';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/logical/$subjectId');

export function ReportLogicalPage() {
  const subjectId = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const { t } = useLingui();
  return (
    <TestReport
      screen="report-logical"
      title={(name) => (name === undefined ? t`Logical reasoning` : t`${name}, logical reasoning`)}
      test={testTypeIds.iq}
      subjectId={subjectId}
      campaign={campaign}
      query={useQuery(logicalReport(subjectId, campaign))}
      unfinished={unfinished}
    >
      {(report) => <Report report={report} />}
    </TestReport>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not completed the logical reasoning test. The report will be here once that is done.`
    : t`This person has not completed the logical reasoning test. The report will be here once that is done.`;
}

function Report({ report }: { report: LogicalReport }) {
  const { t } = useLingui();
  const { subject, campaign, norm, limits, effort } = report;
  const flags = effort.signs.filter(({ flagged }) => flagged);
  // Both sections say the same words; once is enough.
  const reasons = [...new Set(flags.map(({ note }) => note))];
  return (
    <>
      <ReportHead
        report={report}
        about={takenInWords({ test: t`Logical reasoning`, ...report })}
        note={normInWords(norm)}
        actions={
          <>
            <PrintButton />
            <PdfButton
              kind="logical"
              title={t({ message: 'logical reasoning', context: 'file name' })}
              subject={subject.id}
              campaign={campaign?.id}
              name={nameOf(subject)}
            />
          </>
        }
      />
      {flags.length > 0 && (
        <div className="mb-6">
          <Banner tone="warn" title={t`Interpret with care.`}>
            {reasons.join(' ')}
          </Banner>
        </div>
      )}
      <ReportColumns
        aside={
          <>
            <InterviewQuestions report={report} />
            <LogicalHowSure report={report} />
            <NotToConclude limits={limits} />
          </>
        }
      >
        <LogicalScores report={report} />
        <LogicalEffort report={report} />
      </ReportColumns>
    </>
  );
}
