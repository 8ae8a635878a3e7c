import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { useMay, useSession } from '../../api/session.ts';
import { AccessList } from '../../features/own-data/access-list.tsx';
import { AccountDeletion } from '../../features/own-data/account-deletion.tsx';
import { accesses, deletionRequests, ownReviews } from '../../features/own-data/api.ts';
import { AskCard } from '../../features/own-data/ask-card.tsx';
import { DownloadCard } from '../../features/own-data/download-card.tsx';
import { ReviewList } from '../../features/own-data/review-list.tsx';
import { TestDeletion } from '../../features/own-data/test-deletion.tsx';
import { ownProfile } from '../../features/profile/api.ts';
import { useOwnTests } from '../../features/subjects/own-tests.ts';
import { ReaderList } from '../../features/subjects/reader-list.tsx';
import { readers } from '../../features/subjects/readers.ts';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { FormSkeleton, LongPageSkeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';

/** What is kept about somebody, who sees it, and what they can do about it. */
export function OwnDataPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const email = useSession(({ user }) => user?.email ?? '');
  const isStaff = useMay('staff');
  // The parts fetch for themselves and say what went wrong; the page waits for all, so that none pushes another down.
  const parts = [
    useQuery(readers),
    useQuery(accesses(1)),
    useQuery(ownReviews),
    useQuery(ownProfile),
    useQuery(deletionRequests),
    useOwnTests(),
  ];
  if (parts.some(({ isPending }) => isPending)) {
    return (
      <Screen name="own-data" title={t`Your data`}>
        <div className="mx-auto max-w-180">
          <LongPageSkeleton />
        </div>
      </Screen>
    );
  }
  return (
    <Screen name="own-data" title={t`Your data`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Your data</Trans>}
          meta={
            <Trans>
              This data is yours. What is kept, for how long and why is on the page about{' '}
              <TextLink to="/privacy">privacy</TextLink>.
            </Trans>
          }
        />
        <div className="grid grid-cols-1 gap-5">
          <ReaderList />
          <AccessList />
          <ReviewList />
          <DownloadCard />
          <Tests />
          <Asking />
          {isStaff ? (
            <Card title={<Trans>Delete your account</Trans>}>
              <p className="max-w-reading text-muted">
                <Trans>
                  Your account manages an organisation. Please ask your platform administrator to
                  end that first; then you can delete your account here.
                </Trans>
              </p>
            </Card>
          ) : (
            <AccountDeletion
              email={email}
              onDeleted={() => void navigate({ to: '/account-deleted', replace: true })}
            />
          )}
        </div>
      </div>
    </Screen>
  );
}

function Tests() {
  return (
    <Loaded query={useQuery(ownProfile)} skeleton={<FormSkeleton />}>
      {({ results }) => <TestDeletion tests={results} />}
    </Loaded>
  );
}

/** Those that have invited, and those that hold a permission. */
function Asking() {
  const own = useOwnTests();
  const list = useQuery(readers);
  if (!own.data || !list.data) return null;
  const known = new Map([
    ...own.data.invites.map(({ organization: { id, name } }) => [id, name] as const),
    ...list.data.map(({ id, organization_name }) => [id, organization_name] as const),
  ]);
  const organizations = [...known].map(([id, name]) => ({ id, name }));
  return (
    <AskCard
      organizations={organizations.toSorted((one, other) => one.name.localeCompare(other.name))}
    />
  );
}
