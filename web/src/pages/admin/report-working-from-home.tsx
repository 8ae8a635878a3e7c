import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { workingFromHomeReport } from '../../features/reports/indices/api.ts';
import type { WorkingFromHomeReport } from '../../features/reports/indices/api.ts';
import { IndexCard } from '../../features/reports/indices/index-card.tsx';
import { IndexDrivers } from '../../features/reports/indices/index-drivers.tsx';
import { IndexParts } from '../../features/reports/indices/index-parts.tsx';
import { PdfButton } from '../../features/reports/pdf-button.tsx';
import { NotToConclude } from '../../features/reports/personality/report-notes.tsx';
import { ReportHead } from '../../features/reports/report-head.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { normInWords, number } from '../../features/reports/words.ts';
import { dayInWords } from '../../lib/moments.ts';
import { positive } from '../../lib/search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/report/working-from-home-index/$subjectId',
);

/** An index that is made of a personality result, with how little may be read from it. */
export function ReportWorkingFromHomePage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(workingFromHomeReport(id, campaign));
  const { data } = query;
  const title = data ? `${nameOf(data.subject)}, working from home` : 'Working from home';
  return (
    <ReportScreen name="report-working-from-home" title={title}>
      <ReadReport query={query} subjects={[id]} campaign={campaign}>
        {(report) => <Report report={report} />}
      </ReadReport>
    </ReportScreen>
  );
}

function Report({ report }: { report: WorkingFromHomeReport }) {
  const { subject, campaign, completedAt, norm, limits, up, down, parts } = report;
  const name = nameOf(subject);
  const [neverAFilter, ...others] = limits;
  return (
    <>
      <ReportHead
        report={report}
        about={`Working from home, from the personality test of ${dayInWords(completedAt)}`}
        note={`Compared with ${normInWords(norm)}`}
        actions={
          <>
            <ButtonLink
              className="print:hidden"
              to="/admin/report/personality/$subjectId"
              params={{ subjectId: String(subject.id) }}
              search={{ campaign: campaign?.id }}
              preload={false}
            >
              Personality report
            </ButtonLink>
            <Button className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
            <PdfButton
              kind="working-from-home-index"
              subject={subject.id}
              campaign={campaign?.id}
              name={name}
            />
          </>
        }
      />
      <div className="mb-6">
        <Banner tone="warn" title="Low confidence.">
          {neverAFilter}
        </Banner>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <IndexCard report={report} />
          <IndexDrivers id="up" title="What may make it easier" drivers={up} parts={parts} />
          <IndexDrivers
            id="down"
            title="What may need looking after"
            drivers={down}
            parts={parts}
          />
          <IndexParts report={report} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <HowSure report={report} />
          <NotToConclude limits={others} />
        </div>
      </div>
    </>
  );
}

function HowSure({ report: { interval, reliability, norm } }: { report: WorkingFromHomeReport }) {
  return (
    <Card id="how-sure" title="How sure is this?" className="scroll-mt-4 print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          With a reliability of {number(reliability, 2)}, measurement error moves the index by up to
          ±{number((interval[1] - interval[0]) / 2)} T points in 19 of 20 cases.
        </p>
        <p>
          That is the error of the test alone. Whether the index says anything about how work at
          home goes is a larger doubt, and no band shows it.
        </p>
        <p className="text-muted">
          Compared with {normInWords(norm)}
          {norm.n !== null && ` (${number(norm.n)} people)`}. Source: {norm.source}
        </p>
      </div>
    </Card>
  );
}
