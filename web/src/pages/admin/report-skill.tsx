import type { SkillReport } from '@assay/contract/skill-reports';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NotToConclude } from '../../features/reports/personality/report-notes.tsx';
import { PdfButton } from '../../features/reports/pdf-button.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportHead } from '../../features/reports/report-head.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { skillReport } from '../../features/reports/skill/api.ts';
import { QuestionList } from '../../features/reports/skill/question-list.tsx';
import { StandingList } from '../../features/reports/skill/standing-list.tsx';
import { SubjectTests } from '../../features/reports/skill/subject-tests.tsx';
import { nameOf } from '@assay/contract/person-name';
import { asClockGaps } from '@assay/contract/clock-gaps';
import { asAttempt } from '@assay/contract/retakes';
import { dayInWords } from '../../lib/moments.ts';
import { positive } from '../../lib/search.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PercentLine } from '../../ui/charts/percent-line.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/mcqt/$mcqTestId/$subjectId');

export function ReportSkillPage() {
  const params = route.useParams();
  const testId = positive(params.mcqTestId) ?? 0;
  const subjectId = positive(params.subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(skillReport(testId, subjectId, campaign));
  const { data } = query;
  const title = data ? `${nameOf(data.subject)}, ${data.test.name}` : 'Skill test report';
  return (
    <ReportScreen name="report-skill" title={title}>
      <ReadReport
        query={query}
        skeleton={<LongPageSkeleton />}
        subjects={[subjectId]}
        campaign={campaign}
        unfinished="has not completed this skill test."
      >
        {(report) => <Report report={report} />}
      </ReadReport>
    </ReportScreen>
  );
}

const tidy = (value: number) => Number(value.toFixed(2));

function Report({ report }: { report: SkillReport }) {
  const { subject, campaign, test, completedAt, seconds, percent, interval, limits } = report;
  const name = nameOf(subject);
  const spent = seconds === null ? '' : ` in ${Math.max(1, Math.round(seconds / 60))} minutes`;
  return (
    <>
      <ReportHead
        report={report}
        about={`${test.name}${test.is_sample ? ' (sample, not for selection)' : ''}, taken ${dayInWords(completedAt)}${spent}${asAttempt(report.attempt)}${asClockGaps(report.clockGaps)}`}
        actions={
          <>
            <Button className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
            <PdfButton
              kind={`mcqt_${test.id}`}
              title={test.name}
              subject={subject.id}
              campaign={campaign?.id}
              name={name}
            />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        <div className="grid min-w-0 gap-6 print:block print:*:mb-6">
          <Card title="Score">
            <p>
              <span className="font-serif text-display font-semibold">{Math.round(percent)} %</span>{' '}
              <span className="text-muted">
                between {Math.round(interval[0])} and {Math.round(interval[1])} % ·{' '}
                {tidy(report.points)} of {tidy(report.maximum)} points
              </span>
            </p>
            <div className="my-2">
              <PercentLine name="Score" percent={percent} interval={interval} />
            </div>
            <p className="max-w-reading text-small text-muted">{report.certainty}</p>
          </Card>
          <QuestionList questions={report.questions} />
        </div>
        <div className="grid min-w-0 gap-4 print:block print:*:mb-6">
          <StandingList standings={report.standings} />
          <Card title="Topics">
            <ul className="grid gap-1.5">
              {report.topics.map(({ topic, points, maximum }) => (
                <li key={topic} className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0">{topic || 'Other'}</span>
                  <span className="shrink-0 text-muted">
                    {tidy(points)} of {tidy(maximum)}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <div className="print:hidden">
            <SubjectTests subjectId={subject.id} shown={test.id} />
          </div>
          <NotToConclude limits={limits} />
        </div>
      </div>
    </>
  );
}
