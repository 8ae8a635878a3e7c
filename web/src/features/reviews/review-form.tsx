import type { OwnReview, ReviewCategory, ReviewResults } from '@assay/contract/reviews';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { ScorePicker } from '../../ui/fields/score-picker.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { type Place, takeReviewBack } from './api.ts';
import { answersOf, type Review, useReview } from './use-review.ts';
import { sectionsOf } from './words.ts';
import { useSending } from '../../lib/writes/use-sending.ts';

interface ReviewFormProps {
  place: Place;
  category: ReviewCategory;
  own: OwnReview | null;
  results: ReviewResults;
  /** Beside the button that gives it. */
  actions: ReactNode;
  onGiven: () => void;
}

/** The own review: every question is rated, or said to be one that cannot be told. */
export function ReviewForm({ place, category, own, results, actions, onGiven }: ReviewFormProps) {
  const { t } = useLingui();
  const { items } = category;
  const review = useReview(place, items, own);
  const { choices, choose, unsaved, settle } = review;
  const [tried, setTried] = useState(false);
  const sections = sectionsOf(items, category.name);
  const missing = sections
    .flatMap((one) => one.items)
    .filter(({ id }) => choices[id] === undefined);
  const given = own?.given_at != null;

  const { pending, errors, run, reset } = useSending(async () => {
    const answers = answersOf(await review.give());
    toast(
      given ? t`Your review is corrected.` : t`Your review is submitted.`,
      given ? {} : { undo: () => takeReviewBack(place, answers) },
    );
    onGiven();
  });

  function give(form: HTMLFormElement) {
    if (pending) return;
    setTried(true);
    reset();
    const [first] = missing;
    if (first) {
      form.querySelector<HTMLInputElement>(`input[name="question-${first.id}"]`)?.focus();
      return;
    }
    void run();
  }

  return (
    <form
      noValidate
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        give(event.currentTarget);
      }}
    >
      <LeaveGuard unsaved={unsaved && !pending} settle={settle} />
      <div className="grid gap-6 max-lg:order-2">
        {sections.map(({ title, items: asked }) => (
          <Card key={title} title={title}>
            <div className="grid gap-8 pt-2 pb-1.5">
              {asked.map(({ id, text, anchors }) => (
                <ScorePicker
                  key={id}
                  title={text}
                  anchors={anchors}
                  name={`question-${id}`}
                  value={choices[id]}
                  error={
                    tried && choices[id] === undefined
                      ? t`Please choose 1 to 5, or “Cannot tell”.`
                      : undefined
                  }
                  onChange={(value) => choose(id, value)}
                />
              ))}
            </div>
          </Card>
        ))}
        <div className="grid gap-4">
          <FormErrors errors={errors} />
          {tried && missing.length > 0 && (
            <p role="status" className="text-small text-bad">
              {t`${plural(missing.length, { one: '# question is', other: '# questions are' })} not answered yet.`}
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" look="primary" pending={pending}>
              {given ? <Trans>Save changes</Trans> : <Trans>Submit review</Trans>}
            </Button>
            {actions}
          </div>
        </div>
      </div>
      <Card
        className="lg:sticky lg:top-4"
        title={given ? t`Correcting your review` : t`Your review`}
      >
        <Progress
          answered={items.length - missing.length}
          all={items.length}
          review={review}
          isDraft={!given}
        />
        <p className="mt-4 text-small text-muted">
          <Trans>
            Rate what you have seen yourself, each question on its own. Choose “Cannot tell” rather
            than guess. The person may read your review, with your name.
          </Trans>
        </p>
        <p className="mt-3 text-small text-muted">{othersInWords(results)}</p>
      </Card>
    </form>
  );
}

function Progress({
  answered,
  all,
  review: { problem, unsaved, retry },
  isDraft,
}: {
  answered: number;
  all: number;
  review: Review;
  isDraft: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      <p className="mb-2">
        <Trans>
          {answered} of {all} answered
        </Trans>
      </p>
      <ProgressBar label={t`Answered`} value={answered} max={all} />
      {isDraft && (
        // As high with words as without.
        <p role="status" className="mt-2 min-h-5 text-small text-muted">
          {answered > 0 && !problem && (unsaved ? t`Saving the draft…` : t`The draft is saved.`)}
        </p>
      )}
      {problem && (
        <div className="mt-2">
          <Banner
            tone="warn"
            live
            actions={
              <Button onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Kept in this browser only so far.</Trans> {problem.message}
          </Banner>
        </div>
      )}
    </>
  );
}

function othersInWords({ reviewers, reviews }: ReviewResults): string {
  const others = reviewers - (reviews.some(({ own }) => own) ? 1 : 0);
  return others === 0
    ? t`No colleague has reviewed this person yet.`
    : t`${plural(others, { one: '# colleague has', other: '# colleagues have' })} reviewed. You see their reviews once you have submitted yours.`;
}
