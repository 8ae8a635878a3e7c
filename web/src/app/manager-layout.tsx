import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useMay } from '../api/session.ts';
import { useLoginProfile } from '../features/managers/login-profile.ts';
import { Bar, BarLink, BarNav, BarSpace } from '../ui/page/bar.tsx';
import { Main } from '../ui/page/main.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { FindAnybody } from './find/find-anybody.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import { LazyProfileMenu } from './lazy-profile-menu.tsx';
import { useManagerScreens } from './manager-screens.ts';

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
        <ManagerEntries hasOrganization={profile.organization_id !== null} />
      ) : (
        <div className="flex-1" />
      )}
      {isStaff ? (
        <>
          <FindAnybody />
          <LazyProfileMenu view="manager" />
        </>
      ) : (
        <>
          <LanguageChooser />
          <LogIn />
        </>
      )}
    </Bar>
  );
}

function LogIn() {
  return (
    <BarLink to="/admin/login">
      <Trans>Log in</Trans>
    </BarLink>
  );
}

const ofOrganization = ['dashboard', 'campaigns', 'talent', 'compare', 'succession'] as const;
const ofInstallation = ['dashboard', 'organizations'] as const;

/** Those who run this installation, without an organisation of their own, manage the organisations. */
function ManagerEntries({ hasOrganization }: { hasOrganization: boolean }) {
  const { t } = useLingui();
  const screens = useManagerScreens();
  const path = useLocation({ select: (location) => location.pathname });
  // A person’s page belongs to the list of all people.
  const aboutPerson = path.startsWith('/admin/subject-profile');
  const entries = hasOrganization ? ofOrganization : ofInstallation;
  return (
    <>
      <BarNav label={t`Main`}>
        {entries.map((name) => {
          const screen = screens.get(name);
          return (
            screen && (
              <BarLink
                key={name}
                to={screen.path}
                aria-current={name === 'talent' && aboutPerson ? 'page' : undefined}
              >
                {t(screen.words)}
              </BarLink>
            )
          );
        })}
      </BarNav>
      <BarSpace />
    </>
  );
}
