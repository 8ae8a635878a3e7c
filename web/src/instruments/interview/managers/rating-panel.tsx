import type { Rating, Ratings } from '@assay/contract/interview-ratings';
import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { useIsOneself } from '../../../api/session.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { toast, toastFailure } from '../../../ui/overlays/toast.tsx';
import { RatingForm } from './rating-form.tsx';
import { RatingResults } from './rating-results.tsx';
import { rateInterview, takeRatingBack } from './ratings-api.ts';
import { RubricButton } from './rubric-dialog.tsx';

interface RatingPanelProps {
  /** As the address has it. */
  interviewId: string;
  subjectId: number;
  campaign: number | undefined;
  /** Of the organisation. */
  timeZone: string;
  query: UseQueryResult<Ratings>;
}

/** Beside the recordings: the own rating, then those of all, and who is to be rated next. */
export function RatingPanel({ query, ...named }: RatingPanelProps) {
  return (
    <Loaded
      query={query}
      skeleton={
        <Loading>
          <RatingSkeleton />
        </Loading>
      }
    >
      {(data) => (
        // What is chosen for one person, or by one rubric, is not another's.
        <Panel key={`${named.subjectId} ${data.rubric.edition}`} {...named} data={data} />
      )}
    </Loaded>
  );
}

function Panel({
  data,
  interviewId,
  subjectId,
  campaign,
  timeZone,
}: Omit<RatingPanelProps, 'query'> & { data: Ratings }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = data.ratings.find((rating) => rating.own);
  const isOneself = useIsOneself(subjectId);
  const isForm = !isOneself && (own === undefined || changing);
  const toHeading = () => {
    setChanging(false);
    // The button that had the focus is gone.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const taking = useSending(async ({ scores, comment }: Rating) => {
    await takeRatingBack(interviewId, subjectId);
    toHeading();
    const { edition } = data.rubric;
    toast(t`Your rating is taken back.`, {
      undo: () => rateInterview(interviewId, subjectId, { edition, scores, comment }),
    });
  }, toastFailure);

  return (
    <Card
      title={isForm ? t`Your rating` : t`Rating`}
      titleRef={heading}
      actions={<RubricButton interviewId={interviewId} />}
    >
      {own === undefined && (
        <p className="mb-5 text-small text-muted last:mb-0">
          {isOneself
            ? t`This is your own interview. Only your colleagues can rate it.`
            : waitingInWords(data)}
        </p>
      )}
      {isForm && (
        <RatingForm
          interviewId={interviewId}
          subjectId={subjectId}
          rubric={data.rubric}
          own={own}
          onSaved={toHeading}
          onCancel={own && toHeading}
        />
      )}
      {own && !isForm && (
        <>
          <RatingResults data={data} timeZone={timeZone} />
          <div className="mt-5 flex flex-wrap gap-2.5 print:hidden">
            <Button onClick={() => setChanging(true)}>
              <Trans>Change my rating</Trans>
            </Button>
            <Button look="plain" pending={taking.pending} onClick={() => void taking.run(own)}>
              <Trans>Take back my rating</Trans>
            </Button>
          </div>
        </>
      )}
      <Next
        interviewId={interviewId}
        campaign={campaign}
        data={data}
        done={own !== undefined && !isForm}
      />
    </Card>
  );
}

function waitingInWords({ raters }: Ratings): string {
  return raters === 0
    ? t`No one has rated this interview yet.`
    : t`${plural(raters, { one: '# colleague has', other: '# colleagues have' })} rated. You see their ratings once you have rated.`;
}

interface NextProps {
  interviewId: string;
  campaign: number | undefined;
  data: Ratings;
  /** The own rating is given. */
  done: boolean;
}

function Next({ interviewId, campaign, data: { next, left }, done }: NextProps) {
  if (next === null && !done) return null;
  const name = next ? nameOf({ ...next, email: '' }) : '';
  return (
    <div className="mt-5 border-t border-line pt-4 print:hidden">
      {next ? (
        <>
          <p className="mb-2.5 text-small text-muted">
            {t`${plural(left, { one: '# other person is', other: '# other people are' })} waiting for your rating.`}
          </p>
          <ButtonLink
            look={done ? 'primary' : undefined}
            to="/admin/interview/result/$interviewId/$subjectId"
            params={{ interviewId, subjectId: String(next.subject_id) }}
            search={{ campaign }}
            preload={false}
          >
            <Trans>Next: {name}</Trans>
          </ButtonLink>
        </>
      ) : (
        <p className="text-small text-muted">
          <Trans>You have rated everyone who has submitted this interview.</Trans>
        </p>
      )}
    </div>
  );
}

/** As high as the standard rubric. */
export function RatingSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface px-5 py-5 sm:px-6">
      <Skeleton className="mb-8 h-6 w-32" />
      {[1, 2, 3, 4].map((criterion) => (
        <div key={criterion} className="mb-6 grid grid-cols-1 gap-2.5">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-control" />
          <Skeleton className="h-24" />
        </div>
      ))}
    </div>
  );
}
