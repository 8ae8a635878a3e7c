import type { FeatureKey } from '@assay/contract/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { useMay } from '../api/session.ts';
import { useLoginProfile } from '../features/managers/login-profile.ts';
import { comparedTests } from '../features/reports/search.ts';
import { Bar, BarLink, BarNav, BarSpace } from '../ui/bar.tsx';
import { Main } from '../ui/main.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { entryPaths, useHasRoute } from './entry-paths.ts';
import { LanguageChooser } from './language-chooser.tsx';
import { LazyProfileMenu } from './lazy-profile-menu.tsx';

export function ManagerLayout() {
  return (
    <>
      <ManagerBar />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}

/** Whose view it is, its entries, and the menu. */
export function ManagerBar() {
  const isStaff = useMay('staff');
  const { data: profile, isPending } = useLoginProfile();
  const organization = isStaff ? profile?.organization_name : null;
  return (
    <Bar>
      <Link to="/admin" preload={false} className="min-w-0 rounded-small text-ink sm:max-w-72">
        {isStaff && isPending ? (
          <Skeleton className="h-5 w-28" />
        ) : organization ? (
          <span className="block truncate font-serif text-[1.125rem] font-bold">
            {organization}
          </span>
        ) : (
          <>
            <span className="sr-only">Assay</span>
            <Wordmark />
          </>
        )}
      </Link>
      {isStaff && profile ? (
        <ManagerEntries
          hasOrganization={profile.organization_id !== null}
          features={profile.features}
        />
      ) : (
        <div className="flex-1" />
      )}
      {isStaff ? (
        <LazyProfileMenu view="manager" />
      ) : (
        <>
          <LanguageChooser />
          <LogIn />
        </>
      )}
    </Bar>
  );
}

interface ManagerEntriesProps {
  hasOrganization: boolean;
  features: readonly FeatureKey[];
}

function LogIn() {
  return (
    <BarLink to="/admin/login">
      <Trans>Log in</Trans>
    </BarLink>
  );
}

/** Those who run this installation, without an organisation of their own, manage the organisations. */
function ManagerEntries({ hasOrganization, features }: ManagerEntriesProps) {
  const { t } = useLingui();
  const hasRoute = useHasRoute();
  return (
    <>
      <BarNav label={t`Main`}>
        <BarLink to={entryPaths.dashboard}>
          <Trans>Dashboard</Trans>
        </BarLink>
        {hasOrganization ? (
          <>
            {hasRoute(entryPaths.assessments) && (
              <BarLink to={entryPaths.assessments}>
                <Trans>Campaigns</Trans>
              </BarLink>
            )}
            {hasRoute(entryPaths.compare) &&
              comparedTests.some((test) => features.includes(test)) && (
                <BarLink to={entryPaths.compare}>
                  <Trans>Compare</Trans>
                </BarLink>
              )}
          </>
        ) : (
          <BarLink to={entryPaths.organizations}>
            <Trans>Organisations</Trans>
          </BarLink>
        )}
      </BarNav>
      <BarSpace />
    </>
  );
}
