import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAnswerQueue } from '../../api/answer-outbox.ts';
import { ApiError } from '../../api/api-error.ts';
import { navigateToOtherDocument } from '../../api/hand-over.ts';
import { rememberOrigin } from '../../api/settings.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button, ButtonAnchor } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { FocusedHeading } from '../../ui/page/focused-heading.tsx';
import { TextAnchor } from '../../ui/actions/text-anchor.tsx';

/** The frame of a screen that stands alone without the head of a question. Answers that wait are sent meanwhile. */
export function StandaloneLayout({ children }: { children: ReactNode }) {
  const { pending } = useAnswerQueue();
  return (
    <main id="content" className="mx-auto max-w-150 px-5 pt-10 pb-12 sm:pt-16">
      {children}
      <p role="status" className="mt-7 text-small text-muted">
        {pending > 0 && (
          <Plural
            value={pending}
            one="# answer is waiting to be sent."
            other="# answers are waiting to be sent."
          />
        )}
      </p>
    </main>
  );
}

/** Shown in place of the question: what was answered is kept on the device and in the account. */
export function SessionEnded() {
  return (
    <StandaloneLayout>
      <div role="alert">
        <FocusedHeading className="font-system-serif text-display">
          <Trans>Please log in again</Trans>
        </FocusedHeading>
        <p className="mt-2 max-w-reading text-option text-muted">
          <Trans>
            Your session has ended. Nothing is lost: log in, and you continue where you left off.
          </Trans>
        </p>
      </div>
      <Button
        look="primary"
        className="mt-7 px-7 max-sm:w-full"
        onClick={() => {
          rememberOrigin(location.pathname);
          navigateToOtherDocument('/login');
        }}
      >
        <Trans>Log in</Trans>
      </Button>
    </StandaloneLayout>
  );
}

/** A question before it is there; or what went wrong in its place. */
export function TestSkeleton({ failure }: { failure?: ReactNode }) {
  const { t } = useLingui();
  if (failure) return <StandaloneLayout>{failure}</StandaloneLayout>;
  return (
    <div role="status" aria-label={t`Loading`}>
      <div className="h-[3.8125rem] border-b border-line bg-surface" />
      <div className="mx-auto max-w-150 px-5 pt-8 sm:pt-12">
        <Skeleton className="mb-3 h-3.5 w-16" />
        <Skeleton className="mb-12 h-7 w-96" />
        <div className="grid gap-2.5">
          {[1, 2, 3, 4, 5].map((option) => (
            <div key={option} className="h-14 rounded-card border border-line bg-surface" />
          ))}
        </div>
      </div>
    </div>
  );
}

export function Failure({ error, retry }: { error: Error; retry: () => void }) {
  const refused = error instanceof ApiError && error.status === 403;
  return (
    <Banner
      tone={refused ? 'info' : 'bad'}
      live
      actions={
        refused ? (
          <ButtonAnchor href="/">
            <Trans>Back to my tests</Trans>
          </ButtonAnchor>
        ) : (
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {error.message}
    </Banner>
  );
}

/** Whether no organisation asks for the test. */
export function isNotAsked(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'forbidden' && !error.inactive;
}

/** Why there is no test for this person. */
export function NotAsked() {
  return (
    <StandaloneLayout>
      <h1 className="font-system-serif text-display">
        <Trans>You have not been asked to take this test</Trans>
      </h1>
      <p className="mt-2 mb-7 text-muted">
        <Trans>
          It opens when an organisation invites you to it and has your permission to see the result.
        </Trans>
      </p>
      <ButtonAnchor href="/">
        <Trans>Back to my tests</Trans>
      </ButtonAnchor>
    </StandaloneLayout>
  );
}

/** When the test can be taken again, where that is why there is none now. */
export function waitsUntil(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.availableAt : undefined;
}

export function RetakeReason() {
  return (
    <Trans>
      You have taken it before and deleted it. There are 30 days between two attempts, so that a
      result does not depend on practice. If you cannot wait, ask the organisation that invited you:
      it can let you take the test earlier.
    </Trans>
  );
}

/** A day in words, without what other pages need for moments and time zones: question pages carry this file. */
function ThatDay({ at }: { at: string }) {
  const { i18n } = useLingui();
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  return <time dateTime={at}>{new Date(at).toLocaleDateString(locale, day)}</time>;
}

/** Somebody has taken the test, deleted it, and comes back too early. */
export function RetakeWait({ until }: { until: string }) {
  return (
    <StandaloneLayout>
      <h1 className="font-system-serif text-display">
        <Trans>
          You can take this test again from <ThatDay at={until} />
        </Trans>
      </h1>
      <p className="mt-2 mb-7 text-muted">
        <RetakeReason />
      </p>
      <ButtonAnchor href="/">
        <Trans>Back to my tests</Trans>
      </ButtonAnchor>
    </StandaloneLayout>
  );
}

/** What went wrong on the page before a test, where the way in stays. */
export function StartProblem({ error }: { error: Error | null }) {
  return (
    error && (
      <div className="mb-5">
        <Banner tone="bad" live>
          {error.message}
        </Banner>
      </div>
    )
  );
}

export function BackToTests({ href = '/' }: { href?: string }) {
  return (
    <TextAnchor href={href}>
      <Trans>Back to my tests</Trans>
    </TextAnchor>
  );
}
