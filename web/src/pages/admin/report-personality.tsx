import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { Loaded } from '../../api/loaded.tsx';
import { personalityReport } from '../../features/reports/api.ts';
import type { PersonalityReport } from '../../features/reports/api.ts';
import { NoReport } from '../../features/reports/no-report.tsx';
import { ProfileChart, TendencyChart } from '../../features/reports/profile-chart.tsx';
import {
  AnsweringStyle,
  HowSure,
  InterviewQuestions,
  NotToConclude,
} from '../../features/reports/report-notes.tsx';
import { ReportStrip } from '../../features/reports/report-strip.tsx';
import { nameOf } from '../../features/reports/words.ts';
import { dayInWords } from '../../lib/moments.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/personality/$subjectId');

export function ReportPersonalityPage() {
  const id = positive(route.useParams().subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(personalityReport(id, campaign));
  const { data, error } = query;
  const title = data ? `${nameOf(data.subject)}, personality` : 'Personality report';
  return (
    <Screen name="report-personality" title={title}>
      {!data && error instanceof ApiError && [403, 404].includes(error.status) ? (
        <NoReport error={error} subject={id} campaign={campaign} />
      ) : (
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {(report) => <Report report={report} />}
        </Loaded>
      )}
    </Screen>
  );
}

function Report({ report }: { report: PersonalityReport }) {
  const { subject, campaign, completedAt, minutes, attribution } = report;
  const name = nameOf(subject);
  const campaignLink = campaign && (
    <TextLink to="/admin/assessments/view/$id" params={{ id: String(campaign.id) }}>
      {campaign.name}
    </TextLink>
  );
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                Assessments
              </TextLink>,
              ...(campaignLink ? [campaignLink] : []),
              name,
            ]}
          />
        }
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        meta={
          <>
            Personality, taken {dayInWords(completedAt)}
            {minutes !== null && ` in ${Math.max(1, Math.round(minutes))} minutes`}
            {campaignLink && <>, for {campaignLink}</>}
          </>
        }
        actions={
          <Button className="print:hidden" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <ReportStrip report={report} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        <div className="grid min-w-0 gap-6">
          <ProfileChart report={report} />
          <TendencyChart report={report} />
          <AnsweringStyle report={report} />
        </div>
        <div className="grid min-w-0 gap-4">
          <InterviewQuestions report={report} />
          <HowSure report={report} />
          <NotToConclude report={report} />
          {attribution && <p className="px-1 text-tiny text-muted">{attribution}</p>}
        </div>
      </div>
    </>
  );
}
