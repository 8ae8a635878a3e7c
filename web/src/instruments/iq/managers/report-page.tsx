import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PersonTests } from '../../../features/person/person-tests.tsx';
import { iqReport } from './api.ts';
import type { IqReport } from './api.ts';
import { IqEffort, IqHowSure } from './iq-notes.tsx';
import { IqScores } from './iq-scores.tsx';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { InterviewQuestions, NotToConclude } from '../../../features/reports/report-notes.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { takenInWords } from '../../../features/reports/taken.ts';
import { normInWords } from '../../../features/reports/words.ts';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/logical/$subjectId');

export function ReportLogicalPage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(iqReport(id, campaign));
  const { data } = query;
  const { t } = useLingui();
  const name = data && nameOf(data.subject);
  const title = data ? t`${name}, logical reasoning` : t`Logical reasoning`;
  return (
    <ReportScreen name="report-logical" title={title}>
      <PersonTests subjectId={id} current={testTypeIds.iq} campaign={campaign} />
      <ReadReport query={query} subjects={[id]} campaign={campaign} unfinished={unfinished}>
        {(report) => <Report report={report} />}
      </ReadReport>
    </ReportScreen>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not completed the logical reasoning test. The report will be here once that is done.`
    : t`This person has not completed the logical reasoning test. The report will be here once that is done.`;
}

function Report({ report }: { report: IqReport }) {
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
            <Button className="print:hidden" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <IqScores report={report} />
          <IqEffort report={report} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <InterviewQuestions report={report} />
          <IqHowSure report={report} />
          <NotToConclude limits={limits} />
        </div>
      </div>
    </>
  );
}
