import { testTypeIds } from '@assay/contract/instruments';
import type { CampaignRow } from '@assay/contract/campaigns';
import { routeOfTest } from '@assay/contract/test-routes';
import { IconButton } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import type { CampaignQuestion } from './campaign-dialogs.tsx';
import { moveToArchive } from './campaign-dialogs.tsx';

interface CampaignMenuProps {
  campaign: CampaignRow;
  onAsk: (question: CampaignQuestion) => void;
  /** Beside buttons it has their border. */
  framed?: boolean;
}

/** Everything that can be done with a campaign as it stands. */
export function CampaignMenu({ campaign, onAsk, framed }: CampaignMenuProps) {
  const { id, status, campaign_name: name, test_types } = campaign;
  const params = { id: String(id) };
  const averaged = (['personality', 'culture'] as const).find((test) =>
    test_types.includes(testTypeIds[test]),
  );
  const over = status === 'completed' || status === 'archived';

  async function archive() {
    try {
      await moveToArchive(campaign, status === 'completed');
    } catch (failure) {
      toastFailure(failure);
    }
  }

  return (
    <Menu
      trigger={
        <IconButton
          label={framed ? 'More actions' : `Actions for ${name}`}
          className={framed ? 'border border-line bg-surface' : ''}
        >
          <MoreIcon />
        </IconButton>
      }
    >
      {status !== 'archived' && (
        <MenuLink to="/admin/assessments/edit/$id" params={params}>
          Edit
        </MenuLink>
      )}
      <MenuLink to="/admin/assessments/copy/$id" params={params}>
        Copy
      </MenuLink>
      {status !== 'draft' && averaged && (
        <MenuLink to="/admin/compare" search={{ test: averaged, campaigns: [id] }}>
          Compare averages
        </MenuLink>
      )}
      {status !== 'draft' &&
        campaign.tests.map((test) => (
          <MenuLink
            key={test.id}
            to="/admin/assessments/$id/$test/tabular"
            params={{ ...params, test: routeOfTest(test.id) }}
          >
            {test.id === testTypeIds.burnout ? 'Energy of the group' : `${test.name} results`}
          </MenuLink>
        ))}
      {status === 'active' && <MenuItem onClick={() => onAsk('end')}>End now</MenuItem>}
      {over && (
        <MenuItem onClick={() => void archive()}>
          {status === 'archived' ? 'Bring back' : 'Archive'}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger onClick={() => onAsk('delete')}>
        Delete
      </MenuItem>
    </Menu>
  );
}
