import type { CampaignRow } from '@assay/contract/campaigns';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import type { CampaignQuestion } from './campaign-dialogs.tsx';
import { isReady } from './draft-notice.tsx';

interface CampaignNextProps {
  campaign: CampaignRow;
  onAsk: (question: CampaignQuestion) => void;
}

const face = { look: 'plain', className: '-mx-4 max-sm:-my-2 sm:max-w-none' } as const;

/** Of the name in the same row: it says what a button is about. */
export const nameId = (id: number) => `campaign-${id}`;

/** What is most likely to be done next with a campaign in a list. */
export function CampaignNext({ campaign, onAsk }: CampaignNextProps) {
  const { t } = useLingui();
  const { id, status, progress } = campaign;
  const params = { id: String(id) };
  const about = { ...face, 'aria-describedby': nameId(id) };
  if (status === 'draft' && isReady(campaign)) {
    return (
      <Button {...about} onClick={() => onAsk('activate')}>
        <Trans>Activate</Trans>
      </Button>
    );
  }
  if (status === 'draft') {
    return (
      <ButtonLink to="/admin/assessments/edit/$id" params={params} {...about}>
        <Trans>Finish setup</Trans>
      </ButtonLink>
    );
  }
  const open = progress.subjects - progress.completed;
  if (status === 'active' && open > 0) {
    const words = t`${plural(open, { one: 'Remind # person', other: 'Remind # people' })}`;
    return (
      <Button {...about} onClick={() => onAsk('remind')}>
        {words}
      </Button>
    );
  }
  if (progress.completed > 0) {
    const { completed } = progress;
    const words = t`${plural(completed, { one: 'Read # result', other: 'Read # results' })}`;
    return (
      <ButtonLink to="/admin/assessments/view/$id/results" params={params} {...about}>
        {words}
      </ButtonLink>
    );
  }
  return <span className="text-muted">—</span>;
}
