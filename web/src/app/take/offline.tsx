import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { FindKept } from '../../instruments/take/kept.ts';
import { Button, ButtonAnchor } from '../../ui/actions/button.tsx';
import { FocusedHeading } from '../../ui/page/focused-heading.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { StandaloneLayout } from '../../instruments/take/test-frames.tsx';

/** In place of a page that cannot be had without a connection; it comes by itself when there is one. */
export function OfflinePage() {
  const { t } = useLingui();
  const kept = useKeptTest();
  useComingBack();
  return (
    <Screen name="offline" title={t`No connection`}>
      <StandaloneLayout>
        <FocusedHeading className="font-system-serif text-display">
          <Trans>There is no connection right now</Trans>
        </FocusedHeading>
        <p className="mt-2 max-w-reading text-option text-muted">
          <Trans>This page opens automatically as soon as there is one.</Trans>{' '}
          {kept && (
            <Trans>
              The test that you have started is on this device: you can continue with it, and your
              answers are sent later.
            </Trans>
          )}
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          {kept && (
            <ButtonAnchor href={kept} look="primary">
              <Trans>Continue the test</Trans>
            </ButtonAnchor>
          )}
          <Button onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </StandaloneLayout>
    </Screen>
  );
}

/** Milliseconds between two looks whether there is a connection. */
const retryEveryMs = 5000;

/**
 * Opens the page as soon as the server answers. The browser's own word is not enough: it may be given before the
 * connection carries anything, and it never comes when it was the server that was away.
 */
function useComingBack() {
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const look = () =>
      void fetch('/api/ready', { cache: 'no-store', signal }).then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    const looks = setInterval(look, retryEveryMs);
    signal.addEventListener('abort', () => clearInterval(looks));
    addEventListener('online', look, { signal });
    // Whoever has begun to leave is not fetched back.
    addEventListener('beforeunload', () => watching.abort(), { signal });
    return () => watching.abort();
  }, []);
}

const rooms = import.meta.glob<FindKept>('../../instruments/*/take/kept.ts', {
  eager: true,
  import: 'findKept',
});

/** Where a test goes on that this device has kept; undefined when there is none. */
function useKeptTest(): string | undefined {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    for (const findKept of Object.values(rooms))
      void findKept().then((path) => path && setPage((found) => found ?? path));
  }, []);
  return page;
}
