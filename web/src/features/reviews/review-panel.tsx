import type { OwnReview, ReviewCategory, ReviewResults } from '@assay/contract/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast, toastFailure } from '../../ui/overlays/toast.tsx';
import { discardReview, giveReview, type Place, beginReview, takeReviewBack } from './api.ts';
import { NextPerson } from './next-person.tsx';
import { OverTime } from './over-time.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewResultsCards } from './review-results.tsx';
import { useSending } from '../../lib/writes/use-sending.ts';

interface ReviewPanelProps {
  place: Place;
  category: ReviewCategory;
  own: OwnReview | null;
  results: ReviewResults;
}

/** The own review first; once it is given, what everyone has given, and how it was before. */
export function ReviewPanel({ place, category, own, results }: ReviewPanelProps) {
  const { t } = useLingui();
  const [correcting, setCorrecting] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [discarded, setDiscarded] = useState(0);
  const isDraft = own === null || own.given_at === null;
  const toTop = () => {
    setCorrecting(false);
    scrollTo(0, 0);
    // The button that had the focus is gone.
    requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));
  };
  if (isDraft || correcting) {
    return (
      <>
        <ReviewForm
          // One that is begun anew has nothing of the draft before.
          key={discarded}
          place={place}
          category={category}
          own={own}
          results={results}
          onGiven={toTop}
          actions={
            correcting ? (
              <Button onClick={toTop}>
                <Trans>Cancel</Trans>
              </Button>
            ) : (
              own && (
                <Button look="plain" onClick={() => setDiscarding(true)}>
                  <Trans>Discard draft</Trans>
                </Button>
              )
            )
          }
        />
        <ConfirmDialog
          open={discarding}
          onOpenChange={setDiscarding}
          title={t`Discard this draft?`}
          confirmLabel={t`Discard`}
          look="danger"
          onConfirm={async () => {
            toast(await discardReview(place));
            setDiscarded((before) => before + 1);
            toTop();
          }}
        >
          <Trans>What you have answered here is lost. Reviews that you have submitted stay.</Trans>
        </ConfirmDialog>
      </>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <ReviewResultsCards category={category} results={results} />
        <OverTime place={place} outcome="performance" />
        <OverTime place={place} outcome="engagement" />
      </div>
      <Card className="lg:sticky lg:top-4 print:hidden" title={t`Your review`}>
        <NextPerson place={place} results={results} look="primary" />
        <Own place={place} own={own} onCorrect={() => setCorrecting(true)} onDone={toTop} />
      </Card>
    </div>
  );
}

interface OwnProps {
  place: Place;
  own: OwnReview;
  onCorrect: () => void;
  onDone: () => void;
}

/** What can be done with a review that was given. */
function Own({ place, own, onCorrect, onDone }: OwnProps) {
  const { t } = useLingui();
  const { sent: pending, run } = useSending(async (what: 'new' | 'back') => {
    if (what === 'new') await beginReview(place);
    else {
      await takeReviewBack(place, own.answers);
      toast(t`Your review is a draft again.`, { undo: () => giveReview(place, own.answers) });
    }
    onDone();
  }, toastFailure);
  return (
    <div className="mt-5 grid gap-2.5 border-t border-line pt-4">
      <p className="text-small text-muted">
        <Trans>
          Has the work changed since? After 30 days, a new review counts as a new point in time;
          before that, it replaces your last one. Your colleagues’ ratings are hidden until you
          submit it.
        </Trans>
      </p>
      <Button pending={pending === 'new'} onClick={() => void run('new')}>
        <Trans>New review</Trans>
      </Button>
      <Button onClick={onCorrect}>
        <Trans>Correct my review</Trans>
      </Button>
      <Button look="plain" pending={pending === 'back'} onClick={() => void run('back')}>
        <Trans>Take back my review</Trans>
      </Button>
    </div>
  );
}
