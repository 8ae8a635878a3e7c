import { Link, Outlet } from '@tanstack/react-router';
import { useMay } from '../api/session.ts';
import { useLoginProfile } from '../features/managers/login-profile.ts';
import { Bar, BarLink, BarNav, BarSpace } from '../ui/bar.tsx';
import { Main } from '../ui/main.tsx';
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
  const { data: profile } = useLoginProfile();
  const organization = isStaff ? profile?.organization_name : null;
  return (
    <Bar>
      <Link to="/admin" preload={false} className="min-w-0 rounded-small text-ink sm:max-w-72">
        {organization ? (
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
      {isStaff && profile?.organization_id ? <ManagerEntries /> : <div className="flex-1" />}
      {isStaff ? <LazyProfileMenu view="manager" /> : <BarLink to="/admin/login">Log in</BarLink>}
    </Bar>
  );
}

function ManagerEntries() {
  const hasRoute = useHasRoute();
  return (
    <>
      <BarNav label="Main">
        {hasRoute(entryPaths.assessments) && (
          <BarLink to={entryPaths.assessments}>Assessments</BarLink>
        )}
      </BarNav>
      <BarSpace />
    </>
  );
}
