import { pathsOf } from '@assay/contract/instruments';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Loaded } from '../../api/loaded.tsx';
import { useSession } from '../../api/session.ts';
import { AnonymisationNotice } from '../../features/subjects/anonymisation-notice.tsx';
import { CampaignEnd } from '../../features/subjects/campaign-end.tsx';
import { ClosedInvites } from '../../features/subjects/closed-invites.tsx';
import { DoneTests } from '../../features/subjects/done-tests.tsx';
import { LaterTests } from '../../features/subjects/later-tests.tsx';
import { MissedTests } from '../../features/subjects/missed-tests.tsx';
import { OpenTestCard } from '../../features/subjects/open-test-card.tsx';
import { useOwnTests } from '../../features/subjects/own-tests.ts';
import { ReaderList } from '../../features/subjects/reader-list.tsx';
import { asking, closedInvites, finishedCampaigns, toDo } from '../../features/subjects/to-do.ts';
import type { Test } from '../../features/subjects/to-do.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AskingCard } from './asking-card.tsx';

/** For people who are logged in: what to do next, what is done, who asks and who may see results. */
export function Overview() {
  const firstName = useSession(({ user }) => user?.first_name ?? '');
  const { t } = useLingui();
  const query = useOwnTests();
  return (
    <div className="mx-auto max-w-180">
      <PageHeader title={firstName ? <Trans>Hello, {firstName}</Trans> : <Trans>Hello</Trans>} />
      <Loaded query={query} skeleton={<OverviewSkeleton />}>
        {(own) => {
          const { first, later, missed, minutes, progress } = toDo(own);
          const finished = first ? [] : finishedCampaigns(own);
          const done = own.tests.filter(({ pivot }) => pivot.completed);
          const asked = asking(own);
          const closed = closedInvites(own);
          return (
            <div className="grid grid-cols-1 gap-5">
              {first && progress.all > 1 && (
                <p className="-mt-3 text-muted">
                  <Trans>
                    {progress.done} of {progress.all} completed
                  </Trans>
                  {' · '}
                  <Plural value={minutes} one="about # minute left" other="about # minutes left" />
                </p>
              )}
              {own.anonymisations.map((one) => (
                <AnonymisationNotice key={one.campaign_id} notice={one} />
              ))}
              {asked.map((invite) => (
                <AskingCard key={invite.organization.id} invite={invite} />
              ))}
              {finished.length > 0 && <CampaignEnd campaigns={finished} />}
              {first && <OpenTestCard open={first} path={testPathOf(first.test)} />}
              {later.length > 0 && (
                <LaterTests groups={later} pathOf={testPathOf} above={first?.next?.id} />
              )}
              {closed.length > 0 && <ClosedInvites invites={closed} />}
              {missed.length > 0 && <MissedTests groups={missed} />}
              {!first && missed.length + closed.length + done.length + asked.length === 0 && (
                <Card>
                  <EmptyState title={t`No tests to take`}>
                    <Trans>
                      When an organisation invites you, you get an email with a link, and its tests
                      appear here.
                    </Trans>
                  </EmptyState>
                </Card>
              )}
              {done.length > 0 && (
                <DoneTests
                  tests={done}
                  invites={own.invites}
                  pathOf={({ id }) => pathsOf(id)?.result}
                />
              )}
              <ReaderList />
              <p className="text-small text-muted">
                <Trans>
                  How it all works: <TextLink to="/assessments/faq">questions and answers</TextLink>
                  .
                </Trans>{' '}
                <Trans>
                  See who has looked, download or delete:{' '}
                  <TextLink to="/own-data">your data</TextLink>.
                </Trans>
              </p>
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}

function testPathOf({ id }: Test): string {
  return pathsOf(id)?.test ?? '/';
}

function OverviewSkeleton() {
  const { t } = useLingui();
  return (
    // As tall as what comes, so that the end of the page does not jump.
    <div role="status" aria-label={t`Loading`} className="grid min-h-[90dvh] content-start gap-5">
      <div className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-full max-w-100" />
        <Skeleton className="mt-4 h-control w-40" />
      </div>
      <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface px-5 py-5 sm:px-6">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-10" />
      </div>
    </div>
  );
}
