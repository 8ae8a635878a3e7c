import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportError } from '../../api/error-report.ts';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';

/** Shown when a screen breaks or its script cannot be loaded; the server hears of it, and the link reloads everything. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '/' });
  useEffect(() => reportError(error, page), [error, page]);
  return (
    <Screen name="error" title={t`Something went wrong`}>
      <EntryCard
        title={t`Something went wrong`}
        lead={
          <p role="alert">
            <Trans>
              It looks like we are having issues. You have encountered an error. Our team has been
              notified.
            </Trans>
          </p>
        }
      >
        <ButtonAnchor href="/">
          <Trans>Go to the homepage</Trans>
        </ButtonAnchor>
      </EntryCard>
    </Screen>
  );
}
