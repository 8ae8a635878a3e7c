import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { PlusIcon } from '../../ui/text/icons.tsx';
import type { Campaign } from './api.ts';
import type { CampaignQuestion } from './campaign-dialogs.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { isReady } from './draft-notice.tsx';

interface CampaignActionsProps {
  campaign: Campaign;
  onAsk: (question: CampaignQuestion) => void;
}

/** What can be done with a campaign as it stands; the likely next step is the last button. */
export function CampaignActions({ campaign, onAsk }: CampaignActionsProps) {
  const { id, status } = campaign;
  const params = { id: String(id) };
  const ready = isReady(campaign);
  const running = status === 'active';
  return (
    <>
      <CampaignMenu campaign={campaign} onAsk={onAsk} framed />
      {status === 'draft' && (
        <ButtonLink
          to="/admin/assessments/edit/$id"
          params={params}
          look={ready ? 'quiet' : 'primary'}
        >
          <Trans>Edit</Trans>
        </ButtonLink>
      )}
      {status === 'draft' && ready && (
        <Button look="primary" onClick={() => onAsk('activate')}>
          <Trans>Activate</Trans>
        </Button>
      )}
      {running && (
        <ButtonLink
          to="/admin/assessments/edit/$id"
          params={params}
          search={{ section: 'people' }}
          look="primary"
        >
          <PlusIcon /> <Trans>Add people</Trans>
        </ButtonLink>
      )}
    </>
  );
}
