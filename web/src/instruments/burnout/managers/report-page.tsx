import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { burnoutReport } from '../../../features/reports/indices/api.ts';
import type { BurnoutReport } from '../../../features/reports/indices/api.ts';
import { BurnoutDrivers, WorkloadAdvice } from './burnout-advice.tsx';
import { EnergyBands } from './energy-bands.tsx';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { NotToConclude } from '../../../features/reports/report-notes.tsx';
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { takenInWords } from '../../../features/reports/taken.ts';
import { TestReport } from '../../managers/test-report.tsx';
import { positive } from '../../../lib/search.ts';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/burnout-index/$subjectId');

/** Band and sides of the work that weigh; there is no number to show. */
export function ReportBurnoutPage() {
  const subjectId = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const { t } = useLingui();
  return (
    <TestReport
      screen="report-burnout"
      title={(name) => (name === undefined ? t`Energy` : t`${name}, energy`)}
      test={testTypeIds.burnout}
      subjectId={subjectId}
      campaign={campaign}
      query={useQuery(burnoutReport(subjectId))}
      unfinished={unfinished}
    >
      {(report) => <Report report={report} />}
    </TestReport>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not completed the questions on energy since your organisation asked for them. What was answered before that stays with the person. The report will be here once the questions are completed.`
    : t`This person has not completed the questions on energy since your organisation asked for them. What was answered before that stays with the person. The report will be here once the questions are completed.`;
}

function Report({ report }: { report: BurnoutReport }) {
  const { t } = useLingui();
  const { subject, completedAt, limits } = report;
  const name = nameOf(subject);
  return (
    <>
      <ReportHead
        report={report}
        about={takenInWords({ test: t`Energy`, completedAt })}
        note={t`Shared in confidence, for support only. It is about the work, not about how good the person is at it.`}
        actions={
          <>
            <PrintButton />
            <PdfButton
              kind="burnout-index"
              title={t({ message: 'energy', context: 'file name' })}
              subject={subject.id}
              campaign={undefined}
              name={name}
            />
          </>
        }
      />
      <ReportColumns
        aside={
          <>
            <NotToConclude limits={limits} />
            <Card title={t`Why there is no number`} className="print:break-inside-avoid">
              <div className="grid gap-3 text-small">
                <p>
                  <Trans>
                    Answers and score stay with {name}. Your organisation sees the band because{' '}
                    {name} has given permission, which can be withdrawn at any time.
                  </Trans>
                </p>
                <p className="text-muted">
                  <Trans>It has been recorded that you opened this page.</Trans>
                </p>
              </div>
            </Card>
          </>
        }
      >
        <EnergyBands report={report} />
        <BurnoutDrivers report={report} />
        <WorkloadAdvice report={report} />
      </ReportColumns>
    </>
  );
}
