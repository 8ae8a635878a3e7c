import type { SkillReport } from '@assay/contract/skill-reports';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NotToConclude } from '../../../features/reports/report-notes.tsx';
import { PdfButton } from '../../../features/reports/pdf-button.tsx';
import { ReportColumns } from '../../../features/reports/report-columns.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { TestReport } from '../../managers/test-report.tsx';
import { skillReport } from './api.ts';
import { QuestionList } from './question-list.tsx';
import { StandingList } from './standing-list.tsx';
import { SubjectTests } from './subject-tests.tsx';
import { nameOf } from '@assay/contract/person-name';
import { skillTestInWords, takenInWords } from '../../../features/reports/taken.ts';
import { decimal } from '../../../lib/numbers.ts';
import { positive } from '../../../lib/search.ts';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi('/manager/staff/organization/admin/report/mcqt/$mcqTestId/$subjectId');

export function ReportSkillPage() {
  const params = route.useParams();
  const testId = positive(params.mcqTestId) ?? 0;
  const subjectId = positive(params.subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(skillReport(testId, subjectId, campaign));
  const test = query.data?.test.name;
  const { t } = useLingui();
  return (
    <TestReport
      screen="report-skill"
      title={(name) => (name === undefined ? t`Skill test report` : `${name}, ${test}`)}
      test={`mcqt_${testId}`}
      subjectId={subjectId}
      campaign={campaign}
      query={query}
      skeleton={<LongPageSkeleton />}
      unfinished={unfinished}
    >
      {(report) => <Report report={report} />}
    </TestReport>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not completed this skill test. The report will be here once that is done.`
    : t`This person has not completed this skill test. The report will be here once that is done.`;
}

const tidy = (value: number) => decimal(value, 0, 2);

function Report({ report }: { report: SkillReport }) {
  const { t } = useLingui();
  const { subject, campaign, test, seconds, percent, interval, limits } = report;
  const name = nameOf(subject);
  const [share, from, to] = [percent, ...interval].map(Math.round);
  const [points, maximum] = [tidy(report.points), tidy(report.maximum)];
  return (
    <>
      <ReportHead
        report={report}
        about={takenInWords({
          ...report,
          test: skillTestInWords(test),
          minutes: seconds === null ? null : seconds / 60,
        })}
        actions={
          <>
            <PrintButton />
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
      <ReportColumns
        aside={
          <>
            <StandingList standings={report.standings} />
            <Card title={t`Topics`}>
              <ul className="grid gap-1.5">
                {report.topics.map(({ topic, ...counted }) => (
                  <li key={topic} className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0">
                      {topic ? (
                        <span lang={test.language ?? undefined}>{topic}</span>
                      ) : (
                        t({ message: 'Other', context: 'topic of questions' })
                      )}
                    </span>
                    <span className="shrink-0 text-muted">{pointsInWords(counted)}</span>
                  </li>
                ))}
              </ul>
            </Card>
            <div className="print:hidden">
              <SubjectTests subjectId={subject.id} shown={test.id} />
            </div>
            <NotToConclude limits={limits} />
          </>
        }
      >
        <Card title={t`Score`}>
          <p>
            <Trans>
              <span className="font-serif text-display font-semibold">{share} %</span>{' '}
              <span className="text-muted">
                between {from} and {to} % · {points} of {maximum} points
              </span>
            </Trans>
          </p>
          <div className="my-2">
            <PercentLine name={t`Score`} percent={percent} interval={interval} />
          </div>
          <p className="max-w-reading text-small text-muted">{report.certainty}</p>
        </Card>
        <QuestionList test={test} questions={report.questions} />
      </ReportColumns>
    </>
  );
}

function pointsInWords(topic: { points: number; maximum: number }): string {
  const [points, maximum] = [tidy(topic.points), tidy(topic.maximum)];
  return t`${points} of ${maximum}`;
}
