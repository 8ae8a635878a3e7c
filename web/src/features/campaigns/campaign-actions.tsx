import { testTypeIds } from '@assay/contract/instruments';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { Campaign } from './api.ts';
import { isReady } from './draft-notice.tsx';

interface CampaignActionsProps {
  campaign: Campaign;
  onActivate: () => void;
  onDelete: () => void;
}

/** What can be done with a campaign as it stands; the likely next step is the last button. */
export function CampaignActions({ campaign, onActivate, onDelete }: CampaignActionsProps) {
  const params = { id: String(campaign.id) };
  const draft = campaign.status === 'draft';
  const ready = isReady(campaign);
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions" className="border border-line bg-surface">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem danger onClick={onDelete}>
          Delete
        </MenuItem>
      </Menu>
      <ButtonLink to="/admin/assessments/copy/$id" params={params}>
        Copy
      </ButtonLink>
      {draft ? (
        <>
          <ButtonLink
            to="/admin/assessments/edit/$id"
            params={params}
            look={ready ? 'quiet' : 'primary'}
          >
            Edit
          </ButtonLink>
          {ready && (
            <Button look="primary" onClick={onActivate}>
              Activate
            </Button>
          )}
        </>
      ) : (
        campaign.test_types.includes(testTypeIds.personality) && (
          <ButtonLink
            to="/admin/assessments/$id/$test/tabular"
            params={{ ...params, test: 'personality' }}
            look="primary"
          >
            Results table
          </ButtonLink>
        )
      )}
    </>
  );
}
