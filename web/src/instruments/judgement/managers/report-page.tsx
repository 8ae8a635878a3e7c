import { testTypeIds } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { NotToConclude } from '../../../features/reports/report-notes.tsx';
import { takenInWords } from '../../../features/reports/taken.ts';
import { TestReport } from '../../managers/test-report.tsx';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { type JudgementReport, judgementReport } from './api.ts';
import { PointsLine } from './points-line.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/judgement/$subjectId');

export function ReportJudgementPage() {
  const subjectId = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const { t } = useLingui();
  return (
    <TestReport
      screen="report-judgement"
      title={(name) =>
        name === undefined ? t`Situational judgement` : t`${name}, situational judgement`
      }
      test={testTypeIds.judgement}
      subjectId={subjectId}
      campaign={campaign}
      query={useQuery(judgementReport(subjectId, campaign))}
      unfinished={unfinished}
    >
      {(report) => <Report report={report} />}
    </TestReport>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not completed the situational judgement test. The report will be here once that is done.`
    : t`This person has not completed the situational judgement test. The report will be here once that is done.`;
}

function Report({ report }: { report: JudgementReport }) {
  const { t } = useLingui();
  const { subject, campaign, hasty, areas, sources, limits } = report;
  return (
    <>
      <ReportHead
        report={report}
        about={takenInWords({ test: t`Situational judgement`, ...report })}
        note={t`Provisional: the key of this test has not been confirmed yet`}
        actions={
          <>
            <PrintButton />
            <PdfButton
              kind="judgement"
              title={t({ message: 'situational judgement', context: 'file name' })}
              subject={subject.id}
              campaign={campaign?.id}
              name={nameOf(subject)}
            />
          </>
        }
      />
      {hasty !== null && (
        <div className="mb-6">
          <Banner tone="warn" title={t`Interpret with care.`}>
            {hasty}
          </Banner>
        </div>
      )}
      <ReportColumns
        aside={
          <>
            <Card id="sources" title={t`Where the result comes from`} className="scroll-mt-4">
              <ul className="grid list-disc gap-2.5 pl-4 text-small marker:text-muted">
                {sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ul>
            </Card>
            <NotToConclude limits={limits} />
          </>
        }
      >
        <Result report={report} />
        <Card title={t`What the situations are about`}>
          <dl className="grid max-w-reading gap-3">
            {areas.map(({ code, name, description }) => (
              <div key={code}>
                <dt className="font-medium">{name}</dt>
                <dd className="text-muted">{description}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </ReportColumns>
    </>
  );
}

function Result({ report }: { report: JudgementReport }) {
  const { t } = useLingui();
  const { points, possible, interval, chance, verdict, text } = report;
  const [from, to] = interval;
  return (
    <Card title={t`Result`}>
      <p className="font-serif text-title text-plum">{verdict}</p>
      <p className="mt-1">
        <Trans>
          <span className="font-semibold">
            {points} of {possible} points
          </span>
          , between {from} and {to}; choosing without reading gives {chance} on average
        </Trans>
      </p>
      <div className="my-4 max-w-110">
        <PointsLine points={points} possible={possible} interval={interval} />
        <div aria-hidden className="mt-0.5 flex justify-between text-tiny text-muted">
          <span>0</span>
          <span>{possible}</span>
        </div>
      </div>
      <p className="max-w-reading">{text}</p>
    </Card>
  );
}
