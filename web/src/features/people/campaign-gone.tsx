import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import type { TalentSearch } from './search.ts';

/** Whether a list was refused since its campaign, or a stage of it, is gone by now. */
export function isCampaignGone(error: Error | null, { campaign }: TalentSearch): boolean {
  return campaign !== undefined && error instanceof ApiError && error.status === 404;
}

/** In place of the list; the rest of what the address asks for stays. */
export function CampaignGone({ onAll }: { onAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={2}
      title={t`Campaign not found`}
      action={
        <Button onClick={onAll}>
          <Trans>Show all campaigns</Trans>
        </Button>
      }
    >
      <Trans>The campaign in this address no longer exists. Your other filters stay.</Trans>
    </EmptyState>
  );
}
