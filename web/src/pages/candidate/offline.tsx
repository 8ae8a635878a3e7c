import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { findKeptForm } from '../../features/instruments/personality/kept-form.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Alone } from './test-frames.tsx';

/** In place of a page that cannot be had without a connection; it comes by itself when there is one. */
export function OfflinePage() {
  const { t } = useLingui();
  const hasTest = useHasTest();
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Screen name="offline" title={t`No connection`}>
      <Alone>
        <FocusedHeading className="font-system-serif text-display">
          <Trans>There is no connection at the moment</Trans>
        </FocusedHeading>
        <p className="mt-2 max-w-reading text-option text-muted">
          <Trans>This page opens by itself as soon as there is one.</Trans>{' '}
          {hasTest && (
            <Trans>
              The test that you have begun is on this device: you can go on with it, and your
              answers are sent later.
            </Trans>
          )}
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          {hasTest && (
            <ButtonAnchor href="/personality/test" look="primary">
              <Trans>Continue the test</Trans>
            </ButtonAnchor>
          )}
          <Button onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Alone>
    </Screen>
  );
}

function useHasTest(): boolean {
  const [hasTest, setHasTest] = useState(false);
  useEffect(() => {
    void findKeptForm().then((kept) => setHasTest(kept !== undefined));
  }, []);
  return hasTest;
}
