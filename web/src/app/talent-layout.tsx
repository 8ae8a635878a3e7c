import { testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { useSession } from '../api/session.ts';
import { isFramed } from '../api/settings.ts';
import { useOwnTests } from '../features/subjects/own-tests.ts';
import { Bar, BarLink, BarNav, BarSpace } from '../ui/bar.tsx';
import { Main } from '../ui/main.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { entryPaths, useHasRoute } from './entry-paths.ts';
import { LazyProfileMenu } from './lazy-profile-menu.tsx';

export function TalentLayout() {
  return (
    <>
      {!isFramed() && <TalentBar />}
      <Main>
        <Outlet />
      </Main>
    </>
  );
}

function TalentBar() {
  const { t } = useLingui();
  const auth = useSession((session) => session.auth);
  return (
    <Bar>
      <Link to="/" className="rounded-small text-ink" aria-label={t`Assay, homepage`}>
        <Wordmark />
      </Link>
      {auth ? <TalentEntries /> : <div className="flex-1" />}
      {auth ? (
        <LazyProfileMenu view="talent" />
      ) : (
        <BarLink to="/login">
          <Trans>Log in</Trans>
        </BarLink>
      )}
    </Bar>
  );
}

function TalentEntries() {
  const { t } = useLingui();
  const hasRoute = useHasRoute();
  const tests = useSession((session) => session.tests);
  const hasTest = (wanted: number) => tests.some(({ id }) => id === wanted);
  useOwnTests();
  return (
    <>
      <BarNav label={t`Main`}>
        <BarLink to="/" activeOptions={{ exact: true }}>
          <Trans>Home</Trans>
        </BarLink>
        {hasTest(testTypeIds.personality) && hasRoute(entryPaths.personality) && (
          <BarLink to={entryPaths.personality} reloadDocument>
            <Trans>Personality</Trans>
          </BarLink>
        )}
        {hasTest(testTypeIds.iq) && hasRoute(entryPaths.logical) && (
          <BarLink to={entryPaths.logical}>
            <Trans>Logical</Trans>
          </BarLink>
        )}
      </BarNav>
      <BarSpace />
    </>
  );
}
