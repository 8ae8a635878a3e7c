import { takenIn } from '@assay/contract/language-name';
import { nameOf } from '@assay/contract/person-name';
import { asAttempt } from '@assay/contract/retakes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Agreement } from '../../features/culture/agreement.tsx';
import { cultureReport } from '../../features/reports/culture/api.ts';
import type { CultureReport } from '../../features/reports/culture/api.ts';
import { CultureFit } from '../../features/reports/culture/culture-fit.tsx';
import { CultureHowSure, CultureQuestions } from '../../features/reports/culture/culture-notes.tsx';
import { CultureStrip } from '../../features/reports/culture/culture-strip.tsx';
import { CultureGaps } from '../../features/reports/culture/gaps.tsx';
import { Wishes } from '../../features/reports/culture/wishes.tsx';
import { PdfButton } from '../../features/reports/pdf-button.tsx';
import { AnsweringStyle } from '../../features/reports/personality/answering-style.tsx';
import { NotToConclude } from '../../features/reports/personality/report-notes.tsx';
import { ReportHead } from '../../features/reports/report-head.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { dayInWords } from '../../lib/moments.ts';
import { positive } from '../../lib/search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/culture/$subjectId');

/** What somebody wants from a workplace, beside the organisation as its managers describe it. */
export function ReportCulturePage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(cultureReport(id, campaign));
  const { data } = query;
  const title = data ? `${nameOf(data.subject)}, culture` : 'Culture report';
  return (
    <ReportScreen name="report-culture" title={title}>
      <ReadReport
        query={query}
        subjects={[id]}
        campaign={campaign}
        unfinished="has not completed the culture test."
      >
        {(report) => <Report report={report} />}
      </ReadReport>
    </ReportScreen>
  );
}

function Report({ report }: { report: CultureReport }) {
  const { subject, campaign, completedAt, minutes, language, organization, limits } = report;
  const spent = minutes === null ? '' : ` in ${Math.max(1, Math.round(minutes))} minutes`;
  const name = nameOf(subject);
  return (
    <>
      <ReportHead
        report={report}
        about={`Culture, taken ${dayInWords(completedAt)}${spent}${takenIn(language)}${asAttempt(report.attempt)}`}
        note={organization && `Compared with ${organization.test.name}`}
        actions={
          <>
            <Button className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
            <PdfButton kind="culture" subject={subject.id} campaign={campaign?.id} name={name} />
          </>
        }
      />
      <CultureStrip report={report} />
      {!organization && <NotDescribed />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <Wishes report={report} />
          <CultureFit report={report} />
          <CultureGaps report={report} />
          <AnsweringStyle report={report} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <CultureQuestions report={report} />
          {organization && <Agreement {...organization.culture} />}
          <CultureHowSure report={report} />
          <NotToConclude limits={limits} />
        </div>
      </div>
    </>
  );
}

function NotDescribed() {
  return (
    <div className="mb-6">
      <Banner
        tone="info"
        title="Nothing to compare with yet."
        actions={<ButtonLink to="/admin/manager/organization/view">Your organisation</ButtonLink>}
      >
        As soon as a manager has described how your organisation works, this report sets it beside
        the wishes below.
      </Banner>
    </div>
  );
}
