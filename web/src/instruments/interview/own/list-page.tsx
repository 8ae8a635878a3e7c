import type { InterviewRow } from '@assay/contract/interviews';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../api/loaded.tsx';
import { ownInterviews } from '../camera/api.ts';
import { momentInWords } from '../../../lib/moments.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Day, momentThere } from '../../../ui/text/moment.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

/** Which interviews somebody is asked for, by whom and until when. */
export function InterviewListPage() {
  const { t } = useLingui();
  const query = useQuery(ownInterviews);
  return (
    <Screen name="interview-list" title={t`Video interviews`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Video interviews</Trans>}
          meta={
            <Trans>
              Questions that you answer before the camera of your phone or computer, when it suits
              you. People watch what you record; no machine judges it. More in{' '}
              <TextLink to="/video/interview/faq">questions and answers</TextLink>.
            </Trans>
          }
        />
        <Loaded query={query} skeleton={<ShortPageSkeleton />}>
          {({ interviews }) =>
            interviews.length === 0 ? (
              <Card>
                <EmptyState title={t`You have no video interviews to record`}>
                  <Trans>When an organisation asks for a video interview, you find it here.</Trans>
                </EmptyState>
              </Card>
            ) : (
              <ul className="grid gap-4">
                {interviews.map((interview) => (
                  <li key={interview.interviewCode}>
                    <InterviewCard interview={interview} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Screen>
  );
}

function InterviewCard({ interview }: { interview: InterviewRow }) {
  const { name, organization, state, questions, answered, minutes, interviewCode } = interview;
  const params = { interviewCode };
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-title [overflow-wrap:anywhere]">{name}</h2>
          <p className="mt-1 text-muted">
            <Trans>Asked by {organization.name}</Trans>
          </p>
          <p className="mt-2 text-small text-muted">
            {state === 'started' ? (
              <Trans>
                {answered} of {questions} questions answered
              </Trans>
            ) : (
              <Plural value={questions} one="# question" other="# questions" />
            )}
            {' · '}
            <When interview={interview} minutes={minutes} />
          </p>
        </div>
        {state === 'completed' ? (
          <ButtonLink to="/video/interview/done/$interviewCode" params={params}>
            <Trans>Watch what you sent</Trans>
          </ButtonLink>
        ) : (
          state !== 'closed' && (
            <ButtonLink to="/video/interview/start/$interviewCode" params={params} look="primary">
              {state === 'started' ? <Trans>Continue</Trans> : <Trans>See details and start</Trans>}
            </ButtonLink>
          )
        )}
      </div>
    </Card>
  );
}

function When({ interview, minutes }: { interview: InterviewRow; minutes: number }) {
  const { state, completed_at, deadline, time_zone } = interview;
  if (completed_at) {
    return (
      <Trans>
        submitted on <Day at={completed_at} />
      </Trans>
    );
  }
  if (state === 'closed') return <Trans>the time for it has passed</Trans>;
  const until = deadline && momentThere(deadline, time_zone, momentInWords);
  return (
    <>
      <Trans>{minutes} minutes at most</Trans>
      {until && (
        <>
          {' · '}
          <Trans>until {until}</Trans>
        </>
      )}
    </>
  );
}
