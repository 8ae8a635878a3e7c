import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { findLastKeptRecord } from '../../features/instruments/burnout/kept-record.ts';
import { findKeptForm } from '../../features/instruments/personality/kept-form.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Alone } from './test-frames.tsx';

/** In place of a page that cannot be had without a connection; it comes by itself when there is one. */
export function OfflinePage() {
  const { t } = useLingui();
  const test = useKeptTest();
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
          {test && (
            <Trans>
              The test that you have begun is on this device: you can go on with it, and your
              answers are sent later.
            </Trans>
          )}
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          {test && (
            <ButtonAnchor href={test} look="primary">
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

/** Where a test that this device has kept goes on. */
function useKeptTest(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    void Promise.all([findKeptForm(), findLastKeptRecord()]).then(([form, record]) =>
      setPath(form ? '/personality/test' : record && `/happines-energy/test/${record.recordId}`),
    );
  }, []);
  return path;
}
