import { zoneTime } from '@assay/contract/time-zone';
import { nameOf } from '@assay/contract/person-name';
import type { InterviewResult } from '@assay/contract/interviews';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonTests } from '../../../features/person/person-tests.tsx';
import { interviewPdf, interviewResult } from './api.ts';
import { RecordedAnswer } from './recorded-answer.tsx';
import { interviewRatings } from './ratings-api.ts';
import { RatingPanel } from './rating-panel.tsx';
import { InterviewSkeleton } from './interview-skeleton.tsx';
import { PrintedButton } from '../../../features/reports/pdf-button.tsx';
import { ReadReport } from '../../../features/reports/read-report.tsx';
import { ReportHead } from '../../../features/reports/report-head.tsx';
import { dayInWords, momentInShort } from '../../../lib/moments.ts';
import { screenLanguage } from '../../../lib/screen-language.ts';
import { attemptInWords } from '../../../features/reports/taken.ts';
import { listInWords } from '../../../features/reports/words.ts';
import { positive } from '../../../lib/search.ts';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { Screen } from '../../../ui/page/screen.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/interview/result/$interviewId/$subjectId',
);

/** What somebody has recorded, question by question, and beside it what managers give for it. No machine scores anything. */
export function InterviewResultPage() {
  const { interviewId, ...params } = route.useParams();
  const subjectId = positive(params.subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(interviewResult(interviewId, subjectId));
  const ratings = useQuery(interviewRatings(interviewId, subjectId));
  const { data } = query;
  const { t } = useLingui();
  const title = data ? `${nameOf(data.subject)}, ${data.name}` : t`Video interview`;
  return (
    <Screen name="interview-result" title={title}>
      <PersonTests subjectId={subjectId} current={`interview_${interviewId}`} campaign={campaign} />
      <ReadReport
        query={query}
        skeleton={<InterviewSkeleton />}
        subjects={[subjectId]}
        campaign={campaign}
        unfinished={unfinished}
      >
        {(result) => (
          <Result
            interviewId={interviewId}
            result={result}
            panel={
              <RatingPanel
                interviewId={interviewId}
                subjectId={subjectId}
                campaign={campaign}
                timeZone={result.time_zone}
                query={ratings}
              />
            }
          />
        )}
      </ReadReport>
    </Screen>
  );
}

function unfinished(name: string | undefined): string {
  return name
    ? t`${name} has not submitted this interview. The recordings will be here once that is done.`
    : t`This person has not submitted this interview. The recordings will be here once that is done.`;
}

function submittedInWords({ name, completed_at, time_zone, attempt }: InterviewResult): string {
  const day = dayInWords(completed_at, time_zone);
  return [t`Video interview “${name}”, submitted ${day}`, attemptInWords(attempt)]
    .filter(Boolean)
    .join(', ');
}

function watchedInWords({ watched_by, time_zone }: InterviewResult): string {
  if (watched_by.length === 0)
    return t`No one in your organisation has watched a recording of this person yet.`;
  const managers = listInWords(
    watched_by.map(({ name: manager, at }) => {
      const moment = momentInShort(at, time_zone);
      return t`${manager} (last ${moment})`;
    }),
  );
  return t`Recordings of this person were watched by ${managers}.`;
}

interface ResultProps {
  interviewId: string;
  result: InterviewResult;
  /** Beside the recordings; below them where there is no room. */
  panel: ReactNode;
}

function Result({ interviewId, result, panel }: ResultProps) {
  const { t } = useLingui();
  const { name, subject, answer_seconds, questions, time_zone } = result;
  const zone = zoneTime(time_zone, screenLanguage());
  return (
    <>
      <ReportHead
        report={result}
        about={submittedInWords(result)}
        note={t`You watch and rate it yourselves: no machine measures or scores it. The person sees when your organisation has watched.`}
        actions={
          <>
            <PrintButton />
            <PrintedButton
              name={`${nameOf(subject)}, ${name}`}
              print={() => interviewPdf(interviewId, subject.id)}
            />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <ol className="grid gap-4">
            {questions.map((asked, at) => (
              <li key={asked.id}>
                <RecordedAnswer
                  interviewId={interviewId}
                  subjectId={subject.id}
                  number={at + 1}
                  limit={answer_seconds}
                  timeZone={time_zone}
                  asked={asked}
                />
              </li>
            ))}
          </ol>
          <p className="mt-5 px-1 text-small text-muted [overflow-wrap:anywhere]">
            {watchedInWords(result)} <Trans>All times in {zone}.</Trans>
          </p>
        </div>
        {/* It scrolls by itself, so that it stays beside the recording that is watched. */}
        <div className="rounded-card lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:static print:max-h-none">
          {panel}
        </div>
      </div>
    </>
  );
}
