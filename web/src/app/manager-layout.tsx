import type { FeatureKey } from '@assay/contract/access';
import { Link, Outlet } from '@tanstack/react-router';
import { useMay } from '../api/session.ts';
import { useLoginProfile } from '../features/managers/login-profile.ts';
import { comparedTests } from '../features/reports/search.ts';
import { Bar, BarLink, BarNav, BarSpace } from '../ui/bar.tsx';
import { Main } from '../ui/main.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { entryPaths, useHasRoute } from './entry-paths.ts';
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

function ManagerBar() {
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
      {isStaff ? <LazyProfileMenu view="manager" /> : <BarLink to="/admin/login">Log in</BarLink>}
    </Bar>
  );
}

interface ManagerEntriesProps {
  hasOrganization: boolean;
  features: readonly FeatureKey[];
}

/** Who runs this Assay without an organisation of their own has the organisations to look after. */
function ManagerEntries({ hasOrganization, features }: ManagerEntriesProps) {
  const hasRoute = useHasRoute();
  return (
    <>
      <BarNav label="Main">
        <BarLink to={entryPaths.dashboard}>Dashboard</BarLink>
        {hasOrganization ? (
          <>
            {hasRoute(entryPaths.assessments) && (
              <BarLink to={entryPaths.assessments}>Assessments</BarLink>
            )}
            {hasRoute(entryPaths.compare) &&
              comparedTests.some((test) => features.includes(test)) && (
                <BarLink to={entryPaths.compare}>Compare</BarLink>
              )}
          </>
        ) : (
          <BarLink to={entryPaths.organizations}>Organisations</BarLink>
        )}
      </BarNav>
      <BarSpace />
    </>
  );
}
