import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { isFramed } from '../api/settings.ts';
import { useOwnTests } from '../features/subjects/own-tests.ts';
import { barEntries } from '../instruments/bar-entries.ts';
import { Bar, BarLink, BarNav, BarSpace } from '../ui/page/bar.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Main } from '../ui/page/main.tsx';
import { TextLink } from '../ui/actions/text-link.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import { LazyProfileMenu } from './lazy-profile-menu.tsx';
import { registerServiceWorker } from './register-worker.ts';

export function TalentLayout() {
  const auth = useSession((session) => session.auth);
  useEffect(() => {
    if (auth) registerServiceWorker();
  }, [auth]);
  return (
    <>
      {isFramed() ? <FrameHead /> : <TalentBar />}
      <Main>
        <Outlet />
      </Main>
      <TalentFoot />
    </>
  );
}

/** What stays of the bar in a frame: it is nobody's own window, so leaving must be possible. */
function FrameHead() {
  const auth = useSession((session) => session.auth);
  const router = useRouter();
  const leave = async () => {
    const { logout } = await import('../features/accounts/api.ts');
    await logout();
    await router.navigate({ to: '/login' });
  };
  return (
    <div className="flex items-center justify-end gap-2 px-4 pt-2 print:hidden">
      <LanguageChooser />
      {auth && (
        <Button look="plain" onClick={() => void leave()}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </div>
  );
}

function TalentFoot() {
  const auth = useSession((session) => session.auth);
  // A window beside the frame has no login.
  const ownPage = auth && !isFramed();
  return (
    // It comes with the page above it, whose length nobody knows before.
    <footer className="mx-auto flex max-w-[75rem] flex-wrap justify-center gap-x-6 px-4 pb-6 text-small text-muted sm:px-10 print:hidden [main:empty+&]:hidden [main:has([data-loading])+&]:hidden">
      <TextLink to={ownPage ? '/assessments/faq' : '/faq'} className="pointer-coarse:py-3">
        <Trans>Questions and answers</Trans>
      </TextLink>
      {ownPage && (
        <TextLink to="/own-data" className="pointer-coarse:py-3">
          <Trans>Your data</Trans>
        </TextLink>
      )}
      <TextLink to="/privacy" className="pointer-coarse:py-3">
        <Trans>Privacy</Trans>
      </TextLink>
    </footer>
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
      <LanguageChooser />
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
  useOwnTests();
  return (
    <>
      <BarNav label={t`Main`}>
        <BarLink to="/" activeOptions={{ exact: true }}>
          <Trans>Home</Trans>
        </BarLink>
        {barEntries.map(({ id, Entry }) => (
          <Entry key={id} />
        ))}
      </BarNav>
      <BarSpace />
    </>
  );
}
