import { testTypeIds } from '@assay/contract/instruments';
import { Button, IconButton } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
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
        {!draft && campaign.test_types.includes(testTypeIds.personality) && (
          <MenuLink to="/admin/compare" search={{ campaigns: [campaign.id] }}>
            Compare averages
          </MenuLink>
        )}
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
        campaign.progress.subjects > 0 &&
        campaign.test_types.includes(testTypeIds.personality) && (
          <ButtonLink
            to="/admin/assessments/$id/$test/tabular"
            params={{ ...params, test: 'personality' }}
            look={campaign.progress.completed > 0 ? 'primary' : 'quiet'}
          >
            Results table
          </ButtonLink>
        )
      )}
    </>
  );
}
