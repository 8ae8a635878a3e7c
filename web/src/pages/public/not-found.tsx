import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <Screen name="not-found" title={t`Page not found`}>
      <EntryCard
        title={<Trans>This page does not exist</Trans>}
        lead={
          <Trans>The address may be mistyped, or what was here has been moved or deleted.</Trans>
        }
      >
        <ButtonLink to="/">
          <Trans>Go to the homepage</Trans>
        </ButtonLink>
      </EntryCard>
    </Screen>
  );
}
