import { comparedInstruments, testTypeIds } from '@assay/contract/instruments';
import type { CampaignRow } from '@assay/contract/campaigns';
import { routeOfTest } from '@assay/contract/test-routes';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSending } from '../../lib/writes/use-sending.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { MoreIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx';
import { toastFailure } from '../../ui/overlays/toast.tsx';
import type { CampaignQuestion } from './campaign-dialogs.tsx';
import { moveToArchive } from './campaign-dialogs.tsx';
import { ownNameOfTable } from './tests.ts';

interface CampaignMenuProps {
  campaign: CampaignRow;
  onAsk: (question: CampaignQuestion) => void;
  /** Beside buttons it has their border. */
  framed?: boolean;
}

const resultsOf = (test: string) => t`${test} results`;

/** Everything that can be done with a campaign as it stands. */
export function CampaignMenu({ campaign, onAsk, framed }: CampaignMenuProps) {
  const { t } = useLingui();
  const { id, status, campaign_name: name, test_types } = campaign;
  const params = { id: String(id) };
  const averaged = comparedInstruments.find((test) => test_types.includes(testTypeIds[test]));
  const over = status === 'completed' || status === 'archived';

  const { run: archive } = useSending(
    () => moveToArchive(campaign, status === 'completed'),
    toastFailure,
  );

  return (
    <Menu
      trigger={
        <IconButton
          label={framed ? t`More actions` : t`Actions for ${name}`}
          className={framed ? 'border border-line bg-surface' : ''}
        >
          <MoreIcon />
        </IconButton>
      }
    >
      {status !== 'archived' && (
        <MenuLink to="/admin/assessments/edit/$id" params={params}>
          <Trans>Edit</Trans>
        </MenuLink>
      )}
      <MenuLink to="/admin/assessments/copy/$id" params={params}>
        <Trans>Copy</Trans>
      </MenuLink>
      {status !== 'draft' && averaged && (
        <MenuLink to="/admin/compare" search={{ test: averaged, campaigns: [id] }}>
          <Trans>Compare averages</Trans>
        </MenuLink>
      )}
      {status !== 'draft' &&
        campaign.tests.map((test) => (
          <MenuLink
            key={test.id}
            to="/admin/assessments/$id/$test/tabular"
            params={{ ...params, test: routeOfTest(test.id) }}
          >
            {ownNameOfTable(test.id) ?? resultsOf(test.name)}
          </MenuLink>
        ))}
      {status === 'active' && (
        <MenuItem onClick={() => onAsk('end')}>
          <Trans>End now</Trans>
        </MenuItem>
      )}
      {over && (
        <MenuItem onClick={() => void archive()}>
          {status === 'archived' ? t`Restore` : t`Archive`}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger onClick={() => onAsk('delete')}>
        <Trans>Delete</Trans>
      </MenuItem>
    </Menu>
  );
}
