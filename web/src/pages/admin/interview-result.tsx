import { zoneTime } from '@assay/contract/time-zone';
import { nameOf } from '@assay/contract/person-name';
import type { InterviewResult } from '@assay/contract/interviews';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { interviewPdf, interviewResult } from '../../features/reports/interview/api.ts';
import { RecordedAnswer } from '../../features/reports/interview/recorded-answer.tsx';
import { PrintedButton } from '../../features/reports/pdf-button.tsx';
import { ReadReport } from '../../features/reports/read-report.tsx';
import { ReportHead } from '../../features/reports/report-head.tsx';
import { dayInWords, momentInShort } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { attemptInWords } from '../../features/reports/taken.ts';
import { listInWords } from '../../features/reports/words.ts';
import { positive } from '../../lib/search.ts';
import { Button } from '../../ui/button.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../../ui/screen.tsx';

const route = getRouteApi(
  '/manager/staff/organization/admin/interview/result/$interviewId/$subjectId',
);

/** What somebody has recorded, question by question. Nothing here is a score. */
export function InterviewResultPage() {
  const { interviewId, ...params } = route.useParams();
  const subjectId = positive(params.subjectId) ?? 0;
  const { campaign } = route.useSearch();
  const query = useQuery(interviewResult(interviewId, subjectId));
  const { data } = query;
  const { t } = useLingui();
  const title = data ? `${nameOf(data.subject)}, ${data.name}` : t`Video interview`;
  return (
    <Screen name="interview-result" title={title}>
      <ReadReport
        query={query}
        skeleton={<LongPageSkeleton />}
        subjects={[subjectId]}
        campaign={campaign}
        unfinished={unfinished}
      >
        {(result) => <Result interviewId={interviewId} result={result} />}
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

function Result({ interviewId, result }: { interviewId: string; result: InterviewResult }) {
  const { t } = useLingui();
  const { name, subject, answer_seconds, questions, time_zone } = result;
  const zone = zoneTime(time_zone, screenLanguage());
  return (
    <div className="mx-auto max-w-180">
      <ReportHead
        report={result}
        about={submittedInWords(result)}
        note={t`You watch it and judge for yourself: nothing in it is measured or scored. The person sees when your organisation has watched.`}
        actions={
          <>
            <Button className="print:hidden" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <PrintedButton
              name={`${nameOf(subject)}, ${name}`}
              print={() => interviewPdf(interviewId, subject.id)}
            />
          </>
        }
      />
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
  );
}
