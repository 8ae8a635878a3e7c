import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PersonTests } from '../../../features/person/person-tests.tsx';
import { workingFromHomeReport } from '../../../features/reports/indices/api.ts';
import type { WorkingFromHomeReport } from '../../../features/reports/indices/api.ts';
import { IndexCard } from '../../../features/reports/indices/index-card.tsx';
import { IndexDrivers } from '../../../features/reports/indices/index-drivers.tsx';
import { IndexParts } from '../../../features/reports/indices/index-parts.tsx';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { NormNote, NotToConclude } from '../../../features/reports/report-notes.tsx';
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { normInWords, number } from '../../../features/reports/words.ts';
import { dayInWords } from '../../../lib/moments.ts';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/report/working-from-home-index/$subjectId',
);

/** An index that is made of a personality result, with how little may be read from it. */
export function ReportWorkingFromHomePage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(workingFromHomeReport(id, campaign));
  const { data } = query;
  const { t } = useLingui();
  const name = data && nameOf(data.subject);
  const title = data ? t`${name}, working from home` : t`Working from home`;
  return (
    <ReportScreen name="report-working-from-home" title={title}>
      <PersonTests subjectId={id} current={undefined} campaign={campaign} />
      <ReadReport query={query} subjects={[id]} campaign={campaign}>
        {(report) => <Report report={report} />}
      </ReadReport>
    </ReportScreen>
  );
}

function Report({ report }: { report: WorkingFromHomeReport }) {
  const { subject, campaign, completedAt, norm, limits, up, down, parts } = report;
  const name = nameOf(subject);
  const { t } = useLingui();
  const [neverAFilter, ...others] = limits;
  const [day, against] = [dayInWords(completedAt), normInWords(norm)];
  return (
    <>
      <ReportHead
        report={report}
        about={t`Working from home, from the personality test of ${day}`}
        note={t`Compared with ${against}`}
        actions={
          <>
            <ButtonLink
              className="print:hidden"
              to="/admin/report/personality/$subjectId"
              params={{ subjectId: String(subject.id) }}
              search={{ campaign: campaign?.id }}
              preload={false}
            >
              <Trans>Personality report</Trans>
            </ButtonLink>
            <PrintButton />
            <PdfButton
              kind="working-from-home-index"
              title={t({ message: 'working from home', context: 'file name' })}
              subject={subject.id}
              campaign={campaign?.id}
              name={name}
            />
          </>
        }
      />
      <div className="mb-6">
        <Banner tone="warn" title={t`Low confidence.`}>
          {neverAFilter}
        </Banner>
      </div>
      <ReportColumns
        aside={
          <>
            <HowSure report={report} />
            <NotToConclude limits={others} />
          </>
        }
      >
        <IndexCard report={report} />
        <IndexDrivers id="up" title={t`What may make it easier`} drivers={up} parts={parts} />
        <IndexDrivers id="down" title={t`What may need support`} drivers={down} parts={parts} />
        <IndexParts report={report} />
      </ReportColumns>
    </>
  );
}

function HowSure({ report: { interval, reliability, norm } }: { report: WorkingFromHomeReport }) {
  const { t } = useLingui();
  const [coefficient, points] = [number(reliability, 2), number((interval[1] - interval[0]) / 2)];
  return (
    <Card
      id="how-sure"
      title={t`How sure is this?`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <div className="grid gap-3 text-small">
        <p>
          <Trans>
            With a reliability of {coefficient}, measurement error moves the index by up to ±
            {points} T points in 19 of 20 cases.
          </Trans>
        </p>
        <p>
          <Trans>
            That is the error of the test alone. Whether the index says anything about how well
            working from home goes is a larger doubt, and no range shows it.
          </Trans>
        </p>
        <NormNote norm={norm} />
      </div>
    </Card>
  );
}
