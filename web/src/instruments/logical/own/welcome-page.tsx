import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { navigateToOtherDocument } from '../../../api/hand-over.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { logicalProgress } from './own-results.ts';
import { SectionSteps } from './section-steps.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { dayInWords } from '../../../lib/moments.ts';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { RetakeReason, waitsUntil } from '../../take/test-frames.tsx';

/** What the logical test is, how long it takes and how the clock works. */
export function LogicalWelcomePage() {
  const { t } = useLingui();
  const query = useQuery(logicalProgress);
  const { error } = query;
  const needsProfile = error instanceof ApiError && error.code === 'profile_required';
  useEffect(() => {
    if (needsProfile) navigateToOtherDocument('/profile/new/logical', { replace: true });
  }, [needsProfile]);
  const wait = waitsUntil(error);
  const notAsked = error instanceof ApiError && error.code === 'forbidden' && !error.inactive;
  const closed = error instanceof ApiError && error.code === 'organization_closed';
  return (
    <Screen name="logical-welcome" title={t`Logical reasoning`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Logical reasoning</Trans>}
          meta={
            <Trans>
              Two parts of 20 questions each: figures that belong together, and series to continue.
              You need no special knowledge.
            </Trans>
          }
        />
        {wait ? (
          <Card>
            <EmptyState
              title={t`You can take this test again from ${dayInWords(wait)}`}
              action={
                <ButtonLink to="/">
                  <Trans>Back to my tests</Trans>
                </ButtonLink>
              }
            >
              <RetakeReason />
            </EmptyState>
          </Card>
        ) : closed ? (
          <Card>
            <EmptyState
              title={t`Closed for now`}
              action={
                <ButtonLink to="/">
                  <Trans>Back to my tests</Trans>
                </ButtonLink>
              }
            >
              {error?.message}
            </EmptyState>
          </Card>
        ) : notAsked ? (
          <Card>
            <EmptyState
              title={t`You have not been asked to take this test`}
              action={
                <ButtonLink to="/">
                  <Trans>Back to my tests</Trans>
                </ButtonLink>
              }
            >
              <Trans>
                It opens when an organisation invites you to it and has your permission to see the
                result.
              </Trans>
            </EmptyState>
          </Card>
        ) : needsProfile ? (
          <LongPageSkeleton />
        ) : (
          <Loaded query={query} skeleton={<LongPageSkeleton />}>
            {(progress) => (
              <div className="grid gap-5">
                <SectionSteps {...progress} heardAt={query.dataUpdatedAt} />
                <Card title={<Trans>How the clock works</Trans>}>
                  <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
                    <li>
                      <Trans>
                        Each part has its own time, which keeps running if you close the page. You
                        start it yourself, after the examples.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        Once it runs there is no pause: closing the page or reloading it does not
                        stop the clock. Between the parts you may rest as long as you like.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        If your connection breaks, continue: your answers stay on your device. Time
                        in which you could not answer is given back, up to two minutes, and the
                        report says so.
                      </Trans>
                    </li>
                    <li>
                      <Trans>A quiet place and a large screen help. A phone works too.</Trans>
                    </li>
                  </ul>
                </Card>
              </div>
            )}
          </Loaded>
        )}
      </div>
    </Screen>
  );
}
